// Numbers with their parts: what explanations say must be what the rules count, in every attack of random battles.

import { describe, expect, it } from 'vitest';
import type { BattalionEvent } from '../../src/games/battalion/rules/events.ts';
import { commandCost } from '../../src/games/battalion/rules/questions.ts';
import { TO_COMMAND } from '../../src/games/battalion/rules/state.ts';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Trace } from '../../src/kernel/explain.ts';
import type { Explanation } from '../../src/kernel/ruleset.ts';
import { playAtRandom } from './random-battles-kit.ts';

/** What the parts come to. */
function sumOf({ parts }: Explanation): number {
  const trace = new Trace();
  trace.reasons.push(...parts);
  return trace.total;
}

describe('explanations', () => {
  it('have parts that come to their total, and name their rules', () => {
    const titles = new Set<string>();
    playAtRandom(9, 21, (table) => {
      if (table.over || table.state.stand === 0) return;
      for (const { choice, odds } of table.offers()) {
        if (!odds || choice.startsWith('add') || choice.startsWith('play')) continue;
        for (const one of table.explain(choice)) {
          titles.add(one.title.split(' ').slice(0, 3).join(' '));
          if (sumOf(one) !== one.total)
            throw new Error(`${choice}: ${one.title} is ${one.total}, parts give ${sumOf(one)}`);
          if (one.parts.some((part) => !/^B [A-Z]/.test(part.ref)))
            throw new Error(`${choice}: ${one.title} has no rule`);
        }
      }
    });
    for (const title of ['Dice of the', 'Order for a', 'Melee values of', 'Ranged values of'])
      expect(titles).toContain(title);
  });

  it('give the dice that are rolled', () => {
    let rolls = 0;
    let told: number | null = null;
    playAtRandom(12, 22, (table) => {
      const events = table.events().slice(-8);
      const rolled = events.find((event) => event.kind === 'rolled' && event.number === table.number - 1);
      if (told !== null && rolled !== undefined) {
        expect((rolled as unknown as { dice: number[] }).dice).toHaveLength(told);
        rolls++;
      }
      told = table.prompt()?.decision === 'pool' ? table.explain('roll')[0].total : null;
      if (told !== null && table.choices().length > 1) told = null;
    });
    playAtRandom(12, 23, (table) => {
      if (table.prompt()?.decision !== 'pool') return;
      const label = table.offers().find((offer) => offer.choice === 'roll')?.label;
      expect(label).toBe(`Roll ${table.explain('roll')[0].total} dice`.replace('Roll 1 dice', 'Roll 1 die'));
      rolls++;
    });
    expect(rolls).toBeGreaterThan(10);
  });

  it('tell the price of every unit as the rules have it', () => {
    playAtRandom(3, 24, (table, n) => {
      if (table.over || table.prompt()?.decision !== 'redeploy' || n % 3 !== 0) return;
      const g = table.state;
      for (const { id, name, cost, place } of table.view(-1).units) {
        if (place === 'gone') continue;
        expect(table.explain(`cost ${name}`)[0].total).toBe(commandCost(g, id, TO_COMMAND));
        expect(cost).toBe(commandCost(g, id, TO_COMMAND));
      }
    });
  });

  it('refuse what they cannot answer, and say what was expected', () => {
    const g = rules.start({ scenario: 'battalion/1' }, new SeededChance('x'));
    expect(() => rules.explain(g, 'tea')).toThrow('expected an attack such as "assault a1 x b1"');
    expect(() => rules.explain(g, 'unit z9')).toThrow('expected a unit of this battle such as a3, found "z9"');
    expect(() => rules.explain(g, 'assault a1 x a2')).toThrow('of its own side');
    expect(() => rules.scan(g, 'near nowhere', 0)).toThrow('expected a place such as a3');
    expect(() => rules.scan(g, 'tea', 0)).toThrow('expected a question such as "near a3"');
  });

  it('say why an attack may not be commanded', () => {
    const g = rules.start({ scenario: 'battalion/1' }, new SeededChance('x'));
    const last = (query: string) => rules.explain(g, query).at(-1);
    expect(last('assault a1 x b1')?.parts[0].text).toContain('is not engaged');
    expect(last('barrage a1 x b1')?.parts[0].ref).toBe('B Barrage');
    expect(last('charge a1 x b1')?.total).toBe(1);
    expect(last('charge a1 x b5')?.parts[0].ref).toBe('B Empty sector');
  });
});

describe('tellings of dice', () => {
  it('sort a roll into hits by eight, hits on values and misses', () => {
    const g = rules.start({ scenario: 'battalion/1' }, new SeededChance('x'));
    // Principes: values 5 and 6; the dice 8 6 5 3 2 [B Rolling and assigning dice].
    const unit = { unit: 0, ranks: ['principes'], order: 0, disorder: 0 };
    const event: BattalionEvent = {
      kind: 'rolled',
      attacker: unit,
      target: { ...unit, unit: 12, ranks: ['samnites'] },
      attack: 'assault',
      dice: [8, 6, 5, 3, 2],
      attackValues: [5, 6],
    };
    expect(rules.tell(g, event, 0).dice).toEqual([
      { face: '8', group: 'hit', words: 'always hits' },
      { face: '6', group: 'hit', words: 'hits on 6' },
      { face: '5', group: 'hit', words: 'hits on 5' },
      { face: '3', group: 'miss', words: 'reaches no value' },
      { face: '2', group: 'miss', words: 'reaches no value' },
    ]);
    const drew = (seat: number, card: string): BattalionEvent => ({ kind: 'drew', seat, card, left: 3, hand: 5 });
    expect(rules.tell(g, drew(1, 'falcata'), 0).text).toBe('Carthage draws a card; 3 left in the deck.');
    expect(rules.tell(g, drew(0, 'veteran-troops'), 0).text).toMatch(/^The Roman Republic draws Veteran Troops;/);
  });
});
