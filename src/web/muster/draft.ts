// A muster that is being made: who sits where with which army. Changes are plain functions; it is kept in this browser, so
// that leaving the page loses nothing. No rule is here: what an army may be, the worker says.

import { lastOpponent } from '../setup/choices.ts';
import type { Player } from '../table/protocol.ts';
import type { Army, FactionTiles, MusterBox, UnitRanks } from './types.ts';

export interface SeatDraft extends Army {
  readonly player: Player;
}

export interface Draft {
  readonly players: 2 | 4;
  readonly size: number;
  /** Four always; those that do not play wait. */
  readonly seats: readonly SeatDraft[];
  readonly dice: 'program' | 'entered';
  readonly options: readonly string[];
}

const KEY = 'vexillum-muster';

/** The seat at the bottom is where one sits. */
const OWN_SEAT = 1;

const sizesOf = (box: MusterBox, players: number): readonly number[] =>
  box.sizes.find((one) => one.players === players)?.sizes ?? [];

const factionOf = (box: MusterBox, key: string): FactionTiles =>
  box.factions.find((faction) => faction.key === key) ?? box.factions[0];

const readyArmy = (box: MusterBox, faction: string, size: number): Army => {
  const { key, name, ready } = factionOf(box, faction);
  return { faction: key, name, units: ready.slice(0, size) };
};

const same = (a: readonly UnitRanks[], b: readonly UnitRanks[]): boolean =>
  a.length === b.length && a.every((unit, i) => unit.join() === b[i].join());

const isReady = (box: MusterBox, { faction, units }: Army): boolean =>
  same(units, factionOf(box, faction).ready.slice(0, units.length));

export function freshDraft(box: MusterBox): Draft {
  const [size] = sizesOf(box, 2);
  const seats = [0, 1, 2, 3].map((seat): SeatDraft => {
    const army = readyArmy(box, box.factions[seat % box.factions.length].key, size);
    return { ...army, player: seat === OWN_SEAT ? 'person' : { bot: lastOpponent('battalion') } };
  });
  return { players: 2, size, seats, dice: 'program', options: [] };
}

const withSeat = (draft: Draft, seat: number, parts: Partial<SeatDraft>): Draft => ({
  ...draft,
  seats: draft.seats.map((one, i) => (i === seat ? { ...one, ...parts } : one)),
});

/** A ready-made army that nobody has touched follows the size of the battle. */
export function setSize(box: MusterBox, draft: Draft, players: 2 | 4, wanted: number): Draft {
  const sizes = sizesOf(box, players);
  const size = sizes.includes(wanted) ? wanted : (sizes.find((one) => one >= wanted) ?? sizes[sizes.length - 1]);
  const seats = draft.seats.map((seat) =>
    isReady(box, seat) ? { ...seat, units: factionOf(box, seat.faction).ready.slice(0, size) } : seat,
  );
  return { ...draft, players, size, seats };
}

/** Another faction with its ready-made army. Who had it takes what this seat had. */
export function setFaction(box: MusterBox, draft: Draft, seat: number, faction: string): Draft {
  const before = draft.seats[seat];
  if (before.faction === faction) return draft;
  const holder = draft.seats.findIndex((one) => one.faction === faction);
  if (holder < 0) return withSeat(draft, seat, readyArmy(box, faction, draft.size));
  const { faction: key, name, units } = draft.seats[holder];
  const swapped = withSeat(draft, holder, { faction: before.faction, name: before.name, units: before.units });
  return withSeat(swapped, seat, { faction: key, name, units });
}

export const setPlayer = (draft: Draft, seat: number, player: Player): Draft => withSeat(draft, seat, { player });

export const setUnits = (draft: Draft, seat: number, units: readonly UnitRanks[]): Draft =>
  withSeat(draft, seat, { units });

export const setName = (draft: Draft, seat: number, name: string): Draft => withSeat(draft, seat, { name });

export const takeReady = (box: MusterBox, draft: Draft, seat: number): Draft =>
  withSeat(draft, seat, readyArmy(box, draft.seats[seat].faction, draft.size));

/** An army from outside. It may be of a faction that another seat has: then that seat takes this one's. */
export function takeArmy(box: MusterBox, draft: Draft, seat: number, army: Army): Draft {
  const seated = setFaction(box, draft, seat, army.faction);
  return withSeat(seated, seat, { name: army.name, units: army.units });
}

// ---- ranks of a unit

const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((one, i) => (i === at ? value : one));

const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);

/** A tile goes to the back of a unit; with -1 it begins a unit of its own. */
export const addRank = (units: readonly UnitRanks[], unit: number, kind: string): readonly UnitRanks[] =>
  unit < 0 ? [...units, [kind]] : replaced(units, unit, [...units[unit], kind]);

/** A unit without ranks is gone. */
export function removeRank(units: readonly UnitRanks[], unit: number, rank: number): readonly UnitRanks[] {
  const left = without(units[unit], rank);
  return left.length === 0 ? without(units, unit) : replaced(units, unit, left);
}

/** A rank changes places with the one before it (-1) or behind it (1). */
export function moveRank(units: readonly UnitRanks[], unit: number, rank: number, by: -1 | 1): readonly UnitRanks[] {
  const ranks = [...units[unit]];
  const to = rank + by;
  if (to < 0 || to >= ranks.length) return units;
  [ranks[rank], ranks[to]] = [ranks[to], ranks[rank]];
  return replaced(units, unit, ranks);
}

export const removeUnit = (units: readonly UnitRanks[], unit: number): readonly UnitRanks[] => without(units, unit);

// ---- kept in this browser

const isPlayer = (value: unknown): value is Player =>
  value === 'person' ||
  (typeof value === 'object' && value !== null && typeof (value as { bot?: unknown }).bot === 'string');

const isUnits = (value: unknown): value is readonly UnitRanks[] =>
  Array.isArray(value) && value.every((unit) => Array.isArray(unit) && unit.every((rank) => typeof rank === 'string'));

function isSeat(box: MusterBox, value: unknown): value is SeatDraft {
  const { faction, name, units, player } = (value ?? {}) as { [key: string]: unknown };
  const known = box.factions.find((one) => one.key === faction);
  return (
    known !== undefined &&
    typeof name === 'string' &&
    isPlayer(player) &&
    isUnits(units) &&
    units.every((unit) => unit.every((rank) => known.kinds.some(({ kind }) => kind === rank)))
  );
}

/** What is stored may be of another version or broken: then one begins anew. */
export function readDraft(box: MusterBox, text: string | null): Draft {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    const players = stored?.players === 4 ? 4 : 2;
    const { size, seats, dice, options } = stored ?? {};
    const four = Array.isArray(seats) && seats.length === 4 && seats.every((seat) => isSeat(box, seat));
    const apart = four && new Set(seats.map(({ faction }) => faction)).size === 4;
    if (!apart || typeof size !== 'number' || !sizesOf(box, players).includes(size)) return freshDraft(box);
    return {
      players,
      size,
      seats,
      dice: dice === 'entered' ? 'entered' : 'program',
      options: Array.isArray(options) ? options.filter((one): one is string => typeof one === 'string') : [],
    };
  } catch {
    return freshDraft(box);
  }
}

export function lastDraft(box: MusterBox): Draft {
  try {
    return readDraft(box, localStorage.getItem(KEY));
  } catch {
    return freshDraft(box);
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
