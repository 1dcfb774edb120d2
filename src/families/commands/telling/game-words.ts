// What a game of the family says in its own words: the titles of its rule sections, the terms that differ from game to
// game, and everything about decisions, choices and events that only this game has. The family's own tables say the rest;
// where both speak, the game's word goes first.

import type { Refusal } from '../../../kernel/explain.ts';
import type { OfferMark } from '../../../kernel/ruleset.ts';
import type { Frame, State } from '../rules/state.ts';
import type { Titles } from '../tables/references.ts';
import type { UnitType } from '../tables/tables.ts';
import type { EventTelling } from './events/event-words.ts';
import type { Policy } from './odds/policies.ts';
import type { Trial } from './trial.ts';
import type { Why } from './why-not/parts.ts';

/** Terms for which the games have different words. */
export interface Vocabulary {
  /** The fight of units next to each other: `close combat`, `melee`. As a verb after may, must, to; and for one who does. */
  readonly close: string;
  readonly toClose: string;
  readonly closes: string;
  /** Another such fight after an advance; in short for a button. */
  readonly bonus: string;
  readonly bonusShort: string;
  /** Stepping into a hex that has been emptied, and the hex that cavalry goes farther: `Momentum`, `Taking ground`. */
  readonly advance: string;
  readonly extraHex: string;
  /** A unit gives way before it is struck: after may or to; for one who does; as a noun with its article and without. */
  readonly evade: string;
  readonly evades: string;
  /** In short, for a button: `evade`, `retire`. */
  readonly evadeShort: string;
  /** With the enemy's name behind it: `evade`, `retire and reform before`. */
  readonly evadeBefore: string;
  readonly anEvade: string;
  readonly evadeMove: string;
  /** `the evading unit`, `the retiring unit`. */
  readonly evading: string;
  /** A leader by himself gives way: after may or to; for one who does; `has evaded`. */
  readonly flee: string;
  readonly flees: string;
  readonly fled: string;
  /** What a unit has that can fire: `missiles`. */
  readonly missiles: string;
  /** The face that hits leaders: one, two of them, many. */
  readonly aLeaderFace: string;
  readonly leaderFace: string;
  readonly twoLeaderFaces: string;
}

/** The words of the older rulebooks of the family: close combat, evading, momentum, helmets. */
export const closeCombatWords: Vocabulary = {
  close: 'close combat',
  toClose: 'fight in close combat',
  closes: 'fights in close combat',
  bonus: 'bonus close combat',
  bonusShort: 'bonus combat',
  advance: 'Momentum',
  extraHex: 'Momentum',
  evade: 'evade',
  evades: 'evades',
  evadeShort: 'evade',
  evadeBefore: 'evade',
  anEvade: 'an evade',
  evadeMove: 'evade',
  evading: 'evading',
  flee: 'evade',
  flees: 'evades',
  fled: 'evaded',
  missiles: 'missiles',
  aLeaderFace: 'a helmet',
  leaderFace: 'helmets',
  twoLeaderFaces: 'two helmets',
};

/** What follows from a choice. */
export interface Consequence {
  /** How the choice invites, where that depends on what follows. */
  readonly mark?: OfferMark;
  readonly note: string;
  /** It can only help, or hardly anybody does otherwise: screens let it stand out. */
  readonly usual?: true;
}

/** What is said of what an ending leaves undone, by how much of it there is. */
export interface Undone {
  /** Counted by the pieces that could still act, or by how often in a row something could still be chosen. */
  readonly by: 'piece' | 'choice';
  /** For a button: `3 not moved`. */
  readonly short: (left: number) => string;
  readonly note: (left: number) => string;
}

/** How a choice is shown and pointed at. */
export interface OfferShape {
  readonly mark: OfferMark;
  /** By the verb's two arguments. */
  readonly label: (g: State, a: number, b: number) => string;
  /** Which argument is the acting piece's hex, and which the hex pointed at: 1 or 2, 0 for the hex asked about. */
  readonly from?: 0 | 1;
  readonly to?: 1 | 2;
  /** The piece that acts is a leader. */
  readonly leader?: boolean;
  /** What follows from it: a short sentence or nothing. */
  readonly note?: (g: State, a: number, b: number) => string;
  /** The same where it takes making the choice in a copy, or where the mark depends on it. */
  readonly follows?: (trial: Trial, choice: number) => Consequence;
  /** The part of the turn to which it belongs, for who asks for it at another time. */
  readonly phase?: 'order' | 'move' | 'battle' | 'enter';
  /** It can only help, or hardly anybody does otherwise: screens let it stand out. */
  readonly usual?: true;
  /** The choice as one of several ways, for the question: `bring the reserve in`. */
  readonly way?: string;
}

