// A turn in three lines: the card, who moved, what came of the fights. Sentences of the log are used where there are any; the
// rest is counted from what was told.

import type { TableView } from '../../../kernel/view.ts';
import { many } from '../../app/many.ts';
import type { Result, Traces } from '../../games/kit.ts';
import type { TellingAt } from '../../table/protocol.ts';
import { exchangeWords } from '../log/decisive.ts';
import type { Trace, Went } from './trace.ts';

export interface SummaryLine {
  readonly key: 'card' | 'moves' | 'fights';
  readonly text: string;
}

/** So many are named; of more only the number is told. */
const NAMED = 3;

interface Turn<V extends TableView> {
  readonly tellings: readonly TellingAt[];
  readonly trace: Trace;
  readonly before: V;
  readonly now: V;
}

export function summaryOf<V extends TableView>(turn: Turn<V>, traces: Traces<V>, result: Result<V>): SummaryLine[] {
  const lines: SummaryLine[] = [
    { key: 'card', text: cardWords(turn, traces) },
    { key: 'moves', text: movesWords(turn, traces) },
    { key: 'fights', text: fightWords(turn, traces, result) },
  ];
  return lines.filter(({ text }) => text !== '');
}

function cardWords<V extends TableView>({ tellings }: Turn<V>, { cards }: Traces<V>): string {
  const told = [...new Set(tellings.filter(({ kind }) => cards.includes(kind)).map(({ text }) => text))];
  const more = told.length - NAMED;
  return [...told.slice(0, NAMED), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const endsOf = ({ legs }: Went, flees: boolean): readonly [string, string] | null => {
  const parts = legs.filter((leg) => leg.flees === flees);
  const from = parts[0]?.places[0];
  const to = parts.at(-1)?.places.at(-1);
  return from === undefined || to === undefined ? null : [from, to];
};

/** `Roman light cavalry B4 to D6`, for each that went so. */
function named<V extends TableView>({ trace, before, now }: Turn<V>, traces: Traces<V>, flees: boolean): string[] {
  return trace.went.flatMap((went) => {
    const ends = endsOf(went, flees);
    if (ends === null) return [];
    const who = traces.find(now, went.piece, went.id) ?? traces.find(before, went.piece, went.id);
    const [from, to] = ends.map((place) => traces.placeWords?.(place) ?? place);
    return [`${who?.name ?? 'a piece'} ${from === to ? `at ${to}` : `${from} to ${to}`}`];
  });
}

function movesWords<V extends TableView>(turn: Turn<V>, traces: Traces<V>): string {
  const moved = named(turn, traces, false);
  if (moved.length === 0) return '';
  if (moved.length > NAMED) return `${many(moved.length, 'piece')} moved.`;
  return `Moved: ${moved.join(', ')}.`;
}

/** What was lost and gained by side, who fell and by whom, who fled. */
function fightWords<V extends TableView>(turn: Turn<V>, traces: Traces<V>, result: Result<V>): string {
  const { trace, before, now } = turn;
  const after = result.measures(now);
  const moved = result.measures(before).map(({ key, values }, k) => ({
    key,
    values: values.map((value, side) => (after[k]?.values[side] ?? value) - value),
  }));
  const armies = now.sides.map(({ army }) => army);
  const fights = trace.struck.length === 0 ? [] : [exchangeWords({ moved }, armies, result.measureWords)];
  const shaken = trace.costs.flatMap(({ piece, id, plates }) => {
    const count = plates.find(({ what }) => what === 'disorder')?.count ?? 0;
    return count > 0 ? [`${traces.find(now, piece, id)?.name ?? 'a unit'} takes ${count} disorder.`] : [];
  });
  const unhurt =
    fights.length > 0 && fights[0] === '' && shaken.length === 0
      ? [`${capital(many(trace.struck.length, 'attack'))}, no loss.`]
      : [];
  const fell = trace.fallen.length > NAMED ? [] : trace.fallen.flatMap(({ told }) => told);
  const fled = named(turn, traces, true);
  const back =
    fled.length === 0 ? [] : [`Driven back: ${fled.length > NAMED ? many(fled.length, 'piece') : fled.join(', ')}.`];
  return [...fights, ...unhurt, ...shaken, ...new Set(fell), ...back].filter((text) => text !== '').join(' ');
}
