// The text game: what a person meets, whole games by typed lines, and that nothing typed can end one by mistake.

import { describe, expect, test } from 'vitest';
import { run } from './world.ts';

const POSITION = `vexillum 1 position
units top: MI E6; LI E5 E7
units bottom: HI F6; AX G6
hand top: orderTwoLeft orderTwoCentre
hand bottom: orderTwoCentre orderTwoLeft
deck: orderTwoRight orderTwoRight orderTwoRight
phase: battle
ordered: F6
`;

const CARD = POSITION.replace('phase: battle\nordered: F6\n', 'phase: card\n');

/** Types a number of the last menu, by a fixed rule; remembers how often it was asked. */
function typist(most: number): { typed: (written: string) => string | null; asked: () => number } {
  let asked = 0;
  const typed = (written: string): string | null => {
    if (++asked > most) return null;
    if (written.includes('Press Enter')) return '';
    if (written.includes('(save FILE')) return '';
    const numbers = [...written.matchAll(/^ +(\d+) {2}\S/gm)].map((match) => Number(match[1])).filter((n) => n > 0);
    const highest = numbers.at(-1) === undefined ? 1 : Math.max(...numbers);
    return String(1 + ((asked * 7919) % highest));
  };
  return { typed, asked: () => asked };
}

describe('a whole game', () => {
  test('against a bot, by numbers only, to its end', async () => {
    const { typed, asked } = typist(30_000);
    const { code, out } = await run('play ancients/004 --top random --bottom human --seed whole', { typed });
    expect(code).toBe(0);
    expect(asked()).toBeGreaterThan(50);
    expect(out).not.toContain('Against the computer');
    expect(out).toMatch(/(wins|ends in a draw) in turn \d+\./);
    expect(out).toMatch(/Carthaginian +\d+ of 6 banners/);
    expect(out).toMatch(/Roman +\d+ of 6 banners/);
  });

  test('two people at one terminal: a curtain falls whenever the seat changes', async () => {
    const { typed } = typist(30_000);
    const { code, out } = await run('play 001 --seed two', { typed });
    expect(code).toBe(0);
    expect(out).toMatch(/wins in turn|draw/);
    // Who names nobody is told how to get an opponent.
    expect(out.slice(0, 400)).toContain('Against the computer: add --top recruit');
    const curtains = out.match(/decides now\. Press Enter when only you look\./g) ?? [];
    expect(curtains.length).toBeGreaterThan(10);
    // Between two curtains only one army is asked.
    for (const part of out.split('Press Enter when only you look.').slice(1)) {
      const asked = new Set(
        [...part.matchAll(/^(Carthaginian|Syracusan): (?:play|order|move|let)/gm)].map((m) => m[1]),
      );
      expect(asked.size).toBeLessThanOrEqual(1);
    }
  });

  test('bots alone play it out and tell it', async () => {
    const { code, out } = await run('play 001 --top random --bottom random --seed 3');
    expect(code).toBe(0);
    expect(out).toContain('Turn 2: Carthaginian to play.');
    expect(out).toMatch(/wins in turn/);
  });

  test('the same seed gives the same game', async () => {
    const once = await run('play 001 --top random --bottom random --seed 3');
    const twice = await run('play 001 --top random --bottom random --seed 3');
    expect(twice.out).toBe(once.out);
  });
});

