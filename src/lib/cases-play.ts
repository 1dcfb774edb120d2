// Plays the `play` block of a rule case line by line: choices with their dice, and checks of what is on offer, who
// decides, what is so, how many dice an attack has or what a number comes to, and why something is not offered.

import type { Chance } from '../kernel/chance.ts';
import { Choices } from '../kernel/choice.ts';
import type { Reason } from '../kernel/explain.ts';
import {
  type Entry,
  type Line,
  NotationError,
  named,
  type Place,
  paragraphsOf,
  Scanner,
  splitAt,
} from '../kernel/notation.ts';
import { pending, run } from '../kernel/procedure.ts';
import { readDie } from '../kernel/record-notation.ts';
import type { Explanation, Ruleset } from '../kernel/ruleset.ts';
import { british } from '../kernel/spelling.ts';
import type { KernelState } from '../kernel/state.ts';
import { type CaseDialect, CheckFailure, checkFact } from './cases-facts.ts';

/** One written die: its value from 0, and the number of its sides. */
interface WrittenDie extends Place {
  readonly value: number;
  readonly sides: number;
}

/** Exactly the written dice fall: too few, too many or others are an error. Shuffled cards keep their order. */
export class CaseChance implements Chance {
  /** How many sides the game's dice have: of these the number is not said. */
  private readonly usual: number;
  rolls: WrittenDie[][] = [];
  /** Where dice would have been written. */
  place: Place = { line: 1, column: 1 };

  constructor(usual: number) {
    this.usual = usual;
  }

  roll(g: Pick<KernelState, 'dice' | 'rolls' | 'diceCount' | 'diceSides' | 'rollSubject'>): boolean {
    const written = this.rolls.shift();
    const asked = `${g.diceCount} ${g.diceCount === 1 ? 'die' : 'dice'}${g.diceSides === this.usual ? '' : ` of ${g.diceSides} sides`}`;
    if (written === undefined) throw new CheckFailure(this.place, asked, 'no dice');
    if (written.length !== g.diceCount) throw new CheckFailure(written[0], asked, `${written.length}`);
    written.forEach((die, i) => {
      if (die.sides !== g.diceSides) throw new CheckFailure(die, asked, `a die of ${die.sides} sides`);
      g.dice[i] = die.value;
    });
    g.rolls[g.rollSubject]++;
    return true;
  }

  shuffle(): void {}
}

type Check = (game: Playing, lines: readonly Line[]) => void;

interface Playing {
  readonly g: KernelState;
  readonly ruleset: Ruleset;
  /** Fails unless the fact is so. */
  readonly fact: (piece: Line) => void;
  /** One fact, for messages. */
  readonly example: string;
}

const checks: { readonly [key: string]: Check } = {
  offered: (game, lines) => checkOffered(game, lines, false),
  only: (game, lines) => checkOffered(game, lines, true),
  absent: checkAbsent,
  decides: checkDecides,
  expect: ({ fact, example }, lines) => {
    for (const piece of listOf(lines, ';', `a fact such as ${example}`)) fact(piece);
  },
  dice: (game, lines) => checkNumber(game, lines, ' dice'),
  number: (game, lines) => checkNumber(game, lines, ''),
  why: checkWhy,
};

/** Plays all lines; `at` is kept at the line under way. */
export function playCase<G extends KernelState>(
  g: G,
  chance: CaseChance,
  ruleset: Ruleset<G>,
  dialect: CaseDialect<G>,
  play: Entry,
  at: Place,
): void {
  const fact = (piece: Line): void => checkFact(dialect, g, piece);
  const game: Playing = { g, ruleset, fact, example: dialect.example };
  for (const lines of paragraphsOf(play)) {
    const [line] = lines;
    at.line = line.line;
    at.column = line.column;
    const key = /^([a-z]+):(\s|$)/.exec(line.text)?.[1];
    if (key === undefined) {
      if (lines.length > 1) throw new NotationError(lines[1], 'the indent of the line above', 'more');
      playChoice(game, chance, line);
      continue;
    }
    const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
    if (!check) throw new NotationError(line, `a choice, or one of ${Object.keys(checks).join(', ')}`, `"${key}:"`);
    check(game, [after(line, key.length + 1), ...lines.slice(1)]);
  }
}

