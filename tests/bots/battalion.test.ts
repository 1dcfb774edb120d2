// The bots of Battalion: `drill` keeps to the choices on offer, answers alike, knows no more than its seat, beats `random`,
// and does what a person would call sensible in positions that leave no doubt.

import { describe, expect, test } from 'vitest';
import { battalionBots } from '../../src/bots/battalion/index.ts';
import { type Bot, makeBotOf, questionAt } from '../../src/bots/bot.ts';
import { Prng } from '../../src/bots/prng.ts';
import { MAX_CARDS, MOST_RANKS, type State } from '../../src/games/battalion/rules/state.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { readyArmy } from '../../src/games/battalion/tables/armies.ts';
import { cards } from '../../src/games/battalion/tables/tables.ts';
import type { BattalionView } from '../../src/games/battalion/telling/view/types.ts';
import { printSheet } from '../../src/games/battalion/text/sheet.ts';
import { musterSheet } from '../../src/games/battalion/text/sheet-army.ts';
import type { Start } from '../../src/kernel/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { asked, linkUnits, offered, open, seat, unitOf } from '../battalion/position-kit.ts';

type Player = Bot<State, BattalionView>;

function bot(name: string, seed: string): Player {
  const made = makeBotOf(battalionBots, name, seed);
  if (!made) throw new Error(`no bot ${name}`);
  return made;
}

const newTable = (start: Start, seed: string): Table<State, BattalionView> =>
  new Table(battalionRules, { start, seed });

const ask = (player: Player, table: Table<State, BattalionView>): number =>
  player.choose(questionAt(table, battalionBots));

const muster = (size: number, ...factions: string[]): Start => ({
  text: printSheet(
    musterSheet(factions.map((faction) => ({ faction, name: faction, units: readyArmy(faction, size) }))),
  ),
});

/** Plays a battle to its end, or for so many decisions; every choice must be on offer. */
function play(table: Table<State, BattalionView>, players: readonly Player[], most = 5000): void {
  for (let n = 0; n < most && !table.over; n++) {
    const choice = ask(players[table.seat], table);
    if (!table.values().includes(choice)) throw new Error(`${choice} is not on offer at decision ${table.number}`);
    table.choose(choice);
  }
}

/** Deals what a seat cannot see in another way: other hands, and lower ranks of other piles while units are deployed. */
function dealAnew(g: State, seat: number, prng: Prng): void {
  const { firstCard, endCard, firstUnit, endUnit } = g.battle;
  for (let s = 0; s < g.battle.seats; s++) {
    if (s === seat) continue;
    const unseen: number[] = [];
    for (let card = firstCard[s]; card < endCard[s]; card++) {
      const known = g.known[seat * MAX_CARDS + card];
      for (let i = cards[card].copies - g.spent[card] - known; i > 0; i--) unseen.push(card);
      g.held[card] = known;
    }
    let open = g.handCount[s];
    for (let card = firstCard[s]; card < endCard[s]; card++) open -= g.held[card];
    for (; open > 0; open--) g.held[unseen.splice(prng.below(unseen.length), 1)[0]]++;
    if (g.stand !== 0) continue;
    // Equal ranks in place of the hidden ones: as many, and nothing else is seen of them.
    for (let u = firstUnit[s]; u < endUnit[s]; u++) {
      for (let i = 1; i < MOST_RANKS; i++) {
        if (g.rank[u * MOST_RANKS + i] !== 0) g.rank[u * MOST_RANKS + i] = g.rank[u * MOST_RANKS];
      }
    }
  }
}

const starts: readonly [string, Start][] = [
  ['a set battle', { scenario: 'battalion/2' }],
  ['a mustered battle', muster(6, 'rome', 'han')],
  ['four players', muster(3, 'carthage', 'bactria', 'han', 'rome')],
];

