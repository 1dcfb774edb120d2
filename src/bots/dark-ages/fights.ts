// What a fight brings on average to the side that attacks, reckoned over all hits that both can score, before any further card
// [D Assault] [D Melee] [D Ranged combat].

import { hasWall } from '../../games/dark-ages/rules/fight.ts';
import { isRouted } from '../../games/dark-ages/rules/ground.ts';
import { ATTACKING, DEFENDING, diceOf, type Fight, hitValue, moraleOf } from '../../games/dark-ages/rules/questions.ts';
import {
  ASSAULT_FIGHT,
  COMBINED,
  FIRE_FIGHT,
  KNIGHTS,
  LAST_STAND,
  LEADERS,
  leaderWith,
  type State,
  WOODS,
  WOODS_USED_BY_DEFENDER,
} from '../../games/dark-ages/rules/state.ts';
import { bears, type Worth } from './worth.ts';

const MOST_DICE = 20;

/** LIKELY[value][dice][hits]: dice that hit with `value` or more. */
const LIKELY: readonly (readonly Float64Array[])[] = Array.from({ length: 8 }, (_, value) => {
  const p = value === 0 ? 0 : Math.max(0, 7 - value) / 6;
  const rows = [Float64Array.of(1)];
  for (let n = 1; n <= MOST_DICE; n++) {
    const row = new Float64Array(n + 1);
    for (let k = 0; k <= n; k++) row[k] = (rows[n - 1][k] ?? 0) * (1 - p) + (k > 0 ? rows[n - 1][k - 1] * p : 0);
    rows.push(row);
  }
  return rows;
});

/** A six twice in a row kills a leader. */
const FATAL = 1 / 36;

interface Side {
  piece: number;
  dice: number;
  value: number;
  cubes: number;
  bears: number;
  spared: number;
}

const side = (): Side => ({ piece: 0, dice: 0, value: 0, cubes: 0, bears: 0, spared: 0 });

export class Fights {
  private readonly worth: Worth;
  private readonly attacker = side();
  private readonly defender = side();
  private lifeA = 0;
  private lifeD = 0;

  constructor(worth: Worth) {
    this.worth = worth;
  }

  /** What the owner of a piece loses by so many hits. */
  loss(g: State, piece: number, hits: number): number {
    const now = bears(g, piece);
    return this.worth.piece(g, piece, now) - this.worth.piece(g, piece, now - hits);
  }

  private lossOf(g: State, { piece, bears: now, spared }: Side, hits: number, life: number): number {
    const left = hits - spared;
    if (left <= 0) return 0;
    return this.worth.piece(g, piece, now, life) - this.worth.piece(g, piece, now - left, life);
  }

  /** Average loss of `to` when `by` rolls so many dice. */
  private suffers(g: State, by: Side, dice: number, to: Side, life: number): number {
    const row = LIKELY[by.value][Math.min(dice, MOST_DICE)];
    let sum = 0;
    for (let k = 1; k < row.length; k++) sum += row[k] * this.lossOf(g, to, k, life);
    return sum;
  }

  /** The first one rolls, then what is left of the second: the sum of gain and loss, as the first one sees it. */
  private inTurn(g: State, first: Side, second: Side, lifeFirst: number, lifeSecond: number): number {
    const row = LIKELY[first.value][Math.min(first.dice, MOST_DICE)];
    let sum = 0;
    for (let k = 0; k < row.length; k++) {
      const hits = Math.max(0, k - second.spared);
      const left = Math.max(0, second.bears - hits) >> 1;
      const dice = left === 0 ? 0 : second.dice - (second.cubes - left);
      const answer = left === 0 || second.dice === 0 ? 0 : this.suffers(g, second, Math.max(1, dice), first, lifeFirst);
      sum += row[k] * (this.lossOf(g, second, k, lifeSecond) - answer);
    }
    return sum;
  }

  private fill(g: State, f: Fight, into: Side, piece: number, role: number): void {
    into.piece = piece;
    into.value = hitValue(g, f, piece, role);
    into.dice = into.value === 0 ? 0 : diceOf(g, f, piece, role);
    into.cubes = g.cubes[piece];
    into.bears = bears(g, piece);
    into.spared = g.hexTerrain[g.unitHex[piece]] === WOODS ? 1 : 0;
  }

  /** What the fight is worth to the attacker. */
  gain(g: State, f: Fight): number {
    const { attacker: a, defender: d, worth } = this;
    this.fill(g, f, a, f.attacker, ATTACKING);
    if (a.dice === 0) return 0;
    const { seat } = g.battle;
    this.lifeA = worth.life(g, seat[f.attacker]);
    this.lifeD = worth.life(g, seat[f.defender]);
    this.fill(g, f, d, f.defender, DEFENDING);
    if ((f.cards & WOODS_USED_BY_DEFENDER) !== 0) d.spared = 0;
    let value = this.danger(g, f.defender, a.dice);
    if (f.kind === FIRE_FIGHT) return value + this.suffers(g, a, a.dice, d, this.lifeD);
    if (hasWall(g, f, f.defender)) d.spared++;
    if ((f.cards & KNIGHTS) !== 0) a.spared++;
    if ((f.cards & COMBINED) !== 0) this.addJoined(g, f, a);
    value -= this.danger(g, f.attacker, d.dice);
    const first =
      f.kind === ASSAULT_FIGHT || (f.cards & COMBINED) !== 0 ? 1 : moraleOf(g, f.attacker) - moraleOf(g, f.defender);
    if (first > 0) value += this.inTurn(g, a, d, this.lifeA, this.lifeD);
    else if (first < 0) value -= this.inTurn(g, d, a, this.lifeD, this.lifeA);
    else value += this.suffers(g, a, a.dice, d, this.lifeD) - this.suffers(g, d, d.dice, a, this.lifeA);
    // The grey cube goes when a Last Stand is over.
    if ((f.cards & LAST_STAND) !== 0 && g.grey[f.defender] > 0) value += isRouted(g, f.defender) ? this.lifeD : 0.6;
    return value;
  }

  /** Dice of those who have joined, as if they were the attacker's own. */
  private addJoined(g: State, f: Fight, a: Side): void {
    for (let u = 0; u < g.battle.unitCount; u++) {
      if (g.joined[u] > 0 && u !== f.attacker) a.dice += diceOf(g, f, u, ATTACKING);
    }
  }

  /** What so many dice do to the leader with a piece on average. */
  private danger(g: State, piece: number, dice: number): number {
    const leader = piece >= LEADERS ? -1 : leaderWith(g, piece);
    return leader < 0 ? 0 : FATAL * dice * this.worth.leader(g, g.battle.seat[leader]);
  }
}