describe('at the prompt', () => {
  const files = { 'p.txt': POSITION };
  const play = (typed: string[], more = '') => run(`play p.txt --top random --seed 9 ${more}`, { files, typed });

  test('choices by text, in any case, with or without the small words', async () => {
    for (const line of ['close F6 x E6', 'CLOSE f6 X e6', 'f6 e6', 'close f6 e6', '1']) {
      const { out } = await play([line]);
      expect(out, line).toContain('heavy infantry');
      expect(out, line).toMatch(/> .*\n(.*\n)*.*attacks/i);
    }
  });

  test('broken input never ends the game', async () => {
    const junk = ['', '   ', '0', '99', '-1', 'dance', 'close', 'close f6', 'order', '\u0000', '💥', 'close F6 x A1'];
    const more = ['odds', 'odds 99', 'odds dance', 'why', 'explain', 'explain A1', 'undo', 'save', 'log x', 'quit now'];
    const { code, out, unread } = await play([...junk, ...more, 'close f6 x e6']);
    expect(unread()).toBe(0);
    expect(code).toBe(0);
    expect(out).toContain('Numbers go from 1 to 3.');
    expect(out).toContain('"dance" is not understood');
    expect(out).toMatch(/That may be close F6 x E6, close F6 x E7; say which\./);
    expect(out).toContain('there is no way back: nothing has been chosen yet');
    expect(out).toContain('name a file: save battle.txt');
    expect(out).toContain('expected a number of lines, found "x"');
    expect(out).not.toMatch(/\n\s+at /);
  });

  test('why, odds, explain, hand, map, log, help', async () => {
    const { out } = await play([
      'why close f6 x d6',
      'why 1',
      'odds 1',
      'explain close F6 x E6',
      'hand',
      'map',
      'log',
      'help',
      'quit',
    ]);
    expect(out).toMatch(/\[A .+\]/);
    expect(out).toContain('"close F6 x E6" is on offer.');
    expect(out).toContain('Odds of close F6 x E6');
    expect(out).toContain('Order Two Units Centre');
    expect(out.match(/▼ right/g)?.length).toBe(2);
    expect(out).toContain('Nothing has happened yet.');
    expect(out).toContain('undoes your last choice');
    expect(out).toContain('The battle is left at decision 1.');
  });

  test('all that the page can be asked, in the same words', async () => {
    const { out } = await play([
      'near f6; leaders',
      'threats f6',
      'landmarks',
      'why e1',
      'cards',
      'score',
      'peek 3',
      'changed',
      'look 1',
      'choices',
      'close f6 x e6; look back; changed',
      'quit',
    ]);
    expect(out).toContain('F6: your heavy infantry, 4 blocks.');
    expect(out).toContain('Leaders: none.');
    expect(out).toMatch(/Enemies who could strike there, F6.*: 3\./);
    expect(out).toContain('threatened: under threat: 2, F6 G6.');
    expect(out).toContain('3 cards in the deck.');
    expect(out).toContain('0 of');
    expect(out).toContain('This is now.');
    expect(out).toContain('Nothing has changed since your last turn.');
    expect(out.match(/ 1 {2}close F6 x E6/g)?.length).toBeGreaterThan(1);
    expect(out).not.toMatch(/not understood|\n\s+at /);
  });

  test('a choice that is the only one plays itself, and says so; --no-auto asks', async () => {
    const files2 = { 'q.txt': CARD };
    const auto = await run('play q.txt --top random --seed 9', { files: files2, typed: ['two centre', 'f6; g6'] });
    expect(auto.out).toContain('(only one choice: done)');
    expect(auto.out).toContain('move your ordered pieces');
    const asked = await run('play q.txt --top random --seed 9 --no-auto', {
      files: files2,
      typed: ['play orderTwoLeft'],
    });
    expect(asked.out).not.toContain('only one choice');
    expect(asked.out).toMatch(/ 1 {2}done +nothing more\n> /);
  });

  test('undo goes back over choices that played themselves', async () => {
    const typed = ['play orderTwoCentre', 'order f6', 'undo', 'undo', 'quit'];
    const files2 = { 'q.txt': CARD };
    const { out } = await run('play q.txt --top random --seed 9', { files: files2, typed });
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    expect(out.match(/: play a card\./g)).toHaveLength(2);
  });

  test('several choices on one line; a mistake drops the rest', async () => {
    const files2 = { 'q.txt': CARD };
    const typed = [
      'two units centre; f6; dance; done; done',
      // An ending that leaves something undone asks once, and what stands behind it is not obeyed.
      'g6; done; done; near F6',
      'done; done',
      'done; play orderTwoLeft; quit',
      'quit',
    ];
    const { out } = await run('play q.txt --top random --seed 9', { files: files2, typed });
    expect(out).toContain('is ordered');
    expect(out.replace(/\s+/g, ' ')).toContain('could still move. Type it again to do so. (left out: near F6)');
    expect(out).toContain('"dance" is not understood: type a number, a choice, or "help". (left out: done; done)');
    // What was typed ahead does not reach past the other side's turn.
    expect(out).toContain('Turn 3: Bottom to play.');
    expect(out).not.toContain('Bottom: plays Order Two Units Left');
  });

  test('numbers typed together mean the menu that was seen', async () => {
    const files2 = { 'q.txt': CARD };
    const typed = ['two units centre', '1; 2', 'quit'];
    const { out } = await run('play q.txt --top random --seed 9', { files: files2, typed });
    expect(out).toMatch(/ 1 {2}order F6 .*\n 2 {2}order G6 /);
    expect(out).toContain('heavy infantry at F6 is ordered');
    expect(out).toContain('auxilia at G6 is ordered');
  });

  test('a gathered entry and one of its choices by two numbers', async () => {
    const files2 = { 'q.txt': POSITION.replace('phase: battle\nordered: F6\n', 'phase: move\nordered: F6 G6\n') };
    const opened = await run('play q.txt --top random --seed 9', { files: files2, typed: ['1', 'quit'] });
    const first = /^ 1 {2}(move \w+ \w+)/m.exec(opened.out.slice(opened.out.indexOf('> 1')))?.[1] ?? '';
    const { out } = await run('play q.txt --top random --seed 9', { files: files2, typed: ['1; 1; map', 'quit'] });
    const [, from, to] = first.split(' ');
    expect(out).toContain(`moves from ${from} to ${to}`);
  });

  test('a "done" typed for a question that answers itself does not answer the next', async () => {
    const moving = POSITION.replace('phase: battle', 'phase: move')
      .replace('HI F6', 'HI G5')
      .replace('ordered: F6', 'ordered: G5');
    const { out } = await run('play q.txt --top random --seed 9', {
      files: { 'q.txt': moving },
      typed: ['g5 f5; done', 'quit'],
    });
    expect(out).toContain('(only one choice: done)');
    expect(out).toContain('attack with your ordered units');
    expect(out).toContain('The battle is left at decision 3.');
  });

  test('a turn is not ended by a slip: a card for nobody, orders that nobody carried out', async () => {
    const files2 = { 'q.txt': CARD };
    const card = await run('play q.txt --top random --seed 9', { files: files2, typed: ['two left', 'undo', 'quit'] });
    expect(card.out).toContain('There is nobody whom this card can order: "done" ends the turn, "undo" goes back.');
    expect(card.out).toContain('The battle is left at decision 1.');
    const far = CARD.replace('HI F6; AX G6', 'HI I6; AX H8');
    const typed = ['two centre', 'i6; h8', 'done', 'done', 'undo', 'quit'];
    const idle = await run('play q.txt --top random --seed 9', { files: { 'q.txt': far }, typed });
    expect(idle.out).toContain('Your 2 ordered units did nothing: "done" ends the turn, "undo" goes back.');
    expect(idle.out).toContain('Taken back.');
    expect(idle.out).not.toContain('Turn 2');
  });

  test('hexes alone get the reason of what is done now', async () => {
    const { out } = await play(['f6 c6', 'a1', 'quit']);
    expect(out).toContain('close F6 x C6: Nobody stands at C6. [A 11 Close Combat]');
    expect(out).toContain("order A1: This turn's orders have been given.");
  });

  test('odds with a policy and the numbers behind them; explain by number, by hex, by two hexes', async () => {
    const { out } = await play([
      'odds f6 e5 evades',
      'odds 1 obeys',
      'explain 1',
      'explain f6',
      'explain f6 e7',
      'quit',
    ]);
    expect(out).toContain('"close F6 x E5" is not on offer');
    expect(out).toContain('no flag is ignored');
    const odds = out.slice(out.indexOf('Odds of close F6 x E6'));
    expect(odds).toMatch(/Close combat dice of .*: 5 =\s+\+5 heavy infantry \[A 11 Close\s+Combat\]/);
    expect(odds).toContain('Battle back dice of medium infantry at E6');
    expect(odds).toContain('Hexes back for each flag obeyed by heavy infantry at F6');
    expect(odds).not.toContain(' 0.0 %  ....');
    expect(out).toContain('Blocks of heavy infantry at F6: 4');
    expect(out).toContain('Close combat dice of heavy infantry at F6 against light infantry at E7');
  });

  test('everything that is printed fits 80 columns', async () => {
    const typed = ['help', 'rules', 'hand', 'odds 1', 'explain 1', '1', 'quit', ''];
    const { out } = await run('play p.txt --top random --seed 9', { files, typed, columns: 80 });
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
  });

  test('leaving a battle that is not saved asks for a file name', async () => {
    const typed = ['1', 'quit', 'no', 'quit', 'kept.txt'];
    const { out, files: after } = await run('play 001 --top random --no-color', { terminal: true, typed });
    expect(out.match(/Not saved\./g)).toHaveLength(2);
    expect(after.get('kept.txt')).toMatch(/^vexillum 1 record/);
    const back = await run('--no-color', {
      terminal: true,
      files: { 'kept.txt': after.get('kept.txt') ?? '' },
      typed: ['load kept.txt', '2', 'random', 'save again.txt', 'quit', 'quit'],
    });
    expect(back.out).toContain('Syracusan (bottom)');
    expect(back.files.get('again.txt')).toBe(after.get('kept.txt'));
  });

  test('leaders are placed from a short menu: free hexes by their row', async () => {
    const { out } = await run('play 117 --top random --seed 2', { typed: ['1', '0', 'place c6', 'quit'] });
    expect(out).toContain('Set-up   ');
    expect(out).toMatch(/^ +1 {2}place A\.\.\. +\d+ free hexes$/m);
    expect(out).toMatch(/place H3 +joins medium cavalry/);
    expect(out).toContain('is placed at C6.');
  });

  test('save, then --load goes on at the same question', async () => {
    const first = await run('play 001 --top random --seed 5', { typed: ['1', 'save g.txt', 'quit'] });
    const saved = first.files.get('g.txt') ?? '';
    expect(saved).toMatch(/^vexillum 1 record\n/);
    const second = await run('play --load g.txt --top random', {
      files: { 'g.txt': saved },
      typed: ['save h.txt', 'quit'],
    });
    expect(second.code).toBe(0);
    expect(second.files.get('h.txt')).toBe(saved);
    expect(saved).toContain('\ncomputer: top random 2 counted\n');
    expect(second.out).toContain('The battle is left at decision 2.');
  });

  test('a record says how a computer player thought: by the clock, or by counts', async () => {
    const saved = async (args: string) =>
      (await run(`play 001 --seed 5 ${args}`, { typed: ['save g.txt', 'quit'] })).files.get('g.txt');
    expect(await saved('--top veteran')).toContain('\ncomputer: top veteran:steady 2 timed\n');
    expect(await saved('--top veteran:bold --counted')).toContain('\ncomputer: top veteran:bold 2 counted\n');
  });

  test('save never overwrites what is not a text of the program', async () => {
    const { out, files: after } = await run('play 001 --top random', {
      files: { 'mine.doc': 'precious' },
      typed: ['save mine.doc', 'save mine.txt', 'save mine.txt', 'quit'],
    });
    expect(out).toContain('mine.doc holds something else; choose another name');
    expect(after.get('mine.doc')).toBe('precious');
    expect(out.match(/Saved: mine\.txt/g)).toHaveLength(2);
  });

  test('optional rules are played when asked for', async () => {
    const { code } = await run('play 124 --top random --options tacticalFlexibility', { typed: ['quit'] });
    expect(code).toBe(0);
  });

  test('many moves are gathered by unit; a number opens them, 0 goes back, a hex chooses', async () => {
    const files2 = { 'q.txt': POSITION.replace('phase: battle\nordered: F6\n', 'phase: move\nordered: F6 G6\n') };
    const { out } = await run('play q.txt --top random --seed 9', {
      files: files2,
      typed: ['1', '0', 'move g6', 'map', 'h6', 'quit'],
    });
    expect(out).toMatch(/move [FG]6 \.\.\. +\w+.*: \d+ hexes/);
    expect(out).toContain('0  back');
    expect(out).toContain('moves from G6 to H6');
  });
});

