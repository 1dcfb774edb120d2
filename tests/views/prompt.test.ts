// Prompts: one sentence for every decision, to the seat that decides.

import { describe, expect, it } from 'vitest';
import { type PositionSpec, play, position } from '../explain/positions.ts';
import { everything, playRandom, scenarioIds } from './random-games.ts';

const ask = (spec: PositionSpec, ...texts: string[]): string => play(position(spec), ...texts).prompt()?.text ?? '';
const TO_BATTLE = ['play orderThreeCentre', 'order F6', 'done', 'done'];

describe('prompts', () => {
  it('cards and orders', () => {
    expect(ask({})).toBe('Roman: play a card.');
    expect(ask({ bottomHand: ['orderTwoLeft'], bottom: 'HI G1 G2' }, 'play orderTwoLeft', 'order G1')).toBe(
      'Roman: order up to 2 units or leaders in your left section (1 so far).',
    );
    expect(ask({ first: 'top', top: 'HI B12', topHand: ['orderTwoLeft'] }, 'play orderTwoLeft')).toBe(
      'Carthaginian: order up to 2 units or leaders in your left section (0 so far).',
    );
    expect(ask({ bottomHand: ['outFlanked'] }, 'play outFlanked')).toBe(
      'Roman: order up to 2 units or leaders in your left section and 2 in your right section (0 so far).',
    );
    expect(ask({ bottomHand: ['orderHeavy'] }, 'play orderHeavy')).toBe('Roman: order up to 4 heavy units (0 so far).');
    expect(ask({ bottomHand: ['lineCommand'] }, 'play lineCommand')).toBe(
      'Roman: order a group of linked foot units (0 so far).',
    );
    expect(ask({ bottomHand: ['doubleTime'] }, 'play doubleTime')).toBe(
      'Roman: order up to 4 linked foot units (0 so far).',
    );
    expect(ask({ bottomHand: ['orderLight'] }, 'play orderLight')).toBe('Roman: order one unit of your choice.');
    const lead = { bottom: 'HI G1 G2', leadersBottom: 'Scipio G1', bottomHand: ['inspiredLeft'] };
    expect(ask(lead, 'play inspiredLeft')).toBe(
      'Roman: name a leader in your left section to command his hex and up to 4 linked ones, or order one unit of your choice.',
    );
    expect(ask(lead, 'play inspiredLeft', 'command G1')).toBe(
      'Roman: order up to 4 units or leaders linked to Scipio (0 so far).',
    );
    expect(ask({ bottomHand: ['iAmSpartacus'], dice: ['light helmet helmet flag'] }, 'play iAmSpartacus')).toBe(
      'Roman: order a unit for each die left: 1 light, 2 helmet (0 so far).',
    );
  });
  it('moves and battles', () => {
    const spec = { bottom: 'HI F6 F7' };
    expect(ask(spec, 'play orderThreeCentre', 'order F6', 'order F7', 'done', 'move F6 E6')).toBe(
      'Roman: move your ordered pieces (1 left).',
    );
    expect(ask({ top: 'HI E6', ...spec }, ...TO_BATTLE)).toBe(
      'Roman: attack with your ordered units: fire or close combat.',
    );
  });
  it('say when there is nothing left to do', () => {
    expect(ask({ first: 'top', topHand: ['orderTwoLeft'] }, 'play orderTwoLeft')).toBe(
      'Carthaginian: nobody can be ordered.',
    );
    const three = ['play orderThreeCentre', 'order F6', 'order F7'];
    expect(ask({ bottom: 'HI F6 F7' }, ...three)).toBe('Roman: nobody else can be ordered (2 so far).');
    expect(ask({ bottom: 'HI F6 F7' }, ...three, 'done', 'move F6 E6', 'move F7 E7')).toBe('Roman: nobody can move.');
    expect(ask({ bottom: 'HI F6' }, ...TO_BATTLE)).toBe('Roman: nobody can attack.');
  });
  it('battles as the card and a charge allow them', () => {
    const fire = { top: 'HI D6', bottom: 'LB F6', bottomHand: ['darkenTheSky'] };
    expect(ask(fire, 'play darkenTheSky')).toBe('Roman: attack with your ordered units: fire.');
    const close = { top: 'HI E6', bottom: 'HI F6', bottomHand: ['clashOfShields'] };
    expect(ask(close, 'play clashOfShields')).toBe('Roman: attack with your ordered units: close combat.');
    const charge = { top: 'HI C6', bottom: 'WA F6', topHand: ['firstStrike'], dice: ['light light light light light'] };
    const charged = ['play orderThreeCentre', 'order F6', 'done', 'move F6 D6', 'done'];
    expect(ask(charge, ...charged)).toBe(
      'Roman: attack with your ordered units: fire or close combat; every charge must be fought.',
    );
    expect(ask(charge, ...charged, 'close D6 x C6', 'play firstStrike')).toBe(
      'Roman: your warriors at D6 stood the first strike and must attack.',
    );
  });
  it('leadership without a leader, and a reserve that comes in', () => {
    const spec: PositionSpec = {
      first: 'top',
      top: 'HI A6',
      bottom: 'HI I1',
      reservesTop: 'mago MC 1; leader Mago',
      rules: 'ambush top mago',
      topHand: ['orderThreeCentre', 'inspiredRight'],
    };
    const turns = ['play orderThreeCentre', 'done', 'play orderThreeCentre', 'done', 'play inspiredRight'];
    expect(ask(spec, ...turns)).toBe('Carthaginian: order one unit of your choice, or bring the reserve in.');
    expect(ask(spec, ...turns, 'ambush')).toMatch(/bring medium cavalry in on the enemy baseline/);
    expect(ask(spec, ...turns, 'ambush', 'enter MC I2')).toMatch(/let Mago join/);
    expect(ask(spec, ...turns, 'ambush', 'enter MC I2', 'enter leader I2')).toMatch(/the reserve is in/);
  });
  it('inside a fight', () => {
    const fight = { top: 'WA E6', bottom: 'HI F6' };
    expect(ask(fight, ...TO_BATTLE, 'close F6 x E6')).toBe(
      'Carthaginian: heavy infantry at F6 attacks your warriors at E6: stand, or answer with a card.',
    );
    const flags = { ...fight, dice: ['flag flag light light light'] };
    expect(ask(flags, ...TO_BATTLE, 'close F6 x E6', 'stand')).toBe(
      'Carthaginian: 2 flags against your warriors at E6: how many are ignored (up to 1)?',
    );
    expect(ask({ ...flags, top: 'MI E6' }, ...TO_BATTLE, 'close F6 x E6', 'stand')).toBe(
      'Carthaginian: 2 flags against your medium infantry at E6: all must be obeyed.',
    );
    expect(ask(flags, ...TO_BATTLE, 'close F6 x E6', 'stand', 'ignore 1')).toBe(
      'Carthaginian: your warriors at E6 must go back 2 hexes: where to?',
    );
    expect(ask(flags, ...TO_BATTLE, 'close F6 x E6', 'stand', 'ignore 0', 'retreat E6 A6')).toBe(
      'Roman: advance with heavy infantry at F6 into E6?',
    );
    expect(ask({ ...fight, dice: ['light light light light light'] }, ...TO_BATTLE, 'close F6 x E6', 'stand')).toBe(
      'Carthaginian: battle back with warriors at E6 against heavy infantry at F6?',
    );
    expect(
      ask(
        { leadersTop: 'Mago E6', bottom: 'HI F6', dice: ['light light light light light'] },
        ...TO_BATTLE,
        'close F6 x E6',
      ),
    ).toBe('Carthaginian: Mago must evade from E6: where to?');
  });
  it('every decision has its own sentence', () => {
    const faults = new Set<string>();
    const check = (start: Parameters<typeof playRandom>[0], seed: number) =>
      playRandom(start, seed, (table) => {
        const prompt = table.prompt();
        const text = prompt?.text ?? '';
        if (prompt?.seat !== table.seat) faults.add(`${prompt?.decision}: another seat`);
        if (!/^[A-Z].*: .*[.?]$/.test(text) || /undefined|NaN|: choose\.$/.test(text))
          faults.add(`${prompt?.decision}: ${text}`);
      });
    scenarioIds.forEach((scenario, i) => {
      check({ start: { scenario }, seed: `ask ${scenario}` }, 100 + i);
    });
    check({ start: { text: everything }, seed: 'ask' }, 7);
    expect([...faults]).toEqual([]);
  });
  it('nobody is asked when the battle is over', () => {
    const table = position({ top: 'LI E6/1', bottom: 'HI F6', banners: 1, dice: ['light light light light light'] });
    play(table, ...TO_BATTLE, 'close F6 x E6', 'stand');
    expect(table.prompt()).toBeNull();
    expect(table.view(0).prompt).toEqual({ seat: -1, text: '', decision: '', secret: false });
  });
});
