// What a seat may know: everything but the cards of the other side; and a state that the seat could be in.

import { SeededChance } from '../../../kernel/chance.ts';
import { copyInto } from '../../../kernel/state.ts';
import type { TableView } from '../../../kernel/view.ts';
import { newState } from '../rules/fight.ts';
import { giveHand, handOf, type State } from '../rules/state.ts';
import { sideNames } from '../text/texts.ts';
import { outcomeOf, promptOf } from './words.ts';

export interface FordView extends TableView {
  readonly men: readonly number[];
}

export function viewOf(g: State, seat: number): FordView {
  const { battle } = g;
  const sides = sideNames.map((side, i) => ({
    side,
    army: battle.armies[i],
    handCount: handOf(g, i).length,
    tallies: [{ key: 'men', label: 'men', value: g.men[i], goal: null }],
  }));
  return {
    seat,
    game: 'ford',
    scenario: { id: battle.id === '' ? '' : `ford/${battle.id}`, name: battle.name, date: '' },
    board: { kind: 'sectors' },
    sides,
    seats: sides.map(({ side, army, handCount }) => ({ seat: side, side, army, handCount })),
    hand: seat < 0 ? [] : handOf(g, seat).map(cardView),
    turn: g.turn,
    active: sideNames[g.active],
    phase: promptOf(g).decision,
    prompt: promptOf(g),
    asked: null,
    outcome: outcomeOf(g),
    rules: [],
    men: [...g.men],
  };
}

const cardView = (card: number) => ({
  key: `${card}`,
  name: `Volley of ${card}`,
  group: 'volley',
  text: `${card === 1 ? 'One die' : `${card} dice`} at the enemy.`,
});

/** The other hand and the cards of nobody, dealt anew; states that look alike to the seat have the same cards to deal. */
export function imagine(g: State, seat: number, seed: string, into: State = newState(g.battle)): State {
  copyInto(into, g);
  into.battle = g.battle;
  into.chance = new SeededChance(seed);
  const others = [0, 1].filter((one) => one !== seat);
  const counts = others.map((one) => handOf(g, one).length);
  const pool = Int16Array.from(
    [...others.flatMap((one) => handOf(g, one)), ...g.deck].filter((card) => card > 0),
  ).sort();
  into.chance.shuffle(into, pool, pool.length);
  let next = 0;
  others.forEach((one, i) => {
    giveHand(into, one, [...pool.subarray(next, next + counts[i])].sort());
    next += counts[i];
  });
  for (let i = 0; i < into.deck.length; i++) into.deck[i] = pool[next + i] ?? 0;
  return into;
}
