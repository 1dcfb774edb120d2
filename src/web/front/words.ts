// Words that several of the quiet screens use.

import type { Player } from '../table/protocol.ts';

export interface BotWords {
  readonly bot: string;
  readonly name: string;
  readonly text: string;
}

/** The computer players as a person is told of them. */
export const BOTS: readonly BotWords[] = [
  {
    bot: 'drill',
    name: 'Drill',
    text: 'Weighs every choice by what it is likely to bring and tries to keep its line together. It knows no more than you do.',
  },
  {
    bot: 'random',
    name: 'Random',
    text: 'Takes any legal choice without a thought. For looking round, or to see how far it gets.',
  },
];

export const botName = (bot: string): string => BOTS.find((one) => one.bot === bot)?.name ?? bot;

/** Who fights whom, in one line. */
export function playersLine(armies: readonly string[], players: readonly Player[]): string {
  const people = players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  if (people.length === 1) {
    const [mine] = people;
    const other = players[1 - mine];
    return `You lead the ${armies[mine]} army against ${other === 'person' ? 'a friend' : botName(other.bot)}`;
  }
  return people.length === 2 ? 'Two people at this screen' : 'Two computer players';
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, as people say it; from a week on the date. */
export function ago(then: number, now = Date.now()): string {
  const past = Math.max(0, now - then);
  if (past > 7 * 86_400_000) return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(then);
  const [unit, length] = UNITS.find(([, one]) => past >= one) ?? ['minute', 60_000];
  if (past < 60_000) return 'just now';
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(-Math.floor(past / length), unit);
}

export const many = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
