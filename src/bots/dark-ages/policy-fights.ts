// What a fight brings on average, reckoned over all hits that both can score: what the defender's side loses (`take`) and what
// the attacker's side loses (`give`). Both may be thought to stand elsewhere than they do [D Assault] [D Melee]
// [D Ranged combat].

import { hasWall, lastCubeSpent } from '../../games/dark-ages/rules/fight.ts';
import { isBow, isRouted, sideBetween } from '../../games/dark-ages/rules/ground.ts';
import { ATTACKING, DEFENDING, fixedDice, hinders } from '../../games/dark-ages/rules/questions.ts';
import {
  ARROWS_SPENT,
  ASSAULT_FIGHT,
  CLOUDBURST,
  COMBINED,
  DARKEN_SKY,
  FIRE_FIGHT,
  HILL,
  IGNITE_ARROWS,
  INFANTRY,
  isLeader,
  KNIGHTS,
  LAST_STAND,
  LEADERS,
  MARSH,
  NO_ANSWER,
  pieceAt,
  STAKES,
  STREAM,
  type State,
  WET,
  WOODS,
  WOODS_USED_BY_ATTACKER,
  WOODS_USED_BY_DEFENDER,
} from '../../games/dark-ages/rules/state.ts';
import { chances, LIKELY, MOST_DICE, type Sight } from './policy-sight.ts';
import { CURVE, type Stakes } from './policy-worth.ts';

/** A six twice in a row kills a leader. */
const FATAL = 1 / 36;

interface Thought {
  kind: number;
  cards: number;
  attacker: number;
  defender: number;
}

export class Exchange {
  private readonly stakes: Stakes;
  private readonly sight: Sight;
  private readonly thought: Thought = { kind: 0, cards: 0, attacker: 0, defender: 0 };
  take = 0;
  give = 0;
  /** Dice of those who join the attack. */
  more = 0;

  constructor(stakes: Stakes) {
    this.stakes = stakes;
    this.sight = stakes.sight;
  }

  /** Average loss of a piece when so many dice of a row are rolled against it and `spared` hits are stopped. */
  suffers(g: State, piece: number, row: number, dice: number, spared: number): number {
    const { stakes } = this;
    const curve = stakes.curve(g, piece);
    const { curves } = stakes;
    const at = chances(row, dice);
    const most = dice < MOST_DICE ? dice : MOST_DICE;
    let sum = 0;
    for (let k = 1 + spared; k <= most; k++) {
      const hits = k - spared;
      sum += LIKELY[at + k] * curves[curve + (hits < CURVE ? hits : CURVE - 1)];
    }
    return sum;
  }

  /** What the attacker gains, when his own losses weigh so much. */
  gain(g: State, kind: number, a: number, aHex: number, d: number, dHex: number, own: number, cards = 0): number {
    this.reckon(g, kind, a, aHex, d, dHex, cards);
    return this.take - own * this.give;
  }

  reckon(g: State, kind: number, a: number, aHex: number, d: number, dHex: number, cards: number): void {
    const { sight, thought } = this;
    this.take = 0;
    this.give = 0;
    const row = kind === FIRE_FIGHT ? sight.fire(g, a) : sight.attack(g, a);
    if (row === 0 || g.cubes[a] === 0) return;
    thought.kind = kind;
    thought.cards = cards;
    thought.attacker = a;
    thought.defender = d;
    const sparedD = g.hexTerrain[dHex] === WOODS && (cards & WOODS_USED_BY_DEFENDER) === 0 ? 1 : 0;
    if (kind === FIRE_FIGHT) {
      const dice = this.fireDice(g, a, aHex);
      this.take = this.suffers(g, d, row, dice, sparedD) + this.danger(g, d, dice);
      return;
    }
    const dice = this.attackDice(g, kind, a, aHex, dHex, cards) + this.more;
    const answer = this.defenceDice(g, d, dHex, a, aHex, cards);
    const wall = sparedD + (hasWall(g, thought, d) ? 1 : 0);
    const sparedA =
      (g.hexTerrain[aHex] === WOODS && (cards & WOODS_USED_BY_ATTACKER) === 0 ? 1 : 0) +
      ((cards & KNIGHTS) !== 0 ? 1 : 0);
    const rowD = sight.defence(g, d);
    const first = kind === ASSAULT_FIGHT || (cards & COMBINED) !== 0 ? 1 : sight.morale(g, a) - sight.morale(g, d);
    if (first > 0) {
      this.inTurn(g, row, dice, d, wall, rowD, answer, a, sparedA);
      this.take = this.took;
      this.give = this.gave;
    } else if (first < 0) {
      this.inTurn(g, rowD, answer, a, sparedA, row, dice, d, wall);
      this.take = this.gave;
      this.give = this.took;
    } else {
      this.take = this.suffers(g, d, row, dice, wall);
      this.give = this.suffers(g, a, rowD, answer, sparedA);
    }
    this.take += this.danger(g, d, dice);
    this.give += this.danger(g, a, answer);
    if ((cards & LAST_STAND) !== 0 && g.grey[d] > 0) this.take += this.stakes.loss(g, d, 1);
  }

  private took = 0;
  private gave = 0;

