// What events change on the board, under the names that the view has for it. The course of the turn (who is activated, has
// moved, fought or passed) is not told here.

import type { Change } from '../../../../kernel/ruleset.ts';
import type { Cubes, DarkAgesEvent, EventKind, EventOf, Goes, ToldSide, Way } from '../../rules/events.ts';
import { ELIMINATED, isLeader, LEFT, ON_BOARD, TERRAINS, TO_COME } from '../../rules/state.ts';
import { FATES, groundView, hexsidesView, valuesView } from '../view/pieces.ts';
import { talliesView } from '../view/view.ts';
import { hexName, type InBattle } from '../words.ts';

type Members = Change['before'];

const pieceChange = (id: number, before: Members, after: Members): Change => ({
  of: isLeader(id) ? 'leader' : 'unit',
  id,
  before,
  after,
});

// ---- pieces ---------------------------------------------------------------------------------------------------------

/** A leader is with this unit, or with none, and was with that. */
const withUnit = (leader: number, before: number | null, after: number | null): Change =>
  pieceChange(leader, { unit: before }, { unit: after });

/** A piece has gone a way. A leader is alone until it is told whom he joins. */
function went(g: InBattle, { piece, leader, unit, way }: Goes & { readonly way: Way }): Change[] {
  const before = { hex: hexName(g, way[0]) };
  const after = { hex: hexName(g, way[way.length - 1]) };
  if (isLeader(piece)) return [pieceChange(piece, { ...before, unit }, { ...after, unit: null })];
  return [pieceChange(piece, before, after), ...(leader === null ? [] : [pieceChange(leader, before, after)])];
}

const cubesView = ({ cubes, grey, routed }: Cubes): Members => ({ cubes, grey: grey > 0, routed });

/** A piece has other cubes than before; of a leader only whether he is routed is seen. */
function cubes(piece: number, before: Cubes, after: Cubes): Change[] {
  if (!isLeader(piece)) return [pieceChange(piece, cubesView(before), cubesView(after))];
  if (before.routed === after.routed) return [];
  return [pieceChange(piece, { routed: before.routed }, { routed: after.routed })];
}

/** A unit is off the board, and its leader alone. */
function unitGone(g: InBattle, event: EventOf<'eliminated' | 'leaves'>, fate: number): Change[] {
  const { piece, hex, had, leader } = event;
  const before = { hex: hexName(g, hex), fate: FATES[ON_BOARD], ...cubesView(had) };
  const gone = { hex: null, fate: FATES[fate], cubes: 0, grey: false, routed: false };
  return [pieceChange(piece, before, gone), ...(leader === null ? [] : [withUnit(leader, piece, null)])];
}

const COMES = { hex: null, fate: FATES[TO_COME] } as const;

function comes(g: InBattle, { piece, way: [at], unit, sides }: EventOf<'enters'>): Change[] {
  const stands = { hex: hexName(g, at), fate: FATES[ON_BOARD] };
  if (!isLeader(piece)) return [pieceChange(piece, { ...COMES, cubes: 0 }, { ...stands, cubes: g.battle.full[piece] })];
  return [pieceChange(piece, { ...COMES, unit: null }, { ...stands, unit }), ...leaders(g, piece, sides, 1)];
}

/** Everybody else knows the values of a piece from now on. */
function seen(g: InBattle, { piece: { piece }, values }: EventOf<'seen'>, seat: number): Change[] {
  if (g.battle.options.showValues || g.battle.seat[piece] === seat) return [];
  if (isLeader(piece)) return [pieceChange(piece, { morale: null }, { morale: values.morale })];
  return [pieceChange(piece, { values: null }, { values: valuesView(g, piece, values) })];
}

// ---- sides ----------------------------------------------------------------------------------------------------------

const sideChange = (id: number, before: Members, after: Members): Change => ({ of: 'side', id, before, after });

const hand = (seat: number, before: number, after: number): Change[] => [
  sideChange(seat, { handCount: before }, { handCount: after }),
];

