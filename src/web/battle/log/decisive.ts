// Which exchanges moved a battle most, counted plainly by what decides the game: banners and then blocks, ranks and then
// order. It is a count of what happened, no judgement of what would have happened otherwise.

import type { Measure, TellingKinds } from '../../games/kit.ts';
import type { TellingAt } from '../../table/protocol.ts';

export interface Exchange {
  /** The moment before it began. */
  readonly moment: number;
  readonly turn: string;
  readonly text: string;
  /** How it changed what is counted, the weightiest first. */
  readonly moved: readonly Measure[];
}

/** The choices that moved something that is counted. */
export function swingNumbers(log: readonly TellingAt[], { swings }: TellingKinds): number[] {
  return [...new Set(log.filter(({ kind }) => swings.includes(kind)).map(({ number }) => number))]
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}

/** The moments whose score is needed to know what each of these choices moved. */
export const momentsNeeded = (numbers: readonly number[]): number[] =>
  [...new Set(numbers.flatMap((number) => [number, number + 1]))].sort((a, b) => a - b);

type Counted = readonly Measure[];

/** `so` with the way from `before` to `after` added to it. */
const added = (so: Counted | undefined, before: Counted, after: Counted): Counted =>
  before.map(({ key, values }, k) => ({
    key,
    values: values.map((n, i) => (so?.[k].values[i] ?? 0) + after[k].values[i] - n),
  }));

/** What each exchange moved, in the order of the battle: choices that follow one attack belong together. */
export function exchangesOf(
  log: readonly TellingAt[],
  counted: ReadonlyMap<number, Counted>,
  kinds: TellingKinds,
): Exchange[] {
  const found = new Map<TellingAt, Exchange>();
  for (const number of swingNumbers(log, kinds)) {
    const before = counted.get(number);
    const after = counted.get(number + 1);
    if (!before || !after) continue;
    const { opening, turn } = openingOf(log, number, kinds);
    const moved = added(found.get(opening)?.moved, before, after);
    found.set(opening, { moment: opening.number, turn, text: opening.text, moved });
  }
  return [...found.values()];
}

/** The attack of the same turn that a choice belongs to; else the first thing that the choice itself brought about. */
function openingOf(log: readonly TellingAt[], number: number, kinds: TellingKinds) {
  const first = log.findIndex((telling) => telling.number === number);
  let last = first;
  while (last + 1 < log.length && log[last + 1].number === number) last++;
  let opening: TellingAt | null = null;
  let turn = '';
  for (let i = last; i >= 0 && turn === ''; i--) {
    // A turn that begins with this choice comes after what the choice did.
    if (log[i].kind === kinds.turn && log[i].number < number) turn = log[i].text.replace(/\.$/, '');
    else if (!opening && kinds.attacks.includes(log[i].kind)) opening = log[i];
  }
  return { opening: opening ?? log[first], turn };
}

/** By how much one side was hit harder than the other. */
const size = ({ values: [top, bottom] }: Measure): number => Math.abs(top - bottom);

/** The weightiest measure that differs decides. */
function compare(a: Exchange, b: Exchange): number {
  for (const [k, measure] of a.moved.entries()) {
    const more = size(b.moved[k]) - size(measure);
    if (more !== 0) return more;
  }
  return a.moment - b.moment;
}

/** The largest swings, in the order in which they happened. What hurt both alike moved nothing. */
export function decisive(exchanges: readonly Exchange[], count = 3): Exchange[] {
  return exchanges
    .filter(({ moved }) => moved.some((measure) => size(measure) > 0))
    .sort(compare)
    .slice(0, count)
    .sort((a, b) => a.moment - b.moment);
}

/** What an exchange moved, in words: `Roman: 1 banner gained. Carthaginian: 3 blocks lost.` */
export function exchangeWords(
  { moved }: Pick<Exchange, 'moved'>,
  armies: readonly string[],
  words: (key: string, change: number) => string,
): string {
  return armies
    .map((army, i) => {
      const parts = moved.map(({ key, values }) => words(key, values[i])).filter((part) => part !== '');
      return parts.length > 0 ? `${army}: ${parts.join(', ')}.` : '';
    })
    .filter((sentence) => sentence !== '')
    .join(' ');
}
