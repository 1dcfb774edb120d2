// A card of the hand as a button, whatever is drawn on it. It is one also when the card is not on offer: picking it then is
// how one asks why.

import '../styles/cards.css';
import type { ComponentChildren } from 'preact';

export interface HandCardProps {
  readonly offered: boolean;
  readonly selected?: boolean;
  /** Place in the hand from 0; the first nine have a number key. */
  readonly index?: number;
  onPick?(): void;
}

interface DrawnProps extends HandCardProps {
  /** The key of the card, and its classes besides those of all cards. */
  readonly card: string;
  readonly look: string;
  readonly words: string;
  /** The face of the card, with the digit of its key. */
  face(digit: string | undefined): ComponentChildren;
}

export function HandCard({ card, look, words, offered, selected = false, index, onPick, face }: DrawnProps) {
  const digit = index !== undefined && index < 9 ? String(index + 1) : undefined;
  return (
    <button
      type="button"
      class={`card ${look}${selected ? ' selected' : ''}${offered ? ' offered' : ''}`}
      data-card={card}
      aria-label={words}
      aria-disabled={!offered}
      aria-pressed={selected}
      aria-keyshortcuts={digit}
      onClick={() => onPick?.()}
    >
      {face(digit)}
    </button>
  );
}