describe('dice that people roll themselves', () => {
  const FIRE = POSITION.replace('HI F6; AX G6', 'LI G6').replace('ordered: F6', 'ordered: G6');
  const play = (position: string, lines: readonly string[]) => {
    const left = [...lines];
    return run('play --load p.txt --top random --own-dice --seed own', {
      files: { 'p.txt': position },
      typed: () => left.shift() ?? null,
    });
  };

  test('are typed in the line when they are asked for, also those of another; what is wrong is refused with what was expected', async () => {
    // The enemy stands first: the dice fall by his choice, which a person cannot take back.
    const { out } = await play(POSITION, [
      ...['close F6 x E6', 'dice swords', 'banana', 'undo', 'score', 's s flag e h', 'quit'],
    ]);
    expect(out).toMatch(/Roll 5 dice, each one of light \(l\), [^"]*swords \(s\)\./);
    expect(out).toMatch(/expected 5 dice, [^"]*found 1 die/);
    expect(out).toMatch(/found "banana"/);
    expect(out).toContain('it stands');
    expect(out).toMatch(/swords, swords, flag, helmet, heavy/);
  });

  test('are typed ahead, with the choice', async () => {
    const { out } = await play(FIRE, ['fire G6 x E6; dice sf', 'quit']);
    expect(out).not.toContain('Roll ');
    expect(out).toMatch(/swords, flag/);
  });

  test('a choice that waits for its first dice can be taken back, and the game can be left', async () => {
    const { out } = await play(FIRE, ['fire G6 x E6', 'undo', 'fire G6 x E6', 'quit']);
    expect(out.match(/Roll 2 dice, [^"]*"undo"\s+takes the choice back/g)).toHaveLength(2);
    expect(out).toContain('left at decision 1');
  });

  test('somebody has to roll them', async () => {
    const { code, err } = await run('play 001 --top random --bottom random --own-dice');
    expect([code, err]).toEqual([2, expect.stringContaining('--own-dice needs a person')]);
  });
});
