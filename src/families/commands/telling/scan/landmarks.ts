// Places to jump between: whom one can strike, who is threatened and by whom, leaders, ground that counts, gaps in the line.
// Strikes are those of ordinary moves without a card, as `reach F6` tells them.

import { hexLandmarkScan, type Lines, type Spot } from '../../../../lib/landmarks.ts';
import { enemyAt, enemyOf } from '../../rules/standing.ts';
import { groundOf, type State } from '../../rules/state.ts';
import { armyOf, hexName, leaderName, list, unitName } from '../words.ts';
import { freshCopy, strikableBy } from './reach.ts';
import { hexPhrase, unitPhrase, unitPlace } from './words.ts';

/** A spectator has no side of his own: he hears of both. */
const sidesOf = (seat: number): number[] => (seat < 0 ? [0, 1] : [seat]);

/** The hexes on which pieces of a side stand. */
function hexesOf(g: State, side: number): number[] {
  const { board } = g.battle;
  return Array.from({ length: board.size }, (_, hex) => hex).filter(
    (hex) => board.names[hex] !== '' && enemyAt(g, hex, enemyOf(side)),
  );
}

/** By hex of the side that is struck: the units of the other side that could strike there. */
function strikers(g: State, side: number): Map<number, number[]> {
  const copy = freshCopy(g);
  const hexes = hexesOf(copy, side);
  const by = new Map<number, number[]>();
  const { firstUnit } = g.battle;
  const enemy = enemyOf(side);
  for (let u = firstUnit[enemy]; u < firstUnit[enemy + 1]; u++) {
    if (copy.unitHex[u] < 0) continue;
    for (const hex of strikableBy(copy, u, hexes)) by.set(hex, [...(by.get(hex) ?? []), u]);
  }
  return by;
}

const pieceAt = (g: State, hex: number): string =>
  g.hexUnit[hex] >= 0 ? unitName(g, g.hexUnit[hex]) : leaderName(g, g.hexLeader[hex]);

function struckSpots(g: State, side: number): Spot[] {
  return [...strikers(g, side)]
    .sort(([a], [b]) => a - b)
    .map(([hex, units]) => ({
      place: hexName(g, hex),
      text: `${pieceAt(g, hex)}, by ${list(units.map((unit) => unitPlace(g, unit)))}`,
    }));
}

function leaderSpots(g: State, side: number): Spot[] {
  const { firstLeader } = g.battle;
  const spots: Spot[] = [];
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
    const hex = g.leaderHex[l];
    if (hex < 0) continue;
    const unit = g.hexUnit[hex];
    spots.push({
      place: hexName(g, hex),
      text: `${leaderName(g, l)}, ${unit < 0 ? 'alone' : `with ${unitName(g, unit)}`}`,
    });
  }
  return spots;
}

/** Hexes that give something, from which one may leave, or that belong to a side: camps, gates. */
function groundSpots(g: State): Spot[] {
  const { board, rules, exits, owners } = g.battle;
  const { terrain } = groundOf(g);
  const notes = new Map<number, string[]>();
  const note = (hex: number, text: string): void => void notes.set(hex, [...(notes.get(hex) ?? []), text]);
  for (const { side, hex, taken } of rules.flatMap((rule) => rule.objectives ?? [])) {
    note(hex, `${terrain[hex].name}, ${taken?.(g) ? 'already taken by' : 'counts for'} ${armyOf(g, side)}`);
  }
  for (let hex = 0; hex < board.size; hex++) {
    if (board.names[hex] === '') continue;
    if (owners[hex] >= 0) note(hex, `${terrain[hex].name} of ${armyOf(g, owners[hex])}`);
    for (const side of [0, 1])
      if ((exits[hex] & (1 << side)) !== 0) note(hex, `${armyOf(g, side)} may leave from here for a banner`);
  }
  return [...notes]
    .sort(([a], [b]) => a - b)
    .map(([hex, texts]) => {
      const who = g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0 ? [pieceAt(g, hex)] : ['nobody there'];
      return { place: hexName(g, hex), text: [...new Set(texts), ...who].join(', ') };
    });
}

/** Who of the enemies could strike a hex, or whoever of the asking side would be struck there. */
function threatSpots(g: State, hex: number, seat: number): Spot[] {
  const sides = [0, 1].filter((side) => enemyAt(g, hex, enemyOf(side)));
  return (sides.length > 0 ? sides : sidesOf(seat)).flatMap((side) =>
    (strikers(g, side).get(hex) ?? []).map((unit) => ({
      place: hexName(g, g.unitHex[unit]),
      text: unitPhrase(g, unit, seat),
    })),
  );
}

/** Hexes of a side, and hexes that nobody holds and somebody could. */
function linesOf(g: State, side: number): Lines {
  const { entry } = groundOf(g);
  return {
    own: (hex) => enemyAt(g, hex, enemyOf(side)),
    free: (hex) => g.hexUnit[hex] < 0 && g.hexLeader[hex] < 0 && entry.some((table) => table[hex] !== 0),
  };
}

function groundAt(g: State, hex: number): string {
  const { terrain } = groundOf(g);
  return terrain[hex] === g.battle.game.terrain[0] ? '' : terrain[hex].name;
}

export const landmarkScan = hexLandmarkScan<State>({
  note: ' By ordinary moves without a card.',
  struck: struckSpots,
  threats: threatSpots,
  leaders: leaderSpots,
  ground: groundSpots,
  lines: linesOf,
  pieceAt,
  groundAt,
  phrase: hexPhrase,
  list,
});
