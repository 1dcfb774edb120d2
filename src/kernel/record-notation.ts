// Game records as texts: where the game starts, its rules version and seed, and one line for each choice with the dice
// that fell. Printing and reading are inverse; see docs/notation.md, "Records".

import type { Computers, GameRecord, RecordedChoice, RolledDice } from './game-record.ts';
import {
  type Entry,
  findEntry,
  fold,
  type KindSpec,
  kindOf,
  type Line,
  linesOf,
  type Notation,
  NotationError,
  named,
  needEntry,
  paragraphsOf,
  placeOf,
  printHeader,
  printWord,
  readNotation,
  Scanner,
  splitAt,
  splitLines,
} from './notation.ts';
import { dicePrint } from './replay.ts';
import type { Ruleset, Start } from './ruleset.ts';
import { british } from './spelling.ts';

const recordKind: KindSpec = {
  kind: 'record',
  keys: [
    'known',
    'game',
    'rules',
    'scenario',
    'start',
    'options',
    'seed',
    'dice',
    'computer',
    'opening',
    'moves',
    'result',
  ],
};

/** The words of a game that a record needs. */
export type RecordWords = Pick<Ruleset, 'id' | 'seatNames' | 'sideNames' | 'faces' | 'language'>;

/** With `knownBy` it is what one seat knows: the cards that chance picked are left open. It cannot be played again. */
export function printRecord(record: GameRecord, words: RecordWords, knownBy?: string): string {
  const { start } = record;
  const print = (rolls: readonly RolledDice[]): string => (knownBy ? openPicks(words, rolls) : dicePrint(words, rolls));
  const known = knownBy ? [`known: ${printWord(knownBy)}`] : [];
  const out = [
    printHeader('record'),
    ...known,
    `game: ${printWord(record.game)}`,
    `rules: ${printWord(record.rulesVersion)}`,
  ];
  if ('scenario' in start) out.push(`scenario: ${printWord(start.scenario)}`);
  else out.push('start:', ...startLines(start.text));
  const options = start.options ?? [];
  if (options.length > 0) {
    out.push(
      fold(
        'options:',
        options.map((option) => printWord(option)),
        ' ',
        '  ',
      ),
    );
  }
  if (record.seed !== '') out.push(`seed: ${printWord(record.seed)}`);
  if (record.written) out.push('dice: written');
  if (record.computers) {
    const told = record.computers.map(({ seat, players }) => `${words.seatNames[seat]} ${players.join(', ')}`);
    out.push(fold('computer:', told, '; ', '  '));
  }
  if (record.opening) out.push(fold('opening:', print(record.opening).split(' '), ' ', '  '));
  if (record.choices.length > 0) out.push('moves:');
  record.choices.forEach(({ seat, text, rolls }, i) => {
    const dice = rolls.length === 0 ? [] : [':', ...print(rolls).split(' ')];
    out.push(fold(`  ${i + 1} ${words.seatNames[seat]}`, [text, ...dice], ' ', '      '));
  });
  out.push(`result: ${printWord(record.outcome)}`);
  return `${out.join('\n')}\n`;
}

/** Dice as texts, and `?/5` for one of five that was picked. */
const openPicks = (words: RecordWords, rolls: readonly RolledDice[]): string =>
  rolls.map((roll) => (roll.picked ? `?/${roll.sides}` : dicePrint(words, [roll]))).join(' | ');

/** A text that ends with one line break is kept as it is, two spaces further in. */
const startLines = (text: string): string[] =>
  text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => (line === '' ? '' : `  ${line}`));

/** The game and rules version of a record, for those who have to find its ruleset first; `gameAt` is for messages. */
export function recordHead(text: string): {
  readonly game: string;
  readonly gameAt: Line;
  readonly rulesVersion: string;
} {
  const notation = readNotation(text, recordKind);
  const game = onlyWord(needEntry(notation, 'game'), 'the name of a game');
  return {
    game: game.text,
    gameAt: game,
    rulesVersion: onlyWord(needEntry(notation, 'rules'), 'the version of the rules').text,
  };
}

/** Where the battle of a record started, to begin the same one anew. */
export const recordStart = (text: string): Start => readStart(text, readNotation(text, recordKind));

