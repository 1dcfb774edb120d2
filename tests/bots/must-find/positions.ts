// Positions in which the top level must find the move. A file holds many, parted by lines of `===`; each is a rule case
// (docs/notation.md) that is played up to the question, and beside it says what is to be found:
//
//   right: one plan in a line: choices that must come in this order, parted by `then`; `...` stands for any words
//   wrong: choices that the plan must not hold, parted by `,`
//   after: facts that are so when the plan has been carried out, parted by `;`
//
// `why` gives the rule and the arithmetic: what is right follows from them, not from what a computer player does.

import fs from 'node:fs';
import path from 'node:path';
import { questionIn } from '../../../src/bots/bot.ts';
import { General, type Plan, type Thought } from '../../../src/bots/general/general.ts';
import { counted } from '../../../src/bots/general/thinking.ts';
import { commandsCases } from '../../../src/families/commands/text/cases.ts';
import { battalionCases } from '../../../src/games/battalion/text/cases.ts';
import { darkAgesCases } from '../../../src/games/dark-ages/text/cases.ts';
import { SeededChance } from '../../../src/kernel/chance.ts';
import type { Line } from '../../../src/kernel/notation.ts';
import { takeChoice } from '../../../src/kernel/search.ts';
import type { KernelState } from '../../../src/kernel/state.ts';
import type { AnyRuleset } from '../../../src/kernel/view.ts';
import { type CaseDialect, checkFact, runCases } from '../../../src/lib/cases.ts';
import { botsOf, makeBot, rulesets } from '../../../src/loaded.ts';
import { gameNamed } from '../../kit/games.ts';

/** Choices in imagined futures for one thought: fewer than it has time for at the table. */
const WORK = 40_000;

/** What is to be found; the rest of its text is the case. */
const FOUND = ['right', 'wrong', 'after'] as const;

export interface MustFind {
  readonly title: string;
  readonly why: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly after: readonly string[];
  /** The case without what is to be found. */
  readonly text: string;
}

/** A plan that was thought of, as texts, with whether it is one of those that are right. */
export interface Seen {
  readonly choices: readonly string[];
  readonly good: boolean;
}

function there<T>(found: T | null | undefined, fault: string): T {
  if (found === null || found === undefined) throw new Error(fault);
  return found;
}

const dialectOf = (game: string): CaseDialect<KernelState> => {
  if (game === 'battalion') return battalionCases as unknown as CaseDialect<KernelState>;
  if (game === 'dark-ages') return darkAgesCases as unknown as CaseDialect<KernelState>;
  return commandsCases(gameNamed(game).game) as unknown as CaseDialect<KernelState>;
};

const rulesOf = (game: string): AnyRuleset =>
  there(
    rulesets.find(({ id }) => id === game),
    `no game ${game}`,
  );

/** The lines of an entry, in place of which the case gets empty ones. */
function takeEntry(lines: string[], key: string): string[] {
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (at < 0) return [];
  const found = [lines[at].slice(key.length + 1)];
  lines[at] = '';
  for (let i = at + 1; i < lines.length && /^\s+\S/.test(lines[i]); i++) {
    found.push(lines[i]);
    lines[i] = '';
  }
  return found.map((line) => line.replace(/(^|\s)#.*/, '').trim()).filter((line) => line !== '');
}

const partsOf = (lines: readonly string[], mark: string): string[] =>
  lines.flatMap((line) => line.split(mark).map((part) => part.trim())).filter((part) => part !== '');

const entryText = (text: string, key: string): string => takeEntry(text.split('\n'), key).join(' ');

export function readPositions(game: string): MustFind[] {
  const file = path.join(import.meta.dirname, `${game}.positions`);
  return fs
    .readFileSync(file, 'utf8')
    .split(/^===\s*$/m)
    .map((one) => {
      const lines = one.split('\n');
      const [right, wrong, after] = FOUND.map((key) => takeEntry(lines, key));
      const text = lines.join('\n');
      return {
        title: entryText(text, 'title'),
        why: entryText(text, 'why'),
        right,
        wrong: partsOf(wrong, ','),
        after: partsOf(after, ';'),
        text: /^vexillum/m.test(text) ? text : `vexillum 1 case\ngame: ${game}${text}`,
      };
    });
}

/** The state at the question. */
export function stateOf(game: string, { text, title }: MustFind): KernelState {
  let state: KernelState | undefined;
  const watcher = { begun() {}, ended: (g: KernelState) => (state = g) };
  const [{ failure }] = runCases(text, rulesOf(game), dialectOf(game), watcher);
  if (failure !== null) throw new Error(`${title}: ${failure.message}`);
  return there(state, title);
}

/** `...` stands for any words. */
const like = (pattern: string, choice: string): boolean => {
  const [first, ...rest] = pattern.split('...').map((part) => part.trim());
  if (rest.length === 0) return choice === pattern;
  const last = rest[rest.length - 1];
  return choice.length >= first.length + last.length && choice.startsWith(first) && choice.endsWith(last);
};

function inOrder(wanted: string, choices: readonly string[]): boolean {
  let from = 0;
  return wanted.split(' then ').every((pattern) => {
    const at = choices.findIndex((choice, i) => i >= from && like(pattern.trim(), choice));
    from = at + 1;
    return at >= 0;
  });
}

function holds(game: string, g: KernelState, fact: string): boolean {
  const piece: Line = { text: fact, line: 1, column: 1 };
  try {
    checkFact(dialectOf(game), g, piece);
    return true;
  } catch {
    return false;
  }
}

/** Whether a plan is one of those that are right. */
function good(game: string, position: MustFind, plan: Plan): boolean {
  const { right, wrong, after } = position;
  const choices = plan.map((choice) => rulesOf(game).language.print(choice));
  if (right.length > 0 && !right.some((wanted) => inOrder(wanted, choices))) return false;
  if (wrong.some((pattern) => choices.some((choice) => like(pattern, choice)))) return false;
  if (after.length === 0) return true;
  const g = stateOf(game, position);
  g.chance = new SeededChance('carried out');
  for (const choice of plan) takeChoice(g, choice);
  return after.every((fact) => holds(game, g, fact));
}

/** Whether something like this is on offer at the question. */
export function offered(game: string, position: MustFind, pattern: string): boolean {
  const { choices, text } = questionIn(rulesOf(game), botsOf(game), stateOf(game, position));
  return choices.some((choice) => like(pattern, text(choice)));
}

/** What the top level thinks of a position, the plan that it takes first. */
export function thoughtOf(game: string, position: MustFind, seed: string, work = WORK): Thought {
  const bot = makeBot('general', seed, game, counted(work));
  if (!(bot instanceof General)) throw new Error(`${game} has no general`);
  bot.choose(questionIn(rulesOf(game), botsOf(game), stateOf(game, position)));
  return there(bot.thought, `${position.title}: there is nothing to decide`);
}

export function seenOf(game: string, position: MustFind, thought: Thought): Seen[] {
  return thought.plans.map(({ plan }) => ({
    choices: plan.map((choice) => rulesOf(game).language.print(choice)),
    good: good(game, position, plan),
  }));
}
