// `reach F6`: who can come to a hex or strike at it, by an ordinary move without a card. The rules answer on a copy in which
// every unit has its whole move before it.

import { Choices, secondOf, verbOf } from '../../../../kernel/choice.ts';
import type { Scan } from '../../../../kernel/ruleset.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { marksOfMove } from '../../rules/movement.ts';
import { reach, stepsTo } from '../../rules/reach.ts';
import { enemyOf } from '../../rules/standing.ts';
import { groundOf, newState, ORDERED, type State } from '../../rules/state.ts';
import { mayCloseOn, mayFireAt } from '../../rules/targets.ts';
import { MOVE } from '../../tables/verbs.ts';
import { armyOf, capital, hexes, hexName, sayOf } from '../words.ts';
import { listed, sentences, unitPlace } from './words.ts';

/** What one unit can do about the hex. */
interface Threat {
  readonly unit: number;
  /** Hexes of the way there; 0 when it cannot come. */
  readonly comes: number;
  readonly closes: boolean;
  readonly fires: boolean;
}

/** Impassable ground: neither a leader nor any unit of this battle may be there. */
function nobodyMayEnter(g: State, hex: number): boolean {
  const { entry, leaderEntry } = groundOf(g);
  return leaderEntry.every((table) => table[hex] === 0) && entry.every((table) => table[hex] === 0);
}

export function reachHex(g: State, hex: number, seat: number): Scan {
  const { board, unitCount, unitSide } = g.battle;
  const { terrain } = groundOf(g);
  if (nobodyMayEnter(g, hex)) {
    const barred = hexName(g, hex);
    return { text: `${barred} is ${terrain[hex].name}: no piece can enter it.`, places: [barred] };
  }
  const copy = freshCopy(g);
  const threats: Threat[] = [];
  for (let u = 0; u < unitCount; u++) {
    if (copy.unitHex[u] < 0 || copy.unitHex[u] === hex) continue;
    threats.push(inOwnTurn(copy, u, () => threatOf(copy, u, hex)));
  }
  const able = threats.filter((one) => one.comes > 0 || one.closes || one.fires);
  const order = seat === 0 ? [0, 1] : [1, 0];
  const parts = order.flatMap((side) => {
    const whose = seat < 0 ? armyOf(g, side) : side === seat ? 'your units' : 'enemy units';
    return sideSentences(
      g,
      able.filter((one) => unitSide[one.unit] === side),
      capital(whose),
    );
  });
  const name = hexName(g, hex);
  const taken = g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0 ? '' : ' Attacks are on a unit that would stand there.';
  const text = sentences(
    `${name}, by ordinary moves without a card.${taken}`,
    ...(parts.length === 0 ? ['Nobody can come or strike there.'] : parts),
  );
  return { text, places: [name, ...able.map((one) => board.names[g.unitHex[one.unit]])] };
}

function sideSentences(g: State, threats: readonly Threat[], whose: string): string[] {
  const who = (one: Threat): string => unitPlace(g, one.unit);
  return [
    listed(
      `${whose} that can come`,
      threats.filter((one) => one.comes > 0).map((one) => `${who(one)} in ${hexes(one.comes)}`),
    ),
    listed(`${whose} that can ${sayOf(g).toClose}`, threats.filter((one) => one.closes).map(who)),
    listed(`${whose} that can fire`, threats.filter((one) => one.fires).map(who)),
  ].filter((part) => part !== '');
}

/** The same board with no card on the table, an order for everybody and nobody moved: guns join attacks only with an order. */
export function freshCopy(g: State): State {
  const copy = newState(g.battle);
  copyInto(copy, g);
  copy.card = -1;
  copy.order = -1;
  copy.fallback = 0;
  copy.unitMark.fill(ORDERED);
  copy.leaderMark.fill(0);
  copy.unitSteps.fill(0);
  return copy;
}

const moves = new Choices();

