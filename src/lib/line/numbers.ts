// Odds, explanations and refusals as answers.

import type { Reason, Refusal } from '../../kernel/explain.ts';
import type { Explanation, Odds } from '../../kernel/ruleset.ts';
import { percent } from '../text.ts';
import type { Answer, AnswerLine } from './answer.ts';

/** The outcomes that can happen, the spread of their numbers, the numbers behind them, and what else may be supposed. */
export function oddsAnswer(odds: Odds, behind: readonly Explanation[]): Answer {
  // Who surely stays as he is, because nobody strikes at him, is not worth a line.
  const possible = odds.outcomes.filter(
    ({ key, probability }) => probability > 0 && !(probability === 1 && key.endsWith('Holds')),
  );
  const spreads = Object.entries(odds.distributions).flatMap(([name, values]): AnswerLine[] => {
    // The others repeat the outcomes above; programs are told them all.
    if (!Object.keys(values).every((value) => /^\d+$/.test(value)) || values['0'] === 1) return [];
    const parts = Object.entries(values).map(([value, share]) => `${value}: ${percent(share)}`);
    return [{ text: `${inWords(name)}: ${parts.join(',  ')}` }];
  });
  const granted = odds.policy.replace(/^\w+: /, '');
  const now = /^\w+/.exec(odds.policy)?.[0] ?? '';
  const others = odds.policies.filter(({ name }) => name !== now);
  return {
    title: `Odds of ${odds.choice}`,
    lines: [
      ...possible.map(({ text, probability }) => ({ text, share: probability })),
      ...spreads,
      ...(behind.length > 0 ? [{ text: 'The numbers behind it', tone: 'title' } as const] : []),
      ...behind.map(shortExplanation),
      ...(granted === '' ? [] : [{ text: `Assumed: ${granted}`, tone: 'quiet' } as const]),
      ...others.map(
        ({ name, text }) => ({ text: `What if: odds ${odds.choice} ${name} (${text})`, tone: 'quiet' }) as const,
      ),
    ],
    places: [],
  };
}

/** A number and its parts in one line. */
function shortExplanation({ title, total, parts }: Explanation): AnswerLine {
  const told = parts.map((part) => {
    const change = changeOf(part);
    return `${change === '' ? '' : `${change} `}${part.text} [${part.ref}]`;
  });
  const sum = parts.some((part) => changeOf(part) !== '') ? ' = ' : '; ';
  return { text: `${title}: ${total}${told.length > 0 ? sum + told.join('; ') : ''}` };
}

/** `targetBlocksLost`: `target blocks lost`. */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function explanationsAnswer(query: string, explanations: readonly Explanation[]): Answer {
  const lines = explanations.flatMap(({ title, total, parts }): AnswerLine[] => [
    { text: `${title}: ${total}`, tone: 'title' },
    ...parts.map((part) => ({ text: part.text, head: changeOf(part), ref: part.ref })),
  ]);
  const none: AnswerLine = { text: 'There is nothing to explain.' };
  return { title: `Numbers of ${query}`, lines: lines.length > 0 ? lines : [none], places: [] };
}

/** What a part does to its number: `+2`, `at most 4`, `at least 1`, `becomes 3`; empty for a remark. */
function changeOf({ add, limit, atLeast, becomes }: Reason): string {
  if (limit !== null) return `at most ${limit}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  if (becomes !== undefined) return `becomes ${becomes}`;
  return add === 0 ? '' : signed(add);
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

export const refusalText = ({ text, ref }: Refusal): string => (ref === '' ? text : `${text} [${ref}]`);