  /** The first side rolls, then what is left of the second: `took` is the loss of the second, `gave` that of the first. */
  private inTurn(
    g: State,
    row: number,
    dice: number,
    second: number,
    spared: number,
    rowBack: number,
    diceBack: number,
    first: number,
    sparedBack: number,
  ): void {
    const { stakes } = this;
    const { curves } = stakes;
    const curve = stakes.curve(g, second);
    const at = chances(row, dice);
    const cubes = g.cubes[second];
    const bears = 2 * cubes + g.grey[second];
    const most = dice < MOST_DICE ? dice : MOST_DICE;
    let took = 0;
    let gave = 0;
    let known = -1;
    let back = 0;
    for (let k = 0; k <= most; k++) {
      const chance = LIKELY[at + k];
      const hits = k > spared ? k - spared : 0;
      if (hits > 0) took += chance * curves[curve + (hits < CURVE ? hits : CURVE - 1)];
      if (diceBack === 0) continue;
      const left = hits < bears ? (bears - hits) >> 1 : 0;
      // Who has no active cube left does not strike back.
      if (left === 0 && cubes > 0) continue;
      const less = diceBack - (cubes - left);
      const roll = less > 1 ? less : 1;
      if (roll !== known) {
        known = roll;
        back = this.suffers(g, first, rowBack, roll, sparedBack);
      }
      gave += chance * back;
    }
    this.took = took;
    this.gave = gave;
  }

  private leaderDie(g: State, piece: number): number {
    return !isLeader(piece) && g.hexLeader[g.unitHex[piece]] >= 0 ? 1 : 0;
  }

  private wet(g: State, hex: number): number {
    const terrain = g.hexTerrain[hex];
    if (terrain === MARSH) return 1;
    if (terrain !== STREAM) return 0;
    const { shallowStream } = g.battle.hooks;
    for (let i = 0; i < shallowStream.length; i++) if (shallowStream[i].shallowStream?.(g)) return 0;
    return 1;
  }

  private ruled(g: State, piece: number, role: number): number {
    const rules = g.battle.hooks.dice;
    let dice = 0;
    for (let i = 0; i < rules.length; i++) dice += rules[i].dice?.(g, this.thought, piece, role, null) ?? 0;
    return dice;
  }

  attackDice(g: State, kind: number, a: number, aHex: number, dHex: number, cards: number): number {
    let dice = g.cubes[a] + this.leaderDie(g, a);
    if (kind === ASSAULT_FIGHT) dice++;
    const terrain = g.hexTerrain[aHex];
    if (terrain === WOODS) dice--;
    else if (terrain === HILL) {
      if (g.hexTerrain[dHex] !== HILL) dice++;
    } else dice -= this.wet(g, aHex);
    if ((cards & KNIGHTS) !== 0) dice += 2;
    if ((cards & INFANTRY) !== 0) dice++;
    dice += this.ruled(g, a, ATTACKING);
    return dice > 1 ? dice : 1;
  }

  private fireDice(g: State, a: number, aHex: number): number {
    let dice = g.cubes[a] + this.leaderDie(g, a);
    if (g.hexTerrain[aHex] === WOODS) dice--;
    dice -= this.wet(g, aHex);
    if (isBow(g, a)) {
      if ((g.fireCards & DARKEN_SKY) !== 0) dice++;
      if ((g.fireCards & IGNITE_ARROWS) !== 0) dice += 2;
      if ((g.eventFlags & ARROWS_SPENT) !== 0) dice--;
    } else if ((g.eventFlags & CLOUDBURST) !== 0 || (g.lasting[a] & WET) !== 0) dice--;
    return dice > 1 ? dice : 1;
  }

  private defenceDice(g: State, d: number, dHex: number, a: number, aHex: number, cards: number): number {
    const { battle } = g;
    if (battle.hasSides && battle.mounted[d] === 1 && sideBetween(g, dHex, aHex) === STAKES) return 0;
    if ((cards & NO_ANSWER) !== 0) return 0;
    const stands = (cards & LAST_STAND) !== 0;
    if (g.cubes[d] === 0 && !stands && !battle.options.routedDefend && isRouted(g, d)) return 0;
    if (g.cubes[d] === 1 && lastCubeSpent(g, d)) return 0;
    const fixed = battle.hooks.fixedDice.length === 0 ? 0 : fixedDice(g, d);
    let dice = fixed > 0 ? fixed : g.cubes[d] + this.leaderDie(g, d);
    if (stands) dice += 1 + g.grey[d];
    if (fixed > 0) return dice;
    const terrain = g.hexTerrain[dHex];
    if (terrain === WOODS) dice++;
    else if (terrain === HILL) {
      if (g.hexTerrain[aHex] !== HILL) dice++;
    } else dice -= this.wet(g, dHex);
    dice -= this.hinderers(g, d, dHex, a);
    dice += this.ruled(g, d, DEFENDING);
    return dice > 1 ? dice : 1;
  }

  /** Other enemies next to the defender cost it a die each [D Defending from multiple units]. */
  private hinderers(g: State, d: number, dHex: number, a: number): number {
    const { board, seat, hooks } = g.battle;
    const { neighbours } = board;
    const own = seat[d];
    let others = 0;
    for (let i = 0; i < 6; i++) {
      const to = neighbours[dHex * 6 + i];
      if (to < 0) continue;
      const p = pieceAt(g, to);
      if (p < 0 || p === a || seat[p] === own || g.joined[p] > 0 || !hinders(g, p, dHex, i)) continue;
      others++;
    }
    if (others > 0) {
      const { closeOrder } = hooks;
      for (let i = 0; i < closeOrder.length; i++) if (closeOrder[i].closeOrder?.(g, d)) return 0;
    }
    return others;
  }

  /** What so many dice do to the leader with a piece on average. */
  private danger(g: State, piece: number, dice: number): number {
    if (piece >= LEADERS || dice === 0) return 0;
    const leader = g.hexLeader[g.unitHex[piece]];
    return leader < 0 ? 0 : FATAL * dice * this.stakes.leader[g.battle.seat[piece]];
  }
}
