// A tactic card: faction by the colour, emblem and cut of its band, name, picture, when its text may be used, and what it
// does.

import '../../../styles/cards.css';
import '../../../styles/battalion-card.css';
import type { CardView } from '../../../../games/battalion/telling/view/types.ts';
import { HandCard, type HandCardProps } from '../../../cards/HandCard.tsx';
import { Sure } from '../../Sure.tsx';
import { cardPicture } from '../art/cards.ts';
import { factionArt } from '../art/factions.ts';
import { Emblem } from '../pieces/Sign.tsx';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const OWN = ['ink', 'line', 'pale', 'paleLine'];

export function Picture({ name }: { readonly name: string }) {
  const picture = cardPicture(name);
  if (!picture) return null;
  return (
    <svg class="card-picture" viewBox="-60 -30 120 60" aria-hidden="true">
      {picture.map(({ path, as, at }, i) => (
        <path
          // The strokes of a picture never change places.
          key={i}
          class={OWN.includes(as) ? `art-${as}` : `face-${as}`}
          d={path}
          transform={at ? `translate(${at[0]} ${at[1]}) scale(${at[2]})` : undefined}
        />
      ))}
    </svg>
  );
}

export function cardWords(card: CardView, offered: boolean): string {
  return [
    `${card.name}.`,
    `${card.faction} tactic card.`,
    `${capital(card.window)}:`,
    card.text,
    offered ? '' : 'Not to be played now.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

export const TacticCard = ({ card, ...hand }: HandCardProps & { readonly card: CardView }) => (
  <HandCard
    {...hand}
    card={card.key}
    words={cardWords(card, hand.offered)}
    parts={{
      look: `faction-${factionArt(card.faction).key}`,
      sign: <Emblem path={factionArt(card.faction).emblem} />,
      name: card.name,
      picture: <Picture name={card.key} />,
      text: (
        <>
          <b class="card-when">{capital(card.window)}.</b> {card.text}
        </>
      ),
    }}
  />
);

/** The whole card, for the eye. */
export function WholeTactic({ card }: { readonly card: CardView }) {
  const { emblem, short, key } = factionArt(card.faction);
  return (
    <div class={`card tactic-card faction-${key}`} aria-hidden="true">
      <span class="card-sheet">
        <span class="card-band">
          <Emblem path={emblem} />
          <span class="card-kind">{short}</span>
        </span>
        <span class="card-name">{card.name}</span>
        <span class="card-art">
          <Picture name={card.key} />
        </span>
        <span class="card-when">{capital(card.window)}</span>
        <span class="card-text">{card.text}</span>
      </span>
    </div>
  );
}

/** A card as a line of a list. */
export function TacticSmall({ card, count }: { readonly card: CardView; readonly count?: number }) {
  const { emblem, key } = factionArt(card.faction);
  return (
    <span class={`card-small tactic-small faction-${key}`}>
      <span class="small-band">
        <Emblem path={emblem} />
      </span>
      <span class="small-name">{card.name}</span>
      <Sure mark={card.mark} />
      {count !== undefined && count > 1 && <span class="small-count">× {count}</span>}
    </span>
  );
}
