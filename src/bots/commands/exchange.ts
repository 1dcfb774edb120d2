// What fights are worth to the policy: the dice as the game's own questions count them, their chances from tables, and what both
// sides would lose on average. Nothing is rolled.

import { leaderHelps, leaderWith } from '../../families/commands/rules/standing.ts';
import {
  BATTLE_BACK,
  FIRST_STRIKE,
  groundOf,
  INTO_ADVANCE,
  RANGED,
  type State,
} from '../../families/commands/rules/state.ts';
import { FAR, type Facts } from './facts.ts';
import { BLOCKS, IGNORED, MOST_DICE } from './spreads.ts';
import type { Weights } from './weights.ts';
import type { Worth } from './worth.ts';

export class Exchange {
  readonly worth: Worth;
  private readonly facts: Facts;
  private readonly weights: Weights;
  private readonly kills: Float64Array;
  private readonly holds: Float64Array;
  private readonly obeys: Float64Array;
  private readonly flags: Float64Array;
  private readonly hits: Float64Array;
  /** Of the last roll: how likely its target stays in its hex. */
  private stays = 0;
  private clears = 0;

  constructor(worth: Worth) {
    this.worth = worth;
    this.facts = worth.facts;
    this.weights = worth.weights;
    const { spreads } = worth.facts;
    this.kills = Float64Array.from(spreads.kills);
    this.holds = Float64Array.from(spreads.holds);
    this.obeys = Float64Array.from(spreads.obeys);
    this.flags = Float64Array.from(spreads.flags);
    this.hits = Float64Array.from(spreads.hits);
  }

  /** How likely the target of the last blow asked about stays in its hex. */
  lastStays(): number {
    return this.stays;
  }

  /** What a roll costs the side of its target, on average. Sets `stays`. */
  harm(g: State, roll: number, at: number, ignored: number, perFlag: number): number {
    const { worth, facts } = this;
    const blocks = g.unitBlocks[at] < BLOCKS ? g.unitBlocks[at] : BLOCKS - 1;
    const row = roll * BLOCKS + blocks;
    const cell = row * IGNORED + (ignored < IGNORED ? ignored : IGNORED - 1);
    const kills = this.kills[row];
    const obeys = this.obeys[cell];
    let harm = kills * worth.whole(at, blocks) + worth.drops[(roll * facts.classes + facts.cls[at]) * BLOCKS + blocks];
    if (obeys > 0) {
      const room = this.roomBehind(g, at);
      if (room === 0 || perFlag === 0) {
        // Every hex that it cannot go costs a block.
        const lost = Math.max(1, perFlag);
        harm += obeys * worth.drop(at, blocks, lost);
        this.stays = this.holds[cell] + (lost < blocks ? obeys : 0);
        this.clears = kills + (lost < blocks ? 0 : obeys);
      } else {
        harm += obeys * this.weights.push;
        if (room < perFlag) harm += this.flags[cell] * 0.3 * worth.drop(at, blocks, 1);
        this.stays = this.holds[cell];
        this.clears = kills + obeys;
      }
    } else {
      this.stays = this.holds[cell];
      this.clears = kills;
    }
    const leader = leaderWith(g, at);
    if (leader >= 0) {
      const hurt = 1 - this.hits[roll * BLOCKS] - kills;
      harm += (kills / 6 + hurt / 36) * worth.leaderDrop(leader);
    }
    return harm;
  }

  /** Hexes behind a unit, up to two, onto which it could go back. */
  private roomBehind(g: State, unit: number): number {
    const { board, unitSide } = this.worth.battle;
    const entry = groundOf(g).entry[unit];
    const side = unitSide[unit] * board.size;
    const near = (side + g.unitHex[unit]) * 2;
    for (let i = 0; i < 2; i++) {
      const hex = board.back[near + i];
      if (hex < 0 || g.hexUnit[hex] >= 0 || entry[hex] === 0) continue;
      if (g.hexLeader[hex] >= 0) return 2;
      const far = (side + hex) * 2;
      for (let j = 0; j < 2; j++) {
        const next = board.back[far + j];
        if (next >= 0 && g.hexUnit[next] < 0 && entry[next] !== 0) return 2;
      }
      return i === 0 && this.opens(g, unit, board.back[near + 1]) ? 2 : 1;
    }
    return 0;
  }

  private opens(g: State, unit: number, hex: number): boolean {
    return hex >= 0 && g.hexUnit[hex] < 0 && groundOf(g).entry[unit][hex] !== 0;
  }

