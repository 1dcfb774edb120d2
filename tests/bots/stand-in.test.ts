// The stand-in: a few dozen plans of its own turn, no more than so many simulations, and a plan that can be carried out.

import { describe, expect, test } from 'vitest';
import { Candidates } from '../../src/bots/commands-stand-in/candidates.ts';
import { Judge, SIMULATIONS } from '../../src/bots/commands-stand-in/judge.ts';
import { Drill } from '../../src/bots/drill.ts';
import { steady } from '../../src/bots/drill-temper.ts';
import type { State } from '../../src/families/commands/rules/state.ts';
import { determinise } from '../../src/families/commands/telling/view/imagine.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { choicesInto, stateHash, takeChoice } from '../../src/kernel/search.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import { askBot, makeBot } from '../../src/loaded.ts';

const start = { scenario: 'ancients/003' };

/** The first question of a battle, as whoever is asked may imagine it. */
function first(): { g: State; seat: number; cards: number[] } {
  const real = ancientsRules.start(start, new SeededChance('plans')) as unknown as State;
  const seat = real.active;
  const g = determinise(real, seat, 'own');
  const offered = new Choices();
  choicesInto(g as unknown as KernelState, offered);
  return { g, seat, cards: offered.toArray() };
}

describe('plans', () => {
  const { g, seat, cards } = first();
  const drill = new Drill(g.battle, steady);
  const plans = new Candidates(drill).of(g, seat, cards);

  test('are a few dozen, with every card, and no two of them come to the same', () => {
    expect(pending(g)?.name).toBe('playCard');
    expect(plans.length).toBeGreaterThan(cards.length);
    expect(plans.length).toBeLessThanOrEqual(5 * cards.length);
    expect(new Set(plans.map(({ choices }) => choices[0]))).toEqual(new Set(cards));
    expect(new Set(plans.map(({ at }) => stateHash(at as unknown as KernelState))).size).toBe(plans.length);
  });

  test('are legal from the first choice to the last', () => {
    for (const { choices } of plans) {
      const copy = determinise(g, seat, 'own') as unknown as KernelState;
      const offered = new Choices();
      for (const choice of choices) {
        choicesInto(copy, offered);
        expect(offered.has(choice)).toBe(true);
        takeChoice(copy, choice);
      }
    }
  });

  test('are judged by no more simulations than allowed, and always alike', () => {
    const judge = new Judge(drill, 'dice');
    const best = judge.best(plans, seat);
    expect(plans).toContain(best);
    expect(judge.simulated).toBeGreaterThan(SIMULATIONS / 2);
    expect(judge.simulated).toBeLessThanOrEqual(SIMULATIONS);
    expect(new Judge(drill, 'dice').best(plans, seat)).toBe(best);
  });
});

test('it carries out what it planned', () => {
  const table = new Table(ancientsRules, { start, seed: 'turn' });
  const bot = makeBot('stand-in', 'b', 'ancients');
  if (!bot) throw new Error('no stand-in');
  // The same plan, made by its parts.
  const g = determinise(table.state as unknown as State, table.seat, 'b');
  const drill = new Drill(g.battle, steady);
  const { choices } = new Judge(drill, 'b').best(new Candidates(drill).of(g, table.seat, table.values()), table.seat);
  expect(choices.length).toBeGreaterThan(3);
  for (const planned of choices) {
    expect(askBot(bot, table)).toBe(planned);
    table.choose(planned);
  }
  expect(table.prompt()?.decision).not.toBe('moveUnits');
});
