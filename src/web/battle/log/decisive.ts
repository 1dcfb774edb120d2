// Which exchanges moved a battle most, counted plainly: first by banners, then by blocks. It is a count of what happened, no
// judgement of what would have happened otherwise.

import type { CommandsView } from '../../../families/commands/view-types.ts';
import type { TellingAt } from '../../table/protocol.ts';
import { ATTACKS, SWINGS, TURN } from './kinds.ts';

export interface Tally {
  readonly banners: readonly number[];
  /** Blocks lost by each side, those of eliminated units included. */
  readonly lost: readonly number[];
}

export interface Exchange {
  /** The moment before it began. */
  readonly moment: number;
  readonly turn: string;
  readonly text: string;
  readonly banners: readonly number[];
  readonly lost: readonly number[];
}

const STRUCK = ['on board', 'eliminated'];

export function tallyOf(view: CommandsView): Tally {
  return {
    banners: view.sides.map(({ banners }) => banners),
    lost: view.sides.map(({ side }) =>
      view.units
        .filter((unit) => unit.side === side && STRUCK.includes(unit.fate))
        .reduce((sum, unit) => sum + unit.fullBlocks - unit.blocks, 0),
    ),
  };
}

/** The choices that moved banners or blocks. */
export function swingNumbers(log: readonly TellingAt[]): number[] {
  return [...new Set(log.filter(({ kind }) => SWINGS.includes(kind)).map(({ number }) => number))]
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}

/** The moments whose tallies are needed to know what each of these choices moved. */
export const momentsNeeded = (numbers: readonly number[]): number[] =>
  [...new Set(numbers.flatMap((number) => [number, number + 1]))].sort((a, b) => a - b);

/** What each exchange moved, in the order of the battle: choices that follow one attack belong together. */
export function exchangesOf(log: readonly TellingAt[], tallies: ReadonlyMap<number, Tally>): Exchange[] {
  const found = new Map<TellingAt, Exchange>();
  for (const number of swingNumbers(log)) {
    const before = tallies.get(number);
    const after = tallies.get(number + 1);
    if (!before || !after) continue;
    const { opening, turn } = openingOf(log, number);
    const so = found.get(opening);
    const add = (key: keyof Tally) => before[key].map((n, i) => (so?.[key][i] ?? 0) + after[key][i] - n);
    found.set(opening, {
      moment: opening.number,
      turn,
      text: opening.text,
      banners: add('banners'),
      lost: add('lost'),
    });
  }
  return [...found.values()];
}

/** The attack of the same turn that a choice belongs to; else the first thing that the choice itself brought about. */
function openingOf(log: readonly TellingAt[], number: number): { opening: TellingAt; turn: string } {
  const first = log.findIndex((telling) => telling.number === number);
  let last = first;
  while (last + 1 < log.length && log[last + 1].number === number) last++;
  let opening: TellingAt | null = null;
  let turn = '';
  for (let i = last; i >= 0 && turn === ''; i--) {
    // A turn that begins with this choice comes after what the choice did.
    if (log[i].kind === TURN && log[i].number < number) turn = log[i].text.replace(/\.$/, '');
    else if (!opening && ATTACKS.includes(log[i].kind)) opening = log[i];
  }
  return { opening: opening ?? log[first], turn };
}

const size = ([top, bottom]: readonly number[]): number => Math.abs(top - bottom);

/** The largest swings, in the order in which they happened. What hurt both alike moved nothing. */
export function decisive(exchanges: readonly Exchange[], count = 3): Exchange[] {
  return exchanges
    .filter(({ banners, lost }) => size(banners) > 0 || size(lost) > 0)
    .sort((a, b) => size(b.banners) - size(a.banners) || size(b.lost) - size(a.lost) || a.moment - b.moment)
    .slice(0, count)
    .sort((a, b) => a.moment - b.moment);
}

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What an exchange moved, in words: `Roman: 1 banner gained. Carthaginian: 3 blocks lost.` */
export function exchangeWords({ banners, lost }: Exchange, armies: readonly string[]): string {
  return armies
    .map((army, i) => {
      const parts = [
        banners[i] > 0 ? `${many(banners[i], 'banner')} gained` : '',
        banners[i] < 0 ? `${many(-banners[i], 'banner')} given up` : '',
        lost[i] > 0 ? `${many(lost[i], 'block')} lost` : '',
        lost[i] < 0 ? `${many(-lost[i], 'block')} regained` : '',
      ].filter((part) => part !== '');
      return parts.length > 0 ? `${army}: ${parts.join(', ')}.` : '';
    })
    .filter((sentence) => sentence !== '')
    .join(' ');
}
