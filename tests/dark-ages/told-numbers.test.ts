// Numbers told are those that come true: before each choice of random battles the numbers are asked for as a player would ask,
// and then compared with what the rules do: the dice that are rolled and what they need, the hits that are stopped, who rolls
// first, the points and hits of a step, how far a unit shoots, what an evasion costs, how often a leader may draw, and how many
// lost units end the battle.

import { describe, expect, it } from 'vitest';
import type { DarkAgesEvent, EventOf } from '../../src/games/dark-ages/rules/events.ts';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { pieceAt } from '../../src/games/dark-ages/rules/state.ts';
import {
  ASSAULT,
  EVADE,
  FACE,
  FIRE,
  HOLD_BACK,
  JOIN,
  LEAD,
  MELEE,
  NAME,
  PASS,
  PLAY,
  RALLY,
  STAND,
  STEP,
} from '../../src/games/dark-ages/tables/verbs.ts';
import { pieceOn } from '../../src/games/dark-ages/telling/words.ts';
import { OpenChance, ScriptedChance } from '../../src/kernel/chance.ts';
import { firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';
import type { Explanation } from '../../src/kernel/ruleset.ts';
import { choicesOf, decisionName, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { ids, listening, rules } from './wandering.ts';

/** What was compared, and how often; a test that compares nothing proves nothing. */
class Findings {
  readonly faults: string[] = [];
  readonly compared = new Map<string, number>();

  compare(what: string, told: number | undefined, found: number, where: string): void {
    this.compared.set(what, (this.compared.get(what) ?? 0) + 1);
    if (told !== found) this.faults.push(`${what}: told ${told}, found ${found} (${where})`);
  }
}

const noteOf = (g: State, choice: string): string =>
  rules.offers(g).find((offer) => offer.choice === choice)?.note ?? '';

type Told = readonly Explanation[];

const nameOf = (g: State, hex: number): string => g.battle.board.names[hex];
const numberOf = (told: Told, title: string): number | undefined => told.find((one) => one.title === title)?.total;

/** The number that stands before a word in a sentence; 0 for "no". */
function numberBefore(text: string, word: string): number | undefined {
  const found = new RegExp(`(no|\\d+) ${word}`).exec(text)?.[1];
  return found === undefined ? undefined : found === 'no' ? 0 : Number(found);
}

// ---- fights

/** Choices after which the fight goes on as it was told; a card or one who joins changes it. */
const GOES_ON = new Set([MELEE, ASSAULT, FIRE, STAND, PASS, FACE, HOLD_BACK]);

/** What is told of the fight that a choice begins or goes on with. */
function toldFight(g: State, choice: number, query: string): Told {
  if (!GOES_ON.has(verbOf(choice))) return [];
  try {
    return rules.explain(g, query);
  } catch (error) {
    // A pass when nobody fights.
    if (verbOf(choice) === PASS && /^expected a question/.test(String((error as Error).message))) return [];
    throw error;
  }
}

/** After these the fight is no longer the one that was told. */
const ENDS = new Set(
  'losses eliminated leaderDead shock lastStand retreats evades cancelled orders begins moves rallies routs'.split(' '),
);

/** The rolls of the events, up to the first that changes what was told. */
function lookAtFight(g: State, told: Told, events: readonly DarkAgesEvent[], where: string, found: Findings): void {
  if (told.length === 0) return;
  const first = told.find(({ title }) => title === 'who rolls first')?.parts[0].text ?? '';
  let due: { hits: number; stopped: number; what: string } | null = null;
  for (const event of events) {
    if (event.kind === 'melees') {
      const who = /^both/.test(first) ? 'both' : /^the defender/.test(first) ? 'defender' : 'attacker';
      found.compare('who rolls first', who === event.first ? 1 : 0, 1, where);
    }
    if (event.kind === 'faces' && !event.answers) {
      found.compare('no answer', numberOf(told, 'dice of the answer'), 0, where);
    }
    if (event.kind === 'spares' && due !== null) {
      const { woods, wall, charge } = event;
      found.compare(due.what, Math.min(due.stopped, due.hits), woods + wall + charge, where);
      due = null;
    }
    if (event.kind === 'hit' && due !== null) {
      found.compare(due.what, Math.min(due.stopped, due.hits), due.hits - event.hits, where);
      due = null;
    }
    if (ENDS.has(event.kind)) return;
    if (event.kind === 'rolls' && event.fight !== 'mercenaries' && event.fight !== 'ambush') {
      due = lookAtRoll(g, told, event, where, found);
    }
  }
}

function lookAtRoll(g: State, told: Told, event: EventOf<'rolls'>, where: string, found: Findings) {
  const part = event.role === 'defence' ? 'answer' : event.fight === 'fire' ? 'shot' : 'attack';
  const many = told.filter(({ title }) => /^dice of the attack/.test(title)).length > 1;
  const whose = many && part === 'attack' ? `: ${pieceOn(g, event.by.piece)}` : '';
  const what = many ? `combined ${part}` : part;
  found.compare(`dice of the ${what}`, numberOf(told, `dice of the ${part}${whose}`), event.dice.length, where);
  const least = numberOf(told, `least die that hits in the ${part}${whose}`);
  found.compare(`least die of the ${what}`, least, event.needed, where);
  const stops = `hits of the ${part === 'answer' ? 'answer' : 'attack'} that are stopped`;
  const hits = event.dice.filter((die) => die.hits).length;
  // The hits of a combined attack are counted together.
  return hits === 0 || many ? null : { hits, stopped: numberOf(told, stops) ?? 0, what: stops };
}

// ---- steps

interface Step {
  readonly points: number;
  readonly told: Told;
  readonly note: string;
}

/** Every step on offer is told as one that can be paid for; answers what is told of the one that is taken. */
function lookAtSteps(g: State, choices: readonly number[], choice: number, found: Findings): Step | null {
  const points = numberBefore(rules.prompt(g).text, 'movement point') ?? g.frames[g.depth].points;
  let taken: Step | null = null;
  for (const one of choices) {
    if (verbOf(one) !== STEP) continue;
    const query = rules.language.print(one);
    const told = rules.explain(g, query);
    const cost = numberOf(told, 'movement points') ?? Number.NaN;
    if (!(cost <= points)) found.faults.push(`${query} is on offer for ${cost} points, and ${points} are left`);
    if (one === choice) taken = { points, told, note: noteOf(g, query) };
  }
  return taken;
}

function lookAtStep(step: Step, events: readonly DarkAgesEvent[], where: string, found: Findings): void {
  const leaving = events.find((event) => event.kind === 'disengages');
  found.compare('hits for breaking off', numberOf(step.told, 'hits for breaking off'), leaving?.hits ?? 0, where);
  // Who is hurt may be asked first, or may not go at all.
  const at = events.findIndex((event) => event.kind === 'moves');
  const moves = events[at];
  if (moves?.kind !== 'moves') return;
  const cost = numberOf(step.told, 'movement points') ?? Number.NaN;
  found.compare('movement points of a step', step.points - cost, moves.points, where);
  // It is told before anything else that the step brings, but for the halt in woods or a marsh.
  const ground = events.slice(at + 1, at + 5).find((event) => event.kind === 'ground');
  const hits = numberOf(step.told, 'hits for the ground');
  found.compare('hits for the ground', hits, ground?.kind === 'ground' ? ground.hits : 0, where);
  found.compare('hits in the note of a step', hitsOf(step.note), (leaving?.hits ?? 0) + (hits ?? 0), where);
}

/** All the hits that a note tells of. */
const hitsOf = (note: string): number =>
  [...note.matchAll(/(\d+) hits?/g)].reduce((sum, match) => sum + Number(match[1]), 0);

// ---- reach

/** Nothing on offer is further away than told, and what is told to be out of range is. */
function lookAtReach(g: State, choices: readonly number[], found: Findings): void {
  const { board } = g.battle;
  const seen = new Set<number>();
  for (const choice of choices) {
    if (verbOf(choice) !== FIRE) continue;
    const [from, to] = [firstOf(choice), secondOf(choice)];
    const range = numberOf(rules.explain(g, `unit ${nameOf(g, from)}`), 'range in hexes') ?? Number.NaN;
    const away = board.distance[from * board.size + to];
    if (!(away <= range)) found.faults.push(`${rules.language.print(choice)}: ${away} hexes, range ${range}`);
    if (away === range) found.compare('a shot at the full range', range, away, nameOf(g, from));
    if (seen.has(from)) continue;
    seen.add(from);
    lookBeyond(g, from, range, choices, found);
  }
}

/** The enemies that a unit cannot shoot at are told to be out of range when they are further away than its range. */
function lookBeyond(g: State, from: number, range: number, choices: readonly number[], found: Findings): void {
  const { board, seat } = g.battle;
  const own = seat[pieceAt(g, from)];
  for (let to = 0; to < board.size; to++) {
    const enemy = pieceAt(g, to);
    if (enemy < 0 || seat[enemy] === own) continue;
    const query = `fire ${nameOf(g, from)} x ${nameOf(g, to)}`;
    if (choices.includes(rules.language.read(query) as number)) continue;
    const why = rules.whyNot(g, query, own)?.text ?? '';
    const beyond = board.distance[from * board.size + to] > range;
    found.compare('out of range', /range|too far|out of reach/.test(why) ? 1 : 0, beyond ? 1 : 0, `${query}: ${why}`);
  }
}

// ---- a battle

/** How many lost units of a side end the battle, as its victory is told; Infinity when units do not count. */
function limitsOf(id: string): readonly number[] {
  const told = rules.scenarios.find((one) => one.id === id);
  const limit = (army: string): number => {
    const text = told?.rules.find((rule) => rule.startsWith(`${army}: victory`)) ?? '';
    return numberBefore(text, 'enemy unit') ?? Number.POSITIVE_INFINITY;
  };
  // By the side that loses them.
  return told === undefined ? [] : [limit(told.bottom), limit(told.top)];
}

/** Choices that bring armies together and cards into play: without a liking for them few fights come up. */
const EAGER = new Set([ASSAULT, EVADE, JOIN, LEAD, MELEE, NAME, PLAY, RALLY, STEP]);

function playMixed(g: State, random: (below: number) => number, each: (choices: number[], choice: number) => void) {
  for (;;) {
    const choices = choicesOf(g);
    if (choices.length === 0) return;
    const eager = choices.filter((choice) => EAGER.has(verbOf(choice)));
    const from = eager.length > 0 && random(2) > 0 ? eager : choices;
    const choice = from[random(from.length)];
    each(choices, choice);
    play(g, choice);
  }
}

/** Plays a battle at random and compares before and after each choice; `near` units more must be lost to end it, if given. */
function follow(id: string, seed: number, found: Findings, near = 0): void {
  const { g, events } = listening(id, `${id} numbers ${seed}`, ['showValues']);
  const limits = limitsOf(id);
  if (near > 0) for (const side of [0, 1]) if (limits[side] < 100) g.lost[side] = limits[side] - near;
  let after: (() => void) | null = null;
  let since = events.length;
  /** Draws of the leader who rallies: as told, and so far. */
  let draws = 0;
  let drawn = 0;
  const catchUp = (): void => {
    after?.();
    for (let i = since; i < events.length; i++) {
      const event = events[i];
      if (event.kind === 'names') {
        if (++drawn > draws) found.faults.push(`${pieceOn(g, event.leader.piece)} draws ${drawn} times, told ${draws}`);
        if (drawn === draws) found.compare('draws of a rally', draws, drawn, pieceOn(g, event.leader.piece));
      }
      if (event.kind === 'eliminated' && event.counts) {
        const ended = events.some((one) => one.kind === 'ended' && one.why === 'units');
        const limit = limits[g.battle.seat[event.piece]];
        if (event.lost >= limit) found.compare('lost units that end the battle', 1, ended ? 1 : 0, id);
        else if (ended && !events.slice(i + 1).some((one) => one.kind === 'eliminated')) {
          found.faults.push(`${id} ended with ${event.lost} of ${limit} lost`);
        }
      }
    }
  };
  playMixed(g, makeRandom(seed), (choices, choice) => {
    catchUp();
    since = events.length;
    const from = since;
    const text = rules.language.print(choice);
    const where = `${id} ${seed}: ${text}`;
    const told = toldFight(g, choice, text);
    const decision = decisionName(g);
    const step = decision === 'step' ? lookAtSteps(g, choices, choice, found) : null;
    if (decision === 'combat') lookAtReach(g, choices, found);
    const evades = verbOf(choice) === EVADE ? noteOf(g, text) : undefined;
    const begins = /^move (?:leader )?(\w+)$/.exec(text);
    const rallies = /^rally (\w+)$/.exec(text);
    const unit = begins ?? rallies;
    const values = unit === null ? [] : rules.explain(g, `unit ${unit[1]}`);
    if (rallies !== null) {
      draws = numberOf(values, 'morale') ?? -1;
      drawn = 0;
    }
    after = () => {
      const now = events.slice(from);
      lookAtFight(g, told, now, where, found);
      if (step !== null) lookAtStep(step, now, where, found);
      const ran = now.find((event) => event.kind === 'evades');
      if (evades !== undefined && ran?.kind === 'evades') {
        found.compare('hits of an evasion', numberBefore(evades, 'hit'), ran.hits, where);
      }
      const start = now.find((event) => event.kind === 'begins');
      // A leader by himself is told of on his own hex only when he stands alone there.
      if (begins !== null && start?.kind === 'begins' && pieceAt(g, start.piece.hex) === start.piece.piece) {
        found.compare('movement points of a piece', numberOf(values, 'movement points'), start.points, where);
      }
    };
  });
  catchUp();
}

const FIGHTS = [
  ...['dice of the attack', 'dice of the answer', 'dice of the shot', 'dice of the combined attack'],
  ...['least die of the attack', 'least die of the answer', 'least die of the shot', 'who rolls first', 'no answer'],
  ...['hits of the attack that are stopped', 'hits of the answer that are stopped'],
  ...['a shot at the full range', 'out of range', 'hits of an evasion', 'draws of a rally'],
];
const MOVES = [
  ...['movement points of a piece', 'movement points of a step', 'hits for breaking off', 'hits for the ground'],
  'hits in the note of a step',
];

describe('numbers told in the battles of Dark Ages', () => {
  it('come true', () => {
    const found = new Findings();
    for (const id of ids) for (const seed of [41, 43, 47, 53]) follow(id, seed, found);
    expect(found.faults.slice(0, 12)).toEqual([]);
    expect([...FIGHTS, ...MOVES].filter((what) => !found.compared.has(what))).toEqual([]);
  });

  it('come true: how many lost units end a battle', () => {
    const found = new Findings();
    for (const id of ids) follow(id, 59, found, 2);
    expect(found.faults.slice(0, 12)).toEqual([]);
    expect(found.compared.get('lost units that end the battle') ?? 0).toBeGreaterThan(4);
  });
});

/** A position of its lines. */
function position(...lines: readonly string[]): State {
  const text = ['vexillum 1 position', ...lines, ''].join('\n');
  // Every die is a 1 and hits nobody.
  const ones = Array.from({ length: 8 }, () => [0]);
  return rules.start({ text }, new ScriptedChance([[0, 0, 0], ...ones], new OpenChance()));
}

function choose(g: State, ...texts: readonly string[]): State {
  for (const text of texts) play(g, rules.language.read(text) as number);
  return g;
}

describe('numbers told of what random battles seldom bring', () => {
  it('count the slope that a leader by himself goes down', () => {
    const lines = [
      'hexsides:',
      '  slope: E5|D5',
      'units top: b1 axemen/3 A4',
      'units bottom: a1 housecarls/3 H4; a2 spearmen/3 I9',
      'leaders bottom: lb1 Edwin foot 1 with a1; lb2 Olaf foot 1 with a2',
      'now: lb1 E5',
      'active: bottom',
      'activation: doubleTime-1',
      'phase: movement',
    ];
    const told = (...more: readonly string[]) => {
      const g = choose(position(...more, ...lines), 'lead E5', 'move leader E5');
      const ground = rules.explain(g, 'step E5 D5').find(({ title }) => title === 'hits for the ground');
      return [ground?.total, ground?.parts.map(({ text }) => text), noteOf(g, 'step E5 D5')];
    };
    expect(told()).toEqual([1, ['crossing a slope'], '1 hit for the ground. Edwin routs.']);
    expect(told('rules version: 1')).toEqual([0, ['leaders take no hits from this ground'], '']);
  });

  it('give a unit no dice once its last cube is for another attacker', () => {
    const lines = [
      'units top: b1 spearmen/3 D4',
      'units bottom: a1 axemen/3 E4; a2 axemen/3 E5',
      'now: b1 1+g',
      'options: showValues',
      'active: bottom',
      'phase: combat',
    ];
    const answer = (told: Told): number | undefined => numberOf(told, 'dice of the answer');
    const g = choose(position(...lines), 'melee E4 x D4');
    expect(answer(rules.explain(g, 'face E4'))).toBe(1);
    expect(answer(rules.explain(g, 'hold back'))).toBe(0);
    expect(answer(rules.odds(g, rules.language.read('face E4') as number).explanations)).toBe(1);
    expect(answer(rules.odds(g, rules.language.read('hold back') as number).explanations)).toBe(0);
    const faced = choose(g, 'face E4');
    expect(answer(rules.explain(faced, 'melee E5 x D4'))).toBe(0);
    expect(answer(rules.odds(faced, rules.language.read('melee E5 x D4') as number).explanations)).toBe(0);
  });
});
