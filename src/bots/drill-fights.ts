// Expected values of fights for `drill`: hits and flags of the dice as the game's own questions give them, and what both
// sides would lose by them. Quick estimates for hundreds of positions; exact odds are the engine's.

import { leaderWith } from '../families/commands/rules/standing.ts';
import {
  ATTACK,
  BATTLE_BACK,
  FIRST_STRIKE,
  type Frame,
  newState,
  RANGED,
  type State,
} from '../families/commands/rules/state.ts';
import { waysBack } from '../families/commands/rules/walk.ts';
import { FLAG } from '../families/commands/tables/tables.ts';
import type { Worth } from './drill-worth.ts';

const MOST_HITS = 4;
const MOST_FLAGS = 3;
const CELLS = (MOST_HITS + 1) * (MOST_FLAGS + 1);

/** Likelihood of so many hits (up to MOST_HITS) and flags (up to MOST_FLAGS): cell hits * (MOST_FLAGS + 1) + flags. */
type Spread = Float64Array;

const spreads = new Map<number, Spread>();

/** `dice` dice that each hit with likelihood `hit`, show a flag one time in six, and go on when `again`. */
function spreadOf(dice: number, hit: number, again: number): Spread {
  const key = (dice * 4096 + Math.round(hit * 1024)) * 4096 + Math.round(again * 1024);
  let spread = spreads.get(key);
  if (spread) return spread;
  const flag = 1 / 6;
  // One die: with `again` (part of `hit`) it hits and is rolled once more, in the end showing one of the other results.
  const one = new Float64Array(CELLS);
  let reached = 1;
  for (let hits = 0; hits <= MOST_HITS; hits++) {
    const at = hits * (MOST_FLAGS + 1);
    const last = hits === MOST_HITS;
    one[at + 1] += reached * flag;
    one[(last ? hits : hits + 1) * (MOST_FLAGS + 1)] += reached * (hit - again);
    one[at] += reached * (1 - flag - hit + (last ? again : 0));
    reached *= again;
  }
  spread = new Float64Array(CELLS);
  spread[0] = 1;
  for (let n = 0; n < dice; n++) {
    const next = new Float64Array(CELLS);
    for (let a = 0; a < CELLS; a++) {
      if (spread[a] === 0) continue;
      for (let b = 0; b < CELLS; b++) {
        if (one[b] === 0) continue;
        const hits = Math.min(MOST_HITS, (a >> 2) + (b >> 2));
        const flags = Math.min(MOST_FLAGS, (a & 3) + (b & 3));
        next[(hits << 2) | flags] += spread[a] * one[b];
      }
    }
    spread = next;
  }
  spreads.set(key, spread);
  return spread;
}

export class Fights {
  private readonly worth: Worth;
  /** A frame and dice of its own, to ask the game what a face does. */
  private readonly asked: Frame;
  private readonly short = new Int16Array(MOST_FLAGS + 1);
  /** What the target's side is expected to lose by the last roll estimated, and how often the target stays in its hex. */
  harm = 0;
  holds = 0;
  /** How likely one die shows each face, and the faces that may hit. */
  private readonly likely: Float64Array;
  private readonly hitting: readonly number[];

  constructor(worth: Worth) {
    this.worth = worth;
    this.asked = newState(worth.battle).frames[0];
    const { faces, shows } = worth.battle.game.dice;
    this.likely = new Float64Array(faces.length);
    for (let side = 0; side < faces.length; side++)
      this.likely[shows === null ? side : shows[side]] += 1 / faces.length;
    this.hitting = faces.map((_, face) => face).filter((face) => face !== FLAG && this.likely[face] > 0);
  }

  /** Hits of two dice showing a face, in f.hits; answers how many are rolled again. */
  private twoOf(g: State, by: number, at: number, face: number): number {
    const f = this.asked;
    f.by = by;
    f.unit = at;
    f.hits = 0;
    f.flags = 0;
    f.ignored = 0;
    f.spared = 0;
    g.dice[0] = face;
    g.dice[1] = face;
    g.diceCount = 2;
    return g.battle.game.questions.scoreClose(g, f);
  }

  /** How likely one die of `dice` hits by a face, when two such dice scored `hits`: the first may be let off. */
  private hitBy(face: number, hits: number, dice: number): number {
    const likely = this.likely[face];
    if (hits >= 2) return likely;
    if (hits === 0) return 0;
    return likely - (1 - (1 - likely) ** dice) / dice;
  }

