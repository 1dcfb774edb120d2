// An order card. It is a button also when it is not on offer: picking it then is how one asks why. The seal tells how many
// units it activates, the stone what it brings when it is drawn in a rally.

import '../../styles/cards.css';
import '../../styles/dark-ages.css';
import type { CardView } from '../../../games/dark-ages/view-types.ts';
import { CardPicture, KindEmblem, Seal, Stone, sealWords, stoneWords } from './CardParts.tsx';
import { kindOf } from './card-art.ts';

export interface OrderCardProps {
  readonly card: CardView;
  readonly offered: boolean;
  readonly selected?: boolean;
  readonly index?: number;
  onPick?(): void;
}

export const cardWords = (card: CardView, offered: boolean): string =>
  [
    `${card.name}.`,
    `${sealWords(card)}.`,
    `${stoneWords(card.stone)}.`,
    `As orders: ${card.moment}.`,
    card.text,
    offered ? '' : 'Not to be played now.',
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll('..', '.');

export function OrderCard({ card, offered, selected = false, index, onPick }: OrderCardProps) {
  const digit = index !== undefined && index < 9 ? String(index + 1) : undefined;
  return (
    <button
      type="button"
      class={`card d-card d-card-${kindOf(card.group).key}${selected ? ' selected' : ''}${offered ? ' offered' : ''}`}
      data-card={card.key}
      aria-label={cardWords(card, offered)}
      aria-disabled={!offered}
      aria-pressed={selected}
      aria-keyshortcuts={digit}
      onClick={() => onPick?.()}
    >
      <CardFace card={card} digit={digit} />
    </button>
  );
}

/** A card as it lies open on the table: to be looked at, not picked. */
export function OpenCard({ card }: { readonly card: CardView }) {
  return (
    <div
      class={`card d-card d-card-${kindOf(card.group).key} offered open`}
      role="img"
      aria-label={cardWords(card, true)}
    >
      <CardFace card={card} />
    </div>
  );
}

function CardFace({ card, digit }: { readonly card: CardView; readonly digit?: string }) {
  return (
    <span class="card-sheet" aria-hidden="true">
      <span class="card-band">
        <KindEmblem group={card.group} />
        <span class="card-kind">{kindOf(card.group).label}</span>
        {digit !== undefined && <span class="card-key">{digit}</span>}
      </span>
      <span class="card-name">{card.name}</span>
      <span class="card-art">
        <CardPicture card={card.key} />
      </span>
      <span class="card-text">{card.text}</span>
      <span class="d-card-foot">
        <Seal value={card.activation} />
        <span class="d-card-moment">{card.moment}</span>
        <Stone stone={card.stone} />
      </span>
    </span>
  );
}

/** A card as a line of a list: discards, cards still unseen. */
export function CardSmall({ card, count }: { readonly card: CardView; readonly count?: number }) {
  return (
    <span class={`card-small d-card-${kindOf(card.group).key}`}>
      <span class="small-band">
        <KindEmblem group={card.group} />
      </span>
      <span class="small-name">{card.name}</span>
      <span class="d-small-marks" role="img" aria-label={`${sealWords(card)}, ${stoneWords(card.stone)}`}>
        <Seal value={card.activation} size={22} />
        <Stone stone={card.stone} size={18} />
      </span>
      {count !== undefined && <span class="small-count">{count > 1 ? `× ${count}` : ''}</span>}
    </span>
  );
}
