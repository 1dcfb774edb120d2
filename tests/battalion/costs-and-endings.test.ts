// What an offer says of its price and of what it leaves undone, at the decisions of random battles of two and four: a toll stands
// exactly where the choice, made in a copy, costs its own seat something; `leaves` exactly where an ending loses something; what is
// usual never declines. And the words themselves: short, without codes but the names of units, without an army named twice.

import { describe, expect, it } from 'vitest';
import { rankCount } from '../../src/games/battalion/rules/questions.ts';
import { GONE, type State } from '../../src/games/battalion/rules/state.ts';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { V_PASS } from '../../src/games/battalion/tables/verbs.ts';
import { DECISIONS } from '../../src/games/battalion/telling/decisions/index.ts';
import type { DecisionWords } from '../../src/games/battalion/telling/decisions/types.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { choiceOf } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto, WIN } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import { type BattalionTable, playEagerly } from './random-battles-kit.ts';

const WORDS: { readonly [name: string]: DecisionWords } = DECISIONS;

/** Whether the choice costs the seat something before the next roll, draw or question. */
function costsSomething(g: State, choice: number, seat: number): boolean {
  const then = rules.spare(g);
  copyInto(then, g);
  then.chance = new OpenChance();
  pending(then)?.decision?.take(then, then.frames[then.depth], choice);
  run(then);
  for (let p = pending(then); p?.decision && /^(?:disbanding|rallyTexts)Answer$/.test(p.name); p = pending(then)) {
    p.decision.take(then, then.frames[then.depth], choiceOf(V_PASS));
    run(then);
  }
  if (then.outcome === WIN + 1 - (seat & 1) || then.exhausted[seat] > g.exhausted[seat]) return true;
  const own = g.battle.units.filter((unit) => g.battle.unitSeat[unit] === seat);
  const lost = own.some((unit) => {
    if (g.unitSector[unit] === GONE) return false;
    return rankCount(then, unit) < rankCount(g, unit) || then.unitDisorder[unit] > g.unitDisorder[unit];
  });
  return lost || then.campOrder[seat] < g.campOrder[seat] || pending(then)?.name === 'redeployCard';
}

/** Whether ending the decision loses something: by the rule of each ending. */
function losesSomething(table: BattalionTable): boolean {
  const g = table.state;
  const offers = table.offers();
  switch (table.prompt()?.decision) {
    case 'raises':
      return offers.some(({ choice }) => choice.startsWith('raise '));
    case 'bring':
      return offers.some(({ choice }) => choice.startsWith('bring '));
    case 'redeploy': {
      const open = table
        .view(-1)
        .warnings.some(({ short, seat }) => short === 'camp open' && seat === (g.active & 1 ? 'bottom' : 'top'));
      const central = g.battle.campSectors.map((sector) => `S${sector + 1}`);
      const helps = offers.some(({ mark, to }) => mark.startsWith('go') && central.includes(to ?? ''));
      return (open && helps) || g.frames[g.depth].credits > 0;
    }
    default:
      return false;
  }
}

