// What offers, prompts and refusals say of moments that a newcomer meets early: charges, dice to be assigned, discards, rallies.

import { describe, expect, it } from 'vitest';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { playAtRandom } from './random-battles-kit.ts';

const position = (...lines: string[]) =>
  new Table(rules, {
    start: { text: ['vexillum 1 position', 'game: battalion', 'top: Roman Republic', ...lines, ''].join('\n') },
    seed: 'x',
  });

const offerOf = (table: ReturnType<typeof position>, choice: string) =>
  table.offers().find((offer) => offer.choice === choice);

const FIELD = ['bottom: Carthage', 'active: top', 'units top: II: Hastati x3', 'units bottom: II: Scutarii x3'];

describe('offers', () => {
  it('call charges final, and nothing else', () => {
    playAtRandom(6, 21, (table) => {
      if (table.over) return;
      for (const { choice, final } of table.offers()) {
        if ((final === true) !== choice.startsWith('charge ')) throw new Error(choice);
      }
    });
  });

  it('end assigning with the best way, which says how many hits it gives', () => {
    let seen = 0;
    playAtRandom(9, 22, (table) => {
      if (table.prompt()?.decision !== 'assign') return;
      seen++;
      const ends = table.offers().filter(({ mark }) => mark === 'finish');
      expect(ends.map(({ choice }) => choice)).toEqual(['assign best']);
      const said = Number(/^Score (\d+) hits?$/.exec(ends[0].label)?.[1]);
      const now = Number(/^(\d+) hits? in all\.$/.exec(offerOf(table, 'enough')?.note ?? '')?.[1]);
      // What is told is what comes of it.
      const hitsAfter = (choice: string): number => {
        const tried = new Table(rules, { start: { text: rules.positionText(table.state) }, seed: 'x' });
        tried.choose(choice);
        const dealt = tried.events().find(({ kind }) => kind === 'hits') as { hits?: number } | undefined;
        return dealt?.hits ?? -1;
      };
      expect(hitsAfter('assign best')).toBe(said);
      expect(hitsAfter('enough')).toBe(now);
      expect(said).toBeGreaterThan(now);
    });
    expect(seen).toBeGreaterThan(5);
  });

  it('leave out of a rally what does not happen', () => {
    expect(offerOf(position(...FIELD, 'phase: action'), 'rally')?.note).toMatch(
      /^Draw a card\. \d+ cards left in the deck\.$/,
    );
    expect(offerOf(position(...FIELD, 'order: a1 2', 'phase: action'), 'rally')?.note).toMatch(
      /^Draw a card; 2 order comes home\. /,
    );
    expect(offerOf(position(...FIELD, 'order: a1 2', 'disorder: a1 1', 'phase: action'), 'rally')?.note).toMatch(
      /^Draw a card; 2 order comes home and 1 disorder turns to order\. /,
    );
  });

  it('say that the text of a discarded card does not happen', () => {
    let seen = 0;
    playAtRandom(6, 23, (table) => {
      if (table.over) return;
      for (const { choice, note } of table.offers()) {
        if (!/^(?:add|discard) /.test(choice)) continue;
        seen++;
        expect(note).toMatch(/What the card says does not happen\.$/);
      }
    });
    expect(seen).toBeGreaterThan(5);
  });

  it('call the end of redeployment what it is', () => {
    const table = position(...FIELD, 'hand top: veteran-troops', 'phase: redeploy');
    expect(offerOf(table, 'done')?.label).toBe('Go on to the action');
  });
});

describe('the question of the action', () => {
  const CARTHAGE = [
    'bottom: Carthage',
    'active: bottom',
    'units top: II: Hastati x3',
    'units bottom: II: Celt Infantry x2',
  ];

  it('does not name the rally once a card asks for a command', () => {
    const table = position(...CARTHAGE, 'hand bottom: war-cry', 'phase: action');
    expect(table.prompt()?.text).toBe('Carthage: rally, or command a unit.');
    table.choose('play war-cry');
    expect(table.choices()).not.toContain('rally');
    expect(table.prompt()?.text).toBe('Carthage: command the unit that charges.');
  });
});

describe('refusals', () => {
  it('are short, and do not quote the question', () => {
    playAtRandom(4, 24, (table, n) => {
      if (table.over || n % 3 !== 0) return;
      const refusals = [
        ...['S1', 'a1', 'b1', 'reserve-top'].map((place) => table.whyNotAt(null, place)),
        ...['rally', 'enough', 'roll', 'disband', 'done'].map((choice) => table.whyNot(choice)),
        table.whyNot(table.choices()[0], 1 - table.seat),
      ];
      for (const refusal of refusals) {
        if (refusal && (refusal.text.includes('"') || refusal.text.length > 140)) throw new Error(refusal.text);
      }
    });
  });
});

it('the initiative is told by the factions', () => {
  const table = new Table(rules, { start: { scenario: 'battalion/1' }, seed: 'who' });
  const told = table.events().map((event) => rules.tell(table.state, event, -1).text);
  const names = table.view(-1).seats.map(({ army }) => army);
  const dice = told.filter((text) => text.startsWith('Dice for the initiative'));
  expect(dice.length).toBeGreaterThan(0);
  for (const text of dice) {
    expect(text).not.toMatch(/\b(?:top|bottom)\b/);
    for (const name of names) expect(text).toContain(name);
  }
});
