// Small signs, stroked in a square of 24: classes of ranks, kinds of attack values, traits, states of a unit.

export type Icon = string;

export const CLASS_ICONS: { readonly [name: string]: Icon } = {
  regular: 'M12 3L20 6V12C20 17 16 20 12 21.5C8 20 4 17 4 12V6ZM12 3V21.5M4 11H20',
  skirmish: 'M4 20L19 5M13 4L20 4L20 11M8 20L12 16M4 16L8 12',
  cavalry: 'M6 21C6 15 9 14 8 10L4 12L3 9L8 4L9 2L11 4C17 5 19 11 19 21M13 21C14 17 12 15 11 14',
  special: 'M12 2.5L14.8 9L21.5 9.600L16.4 14L18 21L12 17.2L6 21L7.600 14L2.5 9.600L9.2 9Z',
};

export const CLASS_WORDS: { readonly [name: string]: string } = {
  regular: 'regular infantry',
  skirmish: 'skirmish infantry',
  cavalry: 'cavalry',
  special: 'special',
};

export const MELEE: Icon = 'M5 19L19 5M19 5H14.500M19 5V9.500M4 15L9 20M7 17L3.500 20.500';
export const RANGED: Icon = 'M6 4C17 6 18 18 20 18M6 4C8 15 18 16 20 18M6 4L20 18M4 20L14 10M14 10H10M14 10V14';

/** Traits by the letters of their key. */
export const TRAIT_ICONS: { readonly [key: string]: Icon } = {
  anticipate: 'M3 12H14M10 8L14 12L10 16M19 4V20',
  attrition: 'M19 8A8 8 0 0 0 5 9M5 4V9H10M5 16A8 8 0 0 0 19 15M19 20V15H14',
  discipline: 'M6 22V3H19L15.500 7.500L19 12H6',
  evade: 'M20 5C9 3 4 10 6 19M2 14L6 19L10.500 14.500',
  envelop: 'M4 4C4 20 20 20 20 4M1 8L4 3.500L8 7M16 7L20 3.500L23 8M12 4V9',
  fright: 'M12 2C5 2 3 7 4 12L6 21H18L20 12C21 7 19 2 12 2ZM8 9V11M16 9V11M9 17C9 14 15 14 15 17Z',
  guard: 'M12 3L20 6V12C20 17 16 20 12 21.5C8 20 4 17 4 12V6ZM8 12L11 15L16 8.500',
  harass: 'M5 3V13M2 10L5 13.500L8 10M12 8V18M9 15L12 18.500L15 15M19 3V13M16 10L19 13.500L22 10',
  impetus: 'M3 5L10 12L3 19M11 5L18 12L11 19M22 4V20',
  powerful: 'M8 2.500H16L21.500 8V16L16 21.500H8L2.500 16V8ZM12 7V17M7 12H17',
  screen: 'M4 3V21M9 5C17 8 17 16 9 19M9 5V19M9 12H21M18 9L21 12L18 15',
  slow: 'M6 2.500H18M6 21.500H18M7 2.500C7 9 17 15 17 21.500M17 2.500C17 9 7 15 7 21.500',
  steadfast: 'M3 21H21M6 21V9M12 21V9M18 21V9M3 9H21L12 3Z',
  swift: 'M2 7H12M4 12H16M2 17H12M15 5L22 12L15 19',
};

export const UNKNOWN_TRAIT: Icon = 'M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4Z';

/** What has become of a unit, as a mark with words of its own. */
export const STATE_ICONS = {
  commanded: { words: 'commanded this turn', path: 'M8 22V3M8 3H20L16.500 7.500L20 12H8' },
  redeployed: { words: 'redeployed this turn', path: 'M4 5L11 12L4 19M13 5L20 12L13 19' },
  charging: { words: 'charging', path: 'M12 21V4M5 11L12 4L19 11' },
  overlapped: { words: 'overlapped', path: 'M3 4H8V20H3M21 4H16V20H21M12 8V16' },
  attacks: { words: 'attacks now', path: 'M4 4L18 18M20 4L6 18M14 21L21 14M10 21L3 14' },
  target: {
    words: 'is attacked now',
    path: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z',
  },
  reacts: { words: 'could answer now', path: 'M4 20V13C4 7 10 7 19 7M14 2L19.500 7L14 12' },
} as const;

export type StateKey = keyof typeof STATE_ICONS;
