// Command tokens. Order is a round token that stands upright with a raised standard; disorder is a square one that lies
// tilted and has cracked. A row shows some of them and always the number.

export interface TokenProps {
  readonly kind: 'order' | 'disorder';
}

export function CommandToken({ kind }: TokenProps) {
  return (
    <svg class={`b-token b-token-${kind}`} viewBox="-13 -13 26 26" aria-hidden="true">
      {kind === 'order' ? (
        <>
          <circle class="b-token-body" r={11.4} />
          <path class="b-token-line" d="M0 9V-8.500M-5.500 -6.500H5.500" />
          <path class="b-token-fill" d="M-4.600 -5.500H4.600V3L2.300 1.200L0 3L-2.300 1.200L-4.600 3Z" />
        </>
      ) : (
        <g transform="rotate(14)">
          <path class="b-token-body" d="M-9.600 -9.600H1.500L-1.400 -3.500L2.200 0.500L-1.800 9.600H-9.600Z" />
          <path class="b-token-body" d="M4.500 -9.600H9.600V9.600H1.200L5.200 0.800L1.600 -3.300Z" />
        </g>
      )}
    </svg>
  );
}

interface TokenRowProps {
  readonly kind: 'order' | 'disorder';
  readonly count: number;
  /** At most so many are drawn; the number tells the rest. */
  readonly most?: number;
  /** After the number, such as `/8`. */
  readonly of?: string;
  /** One more would be too many. */
  readonly brink?: boolean;
}

export function TokenRow({ kind, count, most = 1, of = '', brink = false }: TokenRowProps) {
  return (
    <span class={`b-tokens${count === 0 ? ' none' : ''}`}>
      <span class="b-token-pile">
        {Array.from({ length: Math.max(1, Math.min(count, most)) }, (_, i) => (
          <CommandToken key={i} kind={kind} />
        ))}
      </span>
      <span class={`b-token-count${brink ? ' b-brink' : ''}`}>
        {count}
        {of !== '' && <small>{of}</small>}
      </span>
    </span>
  );
}