  /** What a blow of `by` costs its target on average; `more` dice are added. Sets `stays`. */
  blow(g: State, by: number, at: number, mode: number, more = 0): number {
    const { facts } = this;
    const { questions } = this.worth.battle.game;
    let dice = questions.closeDice(g, by, g.unitHex[at], mode, null) + more;
    if (dice <= 0) {
      this.stays = 1;
      this.clears = 0;
      return 0;
    }
    if (dice > MOST_DICE) dice = MOST_DICE;
    const led = leaderHelps(g, g.unitHex[by], this.worth.battle.unitSide[by]) ? 1 : 0;
    const pair = facts.cls[by] * facts.classes + facts.cls[at];
    const roll = facts.close[(pair * 2 + led) * (MOST_DICE + 1) + dice];
    const ignored = questions.ignorableFlags(g, at, by, mode, null);
    return this.harm(g, roll, at, ignored, questions.retreatPerFlag(g, at, by, null));
  }

  /** An attack in close combat with the battle back it risks: gain less loss for the attacker's side. */
  close(g: State, by: number, hex: number, mode: number, more = 0): number {
    const { battle } = this.worth;
    const at = g.hexUnit[hex];
    if (at < 0) return this.loneLeader(g, hex, battle.game.questions.closeDice(g, by, hex, mode, null) + more);
    if (battle.game.questions.defenderFirst(g, by, hex)) return this.struckFirst(g, by, at, mode, more);
    const gain = this.blow(g, by, at, mode, more);
    const stays = this.stays;
    let net = gain + this.momentum(g, by) * this.clears;
    if (stays > 0.02) net -= stays * this.weights.ownLoss * this.blow(g, at, by, BATTLE_BACK);
    if (!this.mayEvade(g, by, at)) return net;
    const evaded = this.evade(g, by, at, mode, more) + this.weights.evadeCost;
    return evaded < net ? evaded : net;
  }

  /** The value of an emptied hex to who may battle again. */
  private momentum(g: State, by: number): number {
    const rule = this.worth.battle.unitType[by].bonusCombat;
    if (rule === 'always' || (rule === 'withLeader' && leaderWith(g, by) >= 0)) return this.weights.momentum;
    return 0;
  }

  /** Whether a unit can evade an attacker, and has somewhere to go. */
  mayEvade(g: State, by: number, at: number): boolean {
    const { facts } = this;
    return facts.evades[facts.cls[by] * facts.classes + facts.cls[at]] !== 0 && this.roomBehind(g, at) > 0;
  }

  /** The defender strikes, then what is left of the attacker does; nobody battles back. */
  struckFirst(g: State, by: number, at: number, mode: number, more = 0): number {
    const loss = this.blow(g, at, by, FIRST_STRIKE);
    const goesOn = this.stays;
    return goesOn * this.blow(g, by, at, mode, more) - loss * this.weights.ownLoss;
  }

  fire(g: State, by: number, hex: number): number {
    const { battle } = this.worth;
    const { questions } = battle.game;
    let dice = questions.fireDice(g, by, hex, null);
    const at = g.hexUnit[hex];
    if (at < 0) return this.loneLeader(g, hex, dice);
    if (dice <= 0) return 0;
    if (dice > MOST_DICE) dice = MOST_DICE;
    const roll = this.facts.shot[battle.unitType[at].symbol * (MOST_DICE + 1) + dice];
    const ignored = questions.ignorableFlags(g, at, by, RANGED, null);
    return this.harm(g, roll, at, ignored, questions.retreatPerFlag(g, at, -1, null));
  }

  private loneLeader(g: State, hex: number, dice: number): number {
    const { worth } = this;
    const leader = g.hexLeader[hex];
    if (leader < 0 || dice <= 0) return 0;
    return (1 - (1 - this.facts.likely[worth.battle.game.dice.leader]) ** dice) * worth.leaderDrop(leader) + 5;
  }

  /** What an evading unit is expected to lose to an attacker. */
  evade(g: State, by: number, at: number, mode: number, more = 0): number {
    const { worth, facts } = this;
    let dice = worth.battle.game.questions.closeDice(g, by, g.unitHex[at], mode, null) + more;
    if (dice <= 0) return 0;
    if (dice > MOST_DICE) dice = MOST_DICE;
    const pair = facts.cls[by] * facts.classes + facts.cls[at];
    const roll = facts.evaded[pair * (MOST_DICE + 1) + dice];
    const blocks = g.unitBlocks[at] < BLOCKS ? g.unitBlocks[at] : BLOCKS - 1;
    const kills = this.kills[roll * BLOCKS + blocks];
    let harm = kills * worth.whole(at, blocks) + worth.drops[(roll * facts.classes + facts.cls[at]) * BLOCKS + blocks];
    const leader = leaderWith(g, at);
    if (leader >= 0) harm += (kills / 6 + (1 - this.hits[roll * BLOCKS] - kills) / 36) * worth.leaderDrop(leader);
    return harm;
  }

