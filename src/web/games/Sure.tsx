// How sure a printed value is: told by a sign of its own form and by words, never by colour alone. Sourced values have no
// sign; a value within limits has a wave, one of ours a pen.

import '../styles/sure.css';
import type { Provenance } from '../../kernel/view.ts';

export const SURE_WORDS: { readonly [P in Provenance]: string } = {
  sourced: 'from the sources',
  constrained: 'within what the sources allow',
  designed: 'ours',
};

const SIGNS: { readonly [P in Provenance]: string } = {
  sourced: '',
  constrained: 'M1 8C3 3 6 3 8 8S13 13 15 8',
  designed: 'M2 14L3.5 9.5L11 2L14 5L6.5 12.5Z',
};

/** The sign beside a value; `words` says it to those who hear the page, and on resting the pointer on it. */
export function Sure({ mark, size = 12 }: { readonly mark: Provenance; readonly size?: number }) {
  if (mark === 'sourced') return null;
  return (
    <svg
      class={`sure sure-${mark}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role="img"
      aria-label={SURE_WORDS[mark]}
    >
      <title>{SURE_WORDS[mark]}</title>
      <path d={SIGNS[mark]} />
    </svg>
  );
}

/** What the signs mean, for panels that use them. */
export function SureLegend({ marks }: { readonly marks: Iterable<Provenance> }) {
  const shown = [...new Set(marks)].filter((mark) => mark !== 'sourced');
  if (shown.length === 0) return null;
  return (
    <p class="sure-legend">
      {shown.map((mark) => (
        <span key={mark}>
          <Sure mark={mark} /> {SURE_WORDS[mark]}
        </span>
      ))}
    </p>
  );
}
