// `vexillum play`: a battle at the terminal, between people, computer players, or both.

import { timed } from '../../bots/general/thinking.ts';
import { playedBy } from '../../bots/naming.ts';
import { kindOf } from '../../kernel/notation.ts';
import { Table } from '../../kernel/table.ts';
import type { TableSeat } from '../../kernel/view.ts';
import { type AnyBot, askBot, botNames, botsOf, newcomersBot, seatBot, whyNoBot } from '../bots.ts';
import type { CliGame } from '../cli-game.ts';
import { InputError, inFile } from '../errors.ts';
import { findStart, gameNamed, type NamedStart, startOfArmies, titleOf } from '../games.ts';
import { type Io, tellNarrow } from '../io.ts';
import { type GameTable, readRecord, replayRecord } from '../records.ts';
import type { Style } from '../style.ts';
import { Player } from './play-person.ts';

export interface PlayOptions {
  /** Who sits where, by the names of the seats: `human` or the name of a computer player; `human` where nobody is named. */
  readonly players: { readonly [seat: string]: string | undefined };
  readonly seed?: string;
  readonly options: readonly string[];
  readonly load?: string;
  /** Files with the armies of a battle that the players have built themselves. */
  readonly armies?: readonly string[];
  /** Play choices that are the only one by themselves. */
  readonly auto: boolean;
  readonly ascii?: boolean;
  /** The people at the terminal roll the battle dice and type them. */
  readonly ownDice?: boolean;
  /** Computer players think by counts, not by the clock: the same seed and choices bring the same battle. */
  readonly counted?: boolean;
}

export const HUMAN = 'human';

export async function runPlay(io: Io, style: Style, scenario: string | undefined, options: PlayOptions): Promise<void> {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 40).toString(36);
  const { game, table, title } = setTable(io, scenario, options, seed);
  const { seats } = table.view(-1);
  checkSeats(seats, options.players);
  const names = seats.map(({ seat }) => options.players[seat] ?? HUMAN);
  if (options.ownDice && !names.includes(HUMAN)) throw new InputError('--own-dice needs a person who rolls them');
  const bots = seatBots(names, table, seed, options.counted === true || !names.includes(HUMAN));
  const armies = sidesOf(seats.map(({ army, seat }, i) => `${army} (${seat}, ${names[i]})`));
  const hint = bots.includes(null) ? '; "help" lists what you can type, "rules" explains the game' : '';
  const seedText = table.seed === '' ? '' : `seed ${table.seed}`;
  io.out(`${style.bold(title)}: ${armies}\n${style.dim(`${seedText}${hint}`)}\n`);
  const nobodyNamed = Object.values(options.players).every((player) => player === undefined);
  if (nobodyNamed && bots.length > 1) io.out(`${style.dim(opponentHint(game.rules.id, seats))}\n`);
  tellNarrow(io);
  await playOut(io, style, game, table, bots, { ...options, ascii: options.ascii ?? io.plainSigns });
}

/** Where people play, computer players go by the clock; among themselves, and on request, by counts. */
function seatBots(names: readonly string[], table: GameTable, seed: string, counts: boolean): (AnyBot | null)[] {
  const game = table.ruleset.id;
  const limits = counts ? undefined : timed(() => performance.now());
  return names.map((name, seat) => {
    if (name === HUMAN) return null;
    const bot = seatBot(name, `${seed}/bot ${seat}`, game, limits);
    table.seatComputer(seat, playedBy(botsOf(game), name, limits));
    return bot;
  });
}

/** People in all seats are what is meant least often by who names nobody. */
function opponentHint(game: string, seats: readonly TableSeat[]): string {
  const bot = newcomersBot(game);
  const others = seats.slice(0, -1).map(({ seat }) => `--${seat} ${bot}`);
  return `No player is named, so people at this terminal play all armies.\nAgainst the computer: add ${others.join(' ')}`;
}

