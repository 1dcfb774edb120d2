// The log: every kind of event has a sentence, and sentences say the right thing.

import { describe, expect, it } from 'vitest';
import type { CommandsEvent } from '../../src/families/commands/rules/events.ts';
import { narrate } from '../../src/families/commands/telling/events/tell.ts';
import type { AncientsEvent } from '../../src/games/ancients/rules/events.ts';
import { play, position } from '../explain/positions.ts';
import { everything, playRandom, scenarioIds } from './random-games.ts';

const SENTENCE = /^[A-Z].*\.$/;

describe('every event has a sentence', () => {
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
      'Turn 1: Roman to play.',
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
      'Carthaginian light cavalry at E6 loses its last 3 blocks.',
      'Carthaginian light cavalry at E6 is eliminated.',
      'Roman: gains a banner, 1 of 9.',
      'Mago at E6 is checked with 1 die: helmet: he is hit.',
      'Mago at E6 is eliminated.',
      'Roman: gains a banner, 2 of 9.',
    ]);
  });
  it('names the hex of a piece where the event says it stood, and dice as they fell', () => {
    const { state: g } = position({ top: 'WA E6', bottom: 'HI F6' });
    const hex = (name: string) => g.battle.board.hex(name);
    const by = { id: 1, hex: hex('F6') };
    const unit = { id: 0, hex: hex('E6') };
    const told = (event: CommandsEvent | AncientsEvent) => narrate({ battle: g.battle }, event, -1);
    expect(told({ kind: 'strikes', by, unit, mode: 'attack', count: 5 })).toBe(
      'Roman heavy infantry at F6 strikes at Carthaginian warriors at E6 with 5 dice.',
    );
    const dice = [
      { face: 1, did: 'hit', note: '' },
      { face: 5, did: 'miss', note: '' },
    ] as const;
    expect(told({ kind: 'tramples', by, unit, hits: 1, dice })).toBe(
      'Roman heavy infantry at F6 tramples Carthaginian warriors at E6: medium, swords: 1 hit.',
    );
  });
  it('a scout who finds two cards, one, or none', () => {
    const { state: g } = position({});
    const told = (cards: readonly number[], seat: number) =>
      narrate(g, { kind: 'scouts', side: 0, count: cards.length, cards } as CommandsEvent, seat);
    const { name } = g.battle.game.cards[3];
    expect(told([], 0)).toBe('Carthaginian: finds no card to draw.');
    expect(told([3], 0)).toBe(`You find ${name} on the deck.`);
    expect(told([3, 3], 0)).toBe(`You find ${name} twice.`);
    expect([told([3], 1), told([3, 4], -1)]).toEqual([
      'Carthaginian: looks at a card.',
      'Carthaginian: looks at two cards and keeps one.',
    ]);
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
    expect(narrate(g, { kind: 'somethingElse' }, 0)).toBe('');
  });
});
