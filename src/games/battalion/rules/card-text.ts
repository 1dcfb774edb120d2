// What a tactic card does, by the moment to which its text belongs [B Tactic cards]. The table of all cards is in tactics/, one
// file for each faction; windows and decisions run over the texts of a seat and know no card by name.
// RULING: A card text that would change nothing is not offered, and nobody is asked about it [B Tactic cards].
// CASE: B Centurion's Voice: never less than one, so it is no help for what costs one
// CASE: B Marching Camp: nothing to bring, nothing asked
// CASE: B To the Triarii!: nobody is asked when there is no disorder on the unit

import type { Why } from '../../../kernel/permission.ts';
import type { Frame, State } from './state.ts';

/** Why a text does not fit what happens; the numbers are what `TEXT_WORDS` says of each. */
export type TextFault =
  | 'wrongAttack'
  | 'wrongClass'
  | 'sixDice'
  | 'notOuter'
  | 'notOverlapped'
  | 'allEights'
  | 'oneRank'
  | 'disengaged'
  | 'targetStands'
  | 'targetGone'
  | 'noOrderThere'
  | 'noUnitThere'
  | 'noHit'
  | 'notByCommand'
  | 'turnedRanks'
  | 'noElephants'
  | 'fewerAlready'
  | 'noCampDisorder'
  | 'oneName'
  | 'needsItsFront'
  | 'notAnOpponent'
  | 'emptyHand'
  | 'nobodyNeedsCard'
  | 'horsesAlready'
  | 'nobodyFree'
  | 'noDisorder'
  | 'noDisorderOn'
  | 'commandedAlready'
  | 'redeployedAlready'
  | 'counterFirstAlready'
  | 'nobodyToBarrage'
  | 'engagedShooter'
  | 'noRanged'
  | 'inReserve'
  | 'offField'
  | 'reactsElsewhere'
  | 'engagedReactor';

export type TextWhy = Why<TextFault> | null;

/** Every text has its card; its number is that of the card in the tables. */
export interface Carded {
  readonly card: number;
}

/** A text for a moment of a frame: where it fits, by public facts. */
export interface Fitting {
  fits(g: State, f: Frame, why: TextWhy): boolean;
}

/** In the redeployment phase; `f` is the phase. */
export interface RedeployText extends Fitting {
  /** Cavalry may redeploy without a card from now on. */
  readonly sets?: 'horses';
  play(g: State, phase: Frame, card: number): void;
}

/** Before rally or command. It names nothing, one of the own units, or an opponent. */
export interface StartText {
  readonly names: 'nothing' | 'unit' | 'seat';
  fits(g: State, seat: number, named: number, why: TextWhy): boolean;
  play(g: State, seat: number, card: number, named: number): void;
}

/** What texts played so far demand of the command to come, and what they give it: locals of the action. */
export type Terms = Pick<Frame, 'less' | 'captains' | 'stampede' | 'cry'>;

/** Order that a card saves on a payment: `less` and `captains` are locals of the decision that pays. */
export type Relief = Pick<Frame, 'less' | 'captains'>;

export type ReliefFault = 'savesNothing' | 'oneNameOnly' | 'notForEvade';

/** Makes a command, a reaction or an Evade cheaper. */
export interface ReliefText extends Relief {
  /** Whether it lowers the price of this unit; `purpose` is what is paid for. */
  lowers(g: State, unit: number, purpose: number, why: Why<ReliefFault> | null): boolean;
}

/** Is played for a charge to come and leaves its mark on it. */
export interface ChargeText {
  readonly sets: 'stampede' | 'cry';
  /** The classes of units it is meant for. */
  readonly classes: number;
}

/** Answers a charge, with an unengaged unit of the sector. */
export interface ChargedText {
  play(g: State, f: Frame, seat: number, card: number, unit: number): void;
}

/** A charge has found its target; `f` is the charge. */
export interface EngagedText extends Fitting {
  play(g: State, charge: Frame, card: number): void;
}

/** Adds dice to the attack under way. */
export interface PoolText extends Fitting {
  readonly dice: number;
  /** The attack has Harass. */
  readonly harass?: true;
}

/** Takes dice off an enemy's attack. */
export interface EnemyPoolText {
  readonly fewer: number;
  fits(g: State, a: Frame, seat: number, why: TextWhy): boolean;
}

/** Dice that have fallen are rolled again, or raised by one: so many at most. */
export interface RolledText extends Fitting {
  readonly rerolls?: number;
  readonly raises?: number;
}

/** Hits are not taken; `f` is the frame of taking them. */
export interface HitsText extends Fitting {
  /** The most hits it lets one ignore; left out where it does something else. */
  readonly ignores?: number;
  play(g: State, f: Frame, card: number): void;
}

/** A unit has lost a rank and still stands. */
export interface AfterHitsText {
  fits(g: State, unit: number, why: TextWhy): boolean;
  play(g: State, seat: number, card: number, unit: number): void;
}

/** An attack is resolved. */
export interface AfterAttackText extends Fitting {
  /** A unit of the owner of the target is named with it. */
  readonly names?: true;
  /** The attacker leaves the fight before it is answered. */
  readonly leaves?: true;
  play(g: State, f: Frame, a: Frame, card: number, named: number): void;
}

/** Before a rally. */
export interface RallyText {
  fits(g: State, seat: number, why: TextWhy): boolean;
  play(g: State, seat: number, card: number): void;
}

/** A unit would be disbanded, and is not. */
export interface DisbandText {
  fits(g: State, unit: number, why: TextWhy): boolean;
  play(g: State, unit: number, card: number): void;
}

/** At the end of a turn with a command: the unit barrages without order. */
export interface EndText {
  fits(g: State, unit: number, why: TextWhy): boolean;
}

/** The moments, with what a text of each is. `relief` and `charge` are texts for a command. */
export interface TextKinds {
  redeploy: RedeployText;
  start: StartText;
  relief: ReliefText;
  charge: ChargeText;
  charged: ChargedText;
  engaged: EngagedText;
  pool: PoolText;
  enemyPool: EnemyPoolText;
  rolled: RolledText;
  hits: HitsText;
  afterHits: AfterHitsText;
  afterAttack: AfterAttackText;
  rally: RallyText;
  disband: DisbandText;
  end: EndText;
}
export type Moment = keyof TextKinds;

/** Decisions that only a card brings about. */
export type CardDecision = 'arrange' | 'spies' | 'ignore' | 'consular' | 'feign' | 'parthian';

/** An entry of the table: what one card does, and the decision that only this card of its faction leads to. */
export type CardText = { readonly [M in Moment]?: TextKinds[M] } & { readonly asks?: CardDecision };

/** The texts of one seat's faction, by moment; and the card that leads to a decision. */
export type SeatTexts = { readonly [M in Moment]: readonly (TextKinds[M] & Carded)[] } & {
  readonly asking: { readonly [D in CardDecision]?: number };
};
