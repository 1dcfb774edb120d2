// The pieces of a sheet as tables by piece, and whether they can stand where they are put.

import type { HexBoard } from '../../../lib/hex-board.ts';
import { type Battle, LEADERS, MAX_LEADERS, MAX_PIECES, MAX_UNITS, RIVER } from '../rules/state.ts';
import { LEADER_TYPES, type UnitType, unitType } from '../tables/tables.ts';
import { battleError } from './battle-error.ts';
import { hexOf } from './battle-ground.ts';
import type { Sheet, SheetLeader, SheetUnit } from './sheet-types.ts';

type Places = Pick<
  Battle,
  | 'unitCount'
  | 'leaderCount'
  | 'firstUnit'
  | 'firstLeader'
  | 'seat'
  | 'tags'
  | 'types'
  | 'names'
  | 'full'
  | 'morale'
  | 'move'
  | 'attack'
  | 'defence'
  | 'fire'
  | 'range'
  | 'mounted'
  | 'ranged'
  | 'crossbows'
  | 'shooters'
  | 'startHex'
  | 'entry'
>;

export function placesOf(sheet: Sheet, board: HexBoard): Places {
  // Pieces of one side stand together, in the order of the sheet.
  const units = [...sheet.units].sort((a, b) => a.side - b.side);
  const leaders = [...sheet.leaders].sort((a, b) => a.side - b.side);
  // Those of the bottom side come last in the sheet too: the first one too many is named.
  if (units.length > MAX_UNITS) throw battleError(sheet, units[MAX_UNITS], `more than ${MAX_UNITS} units`);
  if (leaders.length > MAX_LEADERS) throw battleError(sheet, leaders[MAX_LEADERS], `more than ${MAX_LEADERS} leaders`);
  const bytes = () => new Uint8Array(MAX_PIECES);
  const first = (list: readonly { side: number }[], from: number): [number, number, number] => {
    const top = list.filter((one) => one.side === 0).length;
    return [from, from + top, from + list.length];
  };
  const places = {
    unitCount: units.length,
    leaderCount: leaders.length,
    firstUnit: first(units, 0),
    firstLeader: first(leaders, LEADERS),
    seat: bytes(),
    tags: new Array<string>(MAX_PIECES).fill(''),
    types: new Array<UnitType | null>(MAX_PIECES).fill(null),
    names: new Array<string>(MAX_PIECES).fill(''),
    full: bytes(),
    morale: bytes(),
    move: bytes(),
    attack: bytes(),
    defence: bytes(),
    fire: bytes(),
    range: bytes(),
    mounted: bytes(),
    ranged: bytes(),
    crossbows: bytes(),
    shooters: [new Uint8Array(), new Uint8Array()] as [Uint8Array, Uint8Array],
    startHex: new Int16Array(MAX_PIECES).fill(-1),
    entry: Array.from({ length: MAX_PIECES }, (): number[] => []),
  };
  const known = (piece: number, one: SheetUnit | SheetLeader): void => {
    if (places.tags.includes(one.tag)) throw battleError(sheet, one, `two pieces have the tag ${one.tag}`);
    places.tags[piece] = one.tag;
    places.seat[piece] = one.side;
    places.entry[piece] = one.entry.map((hex) => hexOf(sheet, board, hex, one));
  };
  units.forEach((unit, p) => {
    known(p, unit);
    const type = unitType(unit.type);
    if (!type) throw battleError(sheet, unit, `no type of unit is called ${unit.type}`);
    if (unit.cubes < 1 || unit.cubes > 4)
      throw battleError(sheet, unit, `${unit.tag} has ${unit.cubes} cubes, not 1 to 4`);
    places.types[p] = type;
    places.names[p] = type.name;
    places.full[p] = unit.cubes;
    for (const key of ['morale', 'move', 'attack', 'defence', 'fire', 'range'] as const)
      places[key][p] = type[key].value;
    places.mounted[p] = type.class.endsWith('cavalry') ? 1 : 0;
    places.ranged[p] = type.fire.value > 0 ? 1 : 0;
    places.crossbows[p] = type.class === 'crossbows' ? 1 : 0;
    if (unit.hex !== null) places.startHex[p] = hexOf(sheet, board, unit.hex, unit);
  });
  const shoots = (p: number) => places.ranged[p] === 1;
  places.shooters[0] = Uint8Array.from(units.keys()).filter((p) => shoots(p) && places.seat[p] === 0);
  places.shooters[1] = Uint8Array.from(units.keys()).filter((p) => shoots(p) && places.seat[p] === 1);
  leaders.forEach((leader, i) => {
    const p = LEADERS + i;
    known(p, leader);
    if (leader.morale < 1 || leader.morale > 3) {
      throw battleError(sheet, leader, `${leader.name} has morale ${leader.morale}, not 1 to 3`);
    }
    const type = leader.mounted ? LEADER_TYPES.mounted : LEADER_TYPES.foot;
    places.names[p] = leader.name;
    places.full[p] = 1;
    places.morale[p] = leader.morale;
    for (const key of ['move', 'attack', 'defence'] as const) places[key][p] = type[key].value;
    places.mounted[p] = leader.mounted ? 1 : 0;
    if (leader.unit === null) return;
    const unit = units.findIndex((one) => one.tag === leader.unit && one.side === leader.side);
    if (unit < 0) throw battleError(sheet, leader, `${leader.name} is with ${leader.unit}, which is no own unit`);
    if (units[unit].hex === null) throw battleError(sheet, leader, `${leader.unit} is not on the board yet`);
    places.startHex[p] = places.startHex[unit];
  });
  return places;
}

/** One unit and one leader a hex, nobody in a river. */
export function checkPieces(battle: Battle): void {
  const { sheet, board, terrain, tags } = battle;
  const taken = new Map<number, string>();
  for (let p = 0; p < MAX_PIECES; p++) {
    const hex = battle.startHex[p];
    const hexes = hex < 0 ? battle.entry[p] : [hex];
    const place =
      [...sheet.units, ...sheet.leaders].find((one) => one.tag === tags[p]) ?? ({ line: 0, column: 0 } as const);
    for (const one of hexes) {
      if (terrain[one] === RIVER)
        throw battleError(sheet, place, `${tags[p]} cannot stand in the river at ${board.names[one]}`);
    }
    if (hex < 0) continue;
    const key = p >= LEADERS ? -1 - hex : hex;
    const other = taken.get(key);
    if (other !== undefined) throw battleError(sheet, place, `${tags[p]} and ${other} share ${board.names[hex]}`);
    taken.set(key, tags[p]);
  }
}
