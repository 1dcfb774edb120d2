// Random games over the set battles, musters of two and of four, with every reading now and then: what must always hold, and
// that every verb, decision, text and trait comes up.

import { expect, test } from 'vitest';
import { Prng } from '../../src/bots/prng.ts';
import { cohesionOf, rankCount, traitsOf } from '../../src/games/battalion/rules/questions.ts';
import {
  type Battle,
  countBits,
  GONE,
  LIST_SIZE,
  MOST_LINKS,
  type State,
} from '../../src/games/battalion/rules/state.ts';
import { randomArmy } from '../../src/games/battalion/tables/armies.ts';
import { setBattles } from '../../src/games/battalion/tables/set-battles.ts';
import { cards } from '../../src/games/battalion/tables/tables.ts';
import { TRAITS } from '../../src/games/battalion/tables/traits.ts';
import { V_PLAY, V_PLAY_AT, V_PLAY_ON, VERBS } from '../../src/games/battalion/tables/verbs.ts';
import { DECISIONS } from '../../src/games/battalion/telling/decisions/index.ts';
import { EVENT_KINDS } from '../../src/games/battalion/telling/events/narrate.ts';
import { makeBattle, READING_KEYS, startBattle } from '../../src/games/battalion/text/battle.ts';
import { language } from '../../src/games/battalion/text/language.ts';
import type { BattleSheet, SeatSheet } from '../../src/games/battalion/text/sheet-types.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices, firstOf, verbOf } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { sheetOf } from './position-kit.ts';

const GAMES = 750;
const MOST_DECISIONS = 3000;

/** What holds at every decision of every battle. */
function check(g: State, asked: string): void {
  const { battle } = g;
  for (let s = 0; s < battle.seats; s++) {
    let tokens = g.campOrder[s] + g.campDisorder[s];
    for (let u = battle.firstUnit[s]; u < battle.endUnit[s]; u++) tokens += g.unitOrder[u] + g.unitDisorder[u];
    if (tokens !== battle.tokens[s] || g.campOrder[s] < 0 || g.campDisorder[s] < 0) throw new Error('tokens');
    let [held, spent] = [0, 0];
    for (let c = battle.firstCard[s]; c < battle.endCard[s]; c++) {
      held += g.held[c];
      spent += g.spent[c];
      if (g.held[c] < 0 || g.held[c] + g.spent[c] > cards[c].copies) throw new Error('copies');
    }
    if (held !== g.handCount[s] || spent !== g.discardCount[s] || spent > LIST_SIZE) throw new Error('hand');
    if (held + spent + g.deckLeft[s] !== battle.deckSizes[s]) throw new Error('deck');
  }
  for (const u of battle.units) {
    const sector = g.unitSector[u];
    const count = rankCount(g, u);
    if ((sector === GONE) !== (count === 0)) throw new Error('gone');
    // A unit that is about to be disbanded may be asked about once more; any other holds its disorder.
    if (asked !== 'disbandingAnswer' && count > 0 && g.unitDisorder[u] >= cohesionOf(g, u)) throw new Error('disorder');
    if (g.unitOrder[u] < 0 || g.unitDisorder[u] < 0) throw new Error('tokens of a unit');
    if (g.links[u] !== 0) checkLinks(g, u);
  }
}

function checkLinks(g: State, unit: number): void {
  const { battle } = g;
  if (g.unitSector[unit] < 0) throw new Error('linked off the field');
  const degree = countBits(g.links[unit]);
  if (degree > MOST_LINKS && !battle.readings.overlapFreely) throw new Error('too many links');
  for (const enemy of battle.sideUnits[1 - battle.unitSide[unit]]) {
    const linked = (g.links[unit] & battle.unitBit[enemy]) !== 0;
    if (linked !== ((g.links[enemy] & battle.unitBit[unit]) !== 0)) throw new Error('a link in one direction');
    if (!linked) continue;
    if (g.unitSector[enemy] !== g.unitSector[unit]) throw new Error('a link between sectors');
    // Engagements are one unit against several: never several against several.
    if (degree > 1 && countBits(g.links[enemy]) > 1) throw new Error('a chain of links');
  }
}

const FACTIONS = ['rome', 'carthage', 'bactria', 'han'];

