// Odds, explanations and refusals as text.

import type { Reason, Refusal } from '../kernel/explain.ts';
import type { Explanation, Odds } from '../kernel/ruleset.ts';
import type { Style } from './style.ts';
import { columns, percent, wrap } from './text.ts';

const BAR = 24;

function bar(share: number): string {
  const filled = Math.round(share * BAR);
  return '#'.repeat(filled) + '.'.repeat(BAR - filled);
}

/** The outcomes that can happen, the spread of their numbers, and the numbers behind them. */
export function oddsText(odds: Odds, behind: readonly Explanation[], style: Style): string {
  const lines = [`${style.bold(`Odds of ${odds.choice}`)}`];
  const possible = odds.outcomes.filter((one) => one.probability > 0);
  const outcomes = possible.map((one) => [`  ${percent(one.probability)}`, bar(one.probability), one.text]);
  lines.push(columns(outcomes, [0]));
  for (const [name, values] of Object.entries(odds.distributions)) {
    // The others repeat the outcomes above; the JSON has them all.
    if (!Object.keys(values).every((value) => /^\d+$/.test(value)) || values['0'] === 1) continue;
    const parts = Object.entries(values).map(([value, share]) => `${value}: ${percent(share)}`);
    lines.push(wrap(parts.join(',  '), 80, '    ', `  ${inWords(name)}: `));
  }
  if (behind.length > 0) lines.push('The numbers behind it', ...behind.map((one) => shortExplanation(one, style)));
  const policy = odds.policy.replace(/^\w+: /, '');
  if (policy !== '') lines.push(style.dim(wrap(policy, 80, '  ', 'Taken for granted: ')));
  return lines.join('\n');
}

/** A number and its parts in a line or two. */
function shortExplanation(one: Explanation, style: Style): string {
  const parts = one.parts.map((part) => {
    const value = changeOf(part);
    return `${value === '' ? '' : `${value} `}${part.text} ${style.dim(`[${part.ref}]`)}`;
  });
  const total = style.bold(String(one.total));
  const sum = one.parts.some((part) => changeOf(part) !== '') ? ' = ' : '; ';
  return wrap(`${one.title}: ${total}${parts.length > 0 ? sum + parts.join('; ') : ''}`, 80, '    ', '  ');
}

/** `targetBlocksLost`: `target blocks lost`. */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function explanationsText(explanations: readonly Explanation[], style: Style): string {
  if (explanations.length === 0) return 'There is nothing to explain.';
  return explanations.map((one) => explanationText(one, style)).join('\n');
}

function explanationText(one: Explanation, style: Style): string {
  const room = Math.max(9, ...one.parts.map((part) => changeOf(part).length));
  const lines = one.parts.map((part) => {
    const head = `  ${changeOf(part).padStart(room)}  `;
    return wrap(`${part.text} ${style.dim(`[${part.ref}]`)}`, 80, ' '.repeat(head.length), head);
  });
  return [`${style.bold(`${one.title}: ${one.total}`)}`, ...lines].join('\n');
}

/** What a part does to its number: `+2`, `at most 4`, `at least 1`, `becomes 3`; empty for a remark. */
function changeOf({ add, limit, atLeast, becomes }: Reason): string {
  if (limit !== null) return `at most ${limit}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  if (becomes !== undefined) return `becomes ${becomes}`;
  return add === 0 ? '' : signed(add);
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

export const refusalText = (refusal: Refusal, style: Style): string =>
  wrap(`${refusal.text} ${style.dim(`[${refusal.ref}]`)}`, 80);
