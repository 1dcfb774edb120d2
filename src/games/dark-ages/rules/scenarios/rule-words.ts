// Reads the arguments of special rules and events: tags, hexes, sides, types, numbers; with messages that name the rule.

import type { HexBoard } from '../../../../lib/hex-board.ts';
import { unitType } from '../../tables/tables.ts';
import { type Side, sideNames } from '../../text/sheet-types.ts';

/** What a rule may ask of the battle that is being made. */
export class RuleArguments {
  readonly key: string;
  readonly args: readonly string[];
  private readonly board: HexBoard;
  private readonly tags: readonly string[];
  private next = 0;

  constructor(key: string, args: readonly string[], board: HexBoard, tags: readonly string[]) {
    this.key = key;
    this.args = args;
    this.board = board;
    this.tags = tags;
  }

  private wrong(expected: string, found: string | undefined): Error {
    return new Error(`rule ${this.key}: expected ${expected}, found ${found === undefined ? 'nothing' : `"${found}"`}`);
  }

  private take(): string | undefined {
    return this.args[this.next++];
  }

  side(): Side {
    const word = this.take();
    if (word !== 'top' && word !== 'bottom') throw this.wrong(sideNames.join(' or '), word);
    return word === 'top' ? 0 : 1;
  }

  hex(): number {
    const word = this.take();
    const hex = word === undefined ? -1 : this.board.hex(word);
    if (hex < 0) throw this.wrong('a hex of this board', word);
    return hex;
  }

  /** A unit or leader by its tag, as a piece. */
  piece(): number {
    const word = this.take();
    const piece = word === undefined ? -1 : this.tags.indexOf(word);
    if (piece < 0) throw this.wrong('the tag of a unit or leader', word);
    return piece;
  }

  number(): number {
    const word = this.take();
    if (word === undefined || !/^\d{1,2}$/.test(word)) throw this.wrong('a number', word);
    return Number(word);
  }

  /** The key of a unit type. */
  type(): string {
    const word = this.take();
    if (word === undefined || !unitType(word)) throw this.wrong('a type of unit', word);
    return word;
  }

  /** One or more of the rest. */
  rest<T>(read: (this: RuleArguments) => T): T[] {
    const all = [read.call(this)];
    while (this.next < this.args.length) all.push(read.call(this));
    return all;
  }

  /** Nothing may be left over. */
  end(): void {
    if (this.next < this.args.length) throw this.wrong('no more arguments', this.args[this.next]);
  }
}
