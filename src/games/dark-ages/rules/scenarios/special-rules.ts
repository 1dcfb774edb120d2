// What a special rule of a scenario may change: a closed list of questions and hooks. A rule answers those it is about;
// `Battle.hooks` keeps the rules by question, so that a plain battle asks nobody. The rules themselves stand in
// rules-*.ts, one entry each, keyed; the sheet names them with their arguments.

import type { Trace } from '../../../../kernel/explain.ts';
import type { Fight } from '../questions.ts';
import type { Frame, State } from '../state.ts';

export interface SpecialRule {
  readonly key: string;
  readonly args: readonly string[];
  /** Added to a piece's defence value: more is worse. */
  defenceValue?(g: State, piece: number): number;
  /** The attack value of a piece that has none of its own; 0 for no answer. */
  attackValue?(g: State, piece: number): number;
  /** Morale instead of the printed one; 0 for no answer. */
  moraleValue?(g: State, piece: number): number;
  /** Dice that a piece adds (or loses) in a fight. */
  dice?(g: State, f: Fight, piece: number, role: number, trace: Trace | null): number;
  /** The dice of a defender, whatever else counts; 0 for no answer. */
  fixedDice?(g: State, piece: number): number;
  /** A defender loses no die for several adjacent enemies. */
  closeOrder?(g: State, piece: number): boolean;
  /** Units in a stream lose no die. */
  shallowStream?(g: State): boolean;
  /** A defender absorbs one hit in Assault and Melee without a card. */
  absorbs?(g: State, piece: number): boolean;
  /** A Schiltron card lasts until the round is over. */
  lastingSchiltron?(g: State, piece: number): boolean;
  /** Ground that a piece may never enter: by what the piece and the ground of the hex are, and nothing that passes. */
  barsHex?(g: State, piece: number, hex: number): boolean;
  /** A move by activation that is not allowed. */
  barsMove?(g: State, piece: number, from: number, to: number): boolean;
  /** A hex that may not be entered by choice any more (a move, an evasion, a pursuit). */
  barsEntry?(g: State, piece: number, hex: number): boolean;
  /** Hits for entering a hex instead of `hits`. */
  entryHits?(g: State, piece: number, hex: number, hits: number): number;
  /** A piece has left a hex, or come to another one. */
  moved?(g: State, piece: number, from: number, to: number): void;
  /** It never retreats and is not routed by its first hit. */
  steadfast?(g: State, piece: number): boolean;
  /** It is eliminated when it routs. */
  diesRouting?(g: State, piece: number): boolean;
  /** It cannot be fired at. */
  sheltered?(g: State, piece: number): boolean;
  /** A shot that is not allowed. */
  barsFire?(g: State, from: number, to: number): boolean;
  /** Its elimination does not count towards the limit. */
  uncounted?(g: State, piece: number): boolean;
  /** Units around a dead or routed leader take no hits. */
  unmourned?(g: State, leader: number): boolean;
  /** A leader has been killed. */
  leaderKilled?(g: State, leader: number): void;
  /** A leader who is never alone: he goes where his unit goes, and dies with it. */
  neverAlone?(g: State, leader: number): boolean;
  /** A leader who drew a red mark for this unit may draw once more. */
  drawsAgain?(g: State, leader: number, unit: number): boolean;
  /** A hex of its edge over which a routed piece may not leave the map. */
  barsExit?(g: State, seat: number, hex: number): boolean;
  /** A round is over: hits may be due. */
  afterRound?(g: State): void;
}

/**
 * What a Historical Event does. All are called with the event's own frame: f.seat is who brought it about, f.place its
 * number in the sheet (from 0); f.left, f.attacker and f.defender, by their
 * second names, are the event's to use.
 */
export interface ScenarioEvent {
  readonly key: string;
  readonly args: readonly string[];
  /** It begins: may call. */
  begin(g: State, f: Frame): void;
  /** Called after that until it answers false: whether it has called something more. */
  more?(g: State, f: Frame): boolean;
  /** When all is done: hits may be due. */
  finish?(g: State, f: Frame): void;
  /** Whether a piece may be named in its decision `chooseUnit`, and what that does; -1 for nobody. */
  may?(g: State, f: Frame, piece: number): boolean;
  chosen?(g: State, f: Frame, piece: number): void;
  /** Whether naming somebody may be declined. */
  optional?(g: State, f: Frame): boolean;
  /** The pieces it brings. */
  readonly pieces?: readonly number[];
  /** A rule that it brings into force. */
  readonly rule?: Omit<SpecialRule, 'key' | 'args'>;
}
