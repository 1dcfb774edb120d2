// Sums of simulated games, their intervals, and the table that shows them.

import { interval } from '../../bots/ladder/statistics.ts';
import { duration } from '../progress.ts';
import type { Style } from '../style.ts';
import { columns, padLeft, plural } from '../text.ts';
import type { GameResult } from './simulate-game.ts';

export interface Summary {
  readonly games: number;
  /** Games that came to an end; the others broke or reached the limit of turns. */
  readonly finished: number;
  readonly wins: { readonly top: number; readonly bottom: number };
  /** By the order in which the players were named, wherever they sat. */
  readonly winsByBot: { readonly first: number; readonly second: number };
  readonly draws: number;
  /** Turns and decisions of all games together. */
  readonly turns: number;
  readonly decisions: number;
  /** Playing time of all games together, on all threads. */
  readonly seconds: number;
  readonly errors: number;
}

export function addUp(results: readonly GameResult[]): Summary {
  const count = (test: (one: GameResult) => boolean) => results.filter(test).length;
  const sum = (value: (one: GameResult) => number) => results.reduce((total, one) => total + value(one), 0);
  const won = (one: GameResult) => one.outcome === 'top' || one.outcome === 'bottom';
  const firstWon = (one: GameResult) => won(one) && (one.outcome === 'top') !== one.swapped;
  const wins = { top: count((one) => one.outcome === 'top'), bottom: count((one) => one.outcome === 'bottom') };
  const draws = count((one) => one.outcome === 'draw');
  return {
    games: results.length,
    finished: wins.top + wins.bottom + draws,
    wins,
    winsByBot: { first: count(firstWon), second: count((one) => won(one) && !firstWon(one)) },
    draws,
    turns: sum((one) => one.turns),
    decisions: sum((one) => one.decisions),
    seconds: Number(sum((one) => one.seconds).toFixed(3)),
    errors: count((one) => one.outcome === 'error'),
  };
}

/** `54.5 % (49-59)`. */
export function rate(hits: number, of: number): string {
  if (of === 0) return '-';
  const [low, high] = interval(hits, of);
  const whole = (share: number) => String(Math.round(share * 100));
  return `${padLeft(((hits / of) * 100).toFixed(1), 5)} % (${whole(low)}-${whole(high)})`;
}

type Column = readonly [head: string, cell: (one: Summary) => string];

interface Told {
  readonly bots: readonly [string, string];
  readonly seed: string;
  readonly swap: boolean;
  readonly threads: number;
  readonly elapsed: number;
}

export function summariesText(
  summaries: readonly (Summary & { readonly scenario: string; readonly name: string })[],
  total: Summary,
  told: Told,
  style: Style,
): string {
  const [first, second] = told.bots;
  const all = [...summaries, total];
  const unfinished = (one: Summary): number => one.games - one.finished - one.errors;
  const share = (hits: (one: Summary) => number) => (one: Summary) => rate(hits(one), one.finished);
  const average = (sum: (one: Summary) => number, digits: number) => (one: Summary) =>
    one.games === 0 ? '-' : (sum(one) / one.games).toFixed(digits);
  /** Columns of nothing but noughts only make the table wide. */
  const unlessNone = (head: string, count: (one: Summary) => number): Column[] =>
    all.some((one) => count(one) > 0) ? [[head, (one) => String(count(one))]] : [];
  const table: Column[] = [
    ['games', (one) => String(one.games)],
    ['top wins', share((one) => one.wins.top)],
    ['bottom wins', share((one) => one.wins.bottom)],
    ...(told.swap ? [[`${first} wins`, share((one) => one.winsByBot.first)] as Column] : []),
    ...unlessNone('draws', (one) => one.draws),
    ['turns', average((one) => one.turns, 1)],
    ['decisions', average((one) => one.decisions, 0)],
    ...unlessNone('unfinished', unfinished),
    ...unlessNone('errors', (one) => one.errors),
  ];
  const row = (name: string, one: Summary): string[] => [name, ...table.map(([, cell]) => cell(one))];
  // Where all are battles of one game, its name stands once above them.
  const games = new Set(summaries.map((one) => one.scenario.split('/')[0]));
  const short = (id: string): string => (games.size === 1 ? id.slice(id.indexOf('/') + 1) : id);
  const rows = summaries.map((one) => row(`${short(one.scenario)} ${one.name}`, one));
  if (summaries.length > 1) rows.push(row('together', total));
  const right = table.map((_, i) => i + 1);
  const [top, ...rest] = columns([['battle', ...table.map(([head]) => head)], ...rows], right).split('\n');
  const seats = told.swap
    ? `${first} and ${second}, seats exchanged every second game`
    : `${first} (top) against ${second} (bottom)`;
  const pace =
    total.seconds > 0 ? `, ${Math.round(total.decisions / total.seconds)} decisions per second and thread` : '';
  return [
    style.bold(`${games.size === 1 ? `${[...games][0]}: ` : ''}${seats}, seed ${told.seed}`),
    style.dim(top),
    ...rest,
    style.dim('Shares of finished games with 95 % intervals; turns and decisions are averages.'),
    style.dim(`${duration(told.elapsed)} on ${plural(told.threads, 'thread')}${pace}.`),
  ].join('\n');
}