/** A side has so many leaders more, or fewer. */
function leaders(g: InBattle, leader: number, sides: readonly ToldSide[], more: number): Change[] {
  const seat = g.battle.seat[leader];
  const has = (count: number): Members => ({
    leadersLeft: count,
    tallies: talliesView(g, seat, sides[1 - seat].lost, count),
  });
  const now = sides[seat].leaders;
  return [sideChange(seat, has(now - more), has(now))];
}

/** A side has lost a unit that counts, and the other one has taken it. */
function unitLost(g: InBattle, { piece, counts, lost, sides }: EventOf<'eliminated'>): Change[] {
  if (!counts) return [];
  const seat = g.battle.seat[piece];
  const taken = (count: number): Members => ({
    tallies: talliesView(g, 1 - seat, count, sides[1 - seat].leaders),
  });
  return [
    sideChange(seat, { unitsLost: lost - 1 }, { unitsLost: lost }),
    sideChange(1 - seat, taken(lost - 1), taken(lost)),
  ];
}

// ---- ground ---------------------------------------------------------------------------------------------------------

/** A hex stands in the view's list without those that are no part of the map. */
const hexChange = ({ battle: { board } }: InBattle, hex: number, before: object, after: object): Change => ({
  of: 'hex',
  id: board.names.slice(0, hex).filter((name) => name !== '').length,
  before: { ...before },
  after: { ...after },
});

// ---- events ---------------------------------------------------------------------------------------------------------

type Teller<K extends EventKind> = (g: InBattle, event: EventOf<K>, seat: number) => Change[];

/** Events that are not named here change nothing that a view shows of pieces, sides and hexes. */
const CHANGES: { readonly [K in EventKind]?: Teller<K> } = {
  activates: (_g, { seat, hand: left }) => hand(seat, left + 1, left),
  orders: (_g, { seat, hand: left }) => hand(seat, left + 1, left),
  playsEvent: (_g, { seat, hand: left, inRally }) => (inRally ? [] : hand(seat, left + 1, left)),
  draws: (_g, { seat, hand: held }) => hand(seat, held - 1, held),
  seen,
  moves: went,
  takenIn: went,
  evades: went,
  retreats: went,
  pursues: went,
  drawnOff: went,
  ridesDown: went,
  joins: (_g, { leader, unit }) => [withUnit(leader, null, unit)],
  alone: (_g, { leader, left }) => (left === null ? [] : [withUnit(leader, left, null)]),
  fires: ({ battle }, { shooter: { piece } }) =>
    battle.crossbows[piece] === 1 ? [pieceChange(piece, { loaded: true }, { loaded: false })] : [],
  reloads: (_g, { piece: { piece } }) => [pieceChange(piece, { loaded: false }, { loaded: true })],
  losses: (_g, { piece: { piece }, before, after }) => cubes(piece, before, after),
  recovers: (_g, { piece: { piece }, before, after }) => cubes(piece, before, after),
  lastStand: (_g, { piece: { piece } }) =>
    isLeader(piece) ? [] : [pieceChange(piece, { grey: true }, { grey: false })],
  eliminated: (g, event) => [...unitGone(g, event, ELIMINATED), ...unitLost(g, event)],
  leaderDead: (g, { leader, hex, unit, routed, sides }) => [
    pieceChange(
      leader,
      { hex: hexName(g, hex), unit, routed, fate: FATES[ON_BOARD] },
      { hex: null, unit: null, routed: false, fate: FATES[ELIMINATED] },
    ),
    ...leaders(g, leader, sides, -1),
  ],
  leaves: (g, event) => unitGone(g, event, LEFT),
  enters: comes,
  terrain: (g, { hexes, terrain, before }) =>
    hexes.map((hex, i) =>
      hexChange(g, hex, groundView(TERRAINS.indexOf(before[i])), groundView(TERRAINS.indexOf(terrain))),
    ),
  stakesGone: (g, { sides }) =>
    sides.map(({ hex, before, after }) =>
      hexChange(g, hex, { hexsides: hexsidesView(g, hex, before) }, { hexsides: hexsidesView(g, hex, after) }),
    ),
};

export function changesOf(g: InBattle, event: DarkAgesEvent, seat: number): Change[] {
  const tell = CHANGES[event.kind] as Teller<EventKind> | undefined;
  return tell === undefined ? [] : tell(g, event as never, seat);
}
