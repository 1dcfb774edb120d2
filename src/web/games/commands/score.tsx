// The score of the Commands games: banners as standards and in figures, tokens where there are any; and all of it in words.

import type { CommandsView } from '../../../families/commands/telling/view/types.ts';
import { many } from '../../app/many.ts';
import { sentences } from '../../battle/keys/words.ts';
import { Standard, Standards } from '../../pieces/Standard.tsx';
import { TokenPiece } from '../../pieces/TokenPiece.tsx';
import type { SideProps } from '../kit.ts';

export function Score({ view, side: index }: SideProps<CommandsView>) {
  const { army, side, banners, goal, tokens } = view.sides[index];
  return (
    <>
      <Standards army={army} side={side} banners={banners} goal={goal} size={22} />
      <span class="replay-score">
        {banners} of {goal}
      </span>
      {tokens && (
        <span class="army-tokens">
          <TokenPiece size={20} spent={tokens.held === 0} label="Tokens" /> {tokens.held}
        </span>
      )}
    </>
  );
}

/** A standard that rises where a banner has been gained. */
export function Scored({ view, side: index }: SideProps<CommandsView>) {
  const { army, side } = view.sides[index];
  return <Standard army={army} side={side} gained rising size={26} />;
}

/** Banners, cards and whose turn it is; the own hand with the numbers of its cards. */
export function scoreWords(view: CommandsView): string {
  const sides = view.sides.map(({ army, banners, goal, handCount, tokens, aside }) => {
    const squares = aside.filter((place) => place !== null);
    const more = [
      ...(tokens ? [many(tokens.held, 'token')] : []),
      ...(squares.length > 0 ? [many(squares.length, 'square')] : []),
    ];
    return [`${army}: ${banners} of ${goal} banners`, many(handCount, 'card'), ...more].join(', ');
  });
  const cards = view.hand.map((card, i) => `${i + 1} ${card.name}`);
  return sentences([
    `Turn ${view.turn}`,
    ...sides,
    cards.length > 0 ? `Your cards: ${cards.join(', ')}` : '',
    `${many(view.deckCount, 'card')} in the deck`,
  ]);
}
