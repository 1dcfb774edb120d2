// Offers: every legal choice once, where one points for it, what it means, what follows, and whether odds can be asked.

import { describe, expect, it } from 'vitest';
import { ancientsRules as rules } from '../../src/games/ancients/ruleset.ts';
import type { Offer } from '../../src/kernel/ruleset.ts';
import { play, position } from '../explain/positions.ts';
import { type AncientsTable, everything, playRandom, scenarioIds } from './random-games.ts';

const offer = (table: AncientsTable, choice: string): Offer | undefined =>
  table.offers().find((one) => one.choice === choice);

const ODDS = /^(close|fire) |^(stand|evade|battle back|strike)$/;

describe('offers', () => {
  it('are the choices, each with a label, in random games', () => {
    const faults = new Set<string>();
    const marks = new Set<string>();
    const odds = new Set<string>();
    const look = (table: AncientsTable, n: number): void => {
      const decision = table.prompt()?.decision ?? '';
      if (n % 7 !== 0 && ['playCard', 'moveUnits', 'orderBySection'].includes(decision)) return;
      const before = table.state.buf.slice();
      const offers = table.offers();
      if (JSON.stringify(offers.map((one) => one.choice)) !== JSON.stringify(table.choices())) faults.add(decision);
      for (const one of offers) {
        marks.add(one.mark);
        const fault = (why: string) => faults.add(`${decision} ${one.choice}: ${why}`);
        if (!/^[A-Z]/.test(one.label) || /undefined|NaN/.test(one.label + one.note)) fault(one.label);
        if (one.note !== '' && !/^\S.*\.$/.test(one.note)) fault(one.note);
        const places = [...one.choice.matchAll(/\b[A-I]\d+\b/g)].map((match) => match[0]);
        for (const place of places) if (place !== one.from && place !== one.to) fault(`${place} is not pointed at`);
        const told = ODDS.test(one.choice) || (decision === 'answerAttack' && one.choice.startsWith('play '));
        if (one.odds !== told) fault('odds');
        if (one.odds && !odds.has(one.choice.split(' ')[0])) {
          odds.add(one.choice.split(' ')[0]);
          if (table.odds(one.choice).outcomes.length === 0) fault('no outcomes');
        }
        if ((one.card !== null) !== one.choice.startsWith('play ')) fault('card');
        if (one.piece === 'leader' && !/leader|command|place/.test(one.choice)) fault('piece');
      }
      if (before.some((value, i) => value !== table.state.buf[i])) faults.add(`${decision}: the state was changed`);
    };
    for (const [i, scenario] of scenarioIds.entries()) {
      playRandom({ start: { scenario }, seed: `offer ${scenario}` }, i + 3, look, 1200);
    }
    playRandom({ start: { text: everything }, seed: 'offer' }, 5, look);
    expect([...faults].slice(0, 20)).toEqual([]);
    for (const mark of [
      'card',
      'piece',
      'go',
      'goWithoutFight',
      'charge',
      'close',
      'fire',
      'fall',
      'answer',
      'finish',
      'leave',
    ]) {
      expect(marks, mark).toContain(mark);
    }
    for (const word of ['close', 'fire', 'stand', 'evade', 'battle']) expect(odds, word).toContain(word);
  });

  it('say what a move leaves the unit free to do', () => {
    const table = position({
      top: 'HI D6',
      bottom: 'WA G6; MI G8; LI G3',
      terrain: ['forest: F8'],
      bottomHand: ['orderThreeCentre', 'coordinatedAttack'],
    });
    play(table, 'play coordinatedAttack', 'order G3', 'order G6', 'done');
    expect(offer(table, 'move G6 E6')).toMatchObject({
      mark: 'charge',
      note: 'A charge: it must then fight in close combat.',
    });
    expect(offer(table, 'move G6 F6')).toMatchObject({ mark: 'go', note: '' });
    expect(offer(table, 'move G3 E3')).toMatchObject({ mark: 'go', from: 'G3', to: 'E3', piece: 'unit', odds: false });
    const forest = position({ bottom: 'MI G8', terrain: ['forest: F8'] });
    play(forest, 'play orderThreeCentre', 'order G8', 'done');
    expect(offer(forest, 'move G8 F8')).toMatchObject({
      mark: 'goWithoutFight',
      note: 'The ground keeps it from battle this turn.',
    });
    const horse = position({ bottom: 'AX G6; HI G8', leadersBottom: 'Scipio G7' });
    play(horse, 'play orderThreeCentre', 'order G6', 'order leader G7', 'done');
    expect(offer(horse, 'move G6 E6')).toMatchObject({
      mark: 'goWithoutFight',
      note: 'It may not battle after this.',
    });
    expect(offer(horse, 'move leader G7 G8')).toMatchObject({
      piece: 'leader',
      note: 'He joins heavy infantry, which then moves no further.',
    });
  });

  it('tell each answer to an attack with what follows', () => {
    const table = position({
      top: 'LC E6',
      bottom: 'HI F6',
      topHand: ['firstStrike'],
      dice: ['flag flag heavy heavy heavy'],
    });
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done');
    expect(offer(table, 'close F6 x E6')).toMatchObject({ mark: 'close', odds: true, note: 'With 5 dice.' });
    play(table, 'close F6 x E6');
    const notes = table.offers().map((one) => [one.choice, one.odds, one.note]);
    expect(notes).toEqual([
      ['stand', true, '5 dice against it. If it holds its ground it may battle back.'],
      ['evade', true, '5 dice against it, but only light hits. It goes back and does not battle back.'],
      ['play firstStrike', true, 'It battles first, with 2 dice.'],
    ]);
  });

  it('tell why flags may be ignored and how far the others drive', () => {
    const table = position({ top: 'MI E6; AX D6 E5', bottom: 'HI F6', dice: ['flag flag light light light'] });
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand');
    expect(table.offers().map((one) => one.note)).toEqual([
      'Supported by two. It goes back 1 hex.',
      'It goes back 2 hexes.',
    ]);
  });

  it('tell what a way back costs that is blocked, and a rampage before it', () => {
    const struck = (spec: Parameters<typeof position>[0]): string[] =>
      play(position(spec), 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand')
        .offers()
        .map((one) => one.note);
    const dice = ['flag flag light light light'];
    expect(struck({ top: 'MC E6', bottom: 'HI F6', dice })).toEqual(['It goes back 4 of 6 hexes and loses 2 blocks.']);
    expect(struck({ top: 'MC E6/2', bottom: 'HI F6', dice })).toEqual(['It goes back 4 of 6 hexes and is destroyed.']);
    expect(struck({ top: 'MI E6; LC D5 D6', bottom: 'HI F6', dice })).toEqual([
      'Supported by two. It cannot go back and loses 1 block.',
      'It cannot go back and loses 2 blocks.',
    ]);
    expect(struck({ top: 'EL E6', bottom: 'HI F6', dice })).toEqual(['It goes on a rampage, then goes back.']);
    const shot = position({ top: 'EL D6; LI B5 B6 B7', bottom: 'LI F6', dice: ['flag flag'] });
    play(shot, 'play orderThreeCentre', 'order F6', 'done', 'done', 'fire F6 x D6');
    expect(offer(shot, 'ignore 0')?.note).toBe('It goes back 1 of 2 hexes, and units in its way lose blocks.');
  });

  it('tell what an advance opens', () => {
    const advance = (bottom: string, more: Parameters<typeof position>[0] = {}): string | undefined => {
      const table = position({ top: 'LI E6; HI D5', bottom, dice: ['light light light light'], ...more });
      play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand');
      return offer(table, 'advance F6 E6')?.note;
    };
    expect(advance('HC F6')).toBe('It may then go one hex farther.');
    expect(advance('WA F6')).toBe('It may then attack once more.');
    expect(advance('MI F6')).toBe('');
    const marsh = { top: 'LI E6/2; HI D5', terrain: ['marsh: E6'], dice: ['light light'] };
    expect(advance('WA F6', marsh)).toBe('It rolls for the bad ground.');
  });

  it('promise no battle where the card has none left', () => {
    const table = position({ top: 'LI D6', bottom: 'LI F6', bottomHand: ['moveFireMove'] });
    play(table, 'play moveFireMove', 'order F6', 'done');
    expect(offer(table, 'move F6 F5')).toMatchObject({
      mark: 'go',
      note: 'It may then fire, but not fight in close combat.',
    });
    expect(offer(table, 'move F6 D5')).toMatchObject({
      mark: 'goWithoutFight',
      note: 'Next to an enemy it may not fire, and this card gives no close combat.',
    });
    play(table, 'done', 'done');
    expect(table.prompt()?.text).toContain('a second time');
    expect(offer(table, 'move F6 F5')).toMatchObject({ mark: 'goWithoutFight', note: "This turn's battles are over." });
  });

  it('warn a leader who evades of enemies on his way', () => {
    const table = position({
      first: 'top',
      top: 'HI D6; MC F5; LI G5',
      bottom: 'LI F6',
      leadersBottom: 'Paullus E6',
      dice: ['light light light light light', 'light light light', 'light light'],
    });
    play(table, 'play orderThreeCentre', 'order D6', 'done', 'done', 'close D6 x E6');
    expect(offer(table, 'evade leader E6 F6')?.note).toBe('If he stops there he joins light infantry.');
    expect(offer(table, 'evade leader E6 F5')?.note).toBe(
      'He runs through medium cavalry: 3 dice against him, and a helmet takes him.',
    );
    // On the second step the question is still about him, though he is drawn in his old hex.
    play(table, 'evade leader E6 F5');
    expect(offer(table, 'evade leader E6 G5')?.note).toMatch(/^He runs through light infantry: 2 dice/);
    expect(table.whyNotAt(null, 'H6')?.text).toMatch(/H6 is not one of the two hexes behind F5/);
  });

  it('are none when the battle is over', () => {
    const table = position({ top: 'LI E6/1', bottom: 'HI F6', banners: 1, dice: ['light light light light light'] });
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand');
    expect(table.over).toBe(true);
    expect(rules.offers(table.state)).toEqual([]);
  });
});
