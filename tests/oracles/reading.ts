// What a second reading of a rulebook answers, and the count of what was compared with it.

import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { type Game, textOf, type Ways } from './engine.ts';
import type { Board, Field, Unit } from './field.ts';

/** What a reading of a rulebook answers; null where the book leaves a doubt. */
export interface Book {
  readonly board: Board;
  readonly KINDS: {
    readonly [code: string]: { readonly blocks: number; readonly symbol: string; readonly range: number };
  };
  barred(code: string, ground: string): boolean;
  /** Where an ordered unit may move, by how many hexes. */
  moves(field: Field, from: string): { readonly sure: Map<string, number>; readonly doubtful: Set<string> };
  leaderMoves(field: Field, from: string): Set<string> | null;
  closeDice(field: Field, from: string, to: string, back?: boolean): number | null;
  fireDice(field: Field, from: string, to: string, moved?: boolean): number | null;
  /** Whether close combat is on offer; without it, wherever there are dice. */
  mayClose?(field: Field, from: string, to: string): boolean | null;
  /** What a unit may do that has moved so far and stands there now. */
  mayBattleAfter(field: Field, hex: string, far: number): { readonly close: boolean; readonly fire: boolean } | null;
  closeHits(
    field: Field,
    from: string,
    to: string,
    faces: readonly string[],
    back?: boolean,
  ): { readonly hits: number; readonly again: number } | null;
  ignorable(field: Field, from: string, to: string, close: boolean, back?: boolean): number | null;
  flagHexes(attacker: Unit, target: Unit, close: boolean): number;
  retreats(field: Field, from: string, owed: number): { readonly ends: Set<string>; readonly lost: number };
  evades(field: Field, from: string, to: string): Set<string> | null;
  evadeHits(attacker: Unit, target: Unit, faces: readonly string[]): number;
  /** Dice of a shot by who evades. */
  backShot(unit: Unit): number;
  leaderCheck(eliminated: boolean): { readonly dice: number; readonly helmets: number };
  /** Where a leader may be in the end whom nobody hits on his flight; `off` beside the board. */
  leaderFlight(
    field: Field,
    from: string,
    side: number,
  ): { readonly ends: Set<string>; readonly dice: Map<string, number> } | null;
  /** What follows when a unit has emptied a hex; the field is the one afterwards. */
  momentum(
    field: Field,
    from: string,
    to: string,
    overLeader?: boolean,
    moved?: boolean,
  ): { readonly advance: boolean | null; readonly further: Set<string> | null; bonus(hex: string): Set<string> | null };
  /** Whether the attacker may come into the hex of a unit that has evaded. */
  readonly advancesOnEvade?: boolean;
  /** Whether an ordered unit, or an ordered leader alone, may leave the board. */
  mayExit?(field: Field, from: string): boolean | null;
  mayLeaderExit?(field: Field, from: string): boolean;
  /** Comparisons that only this game has. */
  more?(tally: Tally, game: Compared, field: Field, at: Game, side: number, seed: number): void;
}

export interface Compared {
  readonly id: string;
  readonly rules: CommandsRuleset;
  readonly book: Book;
  readonly ways: Ways;
  /** Special rules of a sheet that the reading knows. */
  readonly knows: readonly string[];
  /** Faces of the dice but the flag. */
  readonly faces: readonly string[];
  /** A face that does nothing to who retreats, evades or is checked. */
  readonly nothing: string;
  /** What later dice show of a unit that rolls dice again. */
  rest?(code: string): string | undefined;
  /** The face that hits leaders. */
  readonly leader: string;
  /** Whether an attack on this hex is an exchange of the plain kind. */
  plain(field: Field, from: string, to: string): boolean;
  /** Kinds of units that retreat, and that evade, without anything of their own. */
  retreats(code: string): boolean;
  evadesOnBoard(code: string): boolean;
  /** A kind with the longest range, and one to fire at. */
  readonly gun: string;
  readonly mark: string;
}

const listed = (values: Iterable<string>): string => [...values].sort().join(' ');

/** What was compared, and what differed. */
export class Tally {
  readonly compared = new Map<string, number>();
  readonly differences: string[] = [];
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  get total(): number {
    return [...this.compared.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Two answers to one question, as numbers or lists of places. */
  agree(
    kind: string,
    field: Field,
    question: string,
    engine: number | boolean | string | Iterable<string>,
    book: number | boolean | string | Iterable<string>,
  ): void {
    this.compared.set(kind, (this.compared.get(kind) ?? 0) + 1);
    const [found, expected] = [engine, book].map((one) => (typeof one === 'object' ? listed(one) : String(one)));
    if (found === expected) return;
    this.differences.push(
      `${kind}: ${question}: the engine says "${found}", the book "${expected}"\n${textOf(field, this.id, 'battle')}`,
    );
  }
}
