// How a battle of Battalion ends and what moved it: units lost, cards that decks have left, ranks lost.

import type { BattalionView } from '../../../games/battalion/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { many } from '../../app/many.ts';
import type { Measure, Result } from '../kit.ts';

const bySide = (view: BattalionView, count: (side: string) => number): readonly number[] =>
  view.sides.map(({ side }) => count(side));

const unitsLost = (view: BattalionView): readonly number[] =>
  bySide(view, (side) => view.units.filter((unit) => unit.side === side && unit.place === 'gone').length);
const ranksLost = (view: BattalionView): readonly number[] =>
  bySide(view, (side) => view.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + unit.lost, 0));
const cardsLeft = (view: BattalionView): readonly number[] =>
  bySide(view, (side) =>
    view.camps.filter((camp) => camp.side === side).reduce((sum, camp) => sum + camp.deckCount, 0),
  );

const measures = (view: BattalionView): readonly Measure[] => [
  { key: 'units', values: unitsLost(view) },
  { key: 'ranks', values: ranksLost(view) },
  { key: 'cards', values: cardsLeft(view) },
];

function measureWords(key: string, change: number): string {
  if (change === 0) return '';
  if (key === 'cards') return `${many(Math.abs(change), 'card')} ${change < 0 ? 'drawn' : 'back in the deck'}`;
  return `${many(Math.abs(change), key === 'units' ? 'unit' : 'rank')} ${change > 0 ? 'lost' : 'back'}`;
}

const ENDED = 'won';
const COURSE: readonly string[] = ['turn', 'drew', 'rallied', 'spent', 'skipped'];

/** What happened last before the end says why it came. */
function reason(_view: BattalionView, log: readonly Telling[]): string {
  const told = log.filter(({ text }) => text !== '');
  return told.findLast(({ kind }) => kind === ENDED || kind === 'exhausted')?.text ?? '';
}

export const battalionResult: Result<BattalionView> = {
  kinds: {
    turn: 'turn',
    attacks: ['commanded', 'reacted'],
    swings: ['rankLost', 'taken', 'disbanded', 'drew', 'kept'],
    ended: ENDED,
    course: COURSE,
  },
  measures,
  measureWords,
  measured: 'units, then ranks, then cards of the decks',
  cost: (view) => [
    { label: 'Units lost', values: unitsLost(view) },
    { label: 'Ranks lost', values: ranksLost(view) },
    { label: 'Cards left in the deck', values: cardsLeft(view) },
  ],
  how(view, winner) {
    const lost = unitsLost(view);
    return `with ${many(lost[1 - winner] ?? 0, 'enemy unit')} gone for ${lost[winner]} of their own`;
  },
  reason,
};