  /** One roll of close combat: sets `harm` and `holds`. The state's dice are overwritten. */
  private strike(g: State, by: number, at: number, mode: number): void {
    const questions = g.battle.game.questions;
    const dice = questions.closeDice(g, by, g.unitHex[at], mode, null);
    if (dice <= 0) {
      this.harm = 0;
      this.holds = 1;
      return;
    }
    this.asked.mode = mode;
    let hit = 0;
    let again = 0;
    for (const face of this.hitting) {
      const rolledAgain = this.twoOf(g, by, at, face);
      const share = this.hitBy(face, this.asked.hits, dice);
      hit += share;
      if (rolledAgain > 0) again += share;
    }
    this.suffer(g, by, at, spreadOf(dice, hit, again), false);
  }

  /** What a spread of hits and flags does to a unit, if its owner ignores what flags he may. */
  private suffer(g: State, by: number, at: number, spread: Spread, ranged: boolean): void {
    const { worth } = this;
    const questions = g.battle.game.questions;
    const blocks = g.unitBlocks[at];
    const ignorable = questions.ignorableFlags(g, at, by, ranged ? RANGED : ATTACK, null);
    const leader = leaderWith(g, at);
    const leaderDrop = leader >= 0 ? worth.leaderDrop(leader) : 0;
    const perFlag = questions.retreatPerFlag(g, at, ranged ? -1 : by, null);
    this.short.fill(-1);
    let harm = 0;
    let holds = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const p = spread[cell];
      if (p < 1e-6) continue;
      const hits = cell >> 2;
      if (hits >= blocks) {
        harm += p * (worth.drop(at, blocks, blocks) + leaderDrop / 6);
        continue;
      }
      const obeyed = Math.max(0, (cell & 3) - ignorable);
      let lost = hits;
      if (obeyed > 0) {
        if (this.short[obeyed] < 0) {
          const ways = waysBack(g, at, obeyed * perFlag);
          this.short[obeyed] = ways.full ? 0 : obeyed * perFlag - ways.steps;
        }
        lost = Math.min(blocks, hits + this.short[obeyed]);
        if (this.short[obeyed] < obeyed * perFlag) harm += p * worth.temper.push;
        else if (lost < blocks) holds += p;
      } else holds += p;
      harm += p * (worth.drop(at, blocks, lost) + (lost > 0 ? (leaderDrop * (lost === blocks ? 6 : 1)) / 36 : 0));
    }
    this.harm = harm;
    this.holds = holds;
  }

  /** An attack in close combat with the battle back it risks: gain less loss for the attacker's side. */
  close(g: State, by: number, hex: number, mode: number): number {
    const at = g.hexUnit[hex];
    if (at < 0) return this.loneLeader(g, hex, g.battle.game.questions.closeDice(g, by, hex, mode, null));
    this.strike(g, by, at, mode);
    const gain = this.harm;
    const stays = this.holds;
    if (stays < 0.02) return gain;
    this.strike(g, at, by, BATTLE_BACK);
    return gain - stays * this.harm;
  }

  fire(g: State, by: number, hex: number): number {
    const dice = g.battle.game.questions.fireDice(g, by, hex, null);
    const at = g.hexUnit[hex];
    if (at < 0) return this.loneLeader(g, hex, dice);
    if (dice <= 0) return 0;
    this.suffer(g, by, at, spreadOf(dice, this.likely[g.battle.unitType[at].symbol], 0), true);
    return this.harm;
  }

  private loneLeader(g: State, hex: number, dice: number): number {
    return (1 - (1 - this.likely[g.battle.game.dice.leader]) ** dice) * this.worth.leaderDrop(g.hexLeader[hex]) + 5;
  }

  /** What an evading unit is expected to lose to an attacker. */
  evade(g: State, by: number, at: number, mode: number): number {
    const questions = g.battle.game.questions;
    const dice = questions.closeDice(g, by, g.unitHex[at], mode, null);
    const spared = questions.sparedSymbols(g, at, by) > 0;
    const spread = spreadOf(dice, this.hitBy(g.battle.unitType[at].symbol, spared ? 1 : 2, dice), 0);
    const blocks = g.unitBlocks[at];
    const leader = leaderWith(g, at);
    const leaderDrop = leader >= 0 ? this.worth.leaderDrop(leader) : 0;
    let harm = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const hits = Math.min(blocks, cell >> 2);
      if (hits === 0) continue;
      harm += spread[cell] * (this.worth.drop(at, blocks, hits) + (leaderDrop * (hits === blocks ? 6 : 1)) / 36);
    }
    return harm;
  }

  /** What a defender may expect by striking first with a card, then standing without battling back. */
  firstStrike(g: State, attacker: number, defender: number, mode: number): number {
    this.strike(g, defender, attacker, FIRST_STRIKE);
    const gain = this.harm;
    const goesOn = this.holds;
    this.strike(g, attacker, defender, mode);
    return gain - goesOn * this.harm;
  }
}
