// A person at the terminal: is told what happened, is asked, types; nothing typed can end the battle by mistake.

import { Keeper } from '../../kernel/keeper.ts';
import { completions } from '../../lib/line/complete.ts';
import { wantedDice } from '../../lib/line/dice.ts';
import { Line } from '../../lib/line/line.ts';
import { menuText } from '../answer-text.ts';
import type { CliGame } from '../cli-game.ts';
import { messageOf } from '../errors.ts';
import type { Io } from '../io.ts';
import type { GameTable } from '../records.ts';
import type { Style } from '../style.ts';
import { wrap } from '../text.ts';
import { Aside, OWN_WORDS } from './play-aside.ts';

export interface PersonOptions {
  readonly auto: boolean;
  readonly ascii?: boolean;
  /** Two people share the screen: hide it when the other is to decide. */
  readonly curtain: boolean;
}

export class Player {
  private readonly io: Io;
  private readonly style: Style;
  private readonly game: CliGame;
  private readonly table: GameTable;
  private readonly options: PersonOptions;
  /** How much of what happened each seat has been told. */
  private readonly told: number[];
  private lastPlaces = '';
  private lastDecision = '';
  private lastSeat = -1;
  private lastStatus = '';
  /** The last choice that was typed here. */
  private lastChoice = '';
  /** What was typed after a `;`, still to be obeyed. */
  private readonly typed: string[] = [];
  /** The number that waits after the last choice made here. */
  private lastNumber = 0;
  private readonly aside: Aside;
  private readonly keeper: Keeper;
  /** What each seat may type and is answered. */
  private readonly lines: readonly Line[];
  /** When several people look on together. */
  private readonly onlooker: Line;

  constructor(io: Io, style: Style, game: CliGame, table: GameTable, options: PersonOptions) {
    this.io = io;
    this.style = style;
    this.game = game;
    this.table = table;
    this.options = options;
    this.told = game.rules.seatNames.map(() => table.eventCount);
    this.aside = new Aside(io, style, game, table, options.ascii);
    const keeper = new Keeper(table);
    this.keeper = keeper;
    this.onlooker = new Line(keeper.watch(-1), OWN_WORDS);
    this.lines = game.rules.seatNames.map((_, seat) => new Line(keeper.watch(seat), OWN_WORDS, { asksOnce: true }));
  }

  /** One decision; false when the person leaves. */
  async decide(): Promise<boolean> {
    const { table } = this;
    const seat = table.seat;
    // What was typed ahead was meant for the own turn as it stood.
    if (table.number !== this.lastNumber || seat !== this.lastSeat) this.typed.length = 0;
    if (this.playsItself()) {
      if (seat === this.lastSeat) this.tellNews(seat);
      const [only] = table.choices();
      if ((await this.play(only, false)) === 'left') return false;
      this.lastNumber = table.number;
      // Typed ahead for this very question: it must not answer the next one.
      if (this.typed[0]?.toLowerCase() === only) this.typed.shift();
      this.io.out(this.style.dim(`(only one choice: ${only})\n`));
      return true;
    }
    if (this.options.curtain && this.lastSeat !== seat && !(await this.drawCurtain(seat))) return false;
    this.lastSeat = seat;
    this.tellNews(seat);
    this.present(seat);
    return this.ask(seat);
  }

  /** A single choice plays itself, unless that would betray what a hand holds or end the turn by a slip. */
  private playsItself(): boolean {
    if (!this.options.auto || this.table.choices().length !== 1) return false;
    if (this.table.prompt()?.secret === true) {
      // Without a second person at the terminal there is nobody to whom anything could be betrayed; a deed is made by its owner.
      if (this.options.curtain || this.table.offers().some(({ card, to }) => card !== null || to !== null))
        return false;
    }
    return this.slip() === '';
  }

  /** What looks like a slip and can still be taken back. */
  private slip(): string {
    if (this.table.choices().join() !== 'done' || this.table.backSeat !== this.table.seat) return '';
    return this.game.slip?.(this.table.view(this.table.seat), this.lastChoice) ?? '';
  }

  private async drawCurtain(seat: number): Promise<boolean> {
    const { io, style, table } = this;
    const { army, seat: name } = table.view(-1).seats[seat];
    io.out(io.outputIsTerminal ? '\u001b[2J\u001b[3J\u001b[H' : `\n${'-'.repeat(40)}\n`);
    this.lastPlaces = '';
    this.lastDecision = '';
    this.lastStatus = '';
    const line = await io.ask(
      `${style.side[seat & 1](`${army} (${name})`)} decides now. Press Enter when only you look. `,
    );
    return line !== null;
  }

