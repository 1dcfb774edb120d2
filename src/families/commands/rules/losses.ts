// Blocks, units and leaders leave the board; banners are gained; the battle is won or drawn (rules 4, 10-12, 14).

import { DRAW, RUNNING, WIN } from '../../../kernel/state.ts';
import { leaderHere, leaderIn, leavingOf, told, unitHere, unitOn } from './events.ts';
import { enemyOf } from './standing.ts';
import { ELIMINATED, EXITED, type State } from './state.ts';

/** Where a side's banners have come from; `objectives` are those that special rules gave. */
export interface BannerSources {
  readonly units: number;
  readonly leaders: number;
  readonly exits: number;
  readonly objectives: number;
}

export function bannerSources(g: State, side: number): BannerSources {
  const { unitSide, leaderSide, unitCount, leaderCount } = g.battle;
  let units = 0;
  let leaders = 0;
  let exits = 0;
  for (let u = 0; u < unitCount; u++) {
    if (unitSide[u] === side) exits += g.unitFate[u] === EXITED ? 1 : 0;
    else units += g.unitFate[u] === ELIMINATED ? 1 : 0;
  }
  for (let l = 0; l < leaderCount; l++) {
    if (leaderSide[l] === side) exits += g.leaderFate[l] === EXITED ? 1 : 0;
    else leaders += g.leaderFate[l] === ELIMINATED ? 1 : 0;
  }
  return { units, leaders, exits, objectives: g.banners[side] - units - leaders - exits };
}

/**
 * Gives a side one banner. Victory is decided the instant the last one needed is gained (rule 4). `toCome` more of the same
 * source are given after this one.
 */
export function gainBanner(g: State, side: number, by: keyof BannerSources = 'objectives', toCome = 0): void {
  g.banners[side]++;
  told(g)?.tell({
    kind: 'banner',
    side,
    before: g.banners[side] - 1,
    after: g.banners[side],
    by,
    count: bannerSources(g, side)[by] - toCome,
  });
  for (const rule of g.battle.rules) rule.bannerGained?.(g, side);
  if (g.simultaneous === 0) decideVictory(g);
}

/** The battle is over when a side has its banners; both at the same instant is a draw. */
export function decideVictory(g: State): void {
  if (g.outcome !== RUNNING) return;
  const top = g.banners[0] >= g.battle.goals[0];
  const bottom = g.banners[1] >= g.battle.goals[1];
  if (top && bottom) endBattle(g, DRAW);
  else if (top) endBattle(g, WIN);
  else if (bottom) endBattle(g, WIN + 1);
}

export function endBattle(g: State, outcome: number): void {
  if (g.outcome !== RUNNING) return;
  g.outcome = outcome;
  told(g)?.tell({ kind: 'ended', winner: outcome === DRAW ? null : outcome - WIN });
}

/** A special rule of the sheet, by its key, has decided the battle. */
export function endByRule(g: State, key: string, outcome: number): void {
  if (g.outcome !== RUNNING) return;
  told(g)?.tell({ kind: 'ruleDecides', rule: g.battle.rules.findIndex((one) => one.key === key) });
  endBattle(g, outcome);
}

/** Takes up to `count` blocks from a unit; the last one eliminates it. Answers how many went. */
export function loseBlocks(g: State, unit: number, count: number): number {
  const lost = Math.min(count, g.unitBlocks[unit]);
  if (lost === 0) return 0;
  g.unitBlocks[unit] -= lost;
  told(g)?.tell({
    kind: 'blocks',
    unit: unitHere(g, unit),
    before: g.unitBlocks[unit] + lost,
    after: g.unitBlocks[unit],
  });
  if (g.unitBlocks[unit] === 0) {
    takeUnitOff(g, unit, ELIMINATED);
    // What a unit is worth beyond one banner a special rule gives.
    for (let n = 0; n < bannersFor(g, unit); n++) {
      gainBanner(g, enemyOf(g.battle.unitSide[unit]), n === 0 ? 'units' : 'objectives');
    }
  }
  return lost;
}

function bannersFor(g: State, unit: number): number {
  for (const rule of g.battle.rules) if (rule.bannersFor) return rule.bannersFor(g, unit);
  return 1;
}

/** Takes back a banner that was given for ground held. */
export function loseBanner(g: State, side: number): void {
  g.banners[side]--;
  told(g)?.tell({
    kind: 'bannerLost',
    side,
    before: g.banners[side] + 1,
    after: g.banners[side],
    by: 'objectives',
    count: bannerSources(g, side).objectives,
  });
}

/** A unit has left a hex: ground that was held may be held no more. */
function groundLeft(g: State): void {
  for (const rule of g.battle.rules) rule.groundLeft?.(g);
}

/** Removes a unit; its leader stays in the hex alone. */
export function takeUnitOff(g: State, unit: number, fate: number): void {
  told(g)?.tell({ kind: 'unitOff', unit: unitHere(g, unit), fate: leavingOf(fate), leader: leaderIn(g, unit) });
  g.hexUnit[g.unitHex[unit]] = -1;
  g.unitHex[unit] = -1;
  g.unitFate[unit] = fate;
  g.battle.game.additions.unitOff?.(g, unit);
  if (g.battle.holdsGround) groundLeft(g);
}

/** A leader is eliminated. Special rules may call procedures, so this is the last act of a step, after `done`. */
export function killLeader(g: State, leader: number): void {
  takeLeaderOff(g, leader, ELIMINATED);
  for (const rule of g.battle.rules) rule.leaderLost?.(g, leader);
  gainBanner(g, enemyOf(g.battle.leaderSide[leader]), 'leaders');
}

export function takeLeaderOff(g: State, leader: number, fate: number): void {
  told(g)?.tell({
    kind: 'leaderOff',
    leader: leaderHere(g, leader),
    unit: unitOn(g, g.leaderHex[leader]),
    fate: leavingOf(fate),
  });
  g.hexLeader[g.leaderHex[leader]] = -1;
  g.leaderHex[leader] = -1;
  g.leaderFate[leader] = fate;
}

/** Puts a unit on another hex, with the leader attached to it if he does not stay. A lone leader there becomes attached. */
export function shiftUnit(g: State, unit: number, to: number, alone = false): void {
  const from = g.unitHex[unit];
  const leader = g.hexLeader[from];
  g.hexUnit[from] = -1;
  g.hexUnit[to] = unit;
  g.unitHex[unit] = to;
  if (leader >= 0 && !alone) shiftLeader(g, leader, to);
  if (g.battle.holdsGround) groundLeft(g);
}

export function shiftLeader(g: State, leader: number, to: number): void {
  const from = g.leaderHex[leader];
  if (from >= 0 && g.hexLeader[from] === leader) g.hexLeader[from] = -1;
  g.hexLeader[to] = leader;
  g.leaderHex[leader] = to;
}
