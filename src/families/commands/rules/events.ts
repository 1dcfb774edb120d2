// Everything the family tells: one kind of event for each thing that happens, complete at the moment it is told. Pieces, hexes,
// sides, cards and faces are the numbers of the battle's tables; what is not known to all is left out for other seats
// (`SECRETS`). A game adds kinds of its own in its `rules/events.ts`; its table of tellings then must have a sentence for each.

import type { EventSink, SecretsOf } from '../../../kernel/events.ts';
import type { Reason } from '../../../kernel/explain.ts';
import type { DieRead } from './dice-reading.ts';
import {
  ATTACK,
  BATTLE_BACK,
  BONUS,
  ELIMINATED,
  EXITED,
  FIRST_STRIKE,
  INTO_ADVANCE,
  LEFT,
  RANGED,
  type State,
} from './state.ts';

/** A unit or a leader, and where it stood. */
export interface Standing {
  readonly id: number;
  readonly hex: number;
}

/** A unit that goes along the hexes of a way, its own first. */
export interface UnitGoes {
  readonly unit: number;
  readonly way: readonly number[];
  /** The leader who goes with it, the one it leaves behind, and the one alone at the end of its way whom it joins. */
  readonly leader: number | null;
  readonly left: number | null;
  readonly joins: number | null;
}

/** A leader by himself, where he comes to stand and with whom. */
export interface LeaderComes {
  readonly leader: Standing;
  readonly unit: number | null;
}

/** How a combat is fought. */
export type CombatMode =
  | 'attack'
  | 'bonus'
  | 'battleBack'
  | 'firstStrike'
  | 'intoAdvance'
  | 'ranged'
  /** Dice at a unit that evades. */
  | 'evaded';

/** How a piece left the board: without its last block or by its death, to safety, or over the enemy's edge. */
export type Leaving = 'eliminated' | 'left' | 'exited';

export type TurnEvent =
  | { readonly kind: 'turn'; readonly side: number; readonly turn: number }
  | { readonly kind: 'passes'; readonly side: number }
  /** `order` is the card whose order is carried out; null when there is nothing to copy. */
  | { readonly kind: 'plays'; readonly side: number; readonly card: number; readonly order: number | null }
  | { readonly kind: 'reacts'; readonly side: number; readonly card: number; readonly unit: Standing }
  | { readonly kind: 'draws'; readonly side: number; readonly card?: number }
  | { readonly kind: 'scouts'; readonly side: number; readonly count: number; readonly cards?: readonly number[] }
  | { readonly kind: 'keeps'; readonly side: number; readonly card?: number; readonly discarded: number | null }
  | { readonly kind: 'losesCard'; readonly side: number; readonly card: number }
  | { readonly kind: 'reshuffles'; readonly cards: number }
  | { readonly kind: 'command'; readonly side: number; readonly command: number };

export type OrderEvent =
  | { readonly kind: 'ordered'; readonly unit: Standing }
  | { readonly kind: 'orderedLeader'; readonly leader: Standing }
  /** `where` counts from the left of the side that names the section. */
  | { readonly kind: 'section'; readonly side: number; readonly where: number }
  /** Faces that serve any unit, or one that only moves; null for none. */
  | {
      readonly kind: 'orderDice';
      readonly side: number;
      readonly rallies: boolean;
      readonly any: number | null;
      readonly moveOnly: number | null;
      readonly dice: readonly DieRead[];
    }
  | { readonly kind: 'rallied'; readonly unit: Standing; readonly before: number; readonly after: number }
  | ({ readonly kind: 'newLeader' } & LeaderComes);

export type MoveEvent =
  | ({ readonly kind: 'moves' } & UnitGoes)
  /** He may leave a unit and join another. */
  | {
      readonly kind: 'movesLeader';
      readonly leader: number;
      readonly way: readonly number[];
      readonly left: number | null;
      readonly unit: number | null;
    }
  | { readonly kind: 'mire'; readonly unit: Standing; readonly hit: boolean; readonly dice: readonly DieRead[] }
  | {
      readonly kind: 'leaderMarsh';
      readonly leader: Standing;
      readonly hit: boolean;
      readonly dice: readonly DieRead[];
    };

export type CombatEvent =
  | { readonly kind: 'declares'; readonly unit: Standing; readonly hex: number; readonly mode: CombatMode }
  | {
      readonly kind: 'strikes';
      readonly by: Standing;
      readonly unit: Standing;
      readonly mode: CombatMode;
      readonly count: number;
    }
  | { readonly kind: 'fires'; readonly by: Standing; readonly unit: Standing; readonly count: number }
  | { readonly kind: 'evades'; readonly unit: Standing; readonly by: Standing; readonly count: number }
  | {
      readonly kind: 'dice';
      readonly by: Standing;
      readonly unit: Standing;
      readonly mode: CombatMode;
      readonly dice: readonly DieRead[];
    }
  | { readonly kind: 'blocks'; readonly unit: Standing; readonly before: number; readonly after: number }
  /** `leader` stays in the hex alone. */
  | { readonly kind: 'unitOff'; readonly unit: Standing; readonly fate: Leaving; readonly leader: number | null }
  | ({ readonly kind: 'evadesTo' } & UnitGoes)
  | ({ readonly kind: 'advances' } & UnitGoes)
  | ({ readonly kind: 'extraHex' } & UnitGoes)
  /** Why flags could be ignored, one reason for each number it adds; one that adds nothing forbade it. */
  | {
      readonly kind: 'flags';
      readonly unit: Standing;
      readonly flags: number;
      readonly ignored: number;
      readonly reasons: readonly Reason[];
    }
  | ({ readonly kind: 'retreats' } & UnitGoes)
  | { readonly kind: 'cannotRetreat'; readonly unit: Standing; readonly short: number };

