// Other worlds that look the same to a seat, made by hand in the true state: the cards it has not seen change places, and the
// numbers on counters it has not seen change. Nothing of the engine's own imagination is used.

import { ASIDE_PLACES, type State as CommandsState, MAX_HAND } from '../../src/families/commands/rules/state.ts';
import { type State as BattalionState, MAX_CARDS } from '../../src/games/battalion/rules/state.ts';
import { cards as battalionCards } from '../../src/games/battalion/tables/tables.ts';
import { type Battle, type State as DarkState, DECK, HAND, LEADERS } from '../../src/games/dark-ages/rules/state.ts';
import { knowsValues } from '../../src/games/dark-ages/telling/view/seen.ts';
import { copyInto, type KernelState } from '../../src/kernel/state.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';

type Random = (below: number) => number;

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** All places of hidden cards, and what lies there, exchanged. */
function commandsWorld(g: CommandsState, seat: number, random: Random): void {
  const hidden = [0, 1].filter((side) => side !== seat);
  const places: { get(): number; set(card: number): void }[] = [];
  const place = (column: Int8Array | Int16Array | Uint8Array, i: number, more: number): void => {
    if (more === 1 && column[i] === 0) return;
    places.push({ get: () => column[i] - more, set: (card) => void (column[i] = card + more) });
  };
  for (let i = 0; i < g.deckCount; i++) place(g.deck, i, 0);
  for (const side of hidden) {
    for (let i = 0; i < g.handCount[side]; i++) place(g.hand, side * MAX_HAND + i, 0);
    for (let i = 0; i < ASIDE_PLACES; i++) place(g.aside, side * ASIDE_PLACES + i, 1);
    if (g.active !== side) continue;
    for (const name of ['drawn', 'drawnToo'] as const) {
      if (g[name] > 0) places.push({ get: () => g[name] - 1, set: (card) => void (g[name] = card + 1) });
    }
  }
  const cards = shuffled(
    places.map((one) => one.get()),
    random,
  );
  places.forEach((one, i) => {
    one.set(cards[i]);
  });
  for (const side of hidden) g.hand.subarray(side * MAX_HAND, side * MAX_HAND + g.handCount[side]).sort();
}

function darkAgesWorld(g: DarkState, seat: number, random: Random): void {
  const cards = Array.from(g.cardAt.keys()).filter((card) => {
    const at = g.cardAt[card];
    return at === DECK || ((at === HAND || at === HAND + 1) && at !== HAND + seat);
  });
  const lie = shuffled(
    cards.map((card) => g.cardAt[card]),
    random,
  );
  cards.forEach((card, i) => {
    g.cardAt[card] = lie[i];
  });
  g.battle = otherNumbers(g, seat, random);
}

/** Other numbers on every counter that the seat has not seen; how far pieces move everybody sees by their class. */
function otherNumbers(g: DarkState, seat: number, random: Random): Battle {
  const { battle } = g;
  if (battle.options.showValues) return battle;
  const columns = {
    morale: battle.morale.slice(),
    attack: battle.attack.slice(),
    defence: battle.defence.slice(),
    fire: battle.fire.slice(),
    range: battle.range.slice(),
  };
  for (let piece = 0; piece < LEADERS + battle.leaderCount; piece++) {
    if (battle.tags[piece] === '' || knowsValues(g, seat, piece)) continue;
    const add = 1 + random(2);
    const most = { morale: 3, attack: 6, defence: 6, fire: 6, range: 3 };
    for (const key of ['morale', 'attack', 'defence', 'fire', 'range'] as const) {
      // All leaders fight alike, and everybody knows how.
      if (piece >= LEADERS && key !== 'morale') continue;
      const column = columns[key];
      if (column[piece] > 0) column[piece] = 1 + ((column[piece] - 1 + add) % most[key]);
    }
  }
  return { ...battle, ...columns };
}

/** Hands of Battalion: a deck is all unseen cards of the faction's list, so any of them may be held. */
function battalionWorld(g: BattalionState, seat: number, random: Random): void {
  const { firstCard, endCard, seats } = g.battle;
  for (let s = 0; s < seats; s++) {
    if (s === seat) continue;
    const unseen: number[] = [];
    let open = g.handCount[s];
    for (let card = firstCard[s]; card < endCard[s]; card++) {
      const known = seat < 0 ? 0 : g.known[seat * MAX_CARDS + card];
      // What other seats have seen of this hand stays as it is: they would see another world.
      for (let i = battalionCards[card].copies - g.spent[card] - known; i > 0; i--) unseen.push(card);
      g.held[card] = known;
      open -= known;
    }
    for (const card of shuffled(unseen, random).slice(0, open)) g.held[card]++;
  }
}

/** A copy of the state that differs from it only in what the seat (-1: a spectator) may not know. */
export function otherWorld(rules: AnyRuleset, g: KernelState, seat: number, random: Random): KernelState {
  const other = rules.spare(g);
  copyInto(other, g);
  other.chance = g.chance;
  if (rules.id === 'dark-ages') darkAgesWorld(other as unknown as DarkState, seat, random);
  else if (rules.id === 'battalion') battalionWorld(other as unknown as BattalionState, seat, random);
  else commandsWorld(other as unknown as CommandsState, seat, random);
  return other;
}