  /** What happened since this seat was last told. */
  tellNews(seat: number): void {
    const { io, table } = this;
    const since = seat >= 0 ? this.told[seat] : Math.max(...this.told);
    const lines = table.log(seat, Math.min(since, table.eventCount));
    for (const line of lines) io.out(`${wrap(line.text, io.columns, '    ', '  ')}\n`);
    if (seat >= 0) this.told[seat] = table.eventCount;
  }

  private present(seat: number): void {
    const { io, style, game, table } = this;
    const view = table.view(seat);
    const places = JSON.stringify(game.places(view));
    // A map for each new kind of question when somebody stands elsewhere; between like ones, on demand.
    if (places !== this.lastPlaces && view.prompt.decision !== this.lastDecision) {
      io.out(`\n${game.map(view, style, this.options.ascii)}\n${style.dim(game.marks(view, this.options.ascii))}\n`);
      this.lastPlaces = places;
    }
    this.lastDecision = view.prompt.decision;
    const status = game.status(view, style, this.options.ascii, io.columns);
    if (status !== this.lastStatus) io.out(`\n${status}\n`);
    this.lastStatus = status;
    // Typed words that are still to be obeyed need no question.
    if (this.typed.length === 0) io.out(`${style.bold(wrap(view.prompt.text, io.columns))}\n`);
    const slip = this.slip();
    if (slip !== '') io.out(`${slip}: "done" ends the turn, "undo" goes back.\n`);
  }

  private async ask(seat: number): Promise<boolean> {
    const { io, style, table } = this;
    const line = this.lines[seat];
    let shown: Line['entries'] | null = null;
    // What was opened of the menu at an earlier question is closed.
    line.read('back');
    io.completeWith?.((text) => completions(line, text).map((one) => one.line));
    const all = line.entries;
    for (;;) {
      const { entries } = line;
      // While typed words are still to be obeyed nobody needs the menu.
      if (entries !== shown && this.typed.length === 0) {
        io.out(`${menuText(entries, style, io.columns)}\n${entries === all ? '' : `${style.dim('   0  back')}\n`}`);
        shown = entries;
      }
      const input = await this.nextInput(line);
      if (input === null) return false;
      if (input === '') continue;
      try {
        if (/^(?:quit|exit)$/i.test(input)) {
          if (await this.leaves()) return false;
          continue;
        }
        if (this.aside.answer(input, seat)) continue;
        const deed = line.read(input);
        if (deed.do === 'undo') {
          this.undo();
          return true;
        }
        if (deed.do === 'choose') {
          const played = await this.play(deed.choice, true);
          if (played === 'left') return false;
          if (played === 'back') {
            shown = null;
            continue;
          }
          this.lastNumber = table.number;
          this.lastChoice = deed.choice;
          return true;
        }
        // The whole menu is shown again to who asks for it.
        if (deed.do === 'menu') shown = null;
        else if (deed.do === 'refuse') this.refuse(deed.text);
        else this.aside.tell(deed, line);
      } catch (error) {
        // The table is as it was; the person may choose otherwise, save and report it.
        this.refuse(style.bad(messageOf(error)));
      }
    }
  }

  /** Plays a choice, and asks for its dice where people roll them; `own`: until its first dice it can be taken back. */
  async play(choice: string, own: boolean): Promise<'played' | 'back' | 'left'> {
    const { keeper } = this;
    const given: (readonly number[])[] = [];
    let told = 0;
    while (!keeper.play(choice, false, given)) {
      told = this.tellUnfinished(told);
      const dice = await this.askDice(own && given.length === 0);
      if (typeof dice === 'string') {
        keeper.cancelRoll();
        return dice;
      }
      given.push(dice);
    }
    return 'played';
  }

  /** What a choice that wants dice has brought about so far; answers how much of it has been told. */
  private tellUnfinished(told: number): number {
    const { io, table } = this;
    const all = table.unfinishedTellings(this.diceLine.watcher.seat);
    for (const { text } of all.slice(told)) io.out(`${wrap(text, io.columns, '    ', '  ')}\n`);
    return all.length;
  }

  /** Whoever is at the terminal enters dice, also those of a computer player. */
  private get diceLine(): Line {
    return this.lines[this.lastSeat] ?? this.onlooker;
  }