/** What follows the first `length` characters of a line, with its place. */
function after(line: Line, length: number): Line {
  const rest = line.text.slice(length);
  const text = rest.trim();
  return { text, line: line.line, column: line.column + length + rest.length - rest.trimStart().length };
}

function listOf(lines: readonly Line[], mark: string, expected: string): Line[] {
  const found = lines.flatMap((line) => splitAt(line, mark, expected));
  if (found.length === 0) throw new NotationError(lines[0], expected, named(''));
  return found;
}

function offeredNow({ g }: Playing): number[] {
  const out = new Choices();
  pending(g)?.decision?.choices(g, g.frames[g.depth], out);
  return out.toArray();
}

/** The choices on offer and who is asked, for messages. */
function offerText(game: Playing): string {
  const texts = offeredNow(game).map((choice) => game.ruleset.language.print(choice));
  return texts.length === 0 ? 'nothing is on offer' : `${decider(game)} is offered: ${texts.join(', ')}`;
}

function decider({ g, ruleset }: Playing): string {
  const decision = pending(g)?.decision;
  return decision ? ruleset.seatNames[decision.who(g, g.frames[g.depth])] : 'nobody';
}

/** `close F6 x E6 : swords flag | helmet` */
function playChoice(game: Playing, chance: CaseChance, line: Line): void {
  const { g, ruleset } = game;
  const colon = line.text.indexOf(':');
  const text = colon < 0 ? line.text : line.text.slice(0, colon).trim();
  chance.rolls = colon < 0 ? [] : readDice(ruleset.faces, after(line, colon + 1));
  chance.place = { line: line.line, column: line.column + line.text.length };
  const value = readChoice(ruleset, { ...line, text });
  if (!offeredNow(game).includes(value)) {
    const why = ruleset.whyNot(g, text);
    const reason = why ? ` (${why.text} [${why.ref}])` : '';
    throw new CheckFailure(line, 'a choice on offer', `"${text}"${reason}; ${offerText(game)}`);
  }
  pending(g)?.decision?.take(g, g.frames[g.depth], value);
  run(g);
  const [unused] = chance.rolls;
  if (unused !== undefined) throw new CheckFailure(unused[0], 'no more dice', `${unused.length} that nobody rolls`);
}

function readChoice(ruleset: Ruleset, line: Line): number {
  const value = ruleset.language.read(line.text);
  if (typeof value === 'string') throw new NotationError(line, 'a choice', `"${line.text}": ${value}`);
  return value;
}

/** Faces by name, or `3/5` for the third of five; `|` parts the rolls. */
export function readDice(faces: readonly string[], line: Line): WrittenDie[][] {
  return listOf([line], '|', 'dice').map((roll) => {
    const scanner = new Scanner(roll);
    const dice: WrittenDie[] = [];
    while (scanner.peek() !== '') {
      const word = scanner.word('a die');
      dice.push({ ...readDie(word, faces), line: word.line, column: word.column });
    }
    return dice;
  });
}

/** An item is a choice, or its first words and `...` for every choice that begins so. */
function matcher({ ruleset }: Playing, item: Line): (choice: number) => boolean {
  if (item.text.endsWith('...')) {
    const words = british(item.text.slice(0, -3)).trim().split(/\s+/);
    return (choice) => {
      const text = ruleset.language.print(choice).split(' ');
      return words.every((word, i) => text[i] === word);
    };
  }
  const value = readChoice(ruleset, item);
  return (choice) => choice === value;
}

function checkOffered(game: Playing, lines: readonly Line[], only: boolean): void {
  const offered = offeredNow(game);
  const items = listOf(lines, ',', 'a choice');
  const matchers = items.map((item) => matcher(game, item));
  items.forEach((item, i) => {
    if (!offered.some(matchers[i])) throw new CheckFailure(item, `"${item.text}" on offer`, offerText(game));
  });
  const extra = offered.find((choice) => !matchers.some((matches) => matches(choice)));
  if (only && extra !== undefined) {
    const text = game.ruleset.language.print(extra);
    throw new CheckFailure(lines[0], 'only these choices', `"${text}" too; ${offerText(game)}`);
  }
}

