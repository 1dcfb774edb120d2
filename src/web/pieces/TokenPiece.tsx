// An Inspired Action token: a round piece of gold with a raised hand. A token that is spent, or that was never
// gained, is a dashed ring with the hand in outline, so that a row of them can be counted without colour.

import '../styles/token.css';

export interface TokenPieceProps {
  /** Height and width in CSS pixels. */
  readonly size?: number;
  /** Not there: spent, or not yet gained. */
  readonly spent?: boolean;
  /** It was gained just now. */
  readonly rising?: boolean;
  /** Its words for a screen reader; without them it is decoration beside words. */
  readonly label?: string;
}

export function TokenPiece({ size = 28, spent = false, rising = false, label }: TokenPieceProps) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg
      class={`token${spent ? ' spent' : ''}${rising ? ' rising' : ''}`}
      width={size}
      height={size}
      viewBox="-32 -32 64 64"
      {...spoken}
    >
      {!spent && <circle class="token-shade" cx={1.5} cy={2.5} r={28} />}
      <circle class="token-body" r={27} />
      {!spent && <circle class="token-rim" r={22.5} />}
      <path class="token-hand" d={HAND} />
      {!spent && <path class="token-lines" d={LINES} />}
    </svg>
  );
}

/** A row of tokens: read out as one sentence. */
export function Tokens({ count, size }: { readonly count: number; readonly size?: number }) {
  const words = count === 1 ? '1 Inspired Action token' : `${count} Inspired Action tokens`;
  return (
    <span class="tokens" role="img" aria-label={words}>
      {Array.from({ length: count }, (_, i) => (
        <TokenPiece key={i} size={size} />
      ))}
    </span>
  );
}

/** An open hand, raised, with its cuff. */
const HAND =
  'M-8 17V8C-11 5 -14 1 -15.5 -2.5C-16.5 -5.5 -12.8 -7 -11 -4.5L-8 -.5V-11.5C-8 -15 -3.8 -15 -3.6 -11.8V-14.5' +
  'C-3.5 -18.3 1 -18.3 1 -14.5V-12.8C1.2 -16 5.5 -16 5.5 -12.3V-8.5C5.7 -11.5 9.7 -11.5 9.7 -8V4C9.7 7 8.5 9 7.5 10.5V17Z';

/** Lines between the fingers and over the cuff. */
const LINES = 'M-3.6 -11.5V-3M1 -12.8V-3.5M5.5 -8.5V-3M-8 12.5H7.5';