  private async askDice(mayTakeBack: boolean): Promise<readonly number[] | 'back' | 'left'> {
    const { io, diceLine: line, keeper } = this;
    const { faces } = keeper.ruleset;
    io.completeWith?.((text) => completions(line, text).map((one) => one.line));
    const { count } = keeper.rolling ?? { count: 0 };
    for (;;) {
      if (this.typed.length === 0) {
        const back = mayTakeBack ? '; "undo" takes the choice back' : '';
        io.out(`${this.style.bold(wrap(`Roll ${wantedDice(keeper.ruleset, count)}${back}.`, io.columns))}\n`);
      }
      const input = await this.nextInput(line);
      if (input === null) return 'left';
      if (/^(?:quit|exit)$/i.test(input)) {
        if (await this.leaves()) return 'left';
        continue;
      }
      if (input === '' || this.aside.answer(input, line.watcher.seat)) continue;
      const deed = line.read(input);
      if (deed.do === 'dice' && deed.faces) return deed.faces.map((face) => faces.indexOf(face));
      if (deed.do === 'dice' && mayTakeBack) return 'back';
      if (deed.do === 'dice') this.refuse('Dice have been rolled for it; it stands.');
      else if (deed.do === 'refuse') this.refuse(deed.text);
      else if (deed.do === 'menu') this.refuse('Dice are to be entered first.');
      else this.aside.tell(deed, line);
    }
  }

  /** The next thing typed; a line may hold several with `;` between them. Null when the input has ended. */
  private async nextInput(line: Line): Promise<string | null> {
    const kept = this.typed.shift();
    if (kept !== undefined) return kept;
    const typed = await this.io.ask('> ');
    if (typed === null) return null;
    const [first, ...rest] = line.split(typed);
    this.typed.push(...rest);
    return first ?? '';
  }

  /** Whether the person really leaves; at a terminal a battle that would be lost may be saved first. */
  private async leaves(): Promise<boolean> {
    const { io } = this;
    if (!io.inputIsTerminal || this.table.number === 1 || this.aside.savedAt === this.table.number) return true;
    for (;;) {
      const line = await io.ask('Not saved. A file name saves it; Enter leaves; "no" plays on: ');
      const file = line?.trim() ?? '';
      if (file === '' || /^(?:quit|exit|yes|y)$/i.test(file)) return true;
      if (/^(?:no|n)$/i.test(file)) return false;
      try {
        this.aside.save(file.replace(/^save\s+/i, ''));
        return true;
      } catch (error) {
        io.out(`${this.style.bad(messageOf(error))}\n`);
      }
    }
  }

  /** Says what was wrong; what was typed after it is not obeyed any more. */
  private refuse(text: string): void {
    const rest = this.typed.splice(0);
    const dropped = rest.length > 0 ? ` (left out: ${rest.join('; ')})` : '';
    this.io.out(`${wrap(`${text}${dropped}`.replaceAll('\n', ' '), this.io.columns)}\n`);
  }

  /** Back to the last question that had more than one answer: the others would only play themselves again. */
  private undo(): void {
    const { table } = this;
    // What a computer player or the other person chose stands.
    if (table.undoRefusal === '' && table.backSeat !== table.seat) {
      throw new Error("there is no way back: the last choice was another player's");
    }
    table.undo();
    while (table.undoRefusal === '' && this.playsItself()) table.undo();
    this.told.forEach((told, seat) => {
      this.told[seat] = Math.min(told, table.eventCount);
    });
    this.lastNumber = table.number;
    this.lastChoice = '';
    this.io.out('Taken back.\n');
  }

  /** After the end: time to save, to look back, to leave. */
  async afterwards(): Promise<void> {
    const { io } = this;
    for (;;) {
      const line = await io.ask('(save FILE, log, map, look N, or Enter to leave) ');
      const input = line?.trim() ?? '';
      if (input === '' || input === 'quit' || input === 'exit') return;
      try {
        if (this.aside.answer(input, this.options.curtain ? -1 : this.lastSeat)) continue;
        const line = this.options.curtain ? this.onlooker : this.lines[Math.max(0, this.lastSeat)];
        const deed = line.read(input);
        if (deed.do === 'answer' || deed.do === 'look') this.aside.tell(deed, line);
        else io.out('The battle is over; save FILE, log, map or look N, or Enter to leave.\n');
      } catch (error) {
        io.out(`${this.style.bad(messageOf(error))}\n`);
      }
    }
  }
}
