// The line that people type into, at the terminal and on the page: what is completed is legal and all that is legal is completed,
// questions are answered in every game, mistakes say where and what was expected, and both clients give the same answers.

import { describe, expect, test } from 'vitest';
import { answerText } from '../../src/cli/answer-text.ts';
import { makeStyle } from '../../src/cli/style.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { lettersOf } from '../../src/kernel/dice-letters.ts';
import { Keeper } from '../../src/kernel/keeper.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { choicesAfter } from '../../src/lib/line/ahead.ts';
import type { Answer } from '../../src/lib/line/answer.ts';
import { completions } from '../../src/lib/line/complete.ts';
import { readDice } from '../../src/lib/line/dice.ts';
import { Line } from '../../src/lib/line/line.ts';
import { verbsOf } from '../../src/lib/line/verbs.ts';
import { rulesets } from '../../src/loaded.ts';
import { Typing } from '../../src/web/table/typing.ts';
import { makeRandom } from '../kit/random.ts';

const BATTLES: { readonly [game: string]: string } = {
  ancients: 'ancients/001',
  medieval: 'medieval/09',
  napoleonics: 'napoleonics/12',
  battalion: 'battalion/1',
  'dark-ages': 'dark-ages/02',
};

const games = rulesets.map((rules) => [rules.id, rules as unknown as AnyRuleset] as const);

/** A battle played by chance, looked at by whoever decides after every `each` choices. */
function* moments(rules: AnyRuleset, choices: number, each: number): Generator<Line> {
  const table = new Table(rules, { start: { scenario: BATTLES[rules.id] }, seed: 'line' });
  const keeper = new Keeper(table);
  const random = makeRandom(7);
  for (let n = 0; n < choices && !table.over; n++) {
    if (n % each === 0) yield new Line(keeper.watch(table.seat));
    const all = table.choices();
    keeper.choose(all[random(all.length)]);
  }
}

