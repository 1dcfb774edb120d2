// What a person at the terminal may ask beside choosing: the map, the hand, the log, reasons, odds, a file.

import { explanationsText, oddsText, refusalText } from './answer-text.ts';
import { type Entry, menuWords, type Reading, readChoice } from './choice-menu.ts';
import type { CliGame } from './cli-game.ts';
import { allPolicies } from './games.ts';
import type { Io } from './io.ts';
import { squareSign } from './map-signs.ts';
import { helpText } from './play-text.ts';
import { type GameTable, recordText } from './records.ts';
import type { Style } from './style.ts';

/** `close F6 x E6 evades`: an attack, and how the decisions inside are to be taken. */
const WITH_POLICY = new RegExp(`^(.*?)\\s+(${allPolicies().join('|')})$`, 'i');

export class Aside {
  private readonly io: Io;
  private readonly style: Style;
  private readonly game: CliGame;
  private readonly table: GameTable;
  private readonly ascii: boolean;
  private readonly saved = new Set<string>();
  /** The decision that waited when the battle was last saved; 0 when it never was. */
  savedAt = 0;

  constructor(io: Io, style: Style, game: CliGame, table: GameTable, ascii = false) {
    this.io = io;
    this.style = style;
    this.game = game;
    this.table = table;
    this.ascii = ascii;
  }

  /** Answers what is no choice; false when it is none of these. Throws with a sentence when it cannot be answered. */
  answer(input: string, seat: number, entries: readonly Entry[]): boolean {
    const { io, style, game, table } = this;
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(input) ?? ['', '', ''];
    switch (word.toLowerCase()) {
      case 'help':
      case '?':
        io.out(`${this.inSigns(helpText(game))}\n`);
        return true;
      case 'rules':
        io.out(`${game.inShort}\n`);
        return true;
      case 'map':
        io.out(
          `${game.map(table.view(seat), style, this.ascii)}\n${style.dim(game.marks(table.view(seat), this.ascii))}\n`,
        );
        return true;
      case 'hand':
        io.out(`${game.hand(table.view(seat), style, io.columns)}\n`);
        return true;
      case 'log':
        this.showLog(seat, rest);
        return true;
      case 'save':
        this.save(rest);
        return true;
      case 'why': {
        const text = this.meant(rest, entries);
        const why = table.whyNot(text);
        io.out(`${why ? refusalText(why, style) : `"${text}" is on offer.`}\n`);
        return true;
      }
      case 'odds': {
        const [, asked, policy] = WITH_POLICY.exec(rest) ?? ['', rest, undefined];
        const choice = this.meant(asked.trim(), entries);
        const named = allPolicies().find((one) => one.toLowerCase() === policy?.toLowerCase());
        io.out(`${oddsText(table.odds(choice, named), table.explain(choice, table.seat), style)}\n`);
        return true;
      }
      case 'explain':
        io.out(`${explanationsText(table.explain(this.query(rest, entries), table.seat), style)}\n`);
        return true;
      default:
        return false;
    }
  }

  /** Signs that every terminal has, where it was asked for. */
  private inSigns(text: string): string {
    const plain: { readonly [sign: string]: string } = { '▼': 'v', '▲': '^', '□': squareSign(true) };
    return this.ascii ? text.replace(/[▼▲□]/g, (sign) => plain[sign]) : text;
  }

  /** The choice that an argument of `why` or `odds` means: by number, by its beginning, or as it stands. */
  private meant(text: string, entries: readonly Entry[]): string {
    if (text === '') throw new Error('name a choice, by its text or its number');
    const reading = this.read(text, entries);
    if (reading.kind === 'choice') return reading.text;
    if (reading.kind === 'entry') {
      throw new Error(`"${text}" stands for ${reading.entry.choices.length} choices; name one`);
    }
    if (reading.kind === 'number') throw new Error(`numbers go from 1 to ${entries.length}`);
    return this.game.meant?.(text) ?? text;
  }

  private read(text: string, entries: readonly Entry[]): Reading {
    const { game, table } = this;
    const words = menuWords(game, table.view(table.seat), () => table.offers());
    return readChoice(words, text, entries, table.choices());
  }

  /** What `explain` is asked about: as it stands, a hex alone, or an attack on offer by its number or its hexes. */
  private query(text: string, entries: readonly Entry[]): string {
    const asked = this.game.question?.(text) ?? text;
    if (asked !== text || text === '' || /^(?:close|fire|back|unit)\s/i.test(text)) return asked;
    const reading = this.read(text, entries);
    return reading.kind === 'choice' ? reading.text : (this.game.meant?.(text) ?? text);
  }

  private showLog(seat: number, rest: string): void {
    const count = rest === '' ? 20 : Number(rest);
    if (!Number.isInteger(count) || count < 1) throw new Error(`expected a number of lines, found "${rest}"`);
    const lines = this.table.log(seat).slice(-count);
    this.io.out(lines.length === 0 ? 'Nothing has happened yet.\n' : `${lines.map((line) => line.text).join('\n')}\n`);
  }

  save(file: string): void {
    if (file === '') throw new Error('name a file: save battle.txt');
    const { io } = this;
    if (io.fileExists(file) && !this.saved.has(file) && !/^\s*vexillum 1 /.test(io.readFile(file))) {
      throw new Error(`${file} holds something else; choose another name`);
    }
    io.writeFile(file, recordText(this.table));
    this.saved.add(file);
    this.savedAt = this.table.number;
    io.out(`Saved: ${file}\n`);
  }
}
