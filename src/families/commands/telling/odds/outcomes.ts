// What may come of an exchange, read off the states where its lines end, and added up by likelihood.

import { NOTES } from '../../../../kernel/enumerate.ts';
import type { OddsOutcome } from '../../../../kernel/ruleset.ts';
import { DRAW, RUNNING, WIN } from '../../../../kernel/state.ts';
import { enemyOf } from '../../rules/standing.ts';
import { ELIMINATED, LEFT, type State } from '../../rules/state.ts';

/** What a line keeps of its way: the state itself no longer shows it. */
export const NOTE_TARGET_FLAGS = 0;
export const NOTE_ATTACKER_FLAGS = 1;
export const NOTE_EVADED = 2;
export const NOTE_BATTLED_BACK = 3;

/** The two sides of an exchange before it begins. A target may be a leader alone: then `targetUnit` is -1. */
export interface Exchange {
  readonly before: State;
  readonly attackerUnit: number;
  readonly targetUnit: number;
  readonly attackerLeader: number;
  readonly targetLeader: number;
  readonly attackerSide: number;
}

export function exchangeOf(before: State, from: number, at: number): Exchange {
  const attackerUnit = before.hexUnit[from];
  return {
    before,
    attackerUnit,
    targetUnit: before.hexUnit[at],
    attackerLeader: before.hexLeader[from],
    targetLeader: before.hexLeader[at],
    attackerSide: before.battle.unitSide[attackerUnit],
  };
}

/** Set once `settleFirstPart` has counted what can no longer change. */
export const NOTE_COUNTED = 4;

const UNIT_FATES = ['destroyed', 'drivenBack', 'evades', 'leaves', 'holds'] as const;
const LEADER_FATES = ['lost', 'leaves', 'evades', 'stays'] as const;
const ENDINGS = ['goesOn', 'won', 'lost', 'drawn'] as const;
const YES_NO = ['no', 'yes'] as const;
type UnitFate = (typeof UNIT_FATES)[number];
type LeaderFate = (typeof LEADER_FATES)[number];

/** Index in UNIT_FATES. */
function unitFate(e: Exchange, g: State, unit: number, evaded: boolean): number {
  if (g.unitFate[unit] === ELIMINATED) return 0;
  if (g.unitFate[unit] === LEFT) return 3;
  if (g.unitHex[unit] === e.before.unitHex[unit]) return 4;
  return evaded ? 2 : 1;
}

/** Index in LEADER_FATES: lost, gone from the battlefield, evading by himself, or with his unit wherever it is. */
function leaderFate(g: State, leader: number, unit: number): number {
  if (g.leaderFate[leader] === ELIMINATED) return 0;
  if (g.leaderFate[leader] === LEFT) return 1;
  return unit >= 0 && g.unitHex[unit] === g.leaderHex[leader] ? 3 : 2;
}

/** Probability by small number, with names for the numbers where they are not meant as numbers. */
class Distribution {
  readonly names: readonly string[] | null;
  readonly sums: number[] = [];
  constructor(names: readonly string[] | null) {
    this.names = names;
  }
  add(value: number, probability: number): void {
    while (this.sums.length <= value) this.sums.push(0);
    this.sums[value] += probability;
  }
  /** All together: 1 but for what rounding did to many small parts, which is taken out again. */
  private get total(): number {
    return this.sums.reduce((sum, p) => sum + p, 0);
  }
  get(name: string): number {
    return (this.sums[this.names?.indexOf(name) ?? Number(name)] ?? 0) / this.total;
  }
  get notZero(): number {
    const all = this.total;
    return all === 0 ? 0 : (all - this.sums[0]) / all;
  }
  named(): { [value: string]: number } {
    const out: { [value: string]: number } = {};
    const all = this.total;
    this.sums.forEach((p, i) => {
      if (p > 0) out[this.names?.[i] ?? String(i)] = p / all;
    });
    return out;
  }
}

