import { describe, expect, it } from 'vitest';
import type { Odds, Offer } from '../../src/kernel/ruleset.ts';
import { percentSpoken as percent } from '../../src/web/app/percent.ts';
import { LogReader } from '../../src/web/battle/keys/spoken.ts';
import { diceWords, explanationWords, lastEventsWords, sentences } from '../../src/web/battle/keys/words.ts';
import { confirmLabel, consideredLabel, finishLabel, withoutQuestion } from '../../src/web/battle/panels/words.ts';
import { asksOnce, standsOut, usualOnBoard } from '../../src/web/battle/standing-out.ts';
import { oddsWords } from '../../src/web/games/commands/odds.ts';
import { oddsSides } from '../../src/web/games/commands/odds-view.ts';
import type { TellingAt } from '../../src/web/table/protocol.ts';

const odds = (choice: string, chances: { readonly [key: string]: number }, leader = 'Varro'): Odds => ({
  choice,
  policy: '',
  outcomes: Object.entries(chances).map(([key, probability]) => ({
    key,
    text: key.includes('Leader') ? `${leader}: lost` : key,
    probability,
  })),
  distributions: {},
  explanations: [],
  policies: [],
});

describe('odds in words', () => {
  it('tells an attack: the enemy first, then what the attacker risks', () => {
    const close = odds('close F6 x E6', {
      targetDestroyed: 0.1875,
      targetDrivenBack: 0.19624,
      targetHolds: 0.61626,
      targetLosesBlocks: 0.96875,
      attackerDestroyed: 0,
      attackerDrivenBack: 0.08649,
      attackerHolds: 0.9135,
      attackerLosesBlocks: 0.4945,
      attackerLeaderLost: 0.01479,
      battleBack: 0.6162,
    });
    expect(oddsWords(close)).toBe(
      'Destroyed 19 %, driven back 19 %, holds 62 %. It loses blocks 97 %. ' +
        'You: lose blocks 49 %, driven back 9 %. Varro at risk 1 %.',
    );
  });

  it('tells a shot by the blocks it may take', () => {
    const fire: Odds = {
      ...odds('fire F6 x D5', {
        targetDestroyed: 0.1,
        targetDrivenBack: 0.25,
        targetHolds: 0.65,
        targetLosesBlocks: 0.6,
        attackerHolds: 1,
      }),
      distributions: { targetBlocksLost: { '0': 0.4, '1': 0.5, '2': 0.1 } },
    };
    expect(oddsWords(fire)).toBe(
      'No block lost 40 %, loses 1 50 %, destroyed 10 %, driven back 25 %. You risk nothing.',
    );
    const [side, ...others] = oddsSides(fire);
    expect(others).toEqual([]);
    expect(side.parts.map(({ key, probability }) => [key, probability])).toEqual([
      ['holds', 0.4],
      ['loses1', 0.5],
      ['destroyed', 0.1],
    ]);
  });

  it('leaves out what cannot happen', () => {
    const fire = odds('fire F6 x D5', { targetDestroyed: 0, targetDrivenBack: 0.25, targetHolds: 0.75 });
    expect(oddsWords(fire)).toBe('Driven back 25 %, holds 75 %. You risk nothing.');
  });

  it('turns round for the one who answers an attack', () => {
    const evade = odds('evade', {
      targetDestroyed: 0.004,
      targetDrivenBack: 0,
      targetEvades: 0.996,
      targetHolds: 0,
      targetLosesBlocks: 0.3,
      attackerHolds: 1,
      battleLost: 0.5,
    });
    expect(oddsWords(evade)).toBe(
      'The attacker: holds 100 %. You: lose blocks 30 %, evading over 99 %, destroyed under 1 %. The battle is won 50 %.',
    );
  });

  it('never rounds to nothing or to certainty', () => {
    expect(percent(0)).toBe('0 %');
    expect(percent(0.0001)).toBe('under 1 %');
    expect(percent(0.9999)).toBe('over 99 %');
    expect(percent(1)).toBe('100 %');
    expect(percent(0.505)).toBe('51 %');
  });
});

describe('dice in words', () => {
  const die = (group: 'hit' | 'flag' | 'miss' | 'plain', words: string) => ({ face: '', group, words });

  it('add up, with the reasons that the faces do not tell', () => {
    const roll = [
      die('hit', 'swords: hit'),
      die('flag', 'flag'),
      die('flag', 'flag'),
      die('miss', 'helmet: miss, alone'),
    ];
    expect(diceWords(roll)).toBe('1 hit, 2 flags; helmet: miss, alone');
    expect(diceWords([die('flag', 'flag')])).toBe('1 flag');
    expect(diceWords([die('miss', 'heavy: miss')])).toBe('No hit');
    expect(diceWords([die('plain', 'light')])).toBe('');
    expect(diceWords([])).toBe('');
  });
});

describe('sentences', () => {
  it('end with one stop each', () => {
    expect(sentences(['Stand', '', 'Really?', 'Done.'])).toBe('Stand. Really? Done.');
  });

  it('tell a number with its reasons, and remarks without a number', () => {
    const part = { limit: null, ref: 'A 1' };
    const parts = [
      { ...part, add: 4, text: 'medium infantry' },
      { ...part, add: 0, limit: 3, text: 'forest' },
    ];
    expect(explanationWords({ title: 'Dice', total: 3, parts })).toBe(
      'Dice: 3. Medium infantry +4, forest: at most 3.',
    );
    const notes = [{ ...part, add: 0, text: 'it may evade nobody here' }];
    expect(explanationWords({ title: 'Evading', total: 0, parts: notes })).toBe('Evading. It may evade nobody here.');
  });
});

