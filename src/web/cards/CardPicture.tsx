// The middle of a card: the section diagram where the card has one, else its picture, else the emblem of its kind.

import type { CardView } from '../../families/commands/telling/view/types.ts';
import { pictureOf, type Stroke } from './art.ts';
import { kindOf } from './kinds.ts';
import { SectionDiagram } from './SectionDiagram.tsx';

export function CardPicture({ card, game }: { card: CardView; game: string }) {
  if (card.sections) return <SectionDiagram sections={card.sections} />;
  const picture = pictureOf(game, card.key);
  if (!picture) return <KindEmblem group={card.group} />;
  return (
    <svg class="card-picture" viewBox="-60 -30 120 60" aria-hidden="true">
      {picture.map((stroke) => (
        <path
          key={`${stroke.as} ${stroke.at?.join()} ${stroke.path.slice(0, 24)}`}
          class={classOf(stroke)}
          d={stroke.path}
          transform={stroke.at ? `translate(${stroke.at[0]} ${stroke.at[1]}) scale(${stroke.at[2]})` : undefined}
        />
      ))}
    </svg>
  );
}

const OWN = ['ink', 'line', 'pale', 'paleLine'];

const classOf = ({ as }: Stroke): string => (OWN.includes(as) ? `art-${as}` : `face-${as}`);

export function KindEmblem({ group }: { group: string }) {
  return (
    <svg class="kind-emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={kindOf(group).emblem} />
    </svg>
  );
}