  /** A strike into an advance, which nobody answers. */
  ambush(g: State, by: number, at: number): number {
    return this.blow(g, by, at, INTO_ADVANCE);
  }

  // ---- estimates for the enemy's next turn, from tables alone ---------------------------------------------------------

  /** Dice of a unit on its own hex against one on another, as the ground leaves them: `limit` is that of the ground. */
  private diceOn(cls: number, dice: number, limit: number): number {
    const { facts } = this;
    if (facts.takes[cls] === 0) return dice < limit ? dice : limit;
    const left = dice - (facts.open[cls] - limit);
    return left > 0 ? left : 0;
  }

  /** What an attack of `by` would gain if it came next to a unit on ground that leaves it so many dice; 0 if it is not worth it. */
  threat(g: State, by: number, led: number, at: number, ignored: number, limit: number): number {
    const { facts, worth } = this;
    const a = facts.cls[by];
    const b = facts.cls[at];
    const pair = a * facts.classes + b;
    const mine = g.unitBlocks[by] < BLOCKS ? g.unitBlocks[by] : BLOCKS - 1;
    const blocks = g.unitBlocks[at] < BLOCKS ? g.unitBlocks[at] : BLOCKS - 1;
    const dice = this.diceOn(a, facts.dice[(pair * BLOCKS + mine) * 2], limit);
    if (dice <= 0) return 0;
    const roll = facts.close[(pair * 2 + led) * (MOST_DICE + 1) + dice];
    const row = roll * BLOCKS + blocks;
    const cell = row * IGNORED + ignored;
    const harm =
      this.kills[row] * worth.whole(at, blocks) +
      worth.drops[(roll * facts.classes + b) * BLOCKS + blocks] +
      this.obeys[cell] * this.weights.push;
    if (facts.evades[pair] !== 0) {
      const away = facts.evaded[pair * (MOST_DICE + 1) + dice];
      const evaded =
        this.kills[away * BLOCKS + blocks] * worth.whole(at, blocks) +
        worth.drops[(away * facts.classes + b) * BLOCKS + blocks] +
        this.weights.evadeCost;
      if (evaded < harm) return evaded;
    }
    const back = facts.dice[((b * facts.classes + a) * BLOCKS + blocks) * 2 + 1];
    const answer = facts.close[(b * facts.classes + a) * 2 * (MOST_DICE + 1) + back];
    const risk =
      this.kills[answer * BLOCKS + mine] * worth.whole(by, mine) +
      worth.drops[(answer * facts.classes + a) * BLOCKS + mine];
    const net = harm - this.holds[cell] * risk;
    return net > 0 ? net : 0;
  }

  /** What a shot of so many dice would cost a unit. */
  private shotThreat(g: State, at: number, ignored: number, dice: number): number {
    const { facts, worth } = this;
    if (dice <= 0) return 0;
    const blocks = g.unitBlocks[at] < BLOCKS ? g.unitBlocks[at] : BLOCKS - 1;
    const roll = facts.shot[worth.battle.unitType[at].symbol * (MOST_DICE + 1) + dice];
    const row = roll * BLOCKS + blocks;
    return (
      this.kills[row] * worth.whole(at, blocks) +
      worth.drops[(roll * facts.classes + facts.cls[at]) * BLOCKS + blocks] +
      this.obeys[row * IGNORED + ignored] * this.weights.push
    );
  }

  /** The same for a unit that fires from two hexes away, standing (0) or after a move (1). */
  shotFrom(g: State, by: number, at: number, ignored: number, moved: number): number {
    const { facts } = this;
    const blocks = g.unitBlocks[by] < BLOCKS ? g.unitBlocks[by] : BLOCKS - 1;
    return this.shotThreat(g, at, ignored, facts.fire[((facts.cls[by] * BLOCKS + blocks) * 2 + moved) * FAR + 2]);
  }

  /** How likely a blow in the open takes the last block of a unit: for features. */
  killChance(g: State, by: number, led: number, at: number, limit: number): number {
    const { facts } = this;
    const a = facts.cls[by];
    const pair = a * facts.classes + facts.cls[at];
    const mine = g.unitBlocks[by] < BLOCKS ? g.unitBlocks[by] : BLOCKS - 1;
    const blocks = g.unitBlocks[at] < BLOCKS ? g.unitBlocks[at] : BLOCKS - 1;
    const dice = this.diceOn(a, facts.dice[(pair * BLOCKS + mine) * 2], limit);
    return this.kills[facts.close[(pair * 2 + led) * (MOST_DICE + 1) + dice] * BLOCKS + blocks];
  }
}