/** Reads a record of the game; whether its choices and dice hold is for `replay` to say. */
export function parseRecord(text: string, words: RecordWords): GameRecord {
  const notation = readNotation(text, recordKind);
  const known = findEntry(notation, 'known');
  if (known) throw new NotationError(known, 'a whole record', 'what one seat knows of a battle, without its seed');
  const game = onlyWord(needEntry(notation, 'game'), 'the name of a game');
  if (game.text !== words.id) throw new NotationError(game, `a record of ${words.id}`, `one of ${game.text}`);
  const rules = onlyWord(needEntry(notation, 'rules'), 'the version of the rules').text;
  const start = readStart(text, notation);
  const seed = findEntry(notation, 'seed');
  const moves = findEntry(notation, 'moves');
  const result = onlyWord(needEntry(notation, 'result'), 'a result');
  const dice = findEntry(notation, 'dice');
  const written = dice ? onlyWord(dice, '"written"') : null;
  if (written && written.text !== 'written') throw new NotationError(written, '"written"', named(written.text));
  const opening = findEntry(notation, 'opening');
  const computer = findEntry(notation, 'computer');
  const results = ['running', 'draw', ...(words.sideNames ?? words.seatNames)];
  if (!results.includes(result.text))
    throw new NotationError(result, `one of ${results.join(', ')}`, named(result.text));
  return {
    game: game.text,
    rulesVersion: rules,
    start,
    seed: seed ? onlyWord(seed, 'a seed').text : '',
    ...(written ? { written: true } : {}),
    ...(computer ? { computers: readComputers(computer, words) } : {}),
    ...(opening ? { opening: readRolls(linesOf(opening), words.faces) } : {}),
    choices: moves ? paragraphsOf(moves).map((lines, i) => readMove(lines, i + 1, words)) : [],
    outcome: result.text,
    startAt: placeOf(notation, 'scenario' in start ? 'scenario' : 'start'),
  };
}

/** `top general:bold 1 timed; bottom drill 1 counted, random 1 counted`: which players there are is not known here. */
function readComputers(entry: Entry, { seatNames }: RecordWords): Computers[] {
  const lines = linesOf(entry);
  return lines.flatMap((line) =>
    splitAt(line, ';', 'a seat').map((part) => {
      const scanner = new Scanner(part);
      const name = scanner.word(seatNames.join(' or '));
      const seat = seatNames.indexOf(name.text);
      if (seat < 0) throw new NotationError(name, seatNames.join(' or '), named(name.text));
      scanner.peek();
      const { column } = scanner.place;
      const players = part.text.slice(column - part.column).split(',');
      const texts = players.map((player) => player.trim().replace(/\s+/g, ' '));
      if (texts.includes('')) throw new NotationError({ ...part, column }, 'a computer player', named(''));
      return { seat, players: texts };
    }),
  );
}

function onlyWord(entry: Entry, expected: string): Line {
  const [line, more] = linesOf(entry);
  const scanner = new Scanner(line ?? { text: '', line: entry.line, column: entry.valueColumn });
  const word = scanner.wordOrQuoted(expected);
  scanner.end();
  if (more !== undefined) throw new NotationError(more, 'a new key', named(more.text));
  return word;
}

function readStart(text: string, notation: Notation): Start {
  const scenario = findEntry(notation, 'scenario');
  const own = findEntry(notation, 'start');
  if (scenario && own) throw new NotationError(own, 'either "scenario" or "start"', 'both');
  if (!scenario && !own) throw new NotationError(notation.end, 'the key "scenario" or "start"', 'the end of the text');
  const entry = findEntry(notation, 'options');
  const options: string[] = [];
  for (const line of entry ? linesOf(entry) : []) {
    const scanner = new Scanner(line);
    while (scanner.peek() !== '') options.push(scanner.wordOrQuoted('an optional rule').text);
  }
  const more = entry ? { options } : {};
  if (scenario) return { scenario: onlyWord(scenario, 'a scenario such as ancients/007').text, ...more };
  return { text: startText(text, notation, own as Entry), ...more };
}

