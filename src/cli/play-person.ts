// A person at the terminal: is told what happened, is asked, types; nothing typed can end the battle by mistake.

import { explanationsText, oddsText, refusalText } from './answer-text.ts';
import { type Entry, menuOf, menuText, openEntry, readChoice } from './choice-menu.ts';
import { messageOf } from './errors.ts';
import type { Io } from './io.ts';
import type { GameTable } from './play.ts';
import { HELP, handText, MARKS_HELP, mapText, statusText } from './play-text.ts';
import { recordText } from './records.ts';
import type { Style } from './style.ts';

export interface PersonOptions {
  readonly auto: boolean;
  readonly ascii?: boolean;
  /** Two people share the screen: hide it when the other is to decide. */
  readonly curtain: boolean;
}

function severalText(texts: readonly string[]): string {
  const some = texts.slice(0, 12).join(', ');
  return `That may be ${some}${texts.length > 12 ? ` and ${texts.length - 12} more` : ''}; say which.`;
}

export class Player {
  private readonly io: Io;
  private readonly style: Style;
  private readonly table: GameTable;
  private readonly options: PersonOptions;
  /** How much of what happened each seat has been told. */
  private readonly told = [0, 0];
  private lastPlaces = '';
  private lastDecision = '';
  private lastSeat = -1;
  private lastStatus = '';
  /** What was typed after a `;`, still to be obeyed. */
  private readonly typed: string[] = [];
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
      if (seat === this.lastSeat) this.tellNews(seat);
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
    this.lastPlaces = '';
    const line = await io.ask(
      `${style.side[seat](`${side.army} (${side.side})`)} decides now. Press Enter when only you look. `,
    );
    return line !== null;
  }

  /** What happened since this seat was last told. */
  tellNews(seat: number): void {
    const { io, table } = this;
    const since = seat >= 0 ? this.told[seat] : Math.max(...this.told);
    const lines = table.log(seat, Math.min(since, table.eventCount));
    for (const line of lines) io.out(`  ${line.text}\n`);
    if (seat >= 0) this.told[seat] = table.eventCount;
  }

  private present(seat: number): void {
    const { io, style, table } = this;
    const view = table.view(seat);
    const places = JSON.stringify([view.units.map((u) => [u.hex, u.blocks]), view.leaders.map((l) => l.hex)]);
    // A map for each new kind of question when somebody stands elsewhere; between like ones, on demand.
    if (places !== this.lastPlaces && view.prompt.decision !== this.lastDecision) {
      io.out(`\n${mapText(view, style, this.options.ascii)}\n${style.dim(MARKS_HELP)}\n`);
      this.lastPlaces = places;
    }
    this.lastDecision = view.prompt.decision;
    const status = statusText(view, style, this.options.ascii);
    if (status !== this.lastStatus) io.out(`\n${status}\n`);
    this.lastStatus = status;
    io.out(`${style.bold(view.prompt.text)}\n`);
  }

  private async ask(seat: number): Promise<boolean> {
    const { io, style, table } = this;
    const view = table.view(seat);
    const choices = table.choices();
    const all = menuOf(view, choices);
    let entries: Entry[] = all;
    let shown: Entry[] = [];
    for (;;) {
      // While typed words are still to be obeyed nobody needs the menu.
      if (entries !== shown && this.typed.length === 0) {
        io.out(`${menuText(entries, style, io.columns)}\n${entries === all ? '' : `${style.dim('   0  back')}\n`}`);
        shown = entries;
      }
      const input = await this.nextInput();
      if (input === null) return false;
      if (input === '') continue;
      try {
        const done = this.command(input, seat, (text) => this.meant(text, entries));
        if (done === 'quit') return false;
        if (done === 'again') return true;
        if (done === 'answered') continue;
      } catch (error) {
        this.refuse(style.bad(messageOf(error)));
        continue;
      }
      if (input.toLowerCase() === 'back' || input === '0') {
        entries = all;
        shown = [];
        continue;
      }
      const reading = readChoice(view, input, entries, choices);
      if (reading.kind === 'choice') {
        try {
          table.choose(reading.text);
          return true;
        } catch (error) {
          // The table is as it was; the person may choose otherwise, save and report it.
          this.refuse(style.bad(messageOf(error)));
          continue;
        }
      }
      if (reading.kind === 'entry') {
        entries = openEntry(view, reading.entry);
      } else if (reading.kind === 'several') this.refuse(severalText(reading.texts));
      else if (reading.kind === 'number') this.refuse(`Numbers go from 1 to ${entries.length}.`);
      else this.refuse(this.notUnderstood(input));
    }
  }

  /** The next thing typed; a line may hold several with `;` between them. Null when the input has ended. */
  private async nextInput(): Promise<string | null> {
    const kept = this.typed.shift();
    if (kept !== undefined) return kept;
    const line = await this.io.ask('> ');
    if (line === null) return null;
    const [first, ...rest] = line.split(';').map((part) => part.trim());
    this.typed.push(...rest.filter((part) => part !== ''));
    return first;
  }

  /** Says what was wrong; what was typed after it is not obeyed any more. */
  private refuse(text: string): void {
    const rest = this.typed.splice(0);
    const dropped = rest.length > 0 ? ` (left out: ${rest.join('; ')})` : '';
    this.io.out(`${text}${dropped}\n`);
  }

  /** Something that reads like a choice but is not on offer gets its reason. */
  private notUnderstood(input: string): string {
    const value = this.table.ruleset.language.read(input);
    if (typeof value === 'string') {
      const unknown = value.includes('is no choice');
      return unknown
        ? `"${input}" is not understood: type a number, a choice, or "help".`
        : `${value} (or type "help")`;
    }
    const why = this.table.whyNot(this.table.ruleset.language.print(value));
    return why ? refusalText(why, this.style) : `"${input}" is not on offer.`;
  }

  /** The choice that an argument of `why` or `odds` means: by number, by its beginning, or as it stands. */
  private meant(text: string, entries: readonly Entry[]): string {
    if (text === '') throw new Error('name a choice, by its text or its number');
    const reading = readChoice(this.table.view(this.table.seat), text, entries, this.table.choices());
    if (reading.kind === 'choice') return reading.text;
    if (reading.kind === 'entry')
      throw new Error(`"${text}" stands for ${reading.entry.choices.length} choices; name one`);
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
        io.out(`${handText(table.view(seat), style, io.columns)}\n`);
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
