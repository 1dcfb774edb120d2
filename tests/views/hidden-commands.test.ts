// Non-interference: what a seat cannot know (the other hand, cards of the other side on the track or drawn to keep one, the
// deck's order) is exchanged behind its back, and nothing it is shown may change by a byte: view, prompt, log, its own
// choices, explanations, refusals; nor may the state that a bot imagines.

import { describe, expect, it } from 'vitest';
import { ASIDE_PLACES, MAX_HAND, newState, type State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { determinise } from '../../src/families/commands/telling/view/imagine.ts';
import { whyNot } from '../../src/families/commands/telling/why-not/why-not.ts';
import { languageOf } from '../../src/families/commands/text/language.ts';
import { Choices } from '../../src/kernel/choice.ts';
import type { GameEvent } from '../../src/kernel/events.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { deal, play, position } from '../explain/positions.ts';
import { games } from '../kit/games.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { everyNth } from '../kit/sweep.ts';
import { type AncientsTable, everything, playRandom, randomNumbers } from './random-games.ts';

type Random = (below: number) => number;

/** The same state for the seat: the deck and all cards it has not seen thrown together and dealt out anew. */
function scrambled(g: State, seat: number, random: Random): State {
  const other = newState(g.battle);
  copyInto(other, g);
  other.chance = g.chance;
  const hidden = [0, 1].filter((side) => side !== seat);
  const pool: number[] = Array.from(g.deck.subarray(0, g.deckCount));
  const places = hidden.flatMap((side) => Array.from({ length: ASIDE_PLACES }, (_, i) => side * ASIDE_PLACES + i));
  const taken = places.filter((place) => g.aside[place] > 0);
  for (const side of hidden) pool.push(...handOf(g, side));
  for (const place of taken) pool.push(g.aside[place] - 1);
  const drawn = seat === g.active ? [] : (['drawn', 'drawnToo'] as const).filter((name) => g[name] > 0);
  for (const name of drawn) pool.push(g[name] - 1);
  for (let i = pool.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [pool[i], pool[j]] = [pool[j], pool[i]];
  }
  const next = (): number => pool.pop() as number;
  for (let i = 0; i < g.deckCount; i++) other.deck[i] = next();
  for (const place of taken) other.aside[place] = 1 + next();
  for (const name of drawn) other[name] = 1 + next();
  for (const side of hidden) {
    const cards = pool.splice(0, g.handCount[side]).sort((a, b) => a - b);
    other.hand.set(cards, side * MAX_HAND);
  }
  return other;
}

const handOf = (g: State, side: number): number[] =>
  Array.from(g.hand.subarray(side * MAX_HAND, side * MAX_HAND + g.handCount[side]));

/** Members of events that hold cards which only their side knows. */
const HIDDEN: { readonly [kind: string]: 'card' | 'cards' } = {
  draws: 'card',
  scouts: 'cards',
  keeps: 'card',
  formsSquare: 'card',
  leavesSquare: 'card',
  squareFalls: 'card',
};

interface SideEvent extends GameEvent {
  readonly side: number;
  readonly cards?: readonly number[];
}

/** Events that show a seat a card it has not seen: its own draws, and what is laid face up. */
const turnsUp = ({ kind, side }: SideEvent, seat: number): boolean =>
  kind === 'keeps' || kind === 'losesCard' || (side === seat && HIDDEN[kind] !== undefined);

/** Events as they would be with other hidden cards. */
function otherDraws(g: State, events: readonly GameEvent[], seat: number, random: Random): GameEvent[] {
  const card = () => random(g.battle.game.cards.length);
  return (events as readonly SideEvent[]).map((event) => {
    const member = HIDDEN[event.kind];
    if (member === undefined || event.side === seat) return event;
    return { ...event, [member]: member === 'cards' ? event.cards?.map(card) : card() };
  });
}

function offeredTo(g: State, seat: number): string[] | null {
  const p = pending(g);
  const f = g.frames[g.depth];
  if (!p?.decision || p.decision.who(g, f) !== seat) return null;
  const out = new Choices();
  p.decision.choices(g, f, out);
  return out.toArray().map((choice) => languageOf(g.battle.game).print(choice));
}

const QUESTIONS = ['play firstStrike', 'play rally', 'play orderLight', 'order C6', 'done', 'stand', 'evade', 'pass'];

const SCANS = ['who', 'enemies', 'near E6', 'reach E6', 'sight E6', 'hex E6', 'unit E6'];

/** Everything a seat is shown, as one text. */
function shown(rules: CommandsRuleset, g: State, events: readonly GameEvent[], seat: number): string {
  const units: string[] = [];
  for (let u = 0; u < g.battle.unitCount; u += 5) {
    if (g.unitHex[u] >= 0) units.push(JSON.stringify(rules.explain(g, `unit ${g.battle.board.names[g.unitHex[u]]}`)));
  }
  return JSON.stringify({
    view: rules.view(g, seat),
    prompt: rules.prompt(g),
    log: events.map((event) => rules.tell(g, event, seat)),
    events: events.map((event) => rules.eventFor?.(event, seat)),
    scans: SCANS.map((query) => rules.scan(g, query, seat)),
    offers: offeredTo(g, seat) === null ? null : rules.offers(g),
    choices: offeredTo(g, seat),
    refusals: QUESTIONS.map((text) => whyNot(g, text, seat)),
    units,
  });
}

/** What a bot of the seat imagines is the same from both, could be so, and looks to the seat like the truth. */
function imagineBoth(rules: CommandsRuleset, g: State, other: State, seat: number): string[] {
  const [one, two] = [g, other].map((state) => determinise(state, seat, 'imagined'));
  if (one.buf.some((word, i) => word !== two.buf[i])) return [`seat ${seat} imagines what it cannot know`];
  checkInvariants(one);
  const [real, made] = [g, one].map((state) => JSON.stringify(rules.view(state, seat)));
  return real === made ? [] : [`seat ${seat} imagines what it knows to be otherwise: ${difference(real, made)}`];
}

function compare(
  rules: CommandsRuleset,
  table: AncientsTable,
  random: Random,
  since: number,
  seats: readonly number[],
): string[] {
  const faults: string[] = [];
  const g = table.state;
  const events = table.events(since);
  for (const seat of seats) {
    const other = scrambled(g, seat, random);
    const one = shown(rules, g, events, seat);
    const two = shown(rules, other, otherDraws(g, events, seat, random), seat);
    if (one !== two) faults.push(`seat ${seat} at ${table.prompt()?.decision}: ${difference(one, two)}`);
    if (seat >= 0) faults.push(...imagineBoth(rules, g, other, seat));
  }
  return faults;
}

function difference(one: string, two: string): string {
  let i = 0;
  while (one[i] === two[i]) i++;
  return `${one.slice(Math.max(0, i - 80), i + 40)} | ${two.slice(Math.max(0, i - 80), i + 40)}`;
}

/** Choices that name a card of the hidden hand: only the seat itself can make them in a world of its own. */
const BY_CARD = /^(play|spring|keep) /;

describe.each(games.map((tested) => [tested.game.id, tested] as const))(
  'what is hidden stays hidden: %s',
  (id, tested) => {
    const { rules } = tested;
    const seen = new Set<string>();
    const watch = (start: Parameters<typeof playRandom>[0], seed: number): string[] => {
      const faults: string[] = [];
      const random = randomNumbers(seed + 1000);
      let since = 0;
      const each = (table: AncientsTable, n: number): void => {
        const decision = table.prompt()?.decision ?? '';
        const met = seen.has(decision);
        if (n % 97 !== 0 && (met || faults.length > 0)) return;
        seen.add(decision);
        // A decision met for the first time is looked at by everybody, later on by one after the other.
        const seats = met ? [((n / 97) % 3) - 1] : [-1, 0, 1];
        faults.push(...compare(rules, table, random, since, seats));
        since = table.eventCount;
      };
      playRandom(start, seed, each, 4000, rules);
      return faults;
    };
    const scenarios = rules.scenarios.map((scenario) => scenario.id);
    const some = everyNth(
      scenarios.map((scenario, i) => [scenario, i] as const),
      4,
    );
    it.each(some)('%s', (scenario, i) => {
      expect(watch({ start: { scenario }, seed: `hidden ${scenario}` }, 5 + i)).toEqual([]);
    });
    it('battles with every kind of ground and unit', () => {
      const texts = id === 'ancients' ? [everything] : tested.grounds;
      for (const text of texts) expect(watch({ start: { text }, seed: 'hidden' }, 77)).toEqual([]);
    });

    it('one choice further, as long as nothing hidden is turned up', () => {
      let compared = 0;
      let drawn = 0;
      for (const scenario of scenarios.filter((_, i) => i % 3 === 0)) {
        const random = randomNumbers(9);
        let before: { worlds: State[]; seat: number; revealed: number; events: number } | null = null;
        const each = (table: AncientsTable, n: number): void => {
          const g = table.state;
          if (before !== null) {
            const last = table.record().choices.at(-1);
            const value = rules.language.read(last?.text ?? '') as number;
            for (const [seat, world] of before.worlds.entries()) {
              if (seat !== before.seat && BY_CARD.test(last?.text ?? '')) continue;
              const happened: GameEvent[] = [];
              world.sink = { tell: (event) => void happened.push(event) };
              pending(world)?.decision?.take(world, world.frames[world.depth], value);
              run(world);
              const real = table.events(before.events).map(({ number: _number, ...event }) => event as GameEvent);
              // What turns up a card for this seat may differ: it is the card.
              if (!real.some((event) => turnsUp(event as SideEvent, seat))) {
                const known = (events: readonly GameEvent[]) => events.map((event) => rules.eventFor?.(event, seat));
                expect(known(happened)).toEqual(known(real));
                drawn += real.some(({ kind }) => HIDDEN[kind] !== undefined) ? 1 : 0;
              }
              if (g.revealed !== before.revealed) continue;
              expect(shown(rules, world, [], seat)).toBe(shown(rules, g, [], seat));
              compared++;
            }
          }
          before = null;
          if (n % 53 === 0) {
            const worlds = [0, 1].map((seat) => scrambled(g, seat, random));
            before = { worlds, seat: table.seat, revealed: g.revealed, events: table.eventCount };
          }
        };
        playRandom({ start: { scenario }, seed: `on ${scenario}` }, 13, each, 4000, rules);
      }
      expect(compared).toBeGreaterThan(120);
      expect(drawn).toBeGreaterThan(5);
    });
  },
);

describe('what is hidden stays hidden', () => {
  it('a drawn card is named to its owner only', () => {
    const table = position({ bottomHand: ['orderTwoLeft'], topHand: ['rally'] });
    play(table, 'play orderTwoLeft', 'done');
    const drawn = table.view(1).hand.map((card) => card.name);
    const lines = (seat: number) => table.log(seat).map((line) => line.text);
    expect(drawn.length).toBeGreaterThan(0);
    for (const name of drawn) {
      expect(lines(1)).toContain(`You draw ${name}.`);
      for (const seat of [0, -1]) expect(lines(seat).join(' ')).not.toContain(`draw ${name}`);
    }
    expect(lines(0)).toContain('Roman: draws a card.');
    expect(lines(-1)).toContain('Roman: draws a card.');
  });

  it('the question to the defender is the same whatever he holds', () => {
    const table = position({ top: 'HI E6', bottom: 'HI F6', topHand: ['firstStrike'] });
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6');
    const prompt = JSON.stringify(table.prompt());
    const views = [1, -1].map((seat) => JSON.stringify({ ...table.view(seat), unseen: [] }));
    expect(table.choices()).toContain('play firstStrike');
    deal(table, 0, ['rally']);
    expect(table.choices()).toEqual(['stand']);
    expect(JSON.stringify(table.prompt())).toBe(prompt);
    expect([1, -1].map((seat) => JSON.stringify({ ...table.view(seat), unseen: [] }))).toEqual(views);
    for (const text of ['play firstStrike', 'play rally', 'stand']) {
      expect(whyNot(table.state, text, 1)?.text).toMatch(
        /^It is not your decision\. The question now is "Carthaginian: /,
      );
    }
  });
});
