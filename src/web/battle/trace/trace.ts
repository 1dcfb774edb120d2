// What happened as it is drawn on the board: where each piece went, who struck whom, what it cost, who fell. Made of what was
// told alone; what a change means to a game is said by its kit.

import type { Change, Telling } from '../../../kernel/ruleset.ts';
import type { TableView } from '../../../kernel/view.ts';
import type { PieceKind, Plate, Traces } from '../../games/kit.ts';

/** A part of a way, gone at one go. */
interface Leg {
  readonly places: readonly string[];
  readonly flees: boolean;
}

/** What a part of the trace is told by: the sentences, by their place among those that the trace is made of. */
interface Told {
  readonly tells: readonly number[];
}

/** All that one piece went, in one. */
export interface Went extends Told {
  readonly piece: PieceKind;
  readonly id: number;
  readonly legs: readonly Leg[];
  /** Where it is now; null off the board. */
  readonly now: string | null;
}

export interface Struck extends Told {
  readonly from: string;
  readonly to: string;
  readonly far: boolean;
}

/** What a piece lost or got, drawn where it stands now. */
export interface Cost extends Told {
  readonly piece: PieceKind;
  readonly id: number;
  readonly place: string;
  readonly plates: readonly Plate[];
}

/** A piece that is no longer there, drawn where it stood. */
export interface Fallen extends Told {
  readonly piece: PieceKind;
  readonly id: number;
  readonly place: string;
  readonly how: 'fell' | 'left';
  /** Somebody else stands there now. */
  readonly taken: boolean;
  /** The sentences that say so, and by whom. */
  readonly told: readonly string[];
}

export interface Trace {
  readonly went: readonly Went[];
  readonly struck: readonly Struck[];
  readonly costs: readonly Cost[];
  readonly fallen: readonly Fallen[];
}

/** `before` is how the table looked before all this, `now` how it looks after it. */
export function traceOf<V extends TableView>(
  tellings: readonly Telling[],
  traces: Traces<V>,
  before: V,
  now: V,
): Trace {
  const fallen = fallenOf(tellings, traces, before, now);
  const gone = new Set(fallen.map(keyOf));
  return {
    went: wentOf(tellings, traces, now),
    struck: struckOf(tellings),
    costs: costsOf(tellings, traces, now).filter((cost) => !gone.has(keyOf(cost))),
    fallen,
  };
}

export const isEmpty = ({ went, struck, costs, fallen }: Trace): boolean =>
  went.length + struck.length + costs.length + fallen.length === 0;

const keyOf = ({ piece, id }: { readonly piece: PieceKind; readonly id: number }): string => `${piece} ${id}`;

/** One piece, one way: what it went at several times is joined. */
function wentOf<V extends TableView>(tellings: readonly Telling[], traces: Traces<V>, now: V): Went[] {
  const all = new Map<string, { piece: PieceKind; id: number; legs: Leg[]; tells: number[] }>();
  for (const [i, { way }] of tellings.entries()) {
    if (!way || way.places.length === 0) continue;
    const { piece, id, places } = way;
    const went = all.get(keyOf(way)) ?? { piece, id, legs: [], tells: [] };
    all.set(keyOf(way), went);
    went.tells.push(i);
    const flees = way.flees === true;
    const last = went.legs.at(-1);
    // A way goes on where the last one ended; only who fled and then went has two parts.
    if (last && last.flees === flees && last.places.at(-1) === places[0]) {
      went.legs[went.legs.length - 1] = { flees, places: [...last.places, ...places.slice(1)] };
    } else went.legs.push({ flees, places });
  }
  return [...all.values()].map((went) => ({ ...went, now: traces.find(now, went.piece, went.id)?.place ?? null }));
}

/** Who struck somebody more than once has one arrow. */
function struckOf(tellings: readonly Telling[]): Struck[] {
  const all = new Map<string, Struck>();
  for (const [i, { blow }] of tellings.entries()) {
    if (!blow) continue;
    const key = `${blow.from} ${blow.to} ${blow.far}`;
    all.set(key, { ...blow, tells: [...(all.get(key)?.tells ?? []), i] });
  }
  return [...all.values()];
}

function costsOf<V extends TableView>(tellings: readonly Telling[], traces: Traces<V>, now: V): Cost[] {
  type Sum = Pick<Cost, 'piece' | 'id'> & { plates: Map<Plate['what'], number>; tells: Set<number> };
  const sums = new Map<string, Sum>();
  const add = (change: Change, told: number): void => {
    const piece = pieceOf(change);
    if (piece === null) return;
    const { id } = change;
    for (const { what, count } of traces.plates(change)) {
      const sum = sums.get(keyOf({ piece, id })) ?? { piece, id, plates: new Map(), tells: new Set() };
      sums.set(keyOf(sum), sum);
      sum.plates.set(what, (sum.plates.get(what) ?? 0) + count);
      sum.tells.add(told);
    }
  };
  for (const [i, { changes = [] }] of tellings.entries()) for (const change of changes) add(change, i);
  return [...sums.values()].flatMap(({ piece, id, plates, tells }) => {
    const place = traces.find(now, piece, id)?.place ?? null;
    const left = [...plates].flatMap(([what, count]) => (count === 0 ? [] : [{ what, count }]));
    return place === null || left.length === 0 ? [] : [{ piece, id, place, plates: left, tells: [...tells] }];
  });
}

const changesOf = (tellings: readonly Telling[]): readonly Change[] => tellings.flatMap(({ changes = [] }) => changes);

const pieceOf = ({ of }: Change): PieceKind | null => (of === 'unit' || of === 'leader' ? of : null);

function fallenOf<V extends TableView>(tellings: readonly Telling[], traces: Traces<V>, before: V, now: V): Fallen[] {
  const fallen = new Map<string, Fallen>();
  tellings.forEach(({ changes = [] }, i) => {
    for (const change of changes) {
      const piece = pieceOf(change);
      const how = piece === null ? null : traces.gone(change);
      if (piece === null || how === null) continue;
      const { id } = change;
      const stood = traces.stood(before, changesOf(tellings.slice(0, i)), change);
      const blow = tellings.slice(0, i).findLastIndex((telling) => telling.blow?.to === stood.at);
      const tells = blow >= 0 && how === 'fell' ? [blow, i] : [i];
      fallen.set(keyOf({ piece, id }), {
        piece,
        id,
        place: stood.place,
        how,
        taken: traces.taken(now, stood.place),
        told: tells.map((one) => tellings[one].text),
        tells,
      });
    }
  });
  return [...fallen.values()];
}
