// What a person at the terminal may ask beside choosing: the map, the hand, the log, reasons, odds, a file.

import { explanationsText, oddsText, refusalText } from './answer-text.ts';
import { type Entry, readChoice } from './choice-menu.ts';
import type { Io } from './io.ts';
import type { GameTable } from './play.ts';
import { HELP, handText, MARKS_HELP, mapText } from './play-text.ts';
import { recordText } from './records.ts';
import type { Style } from './style.ts';

export class Aside {
  private readonly io: Io;
  private readonly style: Style;
  private readonly table: GameTable;
  private readonly ascii: boolean;
  private readonly saved = new Set<string>();

  constructor(io: Io, style: Style, table: GameTable, ascii = false) {
    this.io = io;
    this.style = style;
    this.table = table;
    this.ascii = ascii;
  }

  /** Answers what is no choice; false when it is none of these. Throws with a sentence when it cannot be answered. */
  answer(input: string, seat: number, entries: readonly Entry[]): boolean {
    const { io, style, table } = this;
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(input) ?? ['', '', ''];
    switch (word.toLowerCase()) {
      case 'help':
      case '?':
        io.out(`${HELP}\n`);
        return true;
      case 'map':
        io.out(`${mapText(table.view(seat), style, this.ascii)}\n${style.dim(MARKS_HELP)}\n`);
        return true;
      case 'hand':
        io.out(`${handText(table.view(seat), style, io.columns)}\n`);
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
      case 'odds':
        io.out(`${oddsText(table.odds(this.meant(rest, entries)), style)}\n`);
        return true;
      case 'explain':
        io.out(`${explanationsText(table.explain(rest), style)}\n`);
        return true;
      default:
        return false;
    }
  }

  /** The choice that an argument of `why` or `odds` means: by number, by its beginning, or as it stands. */
  private meant(text: string, entries: readonly Entry[]): string {
    if (text === '') throw new Error('name a choice, by its text or its number');
    const reading = readChoice(this.table.view(this.table.seat), text, entries, this.table.choices());
    if (reading.kind === 'choice') return reading.text;
    if (reading.kind === 'entry') {
      throw new Error(`"${text}" stands for ${reading.entry.choices.length} choices; name one`);
    }
    if (reading.kind === 'number') throw new Error(`numbers go from 1 to ${entries.length}`);
    return text;
  }

  private showLog(seat: number, rest: string): void {
    const count = rest === '' ? 20 : Number(rest);
    if (!Number.isInteger(count) || count < 1) throw new Error(`expected a number of lines, found "${rest}"`);
    const lines = this.table.log(seat).slice(-count);
    this.io.out(lines.length === 0 ? 'Nothing has happened yet.\n' : `${lines.map((line) => line.text).join('\n')}\n`);
  }

  private save(file: string): void {
    if (file === '') throw new Error('name a file: save battle.txt');
    const { io } = this;
    if (io.fileExists(file) && !this.saved.has(file) && !/^\s*vexillum 1 /.test(io.readFile(file))) {
      throw new Error(`${file} holds something else; choose another name`);
    }
    io.writeFile(file, recordText(this.table));
    this.saved.add(file);
    io.out(`Saved: ${file}\n`);
  }
}
