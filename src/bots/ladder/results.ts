// What is kept of a match, and how it is read again: a line of JSON each, so that a run which was ended goes on.

import { type Check, list, MessageError, oneOf, orNull, shape, whole, yesOrNo } from '../../kernel/checked.ts';
import type { KeptTimes } from './times.ts';

const ENDINGS = ['won', 'lost', 'drawn', 'unfinished'] as const;

export interface GameNote {
  /** For player `a`. */
  readonly ending: (typeof ENDINGS)[number];
  readonly turns: number;
  readonly decisions: number;
  readonly seconds: number;
  /** What the dice did for `a`; null where it is not known. */
  readonly luck: number | null;
  /** Nobody rolled dice for five turns in a row. */
  readonly standOff: boolean;
}

export interface ThinkNote {
  readonly turns: KeptTimes;
  readonly decisions: KeptTimes;
}

export interface MatchNote {
  readonly a: number;
  readonly b: number;
  readonly number: number;
  /** First with `a` on the seat of the top side, then with the seats exchanged. */
  readonly games: readonly GameNote[];
  /** Of `a` and of `b`. */
  readonly thinking: readonly ThinkNote[];
}

/** A game that was not finished is nobody's: half a win. */
export const scoreOf = ({ ending }: GameNote): number => (ending === 'won' ? 1 : ending === 'lost' ? 0 : 0.5);

const MOST = 1_000_000_000;

const real: Check<number> = (value, name) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new MessageError(`${name}: expected a number`);
};

/** A list of exactly two. */
const two =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value, name) => {
    const read = list(check, 2)(value, name);
    if (read.length === 2) return read;
    throw new MessageError(`${name}: expected two`);
  };

const step: Check<readonly [number, number]> = (value, name) => {
  const [at, count] = two(whole(-MOST, MOST))(value, name);
  return [at, count];
};
const times: Check<KeptTimes> = list(step, 2000);

const gameNote = shape<GameNote>({
  ending: oneOf(...ENDINGS),
  turns: whole(0, MOST),
  decisions: whole(0, MOST),
  seconds: real,
  luck: orNull(real),
  standOff: yesOrNo,
});

const matchNote = shape<MatchNote>({
  a: whole(0, 1000),
  b: whole(0, 1000),
  number: whole(0, MOST),
  games: two(gameNote),
  thinking: two(shape<ThinkNote>({ turns: times, decisions: times })),
});

const keyOf = ({ a, b, number }: Pick<MatchNote, 'a' | 'b' | 'number'>): string => `${a} ${b} ${number}`;

/** What was asked for; a file holds results of this and of nothing else. */
export interface Asked {
  readonly ladder: 1;
  readonly game: string;
  readonly rules: string;
  /** The version of the computer players. */
  readonly version: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly mirrors: number;
  readonly seed: string;
  readonly battles: readonly string[];
  readonly maxTurns: number;
  /** 0 where chance is not taken out. */
  readonly samples: number;
  /** Who meets whom, where not everyone meets everyone. */
  readonly pairs?: readonly string[];
}

export const askedLine = (asked: Asked): string => `${JSON.stringify(asked)}\n`;
export const noteLine = (note: MatchNote): string => `${JSON.stringify(note)}\n`;

/** A file that cannot be gone on with; the message begins with its line. */
export class KeptError extends Error {}

const wrong = (line: number, what: string): KeptError => new KeptError(`line ${line}: ${what}`);

function jsonOf(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(line, 'this is no line of JSON; it is damaged or cut off');
  }
}

/** The results of a file for what is asked for now; `wanted` says which matches there are. */
export function readKept(
  text: string,
  asked: Asked,
  wanted: readonly Pick<MatchNote, 'a' | 'b' | 'number'>[],
): MatchNote[] {
  const lines = text.split('\n');
  if (lines[lines.length - 1] === '') lines.pop();
  else throw wrong(lines.length, 'it does not end; the last line is cut off');
  sameAsked(jsonOf(lines[0] ?? '', 1), asked);
  const keys = new Set(wanted.map(keyOf));
  return lines.slice(1).map((one, i) => {
    const line = i + 2;
    const json = jsonOf(one, line);
    const note = inLine(line, () => matchNote(json, 'the match'));
    if (!keys.delete(keyOf(note))) {
      throw wrong(
        line,
        `match ${note.number} of players ${note.a + 1} and ${note.b + 1} is there twice, or not asked for`,
      );
    }
    return note;
  });
}

function inLine<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof MessageError ? wrong(line, error.message) : error;
  }
}

function sameAsked(found: unknown, asked: Asked): void {
  if (typeof found !== 'object' || found === null || (found as Partial<Asked>).ladder !== asked.ladder) {
    throw wrong(1, 'this is no file with results of a ladder');
  }
  for (const [key, value] of Object.entries(asked)) {
    const [kept, now] = [(found as { readonly [key: string]: unknown })[key], value].map((one) => JSON.stringify(one));
    if (kept === now) continue;
    const short = (text: string | undefined): string => (text ?? 'nothing').slice(0, 80);
    throw wrong(1, `the results are of another run: ${key} was ${short(kept)} and is now ${short(now)}`);
  }
}
