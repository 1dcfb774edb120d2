// A person at the terminal: is told what happened, is asked, types; nothing typed can end the battle by mistake.

import { messageOf } from './errors.ts';
import { explanationsText, oddsText, refusalText } from './answer-text.ts';
import { type Entry, menuOf, menuText, openEntry, readChoice } from './choice-menu.ts';
import type { Io } from './io.ts';
import type { GameTable } from './play.ts';
import { HELP, handText, MARKS_HELP, mapText, statusText } from './play-text.ts';
import { recordText } from './records.ts';
import type { Style } from './style.ts';

export interface PersonOptions {
  readonly auto: boolean;
  readonly ascii: boolean;
  /** Two people share the screen: hide it when the other is to decide. */
  readonly curtain: boolean;
}

export class Player {
  private readonly io: Io;
  private readonly style: Style;
  private readonly table: GameTable;
  private readonly options: PersonOptions;
  /** How much of what happened each seat has been told. */
  private readonly told = [0, 0];
  private lastMap = '';
  private lastDecision = '';
  private lastSeat = -1;
  private readonly saved = new Set<string>();

  constructor(io: Io, style: Style, table: GameTable, options: PersonOptions) {
    this.io = io;
    this.style = style;
    this.table = table;
    this.options = options;
    this.told.fill(table.eventCount);
  }

  /** One decision; false when the person leaves. */
  async decide(): Promise<boolean> {
    const { table } = this;
    const seat = table.seat;
    if (this.playsItself()) {
      const [only] = table.choices();
      table.choose(only);
      this.io.out(this.style.dim(`(only one choice: ${only})\n`));
      return true;
    }
    if (this.options.curtain && this.lastSeat !== seat && !(await this.drawCurtain(seat))) return false;
    this.lastSeat = seat;
    this.tellNews(seat);
    this.present(seat);
    return this.ask(seat);
  }

  /** A single choice plays itself, unless that would betray what a hand holds. */
  private playsItself(): boolean {
    return this.options.auto && this.table.prompt()?.secret !== true && this.table.choices().length === 1;
  }

  private async drawCurtain(seat: number): Promise<boolean> {
    const { io, style, table } = this;
    const side = table.view(-1).sides[seat];
    io.out(io.outputIsTerminal ? '\u001b[2J\u001b[3J\u001b[H' : `\n${'-'.repeat(40)}\n`);
    this.lastMap = '';
    const line = await io.ask(`${style.side[seat](`${side.army} (${side.side})`)} decides now. Press Enter when only you look. `);
    return line !== null;
  }

  /** What happened since this seat was last told. */
  tellNews(seat: number): void {
    const { io, style, table } = this;
    const since = seat >= 0 ? this.told[seat] : Math.max(...this.told);
    const lines = table.log(seat, Math.min(since, table.eventCount));
    for (const line of lines) io.out(`${style.dim('·')} ${line.text}\n`);
    if (seat >= 0) this.told[seat] = table.eventCount;
  }

  private present(seat: number): void {
    const { io, style, table } = this;
    const view = table.view(seat);
    const map = mapText(view, style, this.options.ascii);
    // A map for each new kind of question when something on it has changed; between like ones, on demand.
    if (map !== this.lastMap && view.prompt.decision !== this.lastDecision) {
      io.out(`\n${map}\n${style.dim(MARKS_HELP)}\n`);
      this.lastMap = map;
    }
    this.lastDecision = view.prompt.decision;
    io.out(`\n${statusText(view, style, this.options.ascii)}\n${style.bold(view.prompt.text)}\n`);
  }

  private async ask(seat: number): Promise<boolean> {
    const { io, style, table } = this;
    const view = table.view(seat);
    const choices = table.choices();
    const all = menuOf(view, choices);
    let entries: Entry[] = all;
    io.out(`${menuText(entries, style)}\n`);
    for (;;) {
      const line = await io.ask('> ');
      if (line === null) return false;
      const input = line.trim();
      if (input === '') continue;
      try {
        const done = this.command(input, seat, (text) => this.meant(text, entries));
        if (done === 'quit') return false;
        if (done === 'again') return true;
        if (done === 'answered') continue;
      } catch (error) {
        io.out(`${style.bad(messageOf(error))}\n`);
        continue;
      }
      if (input.toLowerCase() === 'back' || input === '0') {
        entries = all;
        io.out(`${menuText(entries, style)}\n`);
        continue;
      }
      const reading = readChoice(view, input, entries, choices);
      if (reading.kind === 'choice') {
        try {
          table.choose(reading.text);
          return true;
        } catch (error) {
          // The table is as it was; the person may choose otherwise, save and report it.
          io.out(`${style.bad(messageOf(error))}\n`);
          continue;
        }
      }
      if (reading.kind === 'entry') {
        entries = openEntry(view, reading.entry);
        io.out(`${menuText(entries, style)}\n${style.dim('   0  back')}\n`);
      } else if (reading.kind === 'several') this.tellSeveral(reading.texts);
      else if (reading.kind === 'number') io.out(`Numbers go from 1 to ${entries.length}.\n`);
      else io.out(`${this.notUnderstood(input)}\n`);
    }
  }

