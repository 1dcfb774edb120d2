// What a person at the terminal may ask besides choosing: all that the line answers, laid out as text, and what only a terminal
// has: a map that is drawn, a file.

import type { Answer } from '../../lib/line/answer.ts';
import { helpAnswer, momentAnswer } from '../../lib/line/facts.ts';
import type { Deed, Line } from '../../lib/line/line.ts';
import { answerText, listText, namedText } from '../answer-text.ts';
import type { CliGame } from '../cli-game.ts';
import type { Io } from '../io.ts';
import { squareSign } from '../map-signs.ts';
import { type GameTable, recordText } from '../records.ts';
import type { Style } from '../style.ts';

/** The words that the terminal has besides those of the line. */
export const OWN_WORDS: readonly (readonly [form: string, about: string])[] = [
  ['map', 'the battlefield, drawn'],
  ['save FILE', 'writes the battle so far; "vexillum play --load FILE" or the menu\'s "load FILE" goes on with it'],
  ['quit', 'leaves the battle'],
];

export class Aside {
  private readonly io: Io;
  private readonly style: Style;
  private readonly game: CliGame;
  private readonly table: GameTable;
  private readonly ascii: boolean;
  private readonly saved = new Set<string>();
  /** The choice that was last looked back at; 0 when one is at now. */
  private looked = 0;
  /** The decision that waited when the battle was last saved; 0 when it never was. */
  savedAt = 0;

  constructor(io: Io, style: Style, game: CliGame, table: GameTable, ascii = false) {
    this.io = io;
    this.style = style;
    this.game = game;
    this.table = table;
    this.ascii = ascii;
  }

  /** Answers what only the terminal has; false when it is none of these. Throws with a sentence when it cannot be answered. */
  answer(input: string, seat: number): boolean {
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(input) ?? ['', '', ''];
    switch (word.toLowerCase()) {
      case 'help':
      case '?':
        this.io.out(`${this.inSigns(this.help())}\n`);
        return true;
      case 'map':
        this.io.out(`${this.map(this.table.view(seat))}\n`);
        return true;
      case 'save':
        this.save(rest);
        return true;
      default:
        return false;
    }
  }

  private help(): string {
    return `${listText(helpAnswer(this.game.rules, OWN_WORDS), this.style)}\n${this.game.mapHelp}`;
  }

  private map(view: Parameters<CliGame['map']>[0]): string {
    const { game, style, ascii } = this;
    return `${game.map(view, style, ascii)}\n${style.dim(game.marks(view, ascii))}`;
  }

  /** What the line answers; choices, menus and refusals are others' business. */
  tell(deed: Deed, line: Line): void {
    if (deed.do === 'answer') this.io.out(`${this.laidOut(deed.answer)}\n`);
    else if (deed.do === 'odds') {
      const answer = line.odds(line.watcher.odds(deed.choice, deed.policy));
      this.io.out(`${answerText(answer, this.style, true)}\n`);
    } else if (deed.do === 'look') this.look(deed, line);
  }

  private laidOut(answer: Answer): string {
    const { style, io } = this;
    if (answer.title === 'Your hand') return namedText(answer, style, io.columns);
    return answerText(answer, style);
  }

  /** Looks back: what had happened, and the map as it was. */
  private look({ number, by }: Deed & { do: 'look' }, { watcher }: Line): void {
    const { number: now } = this.table;
    const at = number ?? (by === 0 ? now : (this.looked || now) + by);
    if (at < 1) throw new Error('this is the beginning');
    if (at >= now) {
      this.looked = 0;
      this.io.out('This is now.\n');
      return;
    }
    const moment = watcher.moment(at);
    this.looked = moment.number;
    this.io.out(`${this.map(moment.view)}\n${answerText(momentAnswer(moment), this.style, true)}\n`);
  }

  /** Signs that every terminal has, where it was asked for. */
  private inSigns(text: string): string {
    const plain: { readonly [sign: string]: string } = { '▼': 'v', '▲': '^', '□': squareSign(true) };
    return this.ascii ? text.replace(/[▼▲□]/g, (sign) => plain[sign]) : text;
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
