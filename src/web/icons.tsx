// Small signs for buttons, drawn in a square of 24 with one pen. They are decoration: a button that shows one has words.

export interface IconProps {
  /** Side in CSS pixels. */
  readonly size?: number;
  readonly class?: string;
}

/** Stroked paths by name. */
const PATHS = {
  undo: 'M9 5L4 10L9 15M4 10H14C18 10 20 12.5 20 15.5S18 20 15 20H11',
  redo: 'M15 5L20 10L15 15M20 10H10C6 10 4 12.5 4 15.5S6 20 9 20H13',
  menu: 'M4 6H20M4 12H20M4 18H20',
  more: 'M4.5 12A0.5 0.5 0 1 0 5.5 12A0.5 0.5 0 1 0 4.5 12ZM11.5 12A0.5 0.5 0 1 0 12.5 12A0.5 0.5 0 1 0 11.5 12ZM18.5 12A0.5 0.5 0 1 0 19.5 12A0.5 0.5 0 1 0 18.5 12Z',
  help: 'M9 9C9 7 10.4 6 12 6S15 7 15 9C15 11.4 12 11.4 12 14M12 17.6V17.7M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z',
  info: 'M12 11V17M12 7V7.1M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z',
  log: 'M6 3H18V21H6ZM9 8H15M9 12H15M9 16H13',
  book: 'M12 6C10 4 6 4 3 5V19C6 18 10 18 12 20C14 18 18 18 21 19V5C18 4 14 4 12 6ZM12 6V20',
  cards: 'M8 7H19V21H8ZM5 17H4V3H15V4',
  dice: 'M4 4H20V20H4ZM8.5 8.5V8.6M15.5 8.5V8.6M12 12V12.1M8.5 15.5V15.6M15.5 15.5V15.6',
  eye: 'M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  eyeClosed: 'M2 10C5 15 8.5 17 12 17S19 15 22 10M5 14L3 17M12 17V20M19 14L21 17',
  flag: 'M6 22V3M6 4C10 2 13 7 19 4V13C13 16 10 11 6 13',
  standard: 'M12 2V22M5 5H19M6.5 5V15L9.2 13L12 15L14.8 13L17.5 15V5',
  swords: 'M4 3L17 16M20 3L7 16M14 19L20 13M10 19L4 13M17 16L20 20M7 16L4 20',
  bow: 'M6 3C19 5 19 19 6 21M6 3V21M3 12H20M17 9L20 12L17 15',
  shield: 'M12 3L20 6V12C20 17 16 20 12 21.5C8 20 4 17 4 12V6Z',
  close: 'M5 5L19 19M19 5L5 19',
  check: 'M4 13L9.5 18.5L20 6',
  play: 'M7 4L20 12L7 20Z',
  pause: 'M8 4V20M16 4V20',
  stepForward: 'M6 4L15 12L6 20ZM19 4V20',
  stepBack: 'M18 4L9 12L18 20ZM5 4V20',
  toStart: 'M20 5L13 12L20 19ZM12 5L5 12L12 19ZM3 5V19',
  toEnd: 'M4 5L11 12L4 19ZM12 5L19 12L12 19ZM21 5V19',
  zoomIn: 'M10.5 3A7.5 7.5 0 1 0 10.5 18A7.5 7.5 0 1 0 10.5 3ZM16 16L21 21M10.5 7V14M7 10.5H14',
  zoomOut: 'M10.5 3A7.5 7.5 0 1 0 10.5 18A7.5 7.5 0 1 0 10.5 3ZM16 16L21 21M7 10.5H14',
  fit: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  turn: 'M5 9A8 8 0 0 1 20 11M19 15A8 8 0 0 1 4 13M5 4V9H10M19 20V15H14',
  settings:
    'M4 7H11M17 7H20M4 17H7M13 17H20M14 4.5A2.5 2.5 0 1 0 14 9.5A2.5 2.5 0 1 0 14 4.5ZM10 14.5A2.5 2.5 0 1 0 10 19.5A2.5 2.5 0 1 0 10 14.5Z',
  link: 'M10 14L14 10M9 8L12 5A4.2 4.2 0 0 1 18.5 11.5L16 14M15 16L12 19A4.2 4.2 0 0 1 5.5 12.5L8 10',
  save: 'M4 4H16L20 8V20H4ZM8 4V9H15V4M8 20V14H16V20',
  open: 'M3 19V5H9L11 8H20V11M3 19L6.5 11H22L19 19Z',
  copy: 'M9 8H20V21H9ZM5 16H4V3H15V4',
  share: 'M12 15V3M7.5 7.5L12 3L16.5 7.5M5 12V21H19V12',
  sun: 'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M5 5L6.8 6.8M17.2 17.2L19 19M5 19L6.8 17.2M17.2 6.8L19 5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z',
  speaker: 'M4 9H8L13 4V20L8 15H4ZM16.5 8.5C18.5 10.5 18.5 13.5 16.5 15.5M19 6C22.4 9.4 22.4 14.6 19 18',
  speakerOff: 'M4 9H8L13 4V20L8 15H4ZM17 9.5L22 14.5M22 9.5L17 14.5',
  keyboard: 'M2.5 6H21.5V18H2.5ZM6 10V10.1M10 10V10.1M14 10V10.1M18 10V10.1M7 14H17',
  person: 'M12 3.5A4 4 0 1 0 12 11.5A4 4 0 1 0 12 3.5ZM4 21C4 16 7.5 14 12 14S20 16 20 21',
  machine: 'M5 8H19V19H5ZM12 8V4M12 4V3.9M9 12.5V12.6M15 12.5V12.6M9 16H15M2.5 12V15M21.5 12V15',
  chart: 'M4 3V20H21M7 15L11 10L14 13L20 6',
  trace: 'M5 17A2 2 0 1 0 5 21A2 2 0 1 0 5 17ZM6.5 17L10 12H15L19.5 5.5M19.8 10.5V5H14.3',
  back: 'M14 5L7 12L14 19',
  forward: 'M10 5L17 12L10 19',
  up: 'M5 14L12 7L19 14',
  down: 'M5 10L12 17L19 10',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22, class: extra = '' }: IconProps & { readonly name: IconName }) {
  return (
    <svg
      class={`icon icon-${name} ${extra}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

export const iconNames = Object.keys(PATHS) as readonly IconName[];