function randomBattle(n: number, random: Prng): Battle {
  const options = READING_KEYS.filter(() => random.below(6) === 0);
  if (n % 3 === 0) return makeBattle({ ...setBattles[random.below(setBattles.length)], options });
  const players = n % 3 === 1 ? 2 : 4;
  const size = players === 2 ? 6 + random.below(7) : 3 + random.below(4);
  const deploy = random.below(2) === 0;
  const next = (): number => random.below(4096) / 4096;
  const left = [...FACTIONS];
  const seats = Array.from({ length: players }, (): SeatSheet => {
    const [faction] = left.splice(random.below(left.length), 1);
    const place = () => (deploy ? 'pile' : random.below(7) === 0 ? 'reserve' : 1 + random.below(players === 2 ? 3 : 5));
    return { faction, units: randomArmy(faction, size, next).map((ranks) => ({ ranks, place: place() })) };
  });
  const sheet: BattleSheet = sheetOf(seats, options, deploy);
  return makeBattle(sheet);
}

const seen = {
  verbs: new Set<string>(),
  decisions: new Set<string>(),
  texts: new Set<string>(),
  events: new Set<string>(),
};
let traits = 0;
const outcomes = new Map<number, number>();

function playGame(n: number): void {
  const random = new Prng(`fuzz ${n}`);
  const out = new Choices();
  const g = startBattle(randomBattle(n, random), new SeededChance(`game ${n}`), {
    tell: ({ kind }) => void seen.events.add(kind),
  });
  // Some games are played by people who like to play cards and to stand fast, so that rare texts come up.
  const eager = n % 2 === 0;
  let decisions = 0;
  for (; g.outcome === 0; decisions++) {
    const asked = pending(g);
    if (!asked?.decision) throw new Error(`game ${n}: nobody is asked`);
    check(g, asked.name);
    out.clear();
    asked.decision.choices(g, g.frames[g.depth], out);
    if (out.count === 0) throw new Error(`game ${n}: nothing to choose at ${asked.name}`);
    if (decisions > MOST_DECISIONS) throw new Error(`game ${n} does not end`);
    let choice = out.list[random.below(out.count)];
    if (eager && random.below(8) > 0) {
      const plays = out.toArray().filter((c) => [V_PLAY, V_PLAY_ON, V_PLAY_AT].includes(verbOf(c)));
      if (plays.length > 0) choice = plays[random.below(plays.length)];
      else if (asked.name === 'takeHits') choice = out.list[random.below(Math.max(1, out.count - 1))];
      else if (asked.name === 'redeploy' || asked.name === 'pool') choice = out.list[0];
    }
    const verb = verbOf(choice);
    seen.decisions.add(asked.name);
    seen.verbs.add(VERBS[verb].key);
    if (verb === V_PLAY || verb === V_PLAY_ON || verb === V_PLAY_AT) seen.texts.add(cards[firstOf(choice)].key);
    if (n % 20 === 0) for (const c of out.toArray()) expect(language.read(language.print(c))).toBe(c);
    if (decisions === 0) for (const u of g.battle.units) traits |= traitsOf(g, u);
    asked.decision.take(g, g.frames[g.depth], choice);
    run(g);
  }
  check(g, 'over');
  outcomes.set(g.outcome, (outcomes.get(g.outcome) ?? 0) + 1);
}

test('random games keep the rules of tokens, links and cards, and end', () => {
  for (let n = 0; n < GAMES; n++) playGame(n);
  expect([...outcomes.keys()].sort()).toEqual([2, 3]);
});

test('every verb, decision, text, trait and event came up', () => {
  const missing = (all: Iterable<string>, found: Set<string>): string[] => [...all].filter((key) => !found.has(key));
  expect(
    missing(
      VERBS.map((verb) => verb.key),
      seen.verbs,
    ),
  ).toEqual([]);
  expect(missing(Object.keys(DECISIONS), seen.decisions)).toEqual([]);
  expect(missing(seen.decisions, new Set(Object.keys(DECISIONS)))).toEqual([]);
  expect(
    missing(
      cards.map((card) => card.key),
      seen.texts,
    ),
  ).toEqual([]);
  expect(missing(EVENT_KINDS, seen.events)).toEqual([]);
  expect(traits).toBe((1 << TRAITS.length) - 1);
});
