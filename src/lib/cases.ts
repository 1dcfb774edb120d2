// Rule cases for any game: a position, the choices played with the dice that fall, and what must then be so. Reads a file
// of cases and plays each; pure, so that it runs anywhere. What a position is made of and which facts may be expected is
// the game's dialect. The form is described in docs/notation.md, "Rule cases".

import {
  findEntry,
  type KindSpec,
  linesOf,
  movedDown,
  type Notation,
  NotationError,
  needEntry,
  type Place,
  printHeader,
  readNotation,
  splitLines,
  textOf,
} from '../kernel/notation.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { KernelState } from '../kernel/state.ts';
import { type CaseDialect, CheckFailure } from './cases-facts.ts';
import { CaseChance, playCase, readDice } from './cases-play.ts';

export * from './cases-facts.ts';

/** Keys of the case itself; the others make the text from which it starts. */
const ownKeys = ['title', 'why', 'opening', 'play'] as const;

const caseKind = (dialect: Pick<CaseDialect<never>, 'positionKeys' | 'repeat'>): KindSpec => ({
  kind: 'case',
  keys: ['title', 'why', ...dialect.positionKeys, 'opening', 'play'],
  ...(dialect.repeat ? { repeat: dialect.repeat } : {}),
});

/** What is wrong with a case: where, what was expected and what is so. */
export interface CaseFailure extends Place {
  readonly expected: string;
  readonly found: string;
  /** All of it in one sentence. */
  readonly message: string;
  /** The case itself is badly written: nothing was found out about the rules. */
  readonly written: boolean;
}

export interface CaseResult {
  readonly title: string;
  /** The part of the title before its colon: where the rule stands, such as `A 12 Retreat`. */
  readonly reference: string;
  /** Where the case begins in its file. */
  readonly line: number;
  /** Null when everything is as the case says. */
  readonly failure: CaseFailure | null;
}

/** Who wants to see the states of a case: `begun` when its position has been read, `ended` when all of it was so. */
export interface CaseWatcher<G> {
  begun(g: G): void;
  ended(g: G): void;
}

/** Plays every case of a file; a case that is badly written fails and does not keep the others from being played. */
export function runCases<G extends KernelState>(
  text: string,
  ruleset: Ruleset<G>,
  dialect: CaseDialect<G>,
  watcher?: CaseWatcher<G>,
): CaseResult[] {
  return splitCases(text).map((one) => runCase(one, ruleset, dialect, watcher));
}

/** The references of a list of results in their order, with how many cases stand under each and how many fail. */
export function caseSections(
  results: readonly CaseResult[],
): { readonly reference: string; readonly cases: number; readonly failed: number }[] {
  const references = [...new Set(results.map((result) => result.reference))];
  return references.map((reference) => {
    const own = results.filter((result) => result.reference === reference);
    return { reference, cases: own.length, failed: own.filter((result) => result.failure !== null).length };
  });
}

interface CaseText {
  /** Its own lines, the header first. */
  readonly lines: string[];
  /** How many lines of the file stand above the first of them; one fewer where the header was put before them. */
  readonly above: number;
  readonly start: number;
}

/** Cases are parted by lines of `===`; the header may be left out after the first. */
function splitCases(text: string): CaseText[] {
  const lines = splitLines(text);
  const cases: CaseText[] = [];
  let begin = 0;
  for (let i = 0; i <= lines.length; i++) {
    if (i < lines.length && !/^={3,}\s*$/.test(lines[i])) continue;
    const own = lines.slice(begin, i);
    const first = own.findIndex((line) => !/^\s*(#.*)?$/.test(line));
    if (first >= 0) {
      const bare = begin > 0 && !/^vexillum\b/.test(own[first]);
      const whole = bare ? [printHeader('case'), ...own] : own;
      cases.push({ lines: whole, above: bare ? begin - 1 : begin, start: begin + first + 1 });
    }
    begin = i + 1;
  }
  return cases;
}

function runCase<G extends KernelState>(
  { lines, above, start }: CaseText,
  ruleset: Ruleset<G>,
  dialect: CaseDialect<G>,
  watcher?: CaseWatcher<G>,
): CaseResult {
  let title = `case of line ${start}`;
  let reference = '';
  const chance = new CaseChance(ruleset.faces.length);
  const at = { line: start - above, column: 1 };
  try {
    const notation = readNotation(lines.join('\n'), caseKind(dialect));
    const entry = needEntry(notation, 'title');
    title = textOf(entry, 'the title of the case');
    const colon = title.indexOf(':');
    if (colon <= 0) {
      const place = { line: entry.line, column: entry.valueColumn };
      throw new NotationError(place, 'a reference and ":" before the title, such as "A 12 Retreat: ..."', `"${title}"`);
    }
    const [more] = entry.items;
    if (more !== undefined) throw new NotationError(more, 'a title in one line', 'a second one');
    reference = title.slice(0, colon);
    const play = needEntry(notation, 'play');
    const position = positionOf(lines, notation, dialect.kind?.(notation) ?? 'position');
    expectOpening(chance, notation, ruleset.faces, at);
    const g = dialect.start ? dialect.start(ruleset, position, chance) : ruleset.start({ text: position }, chance);
    const [unused] = chance.rolls;
    if (unused !== undefined) throw new CheckFailure(unused[0], 'no more dice', `${unused.length} that nobody rolls`);
    watcher?.begun(g);
    playCase(g, chance, ruleset, dialect, play, at);
    watcher?.ended(g);
    return { title, reference, line: start, failure: null };
  } catch (error) {
    return { title, reference, line: start, failure: failureOf(error, at, above) };
  }
}

/** `opening`: the dice that fall before the first decision, such as those for the initiative. */
function expectOpening(chance: CaseChance, notation: Notation, faces: readonly string[], at: Place): void {
  const entry = findEntry(notation, 'opening');
  chance.place = { ...at };
  if (entry === undefined) return;
  chance.place = { line: entry.line, column: entry.valueColumn };
  chance.rolls = linesOf(entry).flatMap((line) => readDice(faces, line));
}

/** The case as the text it starts from: its own keys are blanked, the header says what it is now. */
function positionOf(lines: readonly string[], notation: Notation, kind: string): string {
  const out = lines.slice();
  out[out.findIndex((line) => /^vexillum\b/.test(line))] = printHeader(kind);
  for (const key of ownKeys) {
    const entry = findEntry(notation, key);
    for (const { line } of entry ? [entry, ...entry.items] : []) out[line - 1] = '';
  }
  return out.join('\n');
}

/** Rules and dice fail without a place: the line that was being played is theirs. */
function failureOf(error: unknown, at: Place, above: number): CaseFailure {
  if (error instanceof NotationError) {
    const { line, column, expected, found, message } = movedDown(error, above);
    return { line, column, expected, found, message, written: !(error instanceof CheckFailure) };
  }
  const found = error instanceof Error ? error.message : String(error);
  const line = at.line + above;
  const message = `line ${line}, column ${at.column}: ${found}`;
  return { line, column: at.column, expected: 'the rules to go on', found, message, written: false };
}
