// Words that several of the quiet screens use.

import { theArmy } from '../app/army-words.ts';
import { many } from '../app/many.ts';
import type { Player } from '../table/protocol.ts';

/** A computer player as it is called: `General`, `General, bold`. */
export function botName(bot: string): string {
  const [base, temperament] = bot.split(':');
  const name = `${base.charAt(0).toUpperCase()}${base.slice(1)}`;
  return temperament === undefined || temperament === 'steady' ? name : `${name}, ${temperament}`;
}

const COUNT: { readonly [n: number]: string } = { 2: 'Two', 3: 'Three', 4: 'Four' };

/** Who fights whom, in one line; `armies` by seat. */
export function playersLine(game: string, armies: readonly string[], players: readonly Player[]): string {
  const people = players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  const bots = players.flatMap((player) => (player === 'person' ? [] : [botName(player.bot)]));
  if (people.length === 1) {
    const others = bots.length === 1 ? `against ${bots[0]}` : `with ${many(bots.length, 'computer player')}`;
    return `You lead ${theArmy(game, armies[people[0]])} ${others}`;
  }
  if (people.length === 0) return `${COUNT[players.length] ?? players.length} computer players`;
  const beside = bots.length === 0 ? '' : ` and ${many(bots.length, 'computer player')}`;
  return `${COUNT[people.length] ?? people.length} people at this screen${beside}`;
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

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
