// Non-interference: what a seat cannot know (the other hand, the deck's order) is exchanged behind its back, and nothing it
// is shown may change by a byte: view, prompt, log, its own choices, explanations, refusals.

import { describe, expect, it } from 'vitest';
import { MAX_HAND, type State } from '../../src/families/commands/state.ts';
import { whyNot } from '../../src/families/commands/why-not.ts';
import { ancientsRules as rules } from '../../src/games/ancients/ruleset.ts';
import { Choices } from '../../src/kernel/choice.ts';
import type { GameEvent } from '../../src/kernel/events.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { deal, play, position } from '../explain/positions.ts';
import { type AncientsTable, everything, playRandom, randomNumbers, scenarioIds } from './random-games.ts';

type Random = (below: number) => number;

/** The same state for the seat: deck and unseen hands thrown together and dealt out anew. */
function scrambled(g: State, seat: number, random: Random): State {
  const other = rules.spare(g);
  copyInto(other, g);
  other.chance = g.chance;
  const hidden = [0, 1].filter((side) => side !== seat);
  const pool: number[] = Array.from(g.deck.subarray(0, g.deckCount));
  for (const side of hidden) pool.push(...handOf(g, side));
  for (let i = pool.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [pool[i], pool[j]] = [pool[j], pool[i]];
  }
  for (let i = 0; i < g.deckCount; i++) other.deck[i] = pool.pop() as number;
  for (const side of hidden) {
    const cards = pool.splice(0, g.handCount[side]).sort((a, b) => a - b);
    other.hand.set(cards, side * MAX_HAND);
  }
  return other;
}

const handOf = (g: State, side: number): number[] =>
  Array.from(g.hand.subarray(side * MAX_HAND, side * MAX_HAND + g.handCount[side]));

/** Events as they would be with other hidden cards: what the others drew is anything. */
function otherDraws(g: State, events: readonly GameEvent[], seat: number, random: Random): GameEvent[] {
  const cards = g.battle.game.cards.length;
  return events.map((event) =>
    event.kind === 'draws' && event.values[0] !== seat
      ? { ...event, values: [event.values[0], random(cards), 0, 0] }
      : event,
  );
}

function offeredTo(g: State, seat: number): string[] | null {
  const p = pending(g);
  const f = g.frames[g.depth];
  if (!p?.decision || p.decision.who(g, f) !== seat) return null;
  const out = new Choices();
  p.decision.choices(g, f, out);
  return out.toArray().map((choice) => rules.language.print(choice));
}

const QUESTIONS = ['play firstStrike', 'play rally', 'play orderLight', 'order C6', 'done', 'stand', 'evade', 'pass'];

const SCANS = ['who', 'enemies', 'near E6', 'reach E6', 'sight E6', 'hex E6', 'unit E6'];

/** Everything a seat is shown, as one text. */
function shown(g: State, events: readonly GameEvent[], seat: number): string {
  const units: string[] = [];
  for (let u = 0; u < g.battle.unitCount; u += 5) {
    if (g.unitHex[u] >= 0) units.push(JSON.stringify(rules.explain(g, `unit ${g.battle.board.names[g.unitHex[u]]}`)));
  }
  return JSON.stringify({
    view: rules.view(g, seat),
    prompt: rules.prompt(g),
    log: events.map((event) => rules.tell(g, event, seat)),
    scans: SCANS.map((query) => rules.scan(g, query, seat)),
    offers: offeredTo(g, seat) === null ? null : rules.offers(g),
    choices: offeredTo(g, seat),
    refusals: QUESTIONS.map((text) => whyNot(g, text, seat)),
    units,
  });
}

function compare(table: AncientsTable, random: Random, since: number): string[] {
  const faults: string[] = [];
  const g = table.state;
  const events = table.events(since);
  for (const seat of [-1, 0, 1]) {
    const other = scrambled(g, seat, random);
    const one = shown(g, events, seat);
    const two = shown(other, otherDraws(g, events, seat, random), seat);
    if (one !== two) faults.push(`seat ${seat} at ${table.prompt()?.decision}: ${difference(one, two)}`);
  }
  return faults;
}

function difference(one: string, two: string): string {
  let i = 0;
  while (one[i] === two[i]) i++;
  return `${one.slice(Math.max(0, i - 80), i + 40)} | ${two.slice(Math.max(0, i - 80), i + 40)}`;
}

describe('what is hidden stays hidden', () => {
  const seen = new Set<string>();
  const watch = (start: Parameters<typeof playRandom>[0], seed: number): string[] => {
    const faults: string[] = [];
    const random = randomNumbers(seed + 1000);
    let since = 0;
    playRandom(start, seed, (table, n) => {
      const decision = table.prompt()?.decision ?? '';
      if (n % 61 !== 0 && (seen.has(decision) || faults.length > 0)) return;
      seen.add(decision);
      faults.push(...compare(table, random, since));
      since = table.eventCount;
    });
    return faults;
  };
  it.each(scenarioIds.map((id, i) => [id, i] as const))('%s', (scenario, i) => {
    expect(watch({ start: { scenario }, seed: `hidden ${scenario}` }, 5 + i)).toEqual([]);
  });
  it('a battle with every kind of ground and unit', () => {
    expect(watch({ start: { text: everything }, seed: 'hidden' }, 77)).toEqual([]);
  });

  it('one choice further, as long as nothing hidden is turned up', () => {
    let compared = 0;
    for (const scenario of scenarioIds.filter((_, i) => i % 3 === 0)) {
      const random = randomNumbers(9);
      let before: { worlds: State[]; seat: number; revealed: number; events: number } | null = null;
      playRandom({ start: { scenario }, seed: `on ${scenario}` }, 13, (table, n) => {
        const g = table.state;
        if (before !== null && g.revealed === before.revealed) {
          const last = table.record().choices.at(-1);
          const value = rules.language.read(last?.text ?? '') as number;
          for (const [seat, world] of before.worlds.entries()) {
            if (seat !== before.seat && last?.text.startsWith('play')) continue;
            pending(world)?.decision?.take(world, world.frames[world.depth], value);
            run(world);
            expect(shown(world, [], seat)).toBe(shown(g, [], seat));
            compared++;
          }
        }
        before = null;
        if (n % 53 === 0) {
          const worlds = [0, 1].map((seat) => scrambled(g, seat, random));
          before = { worlds, seat: table.seat, revealed: g.revealed, events: table.eventCount };
        }
      });
    }
    expect(compared).toBeGreaterThan(300);
  });

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