/** Adds up, over the ends of lines, what became of everybody. */
export class Tally {
  readonly exchange: Exchange;
  /** What holds for every line from its beginning: an answer that was given. */
  private readonly given: Int16Array;
  private readonly target = new Distribution(UNIT_FATES);
  private readonly targetLeader = new Distribution(LEADER_FATES);
  private readonly targetBlocksLost = new Distribution(null);
  private readonly targetFlagsObeyed = new Distribution(null);
  private readonly attacker = new Distribution(UNIT_FATES);
  private readonly attackerLeader = new Distribution(LEADER_FATES);
  private readonly attackerBlocksLost = new Distribution(null);
  private readonly attackerFlagsObeyed = new Distribution(null);
  private readonly attackerBannersGained = new Distribution(null);
  private readonly targetBannersGained = new Distribution(null);
  private readonly attackerOthersBlocksLost = new Distribution(null);
  private readonly targetOthersBlocksLost = new Distribution(null);
  private readonly battleBack = new Distribution(YES_NO);
  private readonly battle = new Distribution(ENDINGS);

  constructor(exchange: Exchange, given: Int16Array = new Int16Array(NOTES)) {
    this.exchange = exchange;
    this.given = given;
  }

  /** One end of the exchange. */
  add(g: State, notes: Int16Array, probability: number): void {
    const e = this.exchange;
    const before = e.before;
    const side = e.attackerSide;
    const enemy = enemyOf(side);
    if (e.targetUnit >= 0) {
      this.target.add(unitFate(e, g, e.targetUnit, notes[NOTE_EVADED] + this.given[NOTE_EVADED] > 0), probability);
      this.targetBlocksLost.add(before.unitBlocks[e.targetUnit] - g.unitBlocks[e.targetUnit], probability);
    }
    if (notes[NOTE_COUNTED] === 0) this.countFirstPart(g, notes, probability);
    if (e.targetLeader >= 0) this.targetLeader.add(leaderFate(g, e.targetLeader, e.targetUnit), probability);
    this.attacker.add(unitFate(e, g, e.attackerUnit, false), probability);
    this.attackerBlocksLost.add(before.unitBlocks[e.attackerUnit] - g.unitBlocks[e.attackerUnit], probability);
    this.attackerFlagsObeyed.add(notes[NOTE_ATTACKER_FLAGS] + this.given[NOTE_ATTACKER_FLAGS], probability);
    if (e.attackerLeader >= 0) this.attackerLeader.add(leaderFate(g, e.attackerLeader, e.attackerUnit), probability);
    this.attackerBannersGained.add(g.banners[side] - before.banners[side], probability);
    this.targetBannersGained.add(g.banners[enemy] - before.banners[enemy], probability);
    this.battleBack.add(Math.max(notes[NOTE_BATTLED_BACK], this.given[NOTE_BATTLED_BACK]), probability);
    this.battle.add(g.outcome === RUNNING ? 0 : g.outcome === DRAW ? 3 : g.outcome - WIN === side ? 1 : 2, probability);
  }

  private countFirstPart(g: State, notes: Int16Array, probability: number): void {
    const e = this.exchange;
    const { [NOTE_TARGET_FLAGS]: given } = this.given;
    if (e.targetUnit >= 0) this.targetFlagsObeyed.add(notes[NOTE_TARGET_FLAGS] + given, probability);
    this.attackerOthersBlocksLost.add(othersLost(e, g, e.attackerSide), probability);
    this.targetOthersBlocksLost.add(othersLost(e, g, enemyOf(e.attackerSide)), probability);
  }

  /**
   * The attack is over and a battle back begins that can harm only the attacker: the target's flags and the losses of
   * others are counted now and forgotten, so that lines which differ in nothing else meet.
   */
  settleFirstPart(g: State, notes: Int16Array, probability: number): void {
    if (notes[NOTE_COUNTED] === 1) return;
    this.countFirstPart(g, notes, probability);
    notes[NOTE_COUNTED] = 1;
    notes[NOTE_TARGET_FLAGS] = 0;
    const { attackerUnit, targetUnit, before } = this.exchange;
    for (let u = g.battle.unitCount - 1; u >= 0; u--) {
      if (g.unitHex[u] >= 0 && u !== attackerUnit && u !== targetUnit) g.unitBlocks[u] = before.unitBlocks[u];
    }
  }