const telling = (number: number, text: string, weighty = false): TellingAt => ({
  number,
  text,
  weighty,
  kind: '',
  places: [],
  dice: [],
  way: null,
});

describe('the log read aloud', () => {
  const log = [telling(1, 'One.'), telling(2, 'Two.'), telling(2, 'Two more.', true), telling(3, 'Three.')];

  it('tells one message for each choice, and nothing twice', () => {
    const reader = new LogReader([]);
    expect(reader.next(log, null, false)).toEqual(['One.', 'Two. Two more.', 'Three.']);
    expect(reader.next(log, null, false)).toEqual([]);
    expect(reader.next([...log, telling(4, 'Four.')], null, false)).toEqual(['Four.']);
  });

  it('waits for what is not yet on show', () => {
    const reader = new LogReader(log.slice(0, 1));
    expect(reader.next(log, 1, false)).toEqual([]);
    expect(reader.next(log, 2, false)).toEqual(['Two. Two more.']);
    expect(reader.next(log, null, false)).toEqual(['Three.']);
  });

  it('tells only what matters when that is wished', () => {
    expect(new LogReader([]).next(log, null, true)).toEqual(['Two more.']);
  });

  it('says what was taken back', () => {
    const reader = new LogReader(log);
    expect(reader.next(log.slice(0, 3), null, false)).toEqual(['Taken back: Three.']);
    expect(reader.next([...log.slice(0, 3), telling(3, 'Else.')], null, false)).toEqual(['Else.']);
    const other = new LogReader(log);
    expect(other.next([...log.slice(0, 3), telling(3, 'Else.')], null, false)).toEqual(['Taken back: Three.', 'Else.']);
  });

  it('repeats the last of it', () => {
    expect(lastEventsWords(log, 2)).toBe('Two more. Three.');
    expect(lastEventsWords([])).toBe('Nothing has happened yet.');
  });
});

const offer = (choice: string, mark: Offer['mark'], more: Partial<Offer> = {}): Offer => ({
  choice,
  mark,
  label: choice,
  note: '',
  from: null,
  to: null,
  piece: 'unit',
  card: null,
  odds: false,
  ...more,
});

describe('buttons', () => {
  it('say what ending something leaves undone, and ask about it', () => {
    const end = offer('done', 'finish', { label: 'End moves', leaves: '3 not moved' });
    expect(finishLabel(end)).toBe('End moves (3 not moved)');
    expect(consideredLabel(end)).toBe('End moves with 3 not moved?');
    expect(finishLabel(offer('done', 'finish', { label: 'End moves' }))).toBe('End moves');
  });

  it('name what they carry out', () => {
    expect(confirmLabel(offer('close F6 x E5', 'close', { from: 'F6', to: 'E5' }))).toBe('Attack E5');
    expect(confirmLabel(offer('fire F6 x D5', 'fire', { from: 'F6', to: 'D5' }))).toBe('Fire at D5');
    expect(confirmLabel(offer('play outFlanked', 'card', { card: 'outFlanked' }))).toBe('Play this card');
    expect(confirmLabel(offer('retreat E6 D6', 'fall', { label: 'Retreat to D6', to: 'D6' }))).toBe('Retreat to D6');
  });
});

describe('what stands out', () => {
  const done = offer('done', 'finish', { leaves: '2 left' });
  const order = offer('order F6', 'piece', { from: 'F6' });

  it('is no ending while something is left to do, and the ending when nothing is', () => {
    expect(standsOut([order, done])).toBeNull();
    const nothingLeft = offer('done', 'finish');
    expect(standsOut([nothingLeft])).toBe(nothingLeft);
  });

  it('is what is usually taken, never what declines', () => {
    const back = offer('battle back', 'answer', { usual: true });
    const decline = offer('decline', 'finish');
    expect(standsOut([back, decline])).toBe(back);
    expect(standsOut([offer('stand', 'answer'), offer('evade', 'answer')])).toBeNull();
    // Two of a kind: the board invites, no button decides between them.
    expect(standsOut([back, { ...back, choice: 'another' }, decline])).toBeNull();
  });

  it('has a button where it is pointed at on the board, and only there', () => {
    const advance = offer('advance F6 E6', 'fall', { from: 'F6', to: 'E6', usual: true });
    const stay = offer('decline', 'finish', { label: 'Stay' });
    expect(usualOnBoard([advance, stay])).toBe(advance);
    expect(usualOnBoard([offer('battle back', 'answer', { usual: true }), stay])).toBeNull();
    expect(usualOnBoard([stay])).toBeNull();
  });

  it('asks once before something is left undone', () => {
    expect(asksOnce(done, null)).toBe(true);
    expect(asksOnce(done, done)).toBe(false);
    expect(asksOnce(offer('decline', 'finish'), null)).toBe(false);
  });
});

it('leaves the question out of a refusal where it can be seen', () => {
  expect(withoutQuestion('Battles come after all movement. The question now is "Roman: move."')).toBe(
    'Battles come after all movement.',
  );
  expect(withoutQuestion('E5 is out of range.')).toBe('E5 is out of range.');
});
