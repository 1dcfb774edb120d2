// `vexillum play`: a battle at the terminal, between people, computer players, or both.

import type { State } from '../families/commands/state.ts';
import type { CommandsView } from '../families/commands/view.ts';
import { kindOf } from '../kernel/notation.ts';
import { Table } from '../kernel/table.ts';
import { askBot, botNames, type CommandsBot, seatBot } from './bots.ts';
import { InputError, inFile } from './errors.ts';
import { findStart, type NamedStart } from './games.ts';
import { type Io, tellNarrow } from './io.ts';
import { Player } from './play-person.ts';
import { endText } from './play-text.ts';
import { readRecord, replayRecord } from './records.ts';
import type { Style } from './style.ts';

export interface PlayOptions {
  /** Who sits at the top and at the bottom: `human` or the name of a computer player. */
  readonly players: readonly [string, string];
  readonly seed?: string;
  readonly options: readonly string[];
  readonly load?: string;
  /** Play choices that are the only one by themselves. */
  readonly auto: boolean;
  readonly ascii?: boolean;
}

export type GameTable = Table<State, CommandsView>;

export const HUMAN = 'human';

export async function runPlay(io: Io, style: Style, scenario: string | undefined, options: PlayOptions): Promise<void> {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 40).toString(36);
  const bots = options.players.map((name, seat) => (name === HUMAN ? null : seatBot(name, `${seed}/bot ${seat}`)));
  const { table, title } = setTable(io, scenario, options, seed);
  const armies = table.view(-1).sides.map((side, seat) => `${side.army} (${side.side}, ${options.players[seat]})`);
  const hint = bots.includes(null) ? '; "help" tells what you can type, "rules" how the game goes' : '';
  const seedText = table.seed === '' ? '' : `seed ${table.seed}`;
  io.out(`${style.bold(title)}: ${armies.join(' against ')}\n${style.dim(`${seedText}${hint}`)}\n`);
  tellNarrow(io);
  await playOut(io, style, table, bots, { ...options, ascii: options.ascii ?? io.plainSigns });
}

/** The table at the scenario's start, or where a loaded file left it. */
function setTable(
  io: Io,
  scenario: string | undefined,
  options: PlayOptions,
  seed: string,
): { table: GameTable; title: string } {
  const { load } = options;
  const fresh = ({ ruleset, start, title }: NamedStart) => ({ table: new Table(ruleset, { start, seed }), title });
  if (load === undefined) {
    if (scenario === undefined) throw new InputError('which battle? "vexillum list" names them; or give --load FILE');
    return inFile(scenario, () => fresh(findStart(io, scenario, options.options)));
  }
  if (scenario !== undefined) throw new InputError(`a battle (${scenario}) and --load ${load} cannot both be given`);
  const text = io.readFile(load);
  return inFile(load, () => {
    if (kindOf(text) !== 'record') return fresh(findStart(io, load, options.options));
    const record = readRecord(text);
    const table = replayRecord(record);
    const { name, date } = table.view(-1).scenario;
    if (record.seed !== '') return { table, title: `${name}, ${date}` };
    // All dice of such a record are written; the battle goes on from its last position with dice of its own.
    const start = { text: table.ruleset.positionText(table.state) };
    return { table: new Table(table.ruleset, { start, seed }), title: `${name}, ${date}` };
  });
}

/** The armies of a saved battle, top first. */
export function armiesOfFile(io: Io, file: string): string[] {
  const { table } = setTable(io, undefined, { players: [HUMAN, HUMAN], options: [], load: file, auto: true }, '');
  return table.view(-1).sides.map((side) => side.army);
}

/** Plays until the battle is over or somebody leaves. */
export async function playOut(
  io: Io,
  style: Style,
  table: GameTable,
  bots: readonly (CommandsBot | null)[],
  options: PlayOptions,
): Promise<void> {
  const people = bots.filter((bot) => bot === null).length;
  const person = new Player(io, style, table, { ...options, curtain: people > 1 });
  let told = 0;
  while (!table.over) {
    const bot = bots[table.seat];
    if (bot) {
      table.choose(askBot(bot, table));
      // With a person at the table the news is told when it is next asked; else as it happens.
      if (people === 0) {
        for (const line of table.log(-1, told)) io.out(`${line.text}\n`);
        told = table.eventCount;
      }
    } else if (!(await person.decide())) {
      io.out(`The battle is left at decision ${table.number}.\n`);
      return;
    }
  }
  if (people > 0) person.tellNews(people === 1 ? bots.indexOf(null) : -1);
  io.out(`\n${endText(table.view(-1), style, options.ascii)}\n`);
  if (people > 0) await person.afterwards();
}

/** Checks a player's name as it stands on the command line. */
export function playerName(text: string): string {
  if (text === HUMAN || botNames.includes(text)) return text;
  throw new InputError(`there is no player "${text}"; there are ${[HUMAN, ...botNames].join(', ')}`);
}