  private tellSeveral(texts: readonly string[]): void {
    const some = texts.slice(0, 12).join(', ');
    this.io.out(`That may be ${some}${texts.length > 12 ? ` and ${texts.length - 12} more` : ''}; say which.\n`);
  }

  /** Something that reads like a choice but is not on offer gets its reason. */
  private notUnderstood(input: string): string {
    const value = this.table.ruleset.language.read(input);
    if (typeof value === 'string') return `${value} ("help" tells what you can type)`;
    const why = this.table.whyNot(this.table.ruleset.language.print(value));
    return why ? refusalText(why, this.style) : `"${input}" is not on offer.`;
  }

  /** The choice that an argument of `why` or `odds` means: by number, by its beginning, or as it stands. */
  private meant(text: string, entries: readonly Entry[]): string {
    if (text === '') throw new Error('name a choice, by its text or its number');
    const reading = readChoice(this.table.view(this.table.seat), text, entries, this.table.choices());
    if (reading.kind === 'choice') return reading.text;
    if (reading.kind === 'entry') throw new Error(`"${text}" stands for ${reading.entry.choices.length} choices; name one`);
    if (reading.kind === 'number') throw new Error(`numbers go from 1 to ${entries.length}`);
    return text;
  }

  /** What is typed beside choices. `again`: the question must be asked anew; `null`: it was no command. */
  private command(input: string, seat: number, meant: (text: string) => string): 'answered' | 'again' | 'quit' | null {
    const { io, style, table } = this;
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(input) ?? ['', '', ''];
    switch (word.toLowerCase()) {
      case 'quit':
      case 'exit':
        return rest === '' ? 'quit' : null;
      case 'help':
      case '?':
        io.out(`${HELP}\n`);
        return 'answered';
      case 'map':
        io.out(`${mapText(table.view(seat), style, this.options.ascii)}\n${style.dim(MARKS_HELP)}\n`);
        return 'answered';
      case 'hand':
        io.out(`${handText(table.view(seat), style)}\n`);
        return 'answered';
      case 'log':
        this.showLog(seat, rest);
        return 'answered';
      case 'save':
        this.save(rest);
        return 'answered';
      case 'undo':
        this.undo();
        return 'again';
      case 'why': {
        const text = meant(rest);
        const why = table.whyNot(text);
        io.out(`${why ? refusalText(why, style) : `"${text}" is on offer.`}\n`);
        return 'answered';
      }
      case 'odds':
        io.out(`${oddsText(table.odds(meant(rest)), style)}\n`);
        return 'answered';
      case 'explain':
        io.out(`${explanationsText(table.explain(rest), style)}\n`);
        return 'answered';
      default:
        return null;
    }
  }

  private showLog(seat: number, rest: string): void {
    const count = rest === '' ? 20 : Number(rest);
    if (!Number.isInteger(count) || count < 1) throw new Error(`expected a number of lines, found "${rest}"`);
    const lines = this.table.log(seat).slice(-count);
    this.io.out(lines.length === 0 ? 'Nothing has happened yet.\n' : `${lines.map((line) => line.text).join('\n')}\n`);
  }

  /** Back to the last question that had more than one answer: the others would only play themselves again. */
  private undo(): void {
    const { table } = this;
    table.undo();
    while (table.undoRefusal === '' && this.playsItself()) table.undo();
    for (const seat of [0, 1]) this.told[seat] = Math.min(this.told[seat], table.eventCount);
    this.io.out('Taken back.\n');
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

  /** After the end: time to save, to look back, to leave. */
  async afterwards(): Promise<void> {
    const { io } = this;
    for (;;) {
      const line = await io.ask('(save FILE, log, map, or Enter to leave) ');
      const input = line?.trim() ?? '';
      if (input === '' || input === 'quit' || input === 'exit') return;
      try {
        const known = /^(?:save|log|map|help|\?)(?:\s|$)/i.test(input);
        if (!known) io.out('The battle is over; save FILE, log or map, or Enter to leave.\n');
        else this.command(input, this.options.curtain ? -1 : this.lastSeat, (text) => text);
      } catch (error) {
        io.out(`${this.style.bad(messageOf(error))}\n`);
      }
    }
  }
}
