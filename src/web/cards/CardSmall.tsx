// A card as a line of a list: discards, cards still unseen.

import '../styles/cards.css';
import type { CardView } from '../../families/commands/telling/view/types.ts';
import { KindEmblem } from './CardPicture.tsx';
import { kindOf } from './kinds.ts';
import { SectionDiagram } from './SectionDiagram.tsx';

export function CardSmall({ card, count }: { card: CardView; count?: number }) {
  return (
    <span class={`card-small card-${kindOf(card.group).key}`}>
      <span class="small-band">
        <KindEmblem group={card.group} />
      </span>
      <span class="small-name">{card.name}</span>
      {card.sections && <SectionDiagram sections={card.sections} />}
      {count !== undefined && <span class="small-count">{count > 1 ? `× ${count}` : ''}</span>}
    </span>
  );
}
