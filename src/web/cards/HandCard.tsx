// A card of the hand as a button, whatever game it is of. One that can be played now is a row that can be read; every other
// one a thumbnail. It is a button also when the card is not on offer: picking it then is how one asks why.

import '../styles/cards.css';
import type { ComponentChildren } from 'preact';
import type { CardForm } from '../games/kit.ts';

export interface HandCardProps {
  readonly offered: boolean;
  readonly form?: CardForm;
  readonly selected?: boolean;
  /** Place in the hand from 0; the first nine have a number key. */
  readonly index?: number;
  onPick?(): void;
}

export interface CardParts {
  /** The class that gives the colour of its band. */
  readonly look: string;
  readonly sign: ComponentChildren;
  readonly name: string;
  readonly picture: ComponentChildren;
  readonly text: ComponentChildren;
}

interface DrawnProps extends HandCardProps {
  /** The key of the card, and its words for those who hear it. */
  readonly card: string;
  readonly words: string;
  readonly parts: CardParts;
}

/** What every form of a card shows, for the eye alone: its words are those of the whole. */
function Face({ sign, name, picture, digit }: CardParts & { readonly digit?: string }) {
  return (
    <>
      <span class="hand-card-band" aria-hidden="true">
        {sign}
        {digit !== undefined && <span class="card-key">{digit}</span>}
      </span>
      <span class="card-name" aria-hidden="true">
        {name}
      </span>
      <span class="hand-card-picture" aria-hidden="true">
        {picture}
      </span>
    </>
  );
}

export function HandCard({ card, words, parts, offered, form = 'row', selected = false, index, onPick }: DrawnProps) {
  const digit = index !== undefined && index < 9 ? String(index + 1) : undefined;
  return (
    <button
      type="button"
      class={`hand-card ${form} ${parts.look}${selected ? ' selected' : ''}${offered ? ' offered' : ''}`}
      data-card={card}
      aria-label={words}
      aria-disabled={!offered}
      aria-pressed={selected}
      aria-keyshortcuts={digit}
      onClick={() => onPick?.()}
    >
      <Face {...parts} digit={digit} />
      <span class="card-text" aria-hidden="true">
        {parts.text}
      </span>
    </button>
  );
}

/** The card that is being carried out: one line, its text on pointing at it. */
export function TableLine({ parts, words }: { readonly parts: CardParts; readonly words: string }) {
  return (
    <span class={`table-card ${parts.look}`} role="img" aria-label={words} title={words}>
      <Face {...parts} />
    </span>
  );
}
