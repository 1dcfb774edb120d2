// Told and offered agree, for everything that moves: what is on offer has no fault; what is not on offer has one, in words of
// its own; and the first fault is true: with that one obstacle taken away (remedies-moves.ts) the answer is another.

import { describe, expect, it } from 'vitest';
import { newState, ORDERED, type State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import * as v from '../../src/families/commands/tables/verbs.ts';
import { fightReasons } from '../../src/families/commands/telling/why-not/fight.ts';
import { leaderReasons } from '../../src/families/commands/telling/why-not/leaders.ts';
import { moveReasons } from '../../src/families/commands/telling/why-not/move.ts';
import { NO_REASON, type RuleReason, type Why } from '../../src/families/commands/telling/why-not/parts.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { SEND_BACK } from '../../src/games/napoleonics/tables/verbs.ts';
import { Choices, choiceOf } from '../../src/kernel/choice.ts';
import { FirstFault } from '../../src/kernel/permission.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { everything, playRandom, randomNumbers } from '../views/random-games.ts';
import { type Key, REMEDIES } from './remedies-moves.ts';

const FAMILY = { ...moveReasons, ...fightReasons, ...leaderReasons };

/** Decisions in which something moves, and the verbs that move it: with one hex, two, or none. */
const VERBS: { readonly [decision: string]: readonly (readonly [verb: number, hexes: 0 | 1 | 2 | 'type'])[] } = {
  moveUnits: [
    [v.MOVE, 2],
    [v.MOVE_LEADER, 2],
    [v.EXIT, 1],
    [v.EXIT_LEADER, 1],
  ],
  moveALeader: [[v.MOVE_LEADER, 2]],
  answerAttack: [[v.EVADE, 0]],
  chooseEvade: [[v.EVADE_TO, 2]],
  chooseRetreat: [[v.RETREAT, 2]],
  chooseExtraHex: [[v.MOVE, 2]],
  fleeStep: [
    [v.EVADE_LEADER, 2],
    [v.EVADE_LEADER_OFF, 1],
    [v.STOP, 0],
  ],
  shortSupply: [[SEND_BACK, 1]],
  sendBack: [[v.PLACE, 1]],
  placeLeader: [[v.PLACE, 1]],
  placeReserve: [[v.PLACE, 1]],
  enterReserve: [
    [v.ENTER, 'type'],
    [v.ENTER_LEADER, 1],
  ],
};

function reasonOf(g: State, decision: string, verb: number): RuleReason {
  const why: Why | undefined = g.battle.game.words.decisions[decision]?.reasons?.[verb] ?? FAMILY[decision]?.[verb];
  if (why === undefined || !('ask' in why)) throw new Error(`${decision}: verb ${verb} does not ask the rule`);
  return why as RuleReason;
}

/** What somebody might try: from the hexes of ordered pieces, some of the others and a few empty ones, to some within five. */
function conceivable(g: State, decision: string, random: (below: number) => number): number[] {
  const { size, distance } = g.battle.board;
  const hexes = Array.from({ length: size }, (_, hex) => hex);
  const ordered = (hex: number): boolean =>
    ((g.hexUnit[hex] >= 0 ? g.unitMark[g.hexUnit[hex]] : 0) & ORDERED) !== 0 ||
    ((g.hexLeader[hex] >= 0 ? g.leaderMark[g.hexLeader[hex]] : 0) & ORDERED) !== 0;
  const manned = hexes.filter(
    (hex) => ordered(hex) || random(g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0 ? 4 : 20) === 0,
  );
  const share = 5;
  return VERBS[decision].flatMap(([verb, kind]) => {
    if (kind === 0) return [choiceOf(verb)];
    if (kind === 1) return hexes.filter(() => random(2) === 0).map((hex) => choiceOf(verb, hex));
    if (kind === 'type') {
      return hexes.map((hex) => choiceOf(verb, random(g.battle.game.units.length), hex));
    }
    return manned.flatMap((from) =>
      hexes
        .filter((to) => distance[from * size + to] <= 5 && random(share) === 0)
        .map((to) => choiceOf(verb, from, to)),
    );
  });
}

interface Met {
  /** Faults by how often their remedy was tried and changed the answer. */
  readonly mended: Map<string, number>;
  readonly decisions: Map<string, number>;
}

const offered = new Choices();

/** Whether the decision under way offers the choice. */
function isOffered(g: State, choice: number): boolean {
  offered.clear();
  pending(g)?.decision?.choices(g, g.frames[g.depth], offered);
  return offered.has(choice);
}

function askAt(g: State, copy: State, rules: CommandsRuleset, random: (below: number) => number, met: Met): string[] {
  const faults: string[] = [];
  const decision = pending(g)?.name ?? '';
  if (VERBS[decision] === undefined) return faults;
  const f = g.frames[g.depth];
  const seat = pending(g)?.decision?.who(g, f) ?? -1;
  met.decisions.set(decision, (met.decisions.get(decision) ?? 0) + 1);
  for (const choice of conceivable(g, decision, random)) {
    const reason = reasonOf(g, decision, choice >> 16);
    const why = new FirstFault<string>();
    const may = reason.ask(g, f, choice, seat, why);
    const say = (text: string): void => {
      faults.push(`${decision}: ${rules.language.print(choice)} (${why.fault?.key}): ${text}`);
    };
    if (may !== isOffered(g, choice)) say(may ? 'allowed but not on offer' : 'on offer but refused');
    if (may && why.fault !== null) say('allowed with a fault');
    if (may) continue;
    if (why.fault === null) {
      say('refused without a fault');
      continue;
    }
    if (reason(g, f, choice, seat).text === NO_REASON.text) say('no words');
    const { key, a, b } = why.fault;
    if ((met.mended.get(key) ?? 0) >= 400) continue;
    copyInto(copy, g);
    copy.battle = g.battle;
    const again = copy.frames[copy.depth];
    const then = REMEDIES[key as Key]({ c: copy, f: again, decision, choice, seat, a, b });
    if (typeof then === 'string') continue;
    const next = new FirstFault<string>();
    const now = reason.ask(copy, again, then, seat, next);
    if (!now && next.fault?.key === key) say('still the same without the obstacle');
    if (now !== isOffered(copy, then)) say('without the obstacle told and offered differ');
    met.mended.set(key, (met.mended.get(key) ?? 0) + 1);
  }
  return faults;
}

/** Looks at the first few decisions of each kind in a random game, and at fewer and fewer after them. */
function askInGame(rules: CommandsRuleset, start: Parameters<typeof playRandom>[0], seed: number, met: Met): string[] {
  const faults: string[] = [];
  const random = randomNumbers(seed);
  const visits = new Map<string, number>();
  let copy: State | null = null;
  playRandom(
    start,
    seed,
    ({ state }) => {
      const name = pending(state)?.name ?? '';
      if (VERBS[name] === undefined) return;
      const nth = (visits.get(name) ?? 0) + 1;
      visits.set(name, nth);
      if ((nth & (nth - 1)) !== 0 && (name === 'moveUnits' ? nth % 41 !== 0 : nth % 3 !== 0)) return;
      copy ??= newState(state.battle);
      copy.chance = state.chance;
      faults.push(...askAt(state, copy, rules, random, met));
    },
    2500,
    rules,
  );
  return faults;
}

const newMet = (): Met => ({ mended: new Map(), decisions: new Map() });

/** Scenarios with exits, reserves, walls, marsh, gates, squares and field works, and a few plain ones. */
const GAMES: readonly (readonly [CommandsRuleset, readonly string[]])[] = [
  [ancientsRules, ['ancients/005', 'ancients/010', 'ancients/117', 'ancients/015', 'ancients/110']],
  [medievalRules, ['medieval/06', 'medieval/13', 'medieval/17', 'medieval/07']],
  [napoleonicsRules, ['napoleonics/12', 'napoleonics/15', 'napoleonics/09', 'napoleonics/14']],
];

/** Faults that every game meets often. */
const COMMON: readonly Key[] = [
  'nobody',
  'enemyUnit',
  'noLeader',
  'notOrdered',
  'hasMoved',
  'leaderNotOrdered',
  'leaderHasMoved',
  'taken',
  'tooFar',
  'mustStop',
  'inTheWay',
  'notBack',
  'tooFarBack',
  'otherUnit',
  'notBehind',
];
/** Faults that at least one game meets. */
const RARER: readonly Key[] = [
  'secondLeader',
  'ground',
  'heldBack',
  'notACharge',
  'allInTheWay',
  'noWayOut',
  'leadersStayOn',
  'notWhole',
  'notFarthest',
  'wayBlocked',
  'noRoomToEvade',
  'mustFlee',
  'notOnBaseline',
];

const ever = new Set<string>();

describe.each(GAMES)('told and offered agree: $id', (rules, scenarios) => {
  const met = newMet();
  it.each(scenarios)('%s', (scenario) => {
    const faults = askInGame(rules, { start: { scenario }, seed: `told ${scenario}` }, 7 + scenario.length, met);
    expect(faults.slice(0, 12)).toEqual([]);
  });
  if (rules === ancientsRules) {
    it.each([1, 2, 3])('a battle with every kind of ground and unit, %i', (seed) => {
      const faults = askInGame(rules, { start: { text: everything }, seed: `told ${seed}` }, seed, met);
      expect(faults.slice(0, 12)).toEqual([]);
    });
  }
  it('met the common faults', () => {
    for (const key of met.mended.keys()) ever.add(key);
    for (const key of COMMON) expect(met.mended.get(key) ?? 0, key).toBeGreaterThan(0);
    for (const name of ['moveUnits', 'chooseRetreat', 'answerAttack']) {
      expect(met.decisions.get(name) ?? 0, name).toBeGreaterThan(5);
    }
  });
});

it('met the rarer faults in one game or another', () => {
  for (const key of RARER) expect([...ever]).toContain(key);
});