export type LeaderEvent =
  | {
      readonly kind: 'leaderCheck';
      readonly leader: Standing;
      readonly hit: boolean;
      readonly dice: readonly DieRead[];
    }
  | {
      readonly kind: 'leaderAttacked';
      readonly leader: Standing;
      readonly by: Standing;
      readonly ranged: boolean;
      readonly hit: boolean;
      readonly dice: readonly DieRead[];
    }
  /** One hex of his way. He counts as standing at `from`, where his evade began, until it ends. */
  | {
      readonly kind: 'leaderFlees';
      readonly leader: number;
      readonly from: number;
      readonly way: readonly [number, number];
    }
  /** The hex is that of the enemy unit he must pass. */
  | {
      readonly kind: 'leaderEscape';
      readonly leader: Standing;
      readonly hit: boolean;
      readonly dice: readonly DieRead[];
    }
  | ({ readonly kind: 'leaderStands'; readonly from: number } & LeaderComes)
  /** `unit` is the one he was with. */
  | {
      readonly kind: 'leaderOff';
      readonly leader: Standing;
      readonly unit: number | null;
      readonly fate: Leaving;
    };

/** A side's banners before and after, where this one comes from, and how many of that source it then has. */
export interface BannerCount {
  readonly side: number;
  readonly before: number;
  readonly after: number;
  readonly by: 'units' | 'leaders' | 'exits' | 'objectives';
  readonly count: number;
}

export type ScenarioEvent =
  | ({ readonly kind: 'places' } & LeaderComes)
  | { readonly kind: 'enters'; readonly unit: Standing }
  | ({ readonly kind: 'entersLeader' } & LeaderComes)
  | { readonly kind: 'captures'; readonly side: number; readonly hex: number }
  | ({ readonly kind: 'banner' } & BannerCount)
  | ({ readonly kind: 'bannerLost' } & BannerCount)
  /** The side that has won; null for a draw. */
  | { readonly kind: 'ended'; readonly winner: number | null }
  /** The rule's place among those of the battle. */
  | { readonly kind: 'ruleDecides'; readonly rule: number };

export type CommandsEvent = TurnEvent | OrderEvent | MoveEvent | CombatEvent | LeaderEvent | ScenarioEvent;

/** Cards that only their owner may know. */
export const SECRETS: SecretsOf<CommandsEvent> = {
  draws: { seat: 'side', members: ['card'] },
  scouts: { seat: 'side', members: ['cards'] },
  keeps: { seat: 'side', members: ['card'] },
};

/** Who listens to the family's events; null when nobody does, and then nothing is made. */
export const told = (g: State): EventSink<CommandsEvent> | null => g.sink;

// ---- what events are made of, as it is now

export const unitHere = (g: State, unit: number): Standing => ({ id: unit, hex: g.unitHex[unit] });
export const leaderHere = (g: State, leader: number): Standing => ({ id: leader, hex: g.leaderHex[leader] });

const orNull = (number: number): number | null => (number < 0 ? null : number);

/** The leader with a unit. */
export const leaderIn = (g: State, unit: number): number | null => orNull(g.hexLeader[g.unitHex[unit]]);

/** The unit on a hex. */
export const unitOn = (g: State, hex: number): number | null => orNull(g.hexUnit[hex]);

/** A unit that is about to go, with its leader unless it goes alone. */
export function goes(g: State, unit: number, way: readonly number[], alone = false): UnitGoes {
  const own = orNull(g.hexLeader[way[0]]);
  const there = orNull(g.hexLeader[way[way.length - 1]]);
  return { unit, way, leader: alone ? null : own, left: alone ? own : null, joins: there === own ? null : there };
}

/** A leader who has come to stand where he is now. */
export function hasCome(g: State, leader: number): LeaderComes {
  return { leader: leaderHere(g, leader), unit: orNull(g.hexUnit[g.leaderHex[leader]]) };
}

const MODES: { readonly [mode: number]: CombatMode } = {
  [ATTACK]: 'attack',
  [BONUS]: 'bonus',
  [BATTLE_BACK]: 'battleBack',
  [FIRST_STRIKE]: 'firstStrike',
  [INTO_ADVANCE]: 'intoAdvance',
  [RANGED]: 'ranged',
};
export const modeOf = (mode: number): CombatMode => MODES[mode];

const LEAVINGS: { readonly [fate: number]: Leaving } = {
  [ELIMINATED]: 'eliminated',
  [LEFT]: 'left',
  [EXITED]: 'exited',
};
export const leavingOf = (fate: number): Leaving => LEAVINGS[fate];
