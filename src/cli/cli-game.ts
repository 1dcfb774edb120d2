// What a game brings to the terminal besides its rules: its picture in text, and words for what the views of all games do
// not share. A view here is the game's own; the terminal passes on what the game's ruleset made.

import type { ScenarioInfo } from '../kernel/ruleset.ts';
import type { AnyRuleset, TableView } from '../kernel/view.ts';
import type { CaseResult } from '../lib/cases.ts';
import type { Style } from './style.ts';

/** A battle before it begins, as `vexillum show` is asked for it. */
export interface Shown {
  readonly rules: AnyRuleset;
  readonly sheet: string;
  /** What the shelf says of it; null for a sheet from a file. */
  readonly info: ScenarioInfo | null;
}

/** Armies that players build themselves, for games that have them. */
export interface Musters {
  /** The army of a text, told in lines; throws a `NotationError` where it cannot be read. */
  describe(text: string): string;
  /** Every rule that the army breaks, a sentence and its reference each; none when it is sound. */
  faults(text: string): { readonly text: string; readonly ref: string }[];
  /** For how many players it may be used: two, four, either, or none where it is not sound. */
  players(text: string): readonly number[];
  /** The text of a ready army. */
  ready(faction: string, size: number): string;
  /** The text of an army that the computer musters; another seed, another army. */
  mustered(faction: string, size: number, seed: string): string;
  /** How many units an army has, and which faction it is of. */
  sizeOf(text: string): number;
  factionOf(text: string): string;
  /** The names by which `ready` knows the factions. */
  readonly factions: readonly string[];
  /** The sheet of a battle between two or four armies, in the order of their seats. */
  sheet(texts: readonly string[]): string;
}

export interface CliGame {
  readonly rules: AnyRuleset;
  /** What the list calls the numbers that a side needs to win: `banners`. */
  readonly goal: string;
  /** What the signs of the map mean, for the help. */
  readonly mapHelp: string;
  /** Plays rule cases. */
  cases(text: string): CaseResult[];
  /** The board as text, 80 characters wide, with the meaning of its signs. */
  map(view: TableView, style: Style, ascii?: boolean): string;
  /** Who stands where with how much: the map is drawn anew when it changes. */
  places(view: TableView): unknown;
  /** What the marks beside the pieces mean, in a line. */
  marks(view: TableView, ascii?: boolean): string;
  /** How the battle stands, in few lines. */
  status(view: TableView, style: Style, ascii?: boolean, width?: number): string;
  /** The last picture, who won, and by what. */
  end(view: TableView, style: Style, ascii?: boolean): string;
  /** What looks like a slip after this last choice, where only `done` is left and a step back is still allowed. */
  slip?(view: TableView, last: string): string;
  show(battle: Shown, style: Style, ascii?: boolean): string;
  showJson(battle: Shown): unknown;
  /** Optional rules of a sheet by their keys. */
  optionsOf(sheet: string): string[];
  readonly musters?: Musters;
}
