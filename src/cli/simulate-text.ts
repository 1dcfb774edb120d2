// Sums of simulated games, their intervals, and the table that shows them.

import { duration } from './progress.ts';
import type { GameResult } from './simulate-game.ts';
import type { Style } from './style.ts';
import { columns, padLeft } from './text.ts';

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

/** Wilson's 95 % interval of a share. */
export function interval(hits: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.959964;
  const p = hits / of;
  const centre = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)];
}

/** `54.5 % (49-59)`. */
export function rate(hits: number, of: number): string {
  if (of === 0) return '-';
  const [low, high] = interval(hits, of);
  const whole = (share: number) => String(Math.round(share * 100));
  return `${padLeft(((hits / of) * 100).toFixed(1), 5)} % (${whole(low)}-${whole(high)})`;
}

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
  const row = (name: string, one: Summary): string[] => [
    name,
    String(one.games),
    rate(one.wins.top, one.finished),
    rate(one.wins.bottom, one.finished),
    ...(told.swap ? [rate(one.winsByBot.first, one.finished)] : []),
    String(one.draws),
    one.games === 0 ? '-' : (one.turns / one.games).toFixed(1),
    one.games === 0 ? '-' : (one.decisions / one.games).toFixed(0),
    String(one.games - one.finished - one.errors),
    String(one.errors),
  ];
  const head = [
    'battle',
    'games',
    'top wins',
    'bottom wins',
    ...(told.swap ? [`${first} wins`] : []),
    'draws',
    'turns',
    'decisions',
    'unfinished',
    'errors',
  ];
  const rows = summaries.map((one) => row(`${one.scenario} ${one.name}`, one));
  if (summaries.length > 1) rows.push(row('together', total));
  const [top, ...rest] = columns([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8, 9]).split('\n');
  const seats = told.swap
    ? `${first} and ${second}, seats exchanged every second game`
    : `${first} (top) against ${second} (bottom)`;
  const pace =
    total.seconds > 0 ? `, ${Math.round(total.decisions / total.seconds)} decisions per second and thread` : '';
  return [
    style.bold(`${seats}, seed ${told.seed}`),
    style.dim(top),
    ...rest,
    style.dim(
      `Shares of finished games with 95 % intervals; turns and decisions are averages. ${duration(told.elapsed)} on ${told.threads} ${told.threads === 1 ? 'thread' : 'threads'}${pace}.`,
    ),
  ].join('\n');
}
