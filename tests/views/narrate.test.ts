// The log: every kind of event has a sentence, and sentences say the right thing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { narrate } from '../../src/families/commands/telling/events/narrate.ts';
import { EVENTS } from '../../src/families/commands/telling/events/sentences.ts';
import { words } from '../../src/games/ancients/telling/telling.ts';
import { play, position } from '../explain/positions.ts';
import { everything, playRandom, scenarioIds } from './random-games.ts';

const SENTENCE = /^[A-Z].*\.$/;

describe('every event has a sentence', () => {
  it('every kind that the rules tell', () => {
    const kinds = new Set<string>();
    for (const folder of ['src/families/commands', 'src/games/ancients']) {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.ts'),
      )) {
        const source = readFileSync(join(folder, file), 'utf8');
        for (const call of source.matchAll(/\btell\(\s*g,\s*([^,]+?'[^;]*?),/g)) {
          for (const kind of call[1].matchAll(/'(\w+)'/g)) kinds.add(kind[1]);
        }
        for (const call of source.matchAll(/\btell\(\s*g,\s*'(\w+)'/g)) kinds.add(call[1]);
      }
    }
    expect(kinds.size).toBeGreaterThan(40);
    expect([...kinds].filter((kind) => !Object.hasOwn({ ...EVENTS, ...words.events }, kind))).toEqual([]);
  });

  const check = (start: Parameters<typeof playRandom>[0], seed: number): string[] => {
    const faults: string[] = [];
    const table = playRandom(start, seed, () => {});
    for (const event of table.events()) {
      for (const seat of [-1, 0, 1]) {
        const text = narrate(table.state, event, seat);
        if (!SENTENCE.test(text) || /undefined|NaN| {2}/.test(text)) faults.push(`${event.kind}: ${text}`);
      }
    }
    return [...new Set(faults)];
  };
  it.each(scenarioIds.map((id, i) => [id, i] as const))('%s', (scenario, i) => {
    expect(check({ start: { scenario }, seed: `tell ${scenario}` }, i + 1)).toEqual([]);
  });
  it.each([1, 2, 3])('a battle with every kind of ground and unit, %i', (seed) => {
    expect(check({ start: { text: everything }, seed: `tell ${seed}` }, seed)).toEqual([]);
  });
});

describe('sentences', () => {
  const lines = (table: ReturnType<typeof position>, seat = -1) => table.log(seat).map((line) => line.text);
  it('a close combat', () => {
    const table = position({ top: 'WA E6', bottom: 'HI F6', dice: ['swords flag flag light helmet'] });
    play(
      table,
      'play orderThreeCentre',
      'order F6',
      'done',
      'done',
      'close F6 x E6',
      'stand',
      'ignore 1',
      'retreat E6 C6',
    );
    play(table, 'advance F6 E6');
    expect(lines(table)).toEqual([
      'Turn 1: Roman.',
      'Roman: plays Order Three Units Centre.',
      'Roman heavy infantry at F6 is ordered.',
      'Roman heavy infantry at F6 attacks E6 in close combat.',
      'Roman heavy infantry at F6 strikes at Carthaginian warriors at E6 with 5 dice.',
      'Dice: swords, flag, flag, light, helmet.',
      'Carthaginian warriors at E6 lose 1 block; 3 left.',
      'Carthaginian warriors at E6 ignore 1 of 2 flags (full strength).',
      'Carthaginian warriors retreat from E6 to C6.',
      'Roman heavy infantry advances from F6 to E6.',
    ]);
  });
  it('fire, an evade, a leader', () => {
    const fire = position({ top: 'HI D6', bottom: 'LI F6', dice: ['heavy flag'] });
    play(fire, 'play orderThreeCentre', 'order F6', 'done', 'done', 'fire F6 x D6', 'ignore 0', 'retreat D6 C6');
    expect(lines(fire).slice(3)).toEqual([
      'Roman light infantry at F6 fires at Carthaginian heavy infantry at D6 with 2 dice.',
      'Fire: heavy, flag.',
      'Carthaginian heavy infantry at D6 loses 1 block; 3 left.',
      'Carthaginian heavy infantry at D6 obeys 1 flag; none could be ignored.',
      'Carthaginian heavy infantry retreats from D6 to C6.',
    ]);
    const evade = position({
      top: 'LC E6',
      leadersTop: 'Mago E6',
      bottom: 'HI F6',
      dice: ['light light light flag flag', 'helmet'],
    });
    play(evade, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'evade');
    expect(lines(evade).slice(4)).toEqual([
      'Carthaginian light cavalry at E6 evades; Roman heavy infantry at F6 first rolls 5 dice.',
      'At the evading unit: light, light, light, flag, flag.',
      'Carthaginian light cavalry at E6 loses 3 blocks; none left.',
      'Carthaginian light cavalry at E6 is eliminated.',
      'Roman: gains a banner, 1 of 9.',
      'Mago at E6 is checked with 1 die: helmet: he is hit.',
      'Mago at E6 is eliminated.',
      'Roman: gains a banner, 2 of 9.',
    ]);
  });
  it('names the hex of a piece when the event carries it, and dice wherever they come', () => {
    const { state: g } = position({ top: 'WA E6', bottom: 'HI F6' });
    const at = (unit: number) => unit | ((g.unitHex[unit] + 1) << 8);
    expect(narrate(g, { kind: 'strikes', values: [at(1), at(0), 0, 5] }, -1)).toBe(
      'Roman heavy infantry at F6 strikes at Carthaginian warriors at E6 with 5 dice.',
    );
    expect(narrate(g, { kind: 'tramples', values: [1, 0, 1, 0], dice: [1, 5] }, -1)).toBe(
      'Roman heavy infantry tramples Carthaginian warriors: medium, swords: 1 hit.',
    );
  });
  it('a copied order, and one with nothing to copy', () => {
    const table = position({ bottomHand: ['counterAttack'], topHand: ['counterAttack'] });
    play(table, 'play counterAttack');
    expect(lines(table)[1]).toBe('Roman: plays Counter Attack, but there is no order to copy.');
    const copy = position({ bottomHand: ['orderLight'], topHand: ['counterAttack'] });
    play(copy, 'play orderLight', 'done', 'play counterAttack');
    expect(lines(copy)).toContain('Carthaginian: plays Counter Attack, which copies Order Light Troops.');
  });
  it('an army whose name is no adjective', () => {
    const table = playRandom({ start: { scenario: '113' }, seed: '1' }, 1, () => {}, 30);
    expect(lines(table).join(' ')).toMatch(/(infantry|cavalry|auxilia|elephants) of (Antigonus'|Eumenes') Successors/i);
  });
  it('unknown kinds have no sentence', () => {
    const { state: g } = position({});
    expect(narrate(g, { kind: 'somethingElse', values: [0, 0, 0, 0] }, 0)).toBe('');
  });
});
