// Why not, as a property of every decision: what is on offer has no refusal, everything else has a reason with its rule.

import { describe, expect, it } from 'vitest';
import type { State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { NO_REASON } from '../../src/families/commands/telling/why-not/parts.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { everyNth } from '../kit/sweep.ts';
import { everything, playRandom, randomNumbers, scenarioIds } from '../views/random-games.ts';

const NEAR = 5;

const HEX_VERBS = [
  'order',
  'order leader',
  'command',
  'rally',
  'place',
  'trample',
  'exit',
  'exit leader',
  'enter leader',
  'new leader',
  'raze',
  'support',
  'leave square',
  'short supply',
];

/**
 * What somebody might try here: all orders, all moves and ways within five hexes, all attacks, all cards; of the many that
 * there are, one in `share` at random.
 */
function conceivable(g: State, random: (below: number) => number, share: number): string[] {
  const { board, game, unitType } = g.battle;
  const { names, size, distance } = board;
  const texts = ['pass', 'done', 'stand', 'evade', 'decline', 'battle back', 'stop', 'ambush', 'strike'];
  texts.push(
    'spend token',
    'take banner',
    'draw two',
    'form square',
    'section left',
    'section centre',
    'section right',
  );
  for (let n = 0; n < 5; n++) texts.push(`ignore ${n}`, `ignore ${n} bravely`);
  for (const card of game.cards)
    texts.push(`play ${card.key}`, `keep ${card.key}`, `play ${card.key} as ${game.cards[0].key}`);
  for (const action of game.actions) texts.push(`act ${action.key}`);
  const some = (): boolean => random(share) === 0;
  for (const hex of names) {
    for (const verb of HEX_VERBS) {
      if (some()) texts.push(`${verb} ${hex}`);
    }
    if (some()) texts.push(`evade leader ${hex} off`, `enter ${unitType[random(unitType.length)].code} ${hex}`);
    if (some()) texts.push(`order ${hex} to move`, `spring ${game.cards[random(game.cards.length)].key} ${hex}`);
    if (some()) texts.push(`enter ${unitType[random(unitType.length)].code} with leader ${hex}`);
  }
  const manned = Array.from({ length: size }, (_, hex) => hex).filter((h) => g.hexUnit[h] >= 0 || g.hexLeader[h] >= 0);
  for (const from of manned) {
    const a = names[from];
    for (let to = 0; to < size; to++) {
      const far = distance[from * size + to];
      if (far > NEAR || !some()) continue;
      const verbs =
        far > 3 ? ['move', 'move leader'] : ['move', 'move leader', 'retreat', 'evade', 'advance', 'evade leader'];
      for (const verb of verbs) texts.push(`${verb} ${a} ${names[to]}`);
    }
    for (const to of manned) if (some()) texts.push(`close ${a} x ${names[to]}`, `fire ${a} x ${names[to]}`);
    for (let to = 0; to < size; to++)
      if (distance[from * size + to] < 3 && some()) texts.push(`storm ${a} x ${names[to]}`);
  }
  return texts;
}

const REFS: { readonly [game: string]: RegExp } = {
  ancients: /^(A \d+ |scenario$|order of play$)/,
  medieval: /^(M [A-Z]|scenario$|order of play$)/,
  napoleonics: /^(N [A-ZÉ]|scenario$|order of play$)/,
};

/** Asks about everything at some decisions of a random game; rare decisions are looked at more often. */
function askAll(
  start: Parameters<typeof playRandom>[0],
  seed: number,
  seen: Map<string, number>,
  rules: CommandsRuleset = ancientsRules,
): string[] {
  const faults: string[] = [];
  const random = randomNumbers(seed);
  const visits = new Map<string, number>();
  playRandom(
    start,
    seed,
    (table) => {
      const g = table.state;
      const { decision = '' } = table.prompt() ?? {};
      const nth = (visits.get(decision) ?? 0) + 1;
      visits.set(decision, nth);
      // The first of each kind, then fewer and fewer.
      const all = (nth & (nth - 1)) === 0 && nth <= 16;
      if (!all && nth % 96 !== 0) return;
      const offered = table.choices();
      for (const text of offered) {
        if (table.whyNot(text) !== null) faults.push(`${decision}: ${text} is on offer but refused`);
      }
      if (!all) return;
      const before = g.buf.slice();
      const legal = new Set(offered);
      const share = decision === 'moveUnits' || decision === 'battleUnits' ? 4 : 24;
      for (const text of conceivable(g, random, share)) {
        if (legal.has(text)) continue;
        const refusal = table.whyNot(text);
        seen.set(decision, (seen.get(decision) ?? 0) + 1);
        if (refusal === null) faults.push(`${decision}: ${text} is not on offer but not refused`);
        else if (refusal.text === '' || refusal.text === NO_REASON.text || /undefined|NaN/.test(refusal.text)) {
          faults.push(`${decision}: ${text} has no reason: ${refusal.text}`);
        } else if (!REFS[rules.id].test(refusal.ref))
          faults.push(`${decision}: ${text} has the reference ${refusal.ref}`);
      }
      if (before.some((value, i) => value !== g.buf[i])) faults.push(`${decision}: asking changed the state`);
    },
    4000,
    rules,
  );
  return faults;
}

describe('why not, everywhere', () => {
  const seen = new Map<string, number>();
  // Some of them, and the one in which leaders are placed.
  const all = scenarioIds.map((id, i) => [id, i] as const);
  const some = [...new Set([...everyNth(all, 6), ...all.filter(([id]) => id === 'ancients/117')])];
  it.each(some)('%s', (scenario, i) => {
    expect(askAll({ start: { scenario }, seed: `why ${scenario}` }, 31 + i, seen).slice(0, 10)).toEqual([]);
  });
  it.each(everyNth([1, 2, 3, 4, 5, 6], 3))('a battle with every kind of ground and unit, %i', (seed) => {
    expect(askAll({ start: { text: everything }, seed: `why ${seed}` }, seed, seen).slice(0, 10)).toEqual([]);
  });
  it('asked at the common decisions', () => {
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining([
        'answerAttack',
        'battleUnits',
        'chooseAdvance',
        'chooseBattleBack',
        'chooseBonus',
        'chooseEvade',
        'chooseExtraHex',
        'chooseFlags',
        'chooseRetreat',
        'chooseTrample',
        'fleeStep',
        'moveUnits',
        'orderByClass',
        'orderByDice',
        'orderBySection',
        'orderLeadership',
        'orderLinked',
        'placeLeader',
        'playCard',
        'rallyUnits',
      ]),
    );
    for (const [decision, asked] of seen) expect(asked, decision).toBeGreaterThan(50);
  });
});

describe.each([medievalRules, napoleonicsRules])('why not, everywhere in $id', (rules) => {
  const seen = new Map<string, number>();
  // Some of them: the special rules of the rest are asked about in the same decisions.
  const some = everyNth(
    rules.scenarios.map((scenario, i) => [scenario.id, i] as const),
    4,
  );
  it.each(some)('%s', (scenario, i) => {
    expect(askAll({ start: { scenario }, seed: `why ${scenario}` }, 51 + i, seen, rules).slice(0, 10)).toEqual([]);
  });
  it('asked at most decisions', () => {
    expect(seen.size).toBeGreaterThan(20);
  });
});