/** The lines of the block as they stand, two spaces further out; it is a sheet or a position. */
function startText(text: string, notation: Notation, entry: Entry): string {
  if (entry.value !== '') {
    throw new NotationError(
      { line: entry.line, column: entry.valueColumn },
      'the text in the lines below',
      named(entry.value),
    );
  }
  const next = notation.entries.find((one) => one.line > entry.line);
  const lines = splitLines(text).slice(entry.line, next ? next.line - 1 : undefined);
  const inner = lines.map((line, i) => {
    if (line.startsWith('  ')) return line.slice(2);
    if (line.trim() === '' || line.startsWith('#')) return '';
    throw new NotationError({ line: entry.line + 1 + i, column: 1 }, 'two spaces before the line', named(line.trim()));
  });
  const whole = `${inner.join('\n').trimEnd()}\n`;
  try {
    const kind = kindOf(whole);
    if (kind === 'sheet' || kind === 'position') return whole;
    throw new NotationError({ line: 1, column: 12 }, 'a sheet or a position', named(kind));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const at = { line: error.line + entry.line, column: error.column + 2 };
    throw new NotationError(at, error.expected, error.found);
  }
}

/** `12 top stand : swords flag | helmet` */
function readMove(lines: readonly Line[], number: number, words: RecordWords): RecordedChoice {
  const [line] = lines;
  const scanner = new Scanner(line);
  const count = scanner.word(`the number ${number}`);
  if (count.text !== String(number)) throw new NotationError(count, `the number ${number}`, named(count.text));
  const side = scanner.word(words.seatNames.join(' or '));
  const seat = words.seatNames.indexOf(side.text);
  if (seat < 0) throw new NotationError(side, words.seatNames.join(' or '), named(side.text));
  scanner.peek();
  const { column } = scanner.place;
  const rest = line.text.slice(column - line.column);
  const colon = rest.indexOf(':');
  const choice = { text: (colon < 0 ? rest : rest.slice(0, colon)).trim(), line: line.line, column };
  if (choice.text === '') throw new NotationError(choice, 'a choice', named(rest));
  const value = words.language.read(choice.text);
  if (typeof value === 'string') throw new NotationError(choice, 'a choice', `"${choice.text}": ${value}`);
  if (colon < 0) {
    if (lines.length > 1) throw new NotationError(lines[1], `the number ${number + 1}`, named(lines[1].text));
    return { seat, text: words.language.print(value), rolls: [] };
  }
  const dice = { text: rest.slice(colon + 1), line: line.line, column: column + colon + 1 };
  return { seat, text: words.language.print(value), rolls: readRolls([dice, ...lines.slice(1)], words.faces) };
}

/** Rolls are parted by `|`; one may go on in the next line. */
function readRolls(lines: readonly Line[], faces: readonly string[]): RolledDice[] {
  const rolls: { sides: number; picked?: true; dice: number[] }[] = [];
  lines.forEach((line, i) => {
    if (line.text.trim() === '') throw new NotationError(line, 'dice', named(''));
    // A line may be broken before or after the mark between two rolls.
    const begins = i > 0 && line.text.startsWith('|');
    const whole = begins ? { ...line, text: line.text.replace('|', ' ') } : line;
    splitAt(whole, '|', 'a die').forEach((part, k) => {
      const goesOn = i > 0 && k === 0 && !begins && !lines[i - 1].text.endsWith('|');
      const scanner = new Scanner(part);
      const open: (typeof rolls)[number] = goesOn ? rolls[rolls.length - 1] : { sides: 0, dice: [] };
      if (!goesOn) rolls.push(open);
      while (scanner.peek() !== '') {
        const word = scanner.word('a die');
        const { sides, value } = readDie(word, faces);
        if (open.sides !== 0 && open.sides !== sides) {
          throw new NotationError(word, `a die of ${open.sides} sides like the one before`, named(word.text));
        }
        open.sides = sides;
        // `3/6` where dice have six faces: one of six was picked.
        if (sides === faces.length && word.text.includes('/')) open.picked = true;
        open.dice.push(value);
      }
    });
  });
  return rolls;
}

/** A face by its name, or `3/5` for the third of five. */
export function readDie(word: Line, faces: readonly string[]): { readonly sides: number; readonly value: number } {
  const face = faces.indexOf(british(word.text));
  if (face >= 0) return { sides: faces.length, value: face };
  const match = /^([1-9]\d?)\/([1-9]\d?)$/.exec(word.text);
  const [value, sides] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && value <= sides) return { sides, value: value - 1 };
  throw new NotationError(word, `a die: ${[...new Set(faces)].join(', ')}, or such as 3/5`, named(word.text));
}
