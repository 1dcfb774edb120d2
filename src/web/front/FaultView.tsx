// What is wrong with a text: where, what was expected there, what was found.

import type { TextFault } from '../table/read-text.ts';

/** `boxed`: the text stands in a box where it can be mended. */
export function FaultView({ fault, boxed = true }: { readonly fault: TextFault; readonly boxed?: boolean }) {
  const { place } = fault;
  if (!place) {
    return (
      <div class="fault">
        <p class="fault-head">This cannot be opened.</p>
        <p>{sentence(fault.message)}</p>
      </div>
    );
  }
  const { line, column, text } = place;
  // A long line is shown round the place that is meant.
  const from = Math.max(0, column - 40);
  const piece = text.slice(from, from + 72);
  return (
    <div class="fault">
      <p class="fault-head">
        This cannot be read: line {line}, column {column}.
      </p>
      <dl>
        <dt>Expected</dt>
        <dd>{place.expected}</dd>
        <dt>Found</dt>
        <dd>{place.found}</dd>
      </dl>
      {piece.trim() !== '' && (
        <pre aria-hidden="true">
          {piece}
          {'\n'}
          {' '.repeat(Math.max(0, column - 1 - from))}^
        </pre>
      )}
      {boxed && <p>The text is still in the box. Mend it there and open it again.</p>}
    </div>
  );
}

function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
