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

/** All that one piece went, in one. */
export interface Went {
  readonly piece: PieceKind;
  readonly id: number;
  readonly legs: readonly Leg[];
}

export interface Struck {
  readonly from: string;
  readonly to: string;
  readonly far: boolean;
}

/** What a piece lost or got, drawn where it stands now. */
export interface Cost {
  readonly piece: PieceKind;
  readonly id: number;
  readonly place: string;
  readonly plates: readonly Plate[];
}

/** A piece that is no longer there, drawn where it stood. */
export interface Fallen {
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
    went: wentOf(tellings),
    struck: struckOf(tellings),
    costs: costsOf(tellings, traces, now).filter((cost) => !gone.has(keyOf(cost))),
    fallen,
  };
}

export const isEmpty = ({ went, struck, costs, fallen }: Trace): boolean =>
  went.length + struck.length + costs.length + fallen.length === 0;

const keyOf = ({ piece, id }: { readonly piece: PieceKind; readonly id: number }): string => `${piece} ${id}`;

/** One piece, one way: what it went at several times is joined. */
function wentOf(tellings: readonly Telling[]): Went[] {
  const all = new Map<string, { piece: PieceKind; id: number; legs: Leg[] }>();
  for (const { way } of tellings) {
    if (!way || way.places.length === 0) continue;
    const { piece, id, places } = way;
    const went = all.get(keyOf(way)) ?? { piece, id, legs: [] };
    all.set(keyOf(way), went);
    const flees = way.flees === true;
    const last = went.legs.at(-1);
    // A way goes on where the last one ended; only who fled and then went has two parts.
    if (last && last.flees === flees && last.places.at(-1) === places[0]) {
      went.legs[went.legs.length - 1] = { flees, places: [...last.places, ...places.slice(1)] };
    } else went.legs.push({ flees, places });
  }
  return [...all.values()];
}

/** Who struck somebody more than once has one arrow. */
function struckOf(tellings: readonly Telling[]): Struck[] {
  const all = new Map<string, Struck>();
  for (const { blow } of tellings) if (blow) all.set(`${blow.from} ${blow.to} ${blow.far}`, blow);
  return [...all.values()];
}

function costsOf<V extends TableView>(tellings: readonly Telling[], traces: Traces<V>, now: V): Cost[] {
  const sums = new Map<string, { piece: PieceKind; id: number; plates: Map<Plate['what'], number> }>();
  for (const change of changesOf(tellings)) {
    const piece = pieceOf(change);
    if (piece === null) continue;
    for (const { what, count } of traces.plates(change)) {
      const sum = sums.get(keyOf({ piece, id: change.id })) ?? { piece, id: change.id, plates: new Map() };
      sums.set(keyOf(sum), sum);
      sum.plates.set(what, (sum.plates.get(what) ?? 0) + count);
    }
  }
  return [...sums.values()].flatMap(({ piece, id, plates }) => {
    const place = traces.find(now, piece, id)?.place ?? null;
    const left = [...plates].flatMap(([what, count]) => (count === 0 ? [] : [{ what, count }]));
    return place === null || left.length === 0 ? [] : [{ piece, id, place, plates: left }];
  });
}

const changesOf = (tellings: readonly Telling[]): readonly Change[] => tellings.flatMap(({ changes = [] }) => changes);

const pieceOf = ({ of }: Change): PieceKind | null => (of === 'unit' || of === 'leader' ? of : null);

function fallenOf<V extends TableView>(tellings: readonly Telling[], traces: Traces<V>, before: V, now: V): Fallen[] {
  const fallen = new Map<string, Fallen>();
  tellings.forEach(({ changes = [], text }, i) => {
    for (const change of changes) {
      const piece = pieceOf(change);
      const how = piece === null ? null : traces.gone(change);
      if (piece === null || how === null) continue;
      const { id } = change;
      const stood = traces.stood(before, changesOf(tellings.slice(0, i)), change);
      const blow = tellings.slice(0, i).findLast((telling) => telling.blow?.to === stood.at);
      const told = blow && how === 'fell' ? [blow.text, text] : [text];
      fallen.set(keyOf({ piece, id }), {
        piece,
        id,
        place: stood.place,
        how,
        taken: traces.taken(now, stood.place),
        told,
      });
    }
  });
  return [...fallen.values()];
}