function checkAbsent(game: Playing, lines: readonly Line[]): void {
  const offered = offeredNow(game);
  for (const item of listOf(lines, ',', 'a choice')) {
    if (offered.some(matcher(game, item))) {
      throw new CheckFailure(item, `no "${item.text}" on offer`, offerText(game));
    }
  }
}

/** `decides: top`, or with the name of the decision: `decides: top battleUnits`. */
function checkDecides(game: Playing, [line]: readonly Line[]): void {
  const known = [...game.ruleset.seatNames, 'nobody'];
  const [seat, decision, more] = line.text.split(/\s+/);
  if (!known.includes(seat) || more !== undefined) {
    throw new NotationError(line, known.join(' or '), named(line.text));
  }
  if (decider(game) !== seat) throw new CheckFailure(line, `${seat} to decide`, offerText(game));
  const asked = pending(game.g)?.name ?? 'nothing';
  if (decision !== undefined && asked !== decision) {
    throw new CheckFailure(line, `the decision ${decision}`, `${asked}; ${offerText(game)}`);
  }
}

/** `close F6 x E6 = 4`; words in quotes choose among several numbers by their title: `close F6 x E6 "battle back" = 3`. */
function checkNumber({ g, ruleset }: Playing, [line]: readonly Line[], of: string): void {
  const equals = line.text.lastIndexOf('=');
  const number = line.text.slice(equals + 1).trim();
  if (equals < 0 || !/^-?\d{1,2}$/.test(number)) {
    const expected = of === '' ? 'a question, "=" and a number' : `an attack, "=" and a number of${of}`;
    throw new NotationError(line, expected, named(line.text));
  }
  const asked = line.text.slice(0, equals).trim();
  const quote = asked.endsWith('"') ? asked.lastIndexOf('"', asked.length - 2) : -1;
  const query = quote < 0 ? asked : asked.slice(0, quote).trim();
  const title = quote < 0 ? '' : asked.slice(quote + 1, -1);
  const found = explained(ruleset, g, query, line);
  const one = found.find((explanation) => explanation.title.includes(title));
  if (one === undefined) {
    const titles = found.map((explanation) => `"${explanation.title}"`).join(', ');
    throw new CheckFailure(line, `numbers for "${query}"`, titles === '' ? 'none' : titles);
  }
  if (one.total !== Number(number)) {
    const parts = one.parts.map((part) => `${changeOf(part)} ${part.text} [${part.ref}]`);
    throw new CheckFailure(line, `${number}${of} for "${query}"`, `${one.total} (${parts.join('; ')})`);
  }
}

/** A question that cannot be read or answered is told with its place. */
function explained(ruleset: Ruleset, g: KernelState, query: string, line: Line): readonly Explanation[] {
  try {
    return ruleset.explain(g, query);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Error') throw error;
    throw new NotationError(line, 'a question that can be answered', error.message, error.message);
  }
}

/** What a part does to its number: `+2`, `at most 4`, `at least 1`, `becomes 3`. */
function changeOf({ add, limit, atLeast, becomes }: Reason): string {
  if (limit !== null) return `at most ${limit}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  if (becomes !== undefined) return `becomes ${becomes}`;
  return `${add < 0 ? '' : '+'}${add}`;
}

/** `move F6 D6 ~ forest`: the reason or its reference contains the words. */
function checkWhy(game: Playing, [line]: readonly Line[]): void {
  const [query, words, more] = line.text.split('~').map((part) => part.trim());
  if (!query || !words || more !== undefined) {
    throw new NotationError(line, 'a choice, "~" and words of the reason', named(line.text));
  }
  const value = readChoice(game.ruleset, { ...line, text: query });
  if (offeredNow(game).includes(value)) throw new CheckFailure(line, `no "${query}" on offer`, offerText(game));
  const why = game.ruleset.whyNot(game.g, query);
  const reason = why ? `${why.text} [${why.ref}]` : 'no reason';
  if (!reason.toLowerCase().includes(words.toLowerCase())) {
    throw new CheckFailure(line, `a reason with "${words}"`, reason);
  }
}
