// What is near its end, in the plate of an army: a sign of its own form with two or three words, and on asking whole sentences.

import '../styles/warned.css';

/** Of a game's view: `short` for the plate, `text` for who asks or listens. */
export interface Warning {
  readonly short: string;
  readonly text: string;
}

const Sign = () => (
  <svg class="warned-sign" width={13} height={13} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1.500L15 14.500H1ZM8 6V10M8 12V12.600" />
  </svg>
);

/** The first of them, and how many more there are; the plate's own label has the words for who hears it. */
export function Warned({ warnings }: { readonly warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <span class="warned" title={warnings.map(({ text }) => text).join(' ')}>
      <Sign />
      {warnings[0].short}
      {warnings.length > 1 && ` +${warnings.length - 1}`}
    </span>
  );
}

/** All of them as sentences. */
export function WarnedList({ warnings }: { readonly warnings: readonly Warning[] }) {
  return (
    <>
      {warnings.map(({ text }) => (
        <p key={text} class="warned-line">
          <Sign /> <span>{text}</span>
        </p>
      ))}
    </>
  );
}