describe('drill', () => {
  test.each(starts)('plays %s to its end, the same again with the same seeds', (_name, start) => {
    const [one, again] = [newTable(start, 'a'), newTable(start, 'a')];
    const players = (): Player[] => [0, 1, 2, 3].map((seat) => bot('drill', `d ${seat}`));
    play(one, players());
    play(again, players());
    expect(one.over).toBe(true);
    expect(again.state.buf.join()).toBe(one.state.buf.join());
  });

  test.each(starts)('chooses the same whatever it cannot see: %s', (_name, start) => {
    const prng = new Prng('unseen');
    const table = newTable(start, 'h');
    const players = [0, 1, 2, 3].map((seat) => bot(seat % 2 === 0 ? 'drill' : 'random', `h ${seat}`));
    let dealt = 0;
    for (let n = 0; n < 90 && !table.over; n++) {
      const g = table.state;
      const choice = ask(players[table.seat], table);
      if (table.seat % 2 === 0) {
        const before = g.buf.slice();
        dealAnew(g, table.seat, prng);
        if (before.some((value, i) => value !== g.buf[i])) dealt++;
        expect(ask(players[table.seat], table)).toBe(choice);
        g.buf.set(before);
      }
      table.choose(choice);
    }
    expect(dealt).toBeGreaterThan(5);
  });

  test('beats random in at least 11 of 12 battles, on either side', () => {
    let won = 0;
    battalionRules.scenarios
      .flatMap(({ id }) => [id, id])
      .forEach((scenario, n) => {
        const side = n % 2;
        const table = newTable({ scenario }, `battle ${n}`);
        play(
          table,
          [0, 1].map((seat) => bot(seat === side ? 'drill' : 'random', `${n}`)),
        );
        if (table.state.outcome === 2 + side) won++;
      });
    expect(won).toBeGreaterThanOrEqual(11);
  });

  test('beats random with four players', () => {
    for (const side of [0, 1]) {
      const table = newTable(muster(5, 'rome', 'carthage', 'bactria', 'han'), `four ${side}`);
      play(
        table,
        [0, 1, 2, 3].map((seat) => bot((seat & 1) === side ? 'drill' : 'random', `${seat}`)),
      );
      expect(table.state.outcome).toBe(2 + side);
    }
  });
});

/** What `drill` answers where a position stands. */
function answer(g: State, seed: string): string {
  const prompt = battalionRules.prompt(g);
  const { print, read } = battalionRules.language;
  const choices = offered(g).map((text) => Number(read(text)));
  const who = prompt.seat;
  return print(
    bot('drill', seed).choose({
      seat: who,
      prompt,
      choices,
      text: print,
      view: () => battalionRules.view(g, who),
      imagine: (one) => battalionBots.imagine(g, who, one),
    }),
  );
}

const SEEDS = ['1', '2', '3', '4', '5'];

describe('drill does not miss', () => {
  test('an open camp', () => {
    const rome = seat('rome', 'I hastati hastati hastati', 'I cretan-archers cretan-archers', 'III triarii triarii');
    const carthage = seat('carthage', 'II samnites samnites', 'I caetrati caetrati', 'III scutarii');
    const g = open([rome, carthage], { hands: [['veteran-troops', 'testudo'], []] });
    expect(asked(g)).toBe('top redeploy');
    for (const seed of SEEDS) expect(answer(g, seed)).toMatch(/^redeploy a\d S2$/);
  });

  test('the unit whose loss ends the battle', () => {
    const rome = seat('rome', 'I cretan-archers cretan-archers', 'II hastati hastati', 'III hastati hastati');
    const carthage = seat('carthage', 'I caetrati', 'II samnites samnites samnites', 'III scutarii scutarii');
    const g = open([rome, carthage], {
      edit(g) {
        g.deckLeft[1] = 0;
        g.unitDisorder[unitOf('b1')] = 1;
        g.campOrder[1]--;
      },
    });
    expect(asked(g)).toBe('top action');
    for (const seed of SEEDS) expect(answer(g, seed)).toBe('barrage a1 x b1');
  });

  test('that a rally with an empty deck is the end', () => {
    const rome = seat('rome', 'II hastati hastati');
    const carthage = seat('carthage', 'II war-elephants war-elephants', 'II samnites samnites samnites');
    const g = open([rome, carthage], {
      edit(g) {
        g.deckLeft[0] = 0;
        linkUnits(g, 'a1', 'b1');
      },
    });
    expect(offered(g)).toContain('rally');
    for (const seed of SEEDS) expect(answer(g, seed)).toBe('assault a1 x b1');
  });
});
