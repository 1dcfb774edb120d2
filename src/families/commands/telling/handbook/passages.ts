// Paragraphs that the handbooks of the family share word for word, because the rules behind them are the same, and passages that are
// made from a game's tables in the same way.

import type { Chapter, Passage } from '../../../../kernel/handbook.ts';
import type { RulingInfo } from '../../../../kernel/ruleset.ts';
import type { CommandsGame } from '../../tables/game.ts';
import type { Card } from '../../tables/tables.ts';
import { rulingsTable } from './tables.ts';
import { copiesOf } from './words.ts';

/** The board: how many rows there are, and the letter of the last one. */
export const battlefieldText = (rows: string, last: string): readonly string[] => [
  `The board has ${rows} rows of hexes, named A at the top to ${last} at the bottom, and thirteen hexes in a row. Two dotted lines divide it into three sections: left, centre and right. Each player names them as seen from his own side, so your left is the other player’s right.`,
  'A hex crossed by a dotted line belongs to both the centre and the flank: a unit there can be ordered as part of either.',
  'The edge nearest to you is your baseline. Your units retreat and evade towards it.',
];

/** Lines of sight, up to what a game's ground adds. */
export const sightText: readonly string[] = [
  'Draw a line from the centre of one hex to the centre of the other. It is blocked when a hex that it crosses holds a unit, a leader of either side, or ground that blocks the view. What stands in the two end hexes does not matter.',
  'Where the line runs along an edge between two hexes, it is blocked only if both its sides are obstructed. The end of the battlefield counts as an obstruction on its side.',
];

/** Who gets an order, and what it costs. */
export const ordersText: readonly string[] = [
  'Only units and leaders with an order may move or battle this turn. Each takes one order at most, and orders you cannot use are lost.',
  'A unit with a leader costs one order, and the leader moves with it. A unit on a section line may be ordered as part of either section.',
  'A unit with an order may also stay where it is, and need not battle.',
];

/** How a leader with an order of his own moves. */
export const leaderMoveText: readonly string[] = [
  'A leader with his own order moves up to three hexes. He may pass through friendly units and leaders, not through the enemy, and may not end where another leader stands.',
  'When he ends his move with a unit he joins it. That unit may no longer move this turn, even if it has an order, but it may battle if it has one. Joining gives no order.',
];

/** Where a leader and his unit may each have an order. */
export const bothOrderedText =
  'If he and his unit each have an order, you choose which moves first; if the unit moves first, he stays behind. Once he has joined another unit, that unit may no longer move.';

/** One passage for each tactic card: its line on the card, what a game's handbook adds, how many copies there are. */
export function tacticPassages(
  { ref, words }: Pick<CommandsGame, 'ref' | 'words'>,
  cards: readonly Card[],
  texts: { readonly [card: string]: readonly string[] },
): Passage[] {
  return cards
    .filter((card) => card.group === 'tactic')
    .map((card) => {
      const text = texts[card.key];
      if (text === undefined) throw new Error(`the handbook says nothing about ${card.name}`);
      return {
        id: `card-${card.key}`,
        title: card.name,
        refs: [`${ref} ${words.cardTitle(card)}`],
        text: [card.text, ...text, copiesOf(card.count)],
      };
    });
}

/** The chapter of disputed points, which are the same questions in every game. */
export const doubtsChapter = (rulings: readonly RulingInfo[]): Chapter => ({
  id: 'doubtful-points',
  title: 'Doubtful points',
  passages: [
    {
      id: 'doubtful-points',
      title: 'Where the rules can be read in two ways',
      refs: [],
      text: [
        'The usual reading applies unless the players choose the other one before the battle. The page of rulings lists every other point on which the rules had to be interpreted.',
      ],
      table: rulingsTable(rulings),
    },
  ],
});
