// What makes a game of the Commands family: its tables, its answers to the family's questions, its changed procedures.

import type { VerbSpec } from '../../../kernel/choice.ts';
import type { EventSecrets } from '../../../kernel/events.ts';
import type { RuleForm } from '../../../kernel/lists.ts';
import type { Compiled } from '../../../kernel/procedure.ts';
import type { DatedReading, RulingInfo } from '../../../kernel/ruleset.ts';
import type { HexBoard } from '../../../lib/hex-board.ts';
import type { GameWords } from '../telling/game-words.ts';
import type { Sheet } from '../text/sheet.ts';
import type { RuleMaker } from './special-rules.ts';
import type {
  Action,
  Additions,
  BattleDice,
  Card,
  Customs,
  Questions,
  Terrain,
  Trait,
  UnitClass,
  UnitType,
} from './tables.ts';

/** What a unit has done this turn, or what has happened to it, in one game alone. */
export interface OwnMark {
  /** Its key in positions and rule cases. */
  readonly key: string;
  /** One of `OWN_MARKS` in rules/state.ts. */
  readonly bit: number;
  /** How it is read out; null for a mark that stands only while dice are rolled. */
  readonly said: string | null;
  /** It ends with the combat under way. */
  readonly ofCombat?: boolean;
  /** The unit that it aims at is a friend whose attack it joins, not a target. */
  readonly joins?: boolean;
}

export interface CommandsGame {
  readonly id: string;
  readonly name: string;
  /** Changes whenever the same choices and dice could lead elsewhere; records say which they need. */
  readonly rulesVersion: string;
  /** Letter of the rulebook in references, such as `A 11`. */
  readonly ref: string;
  readonly units: readonly UnitType[];
  readonly terrain: readonly Terrain[];
  readonly cards: readonly Card[];
  /** Kinds of unit that cards order, by number in the cards' entries. */
  readonly classes: readonly UnitClass[];
  readonly traits: readonly Trait[];
  readonly rules: { readonly [key: string]: RuleMaker };
  /** What a sheet writes after the key of each rule. */
  readonly ruleForms: { readonly [key: string]: RuleForm };
  readonly boards: { readonly [size: string]: HexBoard };
  readonly dice: BattleDice;
  readonly questions: Questions;
  readonly customs: Customs;
  /** Actions that ordered units may carry out besides the card; empty where the game has none. */
  readonly actions: readonly Action[];
  readonly additions: Additions;
  /** Marks of a turn that only its units bear. */
  readonly marks: readonly OwnMark[];
  readonly procedures: readonly Compiled[];
  /** The words of its choices: the family's, then its own. */
  readonly verbs: readonly VerbSpec[];
  readonly sheets: readonly Sheet[];
  /** Disputed points that players may settle otherwise; their keys may stand among a battle's options. */
  readonly rulings: readonly RulingInfo[];
  /** Rules that were mended; battles of older versions are played as they were. */
  readonly mended: readonly DatedReading[];
  /** What only one seat may know of the events that only this game has. */
  readonly secrets?: EventSecrets;
  /** What it says in its own words. */
  readonly words: GameWords;
}