/** What is said of one decision; a game says of the family's own decisions only what it adds or says otherwise. */
export interface DecisionWords {
  /** The question, without the army's name. It is the same for all seats and tells nothing of hands. */
  readonly prompt?: (g: State, f: Frame, seat: number) => string;
  /** The words of the question for who has never met them. */
  readonly help?: string | ((say: Vocabulary) => string);
  /** The hex that the decision is about, or -1. */
  readonly hex?: (g: State, f: Frame) => number;
  /** How its choices are shown, by verb; those that are alike in several decisions are in `decisions/shared.ts`. */
  readonly offers?: { readonly [verb: number]: OfferShape };
  /** What DONE leaves undone here while anything else is on offer; without it DONE declines and leaves nothing. */
  readonly undone?: Undone;
  /** Labels of choices that mean something of their own here, by verb. */
  readonly labels?: { readonly [verb: number]: string | ((g: State) => string) };
  /**
   * What pointing at a hex means here: an order if nothing is said; nothing at all (`spoken`); a choice with that hex alone;
   * or one with the hex asked about and that hex.
   */
  readonly pointing?:
    | 'spoken'
    | {
        readonly verb: number;
        readonly pair?: boolean;
        /** Where the piece in question stands, where that is not the hex asked about. */
        readonly from?: (g: State, f: Frame) => number;
      };
  /** Why a choice is not on offer, by verb. */
  readonly reasons?: { readonly [verb: number]: Why };
  /** What a unit is in for that obeys a flag and comes to this decision before it goes back. */
  readonly wayBack?: string;
  /**
   * What odds take for granted here: the first choice, or the first with this verb if there is one. Without it the
   * exchange ends here.
   */
  readonly odds?: 'first' | { readonly verb: number };
  /** The blow that is asked about, where every answer has odds of its own; null where it has none. */
  readonly blow?: (g: State, f: Frame) => Blow | null;
  /** The blows that a choice brings, by verb, in their order, for who asks for their numbers beforehand. */
  readonly blows?: { readonly [verb: number]: (g: State, f: Frame, choice: number) => readonly Blow[] };
}

/** A unit strikes at what stands on a hex. */
export interface Blow {
  readonly by: number;
  readonly hex: number;
  readonly mode: number;
}

export interface GameWords extends Titles {
  /** Whether a reason's reference belongs to what a unit has by itself in close combat, or in fire, before ground and cards. */
  ownClose(ref: string): boolean;
  ownFire(ref: string): boolean;
  readonly say: Vocabulary;
  /** The nation of a unit type, for games in which an army is made up of several; it then stands for the army's name. */
  nationOf?(type: UnitType): string;
  /** What a leader does for units beside steadying them; null for nothing. */
  readonly leaderHelp: { readonly text: string; readonly ref: string } | null;
  /** Whom a leader alone supports, where that is not every unit next to him. */
  readonly loneSupport?: string;
  /** What else comes with the evade of a unit, as part of a sentence; null for nothing. */
  evadeNote?(g: State, unit: number): { readonly text: string; readonly ref: string } | null;
  /** The formation in which a unit stands, in a few words; empty for the usual one, as in games that have no other. */
  formOf?(g: State, unit: number): string;
  /** Whether a unit with an order could leave its formation before it moves. */
  couldLeaveForm?(g: State, unit: number): boolean;
  /** Why a unit may not move as it stands. */
  staysAsItStands?(g: State, unit: number): Refusal;
  /** Ways in which odds may take the defender to answer that only this game has. */
  readonly oddsPolicies?: readonly Policy[];
  /** What the game's own decisions add to what odds take for granted: parts of a list. */
  readonly oddsAssume: readonly string[];
  /** What parts of the turn are called that the game adds, by the name of their step; else the part before goes on. */
  readonly phases?: { readonly [step: string]: string };
  readonly decisions: { readonly [decision: string]: DecisionWords };
  /** What is told of each kind of event that only this game has: an `EventTellings` of its union. */
  readonly events: { readonly [kind: string]: EventTelling };
}