describe('offers of Battalion', () => {
  it('every ending says what it leaves, carries something out, or declines', () => {
    const wrong: string[] = [];
    for (const [name, { offers }] of Object.entries(WORDS)) {
      for (const [verb, words] of Object.entries(offers)) {
        // Where nothing is left undone an ending may be usual as well.
        const kinds = [words.leaves ?? words.usual, words.declines].filter((one) => one !== undefined).length;
        if (words.mark === 'finish' && kinds !== 1) wrong.push(`${name} ${verb}: ${kinds}`);
        if (words.declines && words.usual) wrong.push(`${name} ${verb} is usual`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('tolls and leavings are true', () => {
    const wrong: string[] = [];
    const tolls = new Set<string>();
    const leavings = new Set<string>();
    playEagerly(24, 71, (table, n) => {
      if (table.over || n % 2 !== 0) return;
      const g = table.state;
      const decision = table.prompt()?.decision ?? '';
      const values = table.values();
      table.offers().forEach((offer, i) => {
        const fault = (what: string): void => void wrong.push(`${decision} ${offer.choice}: ${what}`);
        if (offer.mark === 'finish') {
          if (offer.toll !== undefined) fault('an ending has a toll');
          if ((offer.leaves !== undefined) !== losesSomething(table)) fault(`leaves ${offer.leaves}`);
          if (offer.leaves !== undefined) leavings.add(`${decision} ${offer.leaves.replace(/\d+/g, 'N')}`);
          return;
        }
        if (offer.leaves !== undefined) fault('leaves something');
        const costs = costsSomething(g, values[i], table.seat);
        if (costs !== (offer.toll !== undefined)) fault(`costs ${costs}, toll ${offer.toll}`);
        if (offer.toll !== undefined) tolls.add(offer.toll.replace(/\d+/g, 'N'));
      });
    });
    expect(wrong.slice(0, 8)).toEqual([]);
    expect([...tolls]).toEqual(expect.arrayContaining(['N order', 'N disorder', 'N rank', 'N card', 'disbanded']));
    expect([...tolls]).toContain('loses the battle');
    expect(leavings.size).toBeGreaterThan(0);
  });
});

const DOUBLED = /\b([A-Za-z]+) \1\b/i;
/** Keys of cards and choices: `war-cry`, `takeHits`; a name such as Greco-Bactrian is none. */
const CODE = /\b[a-z]+[A-Z][A-Za-z]*\b|\bplay [a-z]+-/;
const ARMIES = ['Roman Republic', 'Carthage', 'Greco-Bactrian Kingdom', 'Han Empire'];

describe('the words of Battalion', () => {
  it('are short, without codes, without an army named twice', () => {
    const wrong = new Set<string>();
    const check = (text: string, most: number): void => {
      const twice = ARMIES.some((name) => text.split(name).length > 2);
      if (text.length > most || DOUBLED.test(text) || CODE.test(text) || twice) wrong.add(text);
    };
    playEagerly(12, 72, (table, n) => {
      if (table.over) {
        for (const { text } of table.tellings(0)) check(text, 150);
        return;
      }
      if (n % 3 !== 0) return;
      const { text, help = '' } = table.prompt() ?? { text: '' };
      check(text.replace(/^[A-Z][\w -]+: /, ''), 170);
      check(help, 180);
      for (const { label, toll = '', leaves = '' } of table.offers()) {
        check(label, 100);
        check(toll, 24);
        check(leaves, 24);
      }
      for (const { short, text: warning } of table.view(-1).warnings) {
        check(short, 20);
        check(warning, 150);
      }
    });
    expect([...wrong].slice(0, 8)).toEqual([]);
  });

  it('title numbers in a few words, each once in a list', () => {
    const table = new Table(rules, { start: { scenario: 'battalion/1' }, seed: 'titles' });
    for (const query of ['unit a1', 'charge a1 x b1', 'barrage a3 x b3', 'charge a1', 'cost a2']) {
      const titles = table.explain(query).map(({ title }) => title);
      expect(new Set(titles).size, query).toBe(titles.length);
      for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(32);
    }
  });
});

describe('what is near its end', () => {
  const position = (...lines: string[]) =>
    new Table(rules, {
      start: {
        text: ['vexillum 1 position', 'game: battalion', 'top: Roman Republic', 'bottom: Carthage', ...lines, ''].join(
          '\n',
        ),
      },
      seed: 'x',
    }).view(-1).warnings;

  it('is told of an open camp, of one that nobody guards, and of none that is held', () => {
    const camp = (...lines: string[]) => position('active: top', 'phase: action', ...lines).map(({ short }) => short);
    expect(camp('units top: II: Hastati x3', 'units bottom: II: Scutarii x3')).not.toContain('camp open');
    expect(camp('units top: I: Hastati x3', 'units bottom: II: Scutarii x3')).toContain('camp open');
    expect(camp('units top: I: Hastati x3', 'units bottom: I: Scutarii x3')).toContain('camp unguarded');
  });

  it('is told exactly of decks, camps and units that are', () => {
    const keys = new Set<string>();
    playEagerly(12, 73, (table, n) => {
      if (n % 6 !== 0) return;
      const view = table.view(-1);
      if (table.over || view.turn === 0) {
        expect(view.warnings).toEqual([]);
        return;
      }
      for (const one of view.warnings) keys.add(one.key);
      const told = (key: string, place: string): boolean =>
        view.warnings.some((one) => one.key === key && one.place === place);
      for (const camp of view.camps) expect(told('deck', `camp-${camp.seat}`)).toBe(camp.deckCount < 2);
      for (const { name, place, disorder, cohesion } of view.units) {
        const stands = place === 'formation' || place === 'engagement';
        expect(told('limit', name), name).toBe(stands && disorder > 0 && disorder >= cohesion - 1);
      }
      const central = view.board.sectors.filter((sector) => sector.central).map(({ number }) => number);
      view.sides.forEach(({ side }) => {
        const guarded = central.every((number) =>
          view.units.some((unit) => unit.side === side && unit.sector === number),
        );
        expect(told('camp', `camp-${side}`)).toBe(!guarded);
      });
    });
    expect([...keys].sort()).toEqual(['camp', 'deck', 'limit']);
  });
});