/** Where a unit's own moves may end. */
function moveEnds(g: State, unit: number): number[] {
  if (!g.battle.game.questions.mayMove(g, unit)) return [];
  moves.clear();
  reach(g, unit, moves);
  return moves
    .toArray()
    .filter((choice) => verbOf(choice) === MOVE)
    .map(secondOf);
}

/** Asks with the unit in the form in which it could act in a turn of its own; then all is as before. */
function inOwnTurn<T>(g: State, unit: number, ask: () => T): T {
  const form = g.unitForm[unit];
  if (g.battle.game.words.couldLeaveForm?.(g, unit)) g.unitForm[unit] = 0;
  const answer = ask();
  g.unitForm[unit] = form;
  return answer;
}

/** The hexes, of these, that a unit could strike at from where it stands or from where it could go; on a fresh copy. */
export const strikableBy = (g: State, unit: number, hexes: readonly number[]): number[] =>
  inOwnTurn(g, unit, () => struckBy(g, unit, hexes));

function struckBy(g: State, unit: number, hexes: readonly number[]): number[] {
  const struck = new Set<number>();
  const look = (): void => {
    for (const hex of hexes) {
      if (struck.has(hex)) continue;
      const { closes, fires } = strikesFrom(g, unit, hex);
      if (closes || fires) struck.add(hex);
    }
  };
  look();
  for (const to of moveEnds(g, unit)) {
    if (struck.size === hexes.length) break;
    afterMove(g, unit, to, stepsTo(g, unit, to), look);
  }
  return hexes.filter((hex) => struck.has(hex));
}

function threatOf(g: State, unit: number, hex: number): Threat {
  const comes = moveEnds(g, unit).includes(hex) ? stepsTo(g, unit, hex) : 0;
  const empty = g.hexUnit[hex] < 0 && g.hexLeader[hex] < 0;
  // An empty hex is asked about as if an enemy of the unit stood there: charges and fire depend on who is near.
  if (empty) g.hexUnit[hex] = someEnemy(g, g.battle.unitSide[unit]);
  let { closes, fires } = strikesFrom(g, unit, hex);
  for (const to of moveEnds(g, unit)) {
    if (closes && fires) break;
    const struck = afterMove(g, unit, to, stepsTo(g, unit, to), () => strikesFrom(g, unit, hex));
    closes ||= struck.closes;
    fires ||= struck.fires;
  }
  if (empty) g.hexUnit[hex] = -1;
  return { unit, comes, closes, fires };
}

function someEnemy(g: State, side: number): number {
  const { firstUnit } = g.battle;
  const enemy = enemyOf(side);
  for (let u = firstUnit[enemy]; u < firstUnit[enemy + 1]; u++) if (g.unitHex[u] >= 0) return u;
  return -1;
}

interface Strikes {
  closes: boolean;
  fires: boolean;
}

/** Whether the unit, where it stands now, may strike at the hex or at one who would stand there. */
const strikesFrom = (g: State, unit: number, hex: number): Strikes => ({
  closes: mayCloseOn(g, unit, hex, null),
  fires: mayFireAt(g, unit, hex, null),
});

/** Asks with the unit, and the leader it takes along, standing on another hex; then all is as before. */
function afterMove<T>(g: State, unit: number, to: number, steps: number, ask: () => T): T {
  const from = g.unitHex[unit];
  const leader = g.hexLeader[from];
  const there = g.hexLeader[to];
  const marks = marksOfMove(g, unit, to, steps);
  const place = (old: number, now: number): void => {
    g.hexUnit[old] = -1;
    g.hexUnit[now] = unit;
    g.unitHex[unit] = now;
  };
  place(from, to);
  if (leader >= 0) {
    g.hexLeader[from] = -1;
    g.hexLeader[to] = leader;
  }
  g.unitFrom[unit] = from;
  g.unitSteps[unit] = steps;
  g.unitMark[unit] = ORDERED | marks;
  const answer = ask();
  place(to, from);
  g.hexLeader[to] = there;
  g.hexLeader[from] = leader;
  g.unitSteps[unit] = 0;
  g.unitMark[unit] = ORDERED;
  return answer;
}
