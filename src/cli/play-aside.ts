// What a person at the terminal may ask beside choosing: the map, the hand, the log, reasons, odds, a file.

import { explanationsText, oddsText, refusalText } from './answer-text.ts';
import { type Entry, readChoice } from './choice-menu.ts';
import { allPolicies } from './games.ts';
import type { Io } from './io.ts';
import { squareSign } from './map-signs.ts';
import type { GameTable } from './play.ts';
import { handText, helpText, mapText, marksHelp } from './play-text.ts';
import { recordText } from './records.ts';
import { rulesText } from './rules-text.ts';
import type { Style } from './style.ts';

/** `close F6 x E6 evades`: an attack, and how the decisions inside are to be taken. */
const WITH_POLICY = new RegExp(`^(.*?)\\s+(${allPolicies().join('|')})$`, 'i');

/** Two hexes alone are a close combat. */
const betweenHexes = (text: string): string =>
  text.replace(
    /^([a-z]\d{1,2})\s+(?:x\s+)?([a-z]\d{1,2})$/i,
    (_, from: string, to: string) => `close ${from.toUpperCase()} x ${to.toUpperCase()}`,
  );

export class Aside {
  private readonly io: Io;
  private readonly style: Style;
  private readonly table: GameTable;
  private readonly ascii: boolean;
  private readonly saved = new Set<string>();
  /** The decision that waited when the battle was last saved; 0 when it never was. */
  savedAt = 0;

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
        io.out(`${this.inSigns(helpText(table.ruleset.id))}\n`);
        return true;
      case 'rules':
        io.out(`${rulesText(table.ruleset.id)}\n`);
        return true;
      case 'map':
        io.out(
          `${mapText(table.view(seat), style, this.ascii)}\n${style.dim(marksHelp(table.view(seat), this.ascii))}\n`,
        );
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
      case 'odds': {
        const [, asked, policy] = WITH_POLICY.exec(rest) ?? ['', rest, undefined];
        const choice = this.meant(asked.trim(), entries);
        const named = allPolicies().find((one) => one.toLowerCase() === policy?.toLowerCase());
        io.out(`${oddsText(table.odds(choice, named), table.explain(choice), style)}\n`);
        return true;
      }
      case 'explain':
        io.out(`${explanationsText(table.explain(this.query(rest, entries)), style)}\n`);
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
    const reading = readChoice(this.table.view(this.table.seat), text, entries, this.table.choices());
    if (reading.kind === 'choice') return reading.text;
    if (reading.kind === 'entry') {
      throw new Error(`"${text}" stands for ${reading.entry.choices.length} choices; name one`);
    }
    if (reading.kind === 'number') throw new Error(`numbers go from 1 to ${entries.length}`);
    return betweenHexes(text);
  }

  /** What `explain` is asked about: as it stands, a hex alone, or an attack on offer by its number or its hexes. */
  private query(text: string, entries: readonly Entry[]): string {
    if (/^[a-z]\d{1,2}$/i.test(text)) return `unit ${text}`;
    if (text === '' || /^(?:close|fire|back|unit)\s/i.test(text)) return text;
    const reading = readChoice(this.table.view(this.table.seat), text, entries, this.table.choices());
    return reading.kind === 'choice' ? reading.text : betweenHexes(text);
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