/** The table at the scenario's start, or where a loaded file left it. */
function setTable(
  io: Io,
  scenario: string | undefined,
  options: PlayOptions,
  seed: string,
): { game: CliGame; table: GameTable; title: string } {
  const { load, armies = [], ownDice: entered = false } = options;
  const fresh = ({ game, start, title }: NamedStart) => ({
    game,
    table: new Table(game.rules, { start, seed, entered }),
    title,
  });
  if (armies.length > 0) {
    const other = scenario ?? (load === undefined ? undefined : `--load ${load}`);
    if (other !== undefined) throw new InputError(`armies make a battle of their own; leave out ${other}`);
    return fresh(startOfArmies(io, armies, options.options, seed));
  }
  if (load === undefined) {
    if (scenario === undefined) {
      throw new InputError('which battle? "vexillum list" names them; or give --load FILE or --army FILE FILE');
    }
    return inFile(scenario, () => fresh(findStart(io, scenario, options.options)));
  }
  if (scenario !== undefined) throw new InputError(`a battle (${scenario}) and --load ${load} cannot both be given`);
  const text = io.readFile(load);
  return inFile(load, () => {
    if (kindOf(text) !== 'record') return fresh(findStart(io, load, options.options));
    const record = readRecord(text);
    const table = replayRecord(record, undefined, { entered });
    const game = gameNamed(table.ruleset.id);
    const title = titleOf(table.view(-1).scenario);
    if (record.seed !== '') return { game, table, title };
    // All dice of such a record are written; the battle goes on from its last position with dice of its own.
    const start = { text: table.ruleset.positionText(table.state) };
    return { game, table: new Table(table.ruleset, { start, seed, entered }), title };
  });
}

/** Who sits where in a saved battle or a file, and in which game. */
export function seatsOfFile(io: Io, file: string): { readonly game: string; readonly seats: readonly TableSeat[] } {
  const { game, table } = setTable(io, undefined, { players: {}, options: [], load: file, auto: true }, '');
  return { game: game.rules.id, seats: table.view(-1).seats };
}

/** A player for a seat that the battle does not have is a mistake. */
function checkSeats(seats: readonly TableSeat[], players: PlayOptions['players']): void {
  const known = seats.map(({ seat }) => seat);
  for (const [seat, name] of Object.entries(players)) {
    if (name === undefined || known.includes(seat)) continue;
    throw new InputError(`this battle has no seat ${seat}; it has ${known.join(', ')}`);
  }
}

/** `a against b`, or with two seats on each side `a and c against b and d`. */
const sidesOf = (names: readonly string[]): string =>
  [0, 1].map((side) => names.filter((_, seat) => seat % 2 === side).join(' and ')).join(' against ');

/** Plays until the battle is over or somebody leaves. */
export async function playOut(
  io: Io,
  style: Style,
  game: CliGame,
  table: GameTable,
  bots: readonly (AnyBot | null)[],
  options: PlayOptions,
): Promise<void> {
  const people = bots.filter((bot) => bot === null).length;
  const person = new Player(io, style, game, table, { ...options, curtain: people > 1 });
  let told = 0;
  while (!table.over) {
    const bot = bots[table.seat];
    if (bot) {
      const choice = askBot(bot, table);
      // Its dice may be rolled by a person.
      if (people === 0) table.choose(choice);
      else if ((await person.play(table.ruleset.language.print(choice), false)) === 'left') {
        io.out(`The battle is left at decision ${table.number}.\n`);
        return;
      }
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
  io.out(`\n${game.end(table.view(-1), style, options.ascii)}\n`);
  if (people > 0) await person.afterwards();
}

/** Checks a player's name as it stands on the command line. */
export function playerName(text: string): string {
  if (text === HUMAN) return text;
  const fault = whyNoBot(text);
  if (fault === '') return text;
  const known = botNames.includes(text.split(':')[0]);
  throw new InputError(known ? fault : `there is no player "${text}"; there are ${[HUMAN, ...botNames].join(', ')}`);
}
