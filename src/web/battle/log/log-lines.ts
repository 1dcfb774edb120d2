// The log as a person reads it: by turn, and in a turn by choice.

import type { TellingAt } from '../../table/protocol.ts';

export interface ChoiceLines {
  /** The choice that brought these lines about; 0 before the first. */
  readonly number: number;
  readonly lines: readonly TellingAt[];
}

export interface TurnLines {
  readonly title: string;
  /** The moment at which the turn begins. */
  readonly moment: number;
  readonly choices: readonly ChoiceLines[];
}

const START = 'The battle begins';

/** The moment at which what a choice brought about can be seen: before the next decision. */
export const momentAfter = (number: number): number => number + 1;

/** `turn`: the kind of the tellings with which turns begin. */
export function groupLog(log: readonly TellingAt[], turn: string): TurnLines[] {
  const turns: { title: string; moment: number; choices: { number: number; lines: TellingAt[] }[] }[] = [];
  for (const telling of log) {
    if (telling.kind === turn || turns.length === 0) {
      const title = telling.kind === turn ? withoutStop(telling.text) : START;
      turns.push({ title, moment: momentAfter(telling.number), choices: [] });
      if (telling.kind === turn) continue;
    }
    const { choices } = turns[turns.length - 1];
    const last = choices.at(-1);
    if (last && last.number === telling.number) last.lines.push(telling);
    else choices.push({ number: telling.number, lines: [telling] });
  }
  return turns;
}

/** Whether a turn has the very same lines, by the same choices. */
export const sameTurn = (a: TurnLines, b: TurnLines): boolean =>
  a.title === b.title &&
  a.moment === b.moment &&
  a.choices.length === b.choices.length &&
  a.choices.every(({ number, lines }, i) => {
    const other = b.choices[i];
    return (
      number === other.number && lines.length === other.lines.length && lines.every((one, n) => one === other.lines[n])
    );
  });

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Where the turns begin, for those who leaf by turns. */
export function turnStarts(
  log: readonly TellingAt[],
  turn: string,
): { readonly title: string; readonly moment: number }[] {
  const told = log.filter(({ kind }) => kind === turn);
  return told.map(({ text, number }) => ({ title: withoutStop(text), moment: momentAfter(number) }));
}

export interface Roll {
  readonly telling: TellingAt;
  /** Who rolled at whom, from the sentence before the dice; empty when the roll says it itself. */
  readonly who: string;
  /** What came of it. */
  readonly outcome: readonly TellingAt[];
}

/** A roll with the sentences around it that belong to the same choice. */
export function rollAt(log: readonly TellingAt[], index: number): Roll {
  const telling = log[index];
  const before = log[index - 1];
  const who = before && before.number === telling.number && before.dice.length === 0 ? before.text : '';
  const outcome: TellingAt[] = [];
  for (let i = index + 1; i < log.length && belongs(log[i]); i++) {
    // What is chosen because of it (where to go, what to lose) is no news unless it matters.
    const told = log[i].number === telling.number || log[i].weighty;
    if (told && (!log[i + 1] || log[i + 1].dice.length === 0)) outcome.push(log[i]);
  }
  return { telling, who, outcome };
}

/** It may have come of the roll before it, also where somebody chose in between: no other roll, no blow, no turn begins. */
const belongs = ({ dice, blow, begins }: TellingAt): boolean =>
  dice.length === 0 && blow === undefined && begins === undefined;

/** The last roll of the battle, if any. */
export function lastRoll(log: readonly TellingAt[]): Roll | null {
  for (let i = log.length - 1; i >= 0; i--) if (log[i].dice.length > 0) return rollAt(log, i);
  return null;
}