  /** The distributions by name, without those that say nothing: no such piece, or nothing that could happen. */
  distributions(): { readonly [name: string]: { readonly [value: string]: number } } {
    const out: { [name: string]: { [value: string]: number } } = {};
    const put = (name: string, distribution: Distribution, always: boolean): void => {
      if (distribution.sums.length > 0 && (always || distribution.notZero > 0)) out[name] = distribution.named();
    };
    put('target', this.target, true);
    put('targetBlocksLost', this.targetBlocksLost, true);
    put('targetFlagsObeyed', this.targetFlagsObeyed, true);
    put('targetLeader', this.targetLeader, true);
    put('attacker', this.attacker, true);
    put('attackerBlocksLost', this.attackerBlocksLost, true);
    put('attackerFlagsObeyed', this.attackerFlagsObeyed, true);
    put('attackerLeader', this.attackerLeader, true);
    put('attackerBannersGained', this.attackerBannersGained, true);
    put('targetBannersGained', this.targetBannersGained, true);
    put('attackerOthersBlocksLost', this.attackerOthersBlocksLost, false);
    put('targetOthersBlocksLost', this.targetOthersBlocksLost, false);
    put('battleBack', this.battleBack, false);
    put('battle', this.battle, false);
    return out;
  }

  /**
   * Always in the same order: the target's fates (destroyed, driven back, evades, leaves, holds), its blocks and leader,
   * the same of the attacker, then the battle back, others, and the battle. What cannot happen is left out of the rarer ones.
   */
  outcomes(): OddsOutcome[] {
    const e = this.exchange;
    const { say } = e.before.battle.game.words;
    const out: OddsOutcome[] = [];
    const add = (key: string, text: string, probability: number, always: boolean): void => {
      if (always || probability > 0) out.push({ key, text, probability });
    };
    const addUnit = (who: string, unit: number, fate: Distribution, lost: Distribution): void => {
      if (unit < 0) return;
      const name = nameOf(e, unit);
      const p = (value: UnitFate) => fate.get(value);
      add(`${who}Destroyed`, `${name}: destroyed`, p('destroyed'), true);
      add(`${who}DrivenBack`, `${name}: driven back`, p('drivenBack'), true);
      add(`${who}Evades`, `${name}: ${say.evades}`, p('evades'), false);
      add(`${who}Leaves`, `${name}: leaves the battlefield`, p('leaves'), false);
      add(`${who}Holds`, `${name}: holds its ground`, p('holds'), true);
      add(`${who}LosesBlocks`, `${name}: loses blocks`, lost.notZero, true);
    };
    const addLeader = (who: string, leader: number, fate: Distribution): void => {
      if (leader < 0) return;
      const name = e.before.battle.leaderNames[leader];
      const p = (value: LeaderFate) => fate.get(value);
      add(`${who}LeaderLost`, `${name}: lost`, p('lost'), true);
      add(`${who}LeaderEvades`, `${name}: ${say.flees}`, p('evades'), false);
      add(`${who}LeaderLeaves`, `${name}: leaves the battlefield`, p('leaves'), false);
    };
    addUnit('target', e.targetUnit, this.target, this.targetBlocksLost);
    addLeader('target', e.targetLeader, this.targetLeader);
    addUnit('attacker', e.attackerUnit, this.attacker, this.attackerBlocksLost);
    addLeader('attacker', e.attackerLeader, this.attackerLeader);
    add('battleBack', 'the target battles back', this.battleBack.get('yes'), false);
    add(
      'targetOthersLoseBlocks',
      "others on the target's side lose blocks",
      this.targetOthersBlocksLost.notZero,
      false,
    );
    add(
      'attackerOthersLoseBlocks',
      "others on the attacker's side lose blocks",
      this.attackerOthersBlocksLost.notZero,
      false,
    );
    add('battleWon', 'the attacker wins the battle', this.battle.get('won'), false);
    add('battleLost', 'the attacker loses the battle', this.battle.get('lost'), false);
    add('battleDrawn', 'the battle is drawn', this.battle.get('drawn'), false);
    return out;
  }
}

/** Blocks that units of a side have lost which neither attacked nor were attacked by a retreat through them. */
function othersLost(e: Exchange, g: State, side: number): number {
  const { firstUnit } = g.battle;
  let lost = 0;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    if (u !== e.attackerUnit && u !== e.targetUnit) lost += e.before.unitBlocks[u] - g.unitBlocks[u];
  }
  return lost;
}

function nameOf(e: Exchange, unit: number): string {
  const { unitType, board } = e.before.battle;
  return `${unitType[unit].name} at ${board.names[e.before.unitHex[unit]]}`;
}
