// Bots of Battalion choose by what their seat knows alone. The worlds are made here, by exchanging what the seat cannot see:
// cards of other hands against cards of their decks, lower ranks of other piles against each other. The views stay equal.

import { expect, test } from 'vitest';
import { battalionBots } from '../../src/bots/battalion/index.ts';
import { makeBotOf, questionAt } from '../../src/bots/bot.ts';
import { counted } from '../../src/bots/general/thinking.ts';
import { Prng } from '../../src/bots/prng.ts';
import { MAX_CARDS, MOST_RANKS, type State } from '../../src/games/battalion/rules/state.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { cards } from '../../src/games/battalion/tables/tables.ts';
import { classesOfRanks } from '../../src/games/battalion/text/battle.ts';
import { playAtRandom } from '../battalion/random-battles-kit.ts';

/** A card in another hand is exchanged for one that lies unseen. */
function exchangeCards(g: State, viewer: number, seat: number, prng: Prng): boolean {
  const { firstCard, endCard } = g.battle;
  const own = cards.slice(firstCard[seat], endCard[seat]).map(({ index }) => index);
  const known = (card: number): number => g.known[viewer * MAX_CARDS + card];
  const held = own.filter((card) => g.held[card] > known(card));
  const unseen = own.filter((card) => cards[card].copies > g.held[card] + g.spent[card]);
  if (held.length === 0 || unseen.length === 0) return false;
  g.held[held[prng.below(held.length)]]--;
  g.held[unseen[prng.below(unseen.length)]]++;
  return true;
}

/** A lower rank of one pile is exchanged for one of another pile, where both may be built so. */
function exchangeRanks(g: State, seat: number, prng: Prng): boolean {
  const places: number[] = [];
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    for (let i = 1; i < MOST_RANKS; i++) if (g.rank[u * MOST_RANKS + i] !== 0) places.push(u * MOST_RANKS + i);
  }
  if (places.length < 2) return false;
  const [x, y] = [places[prng.below(places.length)], places[prng.below(places.length)]];
  if (g.rank[x] === g.rank[y]) return false;
  const swap = (): void => {
    [g.rank[x], g.rank[y]] = [g.rank[y], g.rank[x]];
  };
  const units = [x, y].map((place) => Math.floor(place / MOST_RANKS));
  swap();
  if (units.some((unit) => classesOfRanks(g, unit) === 0)) {
    swap();
    return false;
  }
  for (const unit of units) g.unitClasses[unit] = classesOfRanks(g, unit);
  return true;
}

test.each(Object.keys(battalionBots.makers))('%s chooses alike in worlds that look alike', (name) => {
  const prng = new Prng(`worlds ${name}`);
  let [byCards, byRanks] = [0, 0];
  playAtRandom(9, 51, (table, n) => {
    if (table.over || (n > 16 && n % 9 !== 0)) return;
    const g = table.state;
    const viewer = table.seat;
    const choose = (): number =>
      makeBotOf(battalionBots, name, `seed ${n}`, counted(250))?.choose(questionAt(table, battalionBots)) ?? -1;
    const view = (): string => JSON.stringify(battalionRules.view(g, viewer));
    const [seen, chosen, before] = [view(), choose(), g.buf.slice()];
    for (let seat = 0; seat < g.battle.seats; seat++) {
      if (seat === viewer) continue;
      for (let times = 0; times < 3; times++) if (exchangeCards(g, viewer, seat, prng)) byCards++;
      if (g.stand === 0) for (let times = 0; times < 3; times++) if (exchangeRanks(g, seat, prng)) byRanks++;
    }
    if (view() !== seen) throw new Error(`the worlds do not look alike at ${table.prompt()?.decision}`);
    if (choose() !== chosen) throw new Error(`${name} sees what is hidden at ${table.prompt()?.decision}`);
    g.buf.set(before);
  });
  expect(byCards).toBeGreaterThan(100);
  expect(byRanks).toBeGreaterThan(20);
});
