// The engine against the second set of answers in independent-oracle.ts, at every decision of random battles.

import { expect, test } from 'vitest';
import { Prng } from '../../src/bots/prng.ts';
import type { BattalionEvent } from '../../src/games/battalion/rules/events.ts';
import { type Battle, type Frame, isRanged, ROLL_ATTACK, type State } from '../../src/games/battalion/rules/state.ts';
import { randomArmy } from '../../src/games/battalion/tables/armies.ts';
import { setBattles } from '../../src/games/battalion/tables/set-battles.ts';
import { attackNow } from '../../src/games/battalion/telling/stack.ts';
import { makeBattle, READING_KEYS, startBattle } from '../../src/games/battalion/text/battle.ts';
import { language } from '../../src/games/battalion/text/language.ts';
import type { SeatSheet, SheetPlace } from '../../src/games/battalion/text/sheet-types.ts';
import { type Chance, SeededChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { WIN } from '../../src/kernel/state.ts';
import * as second from './independent-oracle.ts';
import { sheetOf } from './position-kit.ts';

const GAMES = 100;

function randomBattle(n: number, random: Prng): Battle {
  const options = READING_KEYS.filter(() => random.below(7) === 0);
  if (n % 3 === 0) return makeBattle({ ...setBattles[random.below(setBattles.length)], options });
  const players = n % 3 === 1 ? 2 : 4;
  const size = players === 2 ? 6 + random.below(7) : 3 + random.below(4);
  const left = ['rome', 'carthage', 'bactria', 'han'];
  const place = (): SheetPlace => (random.below(7) === 0 ? 'reserve' : 1 + random.below(players === 2 ? 3 : 5));
  const seats = Array.from({ length: players }, (): SeatSheet => {
    const [faction] = left.splice(random.below(left.length), 1);
    const army = randomArmy(faction, size, () => random.below(4096) / 4096);
    return { faction, units: army.map((ranks) => ({ ranks, place: place() })) };
  });
  return makeBattle(sheetOf(seats, options));
}

const compared: { [what: string]: number } = {};
const count = (what: string): void => {
  compared[what] = (compared[what] ?? 0) + 1;
};

function same(what: string, engine: readonly string[], own: readonly string[]): void {
  count(what);
  const [a, b] = [[...engine].sort().join(', '), [...own].sort().join(', ')];
  if (a !== b) throw new Error(`${what}: the engine offers ${a}; the second answer is ${b}`);
}

/** What is on offer without texts must be what the rules give. */
function compareOffers(g: State, name: string, f: Frame, who: number, texts: readonly string[]): void {
  const plain = texts.filter((text) => !text.startsWith('play '));
  if (name === 'action' && (f.less | f.captains | f.stampede | f.cry) === 0) same(name, plain, second.actions(g));
  if (name === 'chargedAnswer') same(name, plain, second.reactions(g, who));
  if (name === 'target') same(name, plain, second.chargeTargets(g));
  if (name === 'takeHits') same(name, plain, second.waysToTakeHits(g, f));
  if (name === 'redeploy') same(name, plain, second.redeployments(g, f));
}

/** The most hits of a roll none of whose dice has been put on a value yet; -1 when some have. */
function bestOf(g: State, a: Frame): number {
  const dice = Array.from(g.heap).flatMap((n, face) => new Array<number>(n).fill(face));
  const values = second.ranksOf(g, a.attacker).flatMap((rank) => (isRanged(a.kind) ? rank.ranged : rank.melee));
  const free = g.values.reduce((n, more) => n + more, 0);
  return free === values.length ? second.mostHits(dice, values) : -1;
}

function playGame(n: number): void {
  const random = new Prng(`second ${n}`);
  const seeded = new SeededChance(`second ${n}`);
  let g: State | null = null;
  const chance: Chance = {
    roll(roller) {
      const a = g === null ? null : attackNow(g);
      if (g !== null && a !== null && roller.rollPurpose === ROLL_ATTACK) {
        count('dice');
        expect(roller.diceCount).toBe(second.diceOf(g, a));
      }
      return seeded.roll(roller);
    },
    shuffle: (roller, cards, length) => seeded.shuffle(roller, cards, length),
  };
  let camp: number | null = null;
  let hits = -1;
  const out = new Choices();
  g = startBattle(randomBattle(n, random), chance, {
    tell(told) {
      if (g === null) return;
      const event = told as BattalionEvent;
      if (event.kind === 'turn') camp = second.campWinner(g);
      if (event.kind === 'hits' && hits >= 0) {
        count('hits');
        expect(event.hits).toBe(hits);
        hits = -1;
      }
    },
  });
  for (let decisions = 0; g.outcome === 0 && decisions < 3000; decisions++) {
    const asked = pending(g);
    if (!asked?.decision) throw new Error('nobody is asked');
    const f = g.frames[g.depth];
    out.clear();
    asked.decision.choices(g, f, out);
    const texts = out.toArray().map((choice) => language.print(choice));
    compareOffers(g, asked.name, f, asked.decision.who(g, f), texts);
    const at = asked.name === 'assign' && random.below(2) === 0 ? 0 : random.below(out.count);
    const a = attackNow(g);
    if (texts[at] === 'assign best' && a !== null) hits = bestOf(g, a);
    const price = asked.name === 'action' && (f.less | f.captains) === 0 && /^(assault|barrage|charge)/.test(texts[at]);
    const unit = second.unitsOf(g, g.active).find((u) => second.unitName(u) === texts[at].split(' ')[1]) ?? -1;
    const cost = price ? second.costOf(g, unit, false) + g.unitOrder[unit] : 0;
    camp = null;
    asked.decision.take(g, f, out.list[at]);
    if (price) {
      count('price');
      expect(g.unitOrder[unit]).toBe(cost);
    }
    run(g);
    if (camp !== null) {
      count('camp');
      expect(g.outcome).toBe(WIN + camp);
    }
  }
}

test('costs, dice, commands, reactions, targets, hits and camps are answered alike', () => {
  for (let n = 0; n < GAMES; n++) playGame(n);
  for (const what of ['action', 'chargedAnswer', 'target', 'takeHits', 'redeploy', 'dice', 'hits', 'price', 'camp']) {
    expect([what, (compared[what] ?? 0) > 20]).toEqual([what, true]);
  }
});
