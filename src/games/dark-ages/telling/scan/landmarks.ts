// Places to jump between: whom one can strike, who is threatened and by whom, leaders, ground that counts, gaps in the line.
// Strikes are those of one move, as `reach F6` tells them; shots only where the seat knows the shooter's range.

import { hexLandmarkScan, type Lines, type Spot } from '../../../../lib/landmarks.ts';
import { isRouted } from '../../rules/ground.ts';
import { mayFireAt } from '../../rules/shots.ts';
import { isAlone, LEADERS, pieceAt, type State, seatOf, TERRAINS } from '../../rules/state.ts';
import { knowsValues } from '../view/seen.ts';
import { hexName, list, pieceName, terrainName } from '../words.ts';
import { acting, strikableBy } from './reach.ts';
import { hexPhrase, ofSeat } from './words.ts';

/** By piece of the side that is struck: the pieces of the other side that could strike it, as far as the asking seat knows. */
function strikers(g: State, side: number, seat: number): Map<number, number[]> {
  const pieces = acting(g);
  const struck = pieces.filter((piece) => seatOf(g, piece) === side);
  const by = new Map<number, number[]>();
  for (const piece of pieces) {
    if (seatOf(g, piece) === side || isRouted(g, piece)) continue;
    const closes = strikableBy(g, piece, struck);
    for (const target of struck) {
      const shoots = g.battle.ranged[piece] !== 0 && knowsValues(g, seat, piece) && mayFireAt(g, piece, target);
      if (closes.includes(target) || shoots) by.set(target, [...(by.get(target) ?? []), piece]);
    }
  }
  return by;
}

const at = (g: State, piece: number): string => hexName(g, g.unitHex[piece]);

function struckSpots(g: State, side: number, seat: number): Spot[] {
  return [...strikers(g, side, seat)]
    .sort(([a], [b]) => g.unitHex[a] - g.unitHex[b])
    .map(([piece, by]) => ({
      place: at(g, piece),
      text: `${pieceName(g, piece)}, by ${list(by.map((one) => `${pieceName(g, one)} at ${at(g, one)}`))}`,
    }));
}

function leaderSpots(g: State, side: number): Spot[] {
  const spots: Spot[] = [];
  for (let l = LEADERS; l < LEADERS + g.battle.leaderCount; l++) {
    if (g.unitHex[l] < 0 || seatOf(g, l) !== side) continue;
    const unit = g.hexUnit[g.unitHex[l]];
    const how = isAlone(g, l) || unit < 0 ? 'alone' : `with ${pieceName(g, unit)}`;
    spots.push({ place: at(g, l), text: `${pieceName(g, l)}, ${how}${isRouted(g, l) ? ', routed' : ''}` });
  }
  return spots;
}

/** Heights and crossings: where a defender has a die more, and where alone one comes over the water. */
const COUNTS = new Set(['hill', 'ford', 'bridge']);

function groundSpots(g: State, seat: number): Spot[] {
  const { board } = g.battle;
  const spots: Spot[] = [];
  for (let hex = 0; hex < board.size; hex++) {
    if (board.names[hex] === '' || !COUNTS.has(TERRAINS[g.hexTerrain[hex]])) continue;
    const piece = pieceAt(g, hex);
    const who = piece < 0 ? 'nobody there' : ofSeat(g, piece, seat);
    spots.push({ place: hexName(g, hex), text: `${terrainName(g.hexTerrain[hex])}, ${who}` });
  }
  return spots;
}

/** Hexes of a side, and hexes that nobody holds and somebody could. */
const linesOf = (g: State, side: number): Lines => ({
  own: (hex) => pieceAt(g, hex) >= 0 && seatOf(g, pieceAt(g, hex)) === side,
  free: (hex) => pieceAt(g, hex) < 0 && TERRAINS[g.hexTerrain[hex]] !== 'river',
});

function threatSpots(g: State, hex: number, seat: number): Spot[] {
  const piece = pieceAt(g, hex);
  if (piece < 0) return [];
  return (strikers(g, seatOf(g, piece), seat).get(piece) ?? []).map((one) => ({
    place: at(g, one),
    text: ofSeat(g, one, seat),
  }));
}

export const landmarkScan = hexLandmarkScan<State>({
  note: ' With one move.',
  struck: struckSpots,
  threats: threatSpots,
  leaders: leaderSpots,
  ground: groundSpots,
  lines: linesOf,
  pieceAt: (g, hex) => pieceName(g, pieceAt(g, hex)),
  groundAt: () => '',
  phrase: hexPhrase,
  list,
});