describe.each(games)('%s', (_, rules) => {
  test('completes exactly what is legal, from nothing, from a word, and after other commands', () => {
    const asking = new Set(verbsOf(rules).map(({ word }) => word));
    for (const line of moments(rules, 120, 12)) {
      const legal = line.watcher.choices();
      const reached = (text: string, depth = 0): string[] =>
        completions(line, text).flatMap((item) =>
          item.begun && depth < 3 ? reached(item.line, depth + 1) : item.begun ? [] : [item.text],
        );
      // A line that ends in a blank completes to everything on offer, some of it by its beginning first.
      expect(new Set(reached(' '))).toEqual(new Set(legal));
      for (const choice of legal) {
        const word = choice.split(' ')[0];
        const found = reached(word.slice(0, 2)).filter(
          (text) => !asking.has(text.split(' ')[0]) || legal.includes(text),
        );
        expect(found).toContain(choice);
        for (const text of found) expect(legal).toContain(text);
      }
      // After a choice that leads on: what is then legal, and nothing else.
      const first = legal.find((choice) => choicesAfter(line.watcher, [choice]).length > 0);
      if (first === undefined) continue;
      const then = new Set(choicesAfter(line.watcher, [first]));
      const after = reached(`${first}; `);
      expect(new Set(after)).toEqual(then);
    }
  });

  test('reads its own choices in any case, and refuses others with a reason', () => {
    for (const line of moments(rules, 60, 15)) {
      for (const choice of line.watcher.choices()) {
        expect(line.read(choice.toUpperCase())).toEqual({ do: 'choose', choice });
      }
      const deed = line.read('dance on the table');
      expect(deed).toMatchObject({ do: 'refuse', text: expect.stringContaining('not understood') });
    }
  });

  test('answers every question that the help names, at any moment, and landmarks with places of the board', () => {
    for (const line of moments(rules, 90, 30)) {
      const { watcher } = line;
      const place = watcher.scan('who').places[0];
      const [choice] = watcher.choices();
      for (const { word, also = [], takes } of verbsOf(rules)) {
        for (const said of [word, ...also]) {
          const rest = { place, choice, odds: choice, nothing: '', dice: '', text: '' }[takes];
          const command =
            said === 'explain' ? `explain unit ${place}` : said === 'why' ? `why ${place}` : `${said} ${rest}`;
          const deed = line.read(command.trim());
          expect(deed.do, `${command}: ${JSON.stringify(deed)}`).not.toBe('refuse');
        }
      }
      for (const { word, of } of watcher.landmarks) {
        const { text, places } = watcher.scan(of ? `${word} ${place}` : word);
        expect(text).not.toBe('');
        // Each place of a list can be asked about in its turn.
        for (const at of places.slice(0, 3)) expect(watcher.scan(`hex ${at}`).text).not.toBe('');
      }
    }
  });

  test('dice that were rolled by hand are typed by name, by letter and in one word; a mistake says what was expected', () => {
    const table = new Table(rules, { start: { scenario: BATTLES[rules.id] }, seed: 'own dice', entered: true });
    const keeper = new Keeper(table);
    const random = makeRandom(5);
    const faces = [...new Set(rules.faces)];
    const values = (read: readonly string[]): number[] => read.map((face) => rules.faces.indexOf(face));
    let rolls = 0;
    for (let n = 0; n < 400 && !table.over && rolls < 12; n++) {
      const offers = table.offers();
      const fights = offers.filter(({ mark }) => mark === 'close' || mark === 'fire' || mark === 'charge');
      const list = fights.length > 0 ? fights : offers;
      const { choice } = list[random(list.length)];
      const line = new Line(keeper.watch(table.seat));
      expect(line.read('dice 1')).toEqual({ do: 'refuse', text: 'No roll waits for dice.' });
      const given: number[][] = [];
      while (!keeper.play(choice, false, given)) {
        rolls++;
        const { count } = keeper.rolling ?? { count: 0 };
        const wanted = Array.from({ length: count }, () => faces[random(faces.length)]);
        const letters = wanted.map((face) => lettersOf(faces)[faces.indexOf(face)] || face);
        const meant = { do: 'dice', faces: wanted };
        expect(line.read(`dice ${wanted.join(' ')}`)).toEqual(meant);
        expect(line.read(`DICE ${wanted.join(', ').toUpperCase()}`)).toEqual(meant);
        expect(line.read(`dice ${letters.join(' ')}`)).toEqual(meant);
        expect(line.read(`dice ${letters.join('')}`)).toEqual(meant);
        // While dice are awaited they need no word before them.
        expect(line.read(wanted.join(' '))).toEqual(meant);
        expect(line.read('undo')).toEqual({ do: 'dice', faces: null });
        expect(line.read('score').do).toBe('answer');
        expect(line.read('dice')).toMatchObject({
          do: 'answer',
          answer: { lines: [{ text: expect.stringContaining(faces[0]) }] },
        });
        const refused = (text: string): string => {
          const deed = line.read(text);
          return deed.do === 'refuse' ? deed.text : `taken: ${text}`;
        };
        expect(refused(`dice ${[...wanted, faces[0]].join(' ')}`)).toMatch(
          new RegExp(`^expected ${count} (?:die|dice), .*found ${count + 1} dice`),
        );
        expect(refused(`dice ${['banana', ...wanted.slice(1)].join(' ')}`)).toMatch(
          /^expected .*found "banana" \(character 6\)$/,
        );
        // Completion goes from die to die, and ends with what is wanted.
        let text = 'dice ';
        for (const face of wanted) {
          const found = completions(line, text).map((item) => item.line);
          const next = found.find((one) => one.trimEnd() === `${text}${face}`);
          if (next === undefined) throw new Error(`${text}${face} is not completed: ${found.join(' | ')}`);
          text = next;
        }
        expect(text).toBe(`dice ${wanted.join(' ')}`);
        expect(completions(line, 'dice ').map((item) => item.text.trimEnd())).toEqual(
          faces.map((face) => `dice ${face}`),
        );
        given.push(values(wanted));
      }
    }
    expect(rolls).toBeGreaterThan(3);
  });

  test('the page and the terminal give the same answers', async () => {
    const style = makeStyle(false);
    const words = (text: string): string => text.replace(/[#.]{24}/g, '').replace(/[\s:]+/g, '');
    for (const line of moments(rules, 60, 20)) {
      const { watcher } = line;
      const place = watcher.scan('who').places[0];
      const attack = watcher.keeper.table.offers().find((offer) => offer.odds)?.choice;
      const asked = ['hand', 'score', 'cards', 'log 5', 'rules', 'who', 'landmarks', 'threatened', `near ${place}`];
      const more = [`explain unit ${place}`, `why ${place}`, ...(attack ? [`odds ${attack}`] : [])];
      for (const command of [...asked, ...more]) {
        const typed = await new Typing().read(watcher, command, null, async (choice, policy) =>
          watcher.odds(choice, policy),
        );
        const deed = line.read(command);
        const answer: Answer | null =
          deed.do === 'answer'
            ? deed.answer
            : deed.do === 'odds'
              ? line.odds(watcher.odds(deed.choice, deed.policy))
              : null;
        if (!answer || typed.deed?.do !== 'answer') throw new Error(`${command} is not answered`);
        expect(words(typed.deed.lines.join('\n'))).toBe(words(answerText(answer, style)));
      }
    }
  });

  test('no word that asks is the first word of a choice, but where the choice goes first', () => {
    const told = new Set(verbsOf(rules).flatMap(({ word, also = [] }) => [word, ...also]));
    for (const line of moments(rules, 200, 1)) {
      for (const choice of line.watcher.choices()) {
        if (told.has(choice.split(' ')[0])) expect(line.read(choice)).toEqual({ do: 'choose', choice });
      }
    }
  });
});

describe('mistakes say where they are and what was expected', () => {
  const line = (): Line => {
    const table = new Table(games[0][1], { start: { scenario: 'ancients/001' }, seed: 'line' });
    return new Line(new Keeper(table).watch(table.seat));
  };

  test.each([
    ['near z9', 'expected a hex such as F6, found "z9" (character 6)'],
    ['near', 'expected a place after "near": near PLACE'],
    ['log many', 'expected a number of lines, found "many" (character 5)'],
    ['look away', 'expected the number of a choice, "back", "on" or "now", found "away" (character 6)'],
    ['rules of war', 'expected "rules" or "rules battle", found "of war" (character 7)'],
    ['99', 'Numbers go from 1 to 6.'],
  ])('%s', (typed, text) => {
    const deed = line().read(typed);
    expect(deed.do).toBe('refuse');
    if (deed.do === 'refuse') expect(deed.text.replace(/1 to \d/, '1 to 6')).toBe(text);
  });

  test('who does not decide may ask, and chooses nothing', () => {
    const table = new Table(games[0][1], { start: { scenario: 'ancients/001' }, seed: 'line' });
    const other = new Line(new Keeper(table).watch(1 - table.seat));
    expect(other.read('who').do).toBe('answer');
    expect(other.read('done')).toMatchObject({ do: 'refuse', text: expect.stringContaining('not asked now') });
    expect(completions(other, 'pl')).toEqual([]);
    expect(other.read('odds 1').do).toBe('refuse');
  });
});

test('what changed is told from the end of the last turn of one seat to its next, and nothing of it is hidden', () => {
  const rules = games[0][1];
  const table = new Table(rules, { start: { scenario: 'ancients/001' }, seed: 'changed' });
  const keeper = new Keeper(table);
  const random = makeRandom(3);
  const me = table.seat;
  expect(keeper.watch(me).scan('changed').places).toEqual([]);
  while (table.view(-1).turn < 3) {
    const all = table.choices();
    keeper.choose(all[random(all.length)]);
  }
  const { text } = keeper.watch(me).scan('changed');
  const turns = keeper
    .watch(me)
    .log()
    .map((one) => one.text);
  const second = turns.findIndex((one) => one.startsWith('Turn 2'));
  const third = turns.findIndex((one) => one.startsWith('Turn 3'));
  expect(text.split('\n')).toEqual(turns.slice(second, third));
});

test('a position with a gap, a threat and a leader: the lists name them', () => {
  const rules = games[0][1];
  const position = `vexillum 1 position
units top: MI E6
units bottom: HI G5 G7; LI I1
leaders bottom: Varro G5
hand top: orderTwoLeft
hand bottom: orderTwoCentre
deck: orderTwoRight orderTwoRight
phase: card
`;
  const g = rules.start({ text: position }, new SeededChance(''));
  const scan = (query: string) => rules.scan(g, query, 1);
  expect(scan('gaps').places).toContain('G6');
  expect(scan('leaders')).toEqual({ text: 'Leaders: 1.\nG5 Varro, with heavy infantry.', places: ['G5'] });
  // Medium infantry moves one hex and strikes the next.
  expect(scan('threatened').places).toEqual(['G5', 'G7']);
  expect(scan('threats G5').places).toEqual(['E6']);
  expect(scan('targets').places).toEqual(['E6']);
  expect(() => scan('dance')).toThrow(/expected a question such as .*"gaps"/);
});

test('a face of a battle die has further names, and a beginning that several faces share is refused with them', () => {
  const rules = games[0][1];
  const read = (text: string, count: number) => readDice(rules, text, count);
  expect(read('sword flag green', 3)).toEqual(['swords', 'flag', 'light']);
  expect(read('red triangle hel', 3)).toEqual(['heavy', 'medium', 'helmet']);
  expect(read('ssf', 3)).toEqual(['swords', 'swords', 'flag']);
  expect(() => read('he he', 2)).toThrow('expected one face, found "he", which may be heavy or helmet');
  const napoleonics = games.find(([id]) => id === 'napoleonics')?.[1];
  if (!napoleonics) throw new Error('no Napoleonics');
  expect(readDice(napoleonics, 'sabers inf i', 3)).toEqual(['sabres', 'infantry', 'infantry']);
  expect(() => readDice(napoleonics, 'green', 1)).toThrow(/^expected 1 die, one of infantry \(i\).*found "green"$/);
});

describe('gaps in a line', () => {
  const rules = games[0][1];
  const gaps = (units: string, side: 0 | 1 = 1): readonly string[] => {
    const [own, other] = side === 1 ? ['bottom', 'top'] : ['top', 'bottom'];
    const position = `vexillum 1 position
units ${own}: ${units}
units ${other}: MI ${side === 1 ? 'A1' : 'I1'}
phase: card
active: ${own}
hand top: orderTwoLeft
hand bottom: orderTwoCentre
deck: orderTwoRight orderTwoRight
`;
    return rules.scan(rules.start({ text: position }, new SeededChance('')), 'gaps', side).places;
  };

  test.each([
    ['a straight line that is closed', 'HI G4 G5 G6 G7', []],
    ['one hex is missing', 'HI G4 G5 G7 G8', ['G6']],
    ['two hexes are missing: one gap', 'HI G4 G5 G8 G9', ['G6']],
    ['three are missing: two lines, no gap', 'HI G3 G4 G8 G9', []],
    ['a unit stands behind it', 'HI G4 G5 G7 G8; LI H6', []],
    ['a unit stands one hex farther behind', 'HI G4 G5 G7 G8; LI I6', []],
    ['a second line is screened by the first', 'HI E4 E5 E6 E7 E8 G5 G7', []],
    ['a staggered line whose units touch', 'HI G4 F4 F5 G6 G7', []],
    ['two lines like a chequer board', 'HI F4 F6 F8; LI G5 G7', []],
    ['the same seen from its end, where the last unit has nobody behind its gap', 'HI G4 F4 G6 F6 G8', ['G7']],
    ['beside a unit that supports another', 'HI G2 G4 F4', ['G3']],
  ])('%s', (_, units, expected) => {
    expect(gaps(units)).toEqual(expected);
  });

  test('a staggered line with a hole has one gap, in its rear row', () => {
    // G4 and F6 have a hole between them, F6 and G7 touch.
    const found = gaps('HI G4 F6 G7');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^G/);
  });

  test('the line of the other side faces the other way', () => {
    expect(gaps('HI C4 C5 C7 C8', 0)).toEqual(['C6']);
    expect(gaps('HI C4 C5 C7 C8; LI B6', 0)).toEqual([]);
    expect(gaps('HI C4 C5 C7 C8; LI E9', 0)).toEqual(['C6']);
  });
});
