// The program's commands and options, and how it ends. Everything it does is in the files of the commands.

import os from 'node:os';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import pkg from '../../package.json' with { type: 'json' };
import { DiceError } from '../kernel/chance.ts';
import { NotationError, nearest } from '../kernel/notation.ts';
import { TableError } from '../kernel/table.ts';
import { type AdviseOptions, runAdvise } from './advise.ts';
import { runArmyCheck, runArmyReady } from './army.ts';
import { runBench } from './bench/bench.ts';
import { botNames } from './bots.ts';
import { runCaseFiles } from './case.ts';
import { BAD_INPUT, EXIT_HELP, FAULT, harmless, InputError, messageOf, OK } from './errors.ts';
import { allPolicies, gameNames, rulesetOf } from './games.ts';
import type { Io } from './io.ts';
import { type LadderOptions, runLadder } from './ladder/ladder.ts';
import { runList, runListCards } from './list.ts';
import { runListBots } from './list-bots.ts';
import { runMenu, WELCOME } from './play/menu.ts';
import { HUMAN, playerName, runPlay } from './play/play.ts';
import { runPosition } from './position.ts';
import {
  ADVISE_HELP,
  asciiOption,
  BENCH_HELP,
  type BenchArguments,
  evenNumber,
  jsonOption,
  LADDER_HELP,
  LIST_HELP,
  notNegative,
  PLAY_HELP,
  type PositionArguments,
  positive,
  readBots,
  readList,
  readPlayers,
  SIMULATE_HELP,
  type SimulateArguments,
  TABLE_HELP,
  wholeNumber,
} from './program-options.ts';
import { runRecordCheck, runReplay } from './replay.ts';
import { runShow } from './show.ts';
import { runSimulate } from './simulate/simulate.ts';
import { makeStyle, type Style } from './style.ts';
import { runTable } from './table.ts';

/** Runs the program with the arguments after its name; answers its exit code. */
export async function runProgram(args: readonly string[], io: Io): Promise<number> {
  let code: number = OK;
  const program = makeProgram(io, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    return endBy(error, io, args.includes('--debug'));
  } finally {
    io.close();
  }
}

const policyNames = allPolicies().join(', ');

/** What is wrong with a text, a choice or dice is the user's to mend, wherever it was found. */
const INPUT_ERRORS = [InputError, NotationError, TableError, DiceError];

function endBy(error: unknown, io: Io, debug: boolean): number {
  // Commander has said what was wrong, or has shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? OK : BAD_INPUT;
  if (debug && error instanceof Error) io.err(`${error.stack}\n`);
  if (INPUT_ERRORS.some((kind) => error instanceof kind)) {
    io.err(`vexillum: ${harmless(messageOf(error))}\n`);
    return BAD_INPUT;
  }
  io.err(
    `vexillum: a fault of the program: ${harmless(messageOf(error))}\n  ("--debug" tells where; please report it)\n`,
  );
  return FAULT;
}

type End = (code: number) => void;

function makeProgram(io: Io, end: End): Command {
  const program = new Command('vexillum');
  const style = (): Style => {
    const { color, colour } = program.opts<{ readonly color: boolean; readonly colour: boolean }>();
    return makeStyle(io.outputIsTerminal && !io.noColour && color && colour);
  };
  program
    .description('Hex-and-card battle games in the terminal. Without a command it opens the menu.')
    .version(pkg.version)
    .option('--no-color', 'no colours (also by the environment variable NO_COLOR)')
    .addOption(new Option('--no-colour', 'the same').hideHelp())
    .option('--debug', 'on an error, tell where in the program it happened')
    .helpOption('-h, --help', 'help; after a command, the help of that command')
    .helpCommand('help [command]', 'help for a command')
    .addHelpText('afterAll', EXIT_HELP)
    .allowExcessArguments(true)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: (text) => io.err(harmless(text)) })
    .showHelpAfterError('("vexillum --help" and "vexillum COMMAND --help" tell what can be asked)')
    .action(async () => {
      const [unknown] = program.args;
      if (unknown !== undefined) throw noCommand(unknown, program);
      if (io.inputIsTerminal) await runMenu(io, style());
      else io.out(`${WELCOME}\n`);
    });
  const command: Maker = (words, about) => program.command(words).description(about).allowExcessArguments(false);
  addBattles(io, style, command);
  addPlay(io, style, command, end);
  addTexts(io, style, command, end);
  addTools(io, style, command, end);
  return program;
}

function noCommand(word: string, program: Command): InputError {
  const near = nearest(
    word,
    program.commands.map((one) => one.name()),
  );
  return new InputError(`there is no command "${word}" (the nearest is "${near}"); "vexillum --help" names them all`);
}

type Maker = (words: string, about: string) => Command;
type GetStyle = () => Style;

function addBattles(io: Io, style: GetStyle, command: Maker): void {
  command('list', 'list the battles, the cards of a game, or the computer players')
    .argument('[game]', `of one game only: ${gameNames}; or "cards" and a game; or "bots"`)
    .argument('[of]', 'after "cards", the game whose cards are listed by their keys; after "bots", one game only')
    .option('--all', 'after "bots", also those that are for measuring alone')
    .addOption(jsonOption())
    .addHelpText('after', LIST_HELP)
    .action((game: string | undefined, of: string | undefined, options: { json?: boolean; all?: boolean }) => {
      if (game === 'bots') return runListBots(io, style(), of, options);
      if (options.all) throw new InputError('"--all" belongs to "list bots"');
      if (game === 'cards') return runListCards(io, style(), of, options.json);
      if (of !== undefined) throw new InputError(`"list" takes one game, or "cards" and a game; found "${of}"`);
      return runList(io, style(), options.json, game);
    });
  command('show', 'show a battle: the map, the armies, the special rules')
    .argument('<battle>', 'its id (ancients/007, medieval/6), name (cannae), or a file with a sheet')
    .addOption(jsonOption())
    .addOption(asciiOption())
    .action((name: string, options: { json?: boolean; ascii?: boolean }) => runShow(io, style(), name, options));
}

function addPlay(io: Io, style: GetStyle, command: Maker, end: End): void {
  const who = `${[HUMAN, ...botNames].join(', ')}, or with a temperament: general:bold`;
  const player = (text: string): string => {
    try {
      return playerName(text);
    } catch (error) {
      throw new InvalidArgumentError(messageOf(error));
    }
  };
  command('play', 'play a battle in the terminal')
    .argument('[battle]', 'as for "show"; left out with --load or --army')
    .addOption(
      new Option('--top <player>', `who commands the top army: ${who} (${HUMAN} where nobody is named)`).argParser(
        player,
      ),
    )
    .addOption(new Option('--bottom <player>', `who commands the bottom army: ${who}`).argParser(player))
    .addOption(new Option('--top2 <player>', 'in battles of pairs, the second at the top').argParser(player))
    .addOption(new Option('--bottom2 <player>', 'in battles of pairs, the second at the bottom').argParser(player))
    .addOption(
      new Option(
        '--army <file>',
        'an army, once for each seat: top, bottom, top2, bottom2; "computer" or "computer:FACTION" lets the computer muster',
      )
        .default([], 'none')
        .argParser((file: string, before: string[]) => [...before, file]),
    )
    .option('--seed <text>', 'seed of dice and deck: the same seed gives the same fortune')
    .option('--options <rules...>', 'optional rules of the battle to play with ("show" names them)')
    .option('--load <file>', 'go on with a saved battle, or begin from a position or a sheet')
    .option('--own-dice', 'you roll the battle dice yourselves and type them: "dice swords flag", or "s f"')
    .option('--counted', 'computer players think by counts, not by the clock: the same again with the same seed')
    .option('--no-auto', 'ask also when there is only one choice')
    .addOption(asciiOption())
    .addHelpText('after', PLAY_HELP)
    .action(async (battle: string | undefined, options: PlayArguments) => {
      const { top, bottom, top2, bottom2, army, options: chosen, ...rest } = options;
      const players = { top, bottom, top2, bottom2 };
      await runPlay(io, style(), battle, { ...rest, players, armies: army, options: chosen ?? [] });
    });
}

interface PlayArguments {
  readonly top?: string;
  readonly bottom?: string;
  readonly top2?: string;
  readonly bottom2?: string;
  readonly army: string[];
  readonly seed?: string;
  readonly options?: string[];
  readonly load?: string;
  readonly auto: boolean;
  readonly ownDice?: boolean;
  readonly counted?: boolean;
  readonly ascii?: boolean;
}

function addTexts(io: Io, style: GetStyle, command: Maker, end: End): void {
  command('replay', 'walk through a recorded game; it is replayed strictly')
    .argument('<file>', 'a record')
    .option('--step', 'wait for Enter before each choice')
    .addOption(
      new Option('--seat <seat>', 'tell what this seat knew')
        .choices(['top', 'bottom', 'top2', 'bottom2', 'both'])
        .default('both'),
    )
    .addOption(asciiOption())
    .action(async (file: string, options: { step?: boolean; ascii?: boolean; seat: string }) => {
      end(await runReplay(io, style(), file, options));
    });
  command('case', 'run rule cases: a position, what is played, what must then be so')
    .argument('<files...>', 'files of rule cases')
    .addOption(jsonOption())
    .addHelpText('after', '\nExit code 1: a case fails; 2: a case is badly written.')
    .action((files: string[], options: { json?: boolean }) => end(runCaseFiles(io, style(), files, options.json)));
  command('position', 'read a position (or a sheet) and answer questions about it')
    .argument('<file>', 'a position')
    .option('--choices', 'every legal choice, and what is asked of whom')
    .option('--explain <query>', 'the numbers behind a fight or a unit: "close F6 x E6", "unit F6"')
    .option('--odds <choice>', 'exact odds of an attack on offer: "close F6 x E6"')
    .option('--policy <name>', `for --odds, how the decisions inside are taken: ${policyNames}`)
    .option('--why <choice>', 'why a choice is not on offer')
    .addOption(jsonOption())
    .addOption(asciiOption())
    .action((file: string, options: PositionArguments) => runPosition(io, style(), file, options));
  command('advise', 'tell the best plans for who decides in a position or a record')
    .argument('<file>', 'a position, a sheet, a record (at its end), or a battle as for "show"')
    .option('--level <name>', 'who advises: a level, or with a temperament: general:bold', 'general')
    .option('--seat <seat>', 'for whom; refused where another one decides')
    .option('--seed <text>', 'seed of the imagined futures: the same seed gives the same advice')
    .addOption(jsonOption())
    .addHelpText('after', ADVISE_HELP)
    .action((file: string, options: AdviseOptions) => runAdvise(io, style(), file, options));
  const army = command('army', 'armies that players build themselves');
  army
    .command('check')
    .description('say which rules armies break')
    .argument('<files...>', 'armies')
    .addOption(jsonOption())
    .addHelpText('after', '\nExit code 1: an army breaks a rule.')
    .action((files: string[], options: { json?: boolean }) => end(runArmyCheck(io, style(), files, options.json)));
  army
    .command('ready')
    .description('write a ready army to begin from')
    .argument('<faction>', 'its faction')
    .argument('[units]', 'how many units it has', wholeNumber(1), 6)
    .option('--save <file>', 'write it to a file')
    .action((faction: string, units: number, options: { save?: string }) => runArmyReady(io, faction, units, options));
  army
    .command('muster')
    .description('let the computer muster an army')
    .argument('<faction>', 'its faction')
    .argument('[units]', 'how many units it has', wholeNumber(1), 6)
    .option('--seed <text>', 'another seed musters another army', '1')
    .option('--save <file>', 'write it to a file')
    .action((faction: string, units: number, options: { save?: string; seed: string }) =>
      runArmyReady(io, faction, units, options),
    );
  const record = command('record', 'work with recorded games');
  record
    .command('check')
    .description('replay records strictly and say where they fail')
    .argument('<files...>', 'records')
    .addOption(jsonOption())
    .addHelpText('after', `\nExit code 1: a record does not hold.`)
    .action((files: string[], options: { json?: boolean }) => end(runRecordCheck(io, style(), files, options.json)));
}

function addTools(io: Io, style: GetStyle, command: Maker, end: End): void {
  const threads = Math.max(1, os.availableParallelism());
  command('simulate', 'let computer players fight battles many times')
    .argument(
      '<battles...>',
      'battles as for "show" (also files with sheets), or patterns: "medieval/*", "ancients/1*", all',
    )
    .addOption(
      new Option(
        '--bots <top,bottom>',
        `the two players, of ${botNames.join(', ')}, or with a temperament: general:bold`,
      )
        .default(['random', 'random'], 'random,random')
        .argParser(readBots),
    )
    .option('--games <number>', 'games of each battle', wholeNumber(1), 100)
    .option('--seed <text>', 'seed: the same seed gives the same results on any number of threads', '1')
    .option('--threads <number>', 'threads to play on', wholeNumber(1), threads)
    .option('--swap', 'exchange the seats every second game, with the same dice and cards')
    .option('--max-turns <number>', 'a game of more turns is given up as unfinished', wholeNumber(1), 1000)
    .option('--errors <folder>', 'where records of games that broke are written', '.')
    .addOption(jsonOption())
    .addHelpText('after', SIMULATE_HELP)
    .action(async (names: string[], options: SimulateArguments) => {
      end(await runSimulate(io, style(), names, options));
    });
  command('ladder', 'let computer players meet each other in all battles of a game, and rate them')
    .argument('<game>', `the game: ${gameNames}`)
    .addOption(
      new Option('--bots <names>', 'two players or more, with commas; "list bots --all" names them')
        .default(['random', 'drill'], 'random,drill')
        .argParser(readPlayers),
    )
    .option('--games <number>', 'games of each pairing, half of them with the seats exchanged', evenNumber(2), 100)
    .addOption(
      new Option(
        '--pairs <list>',
        'who meets whom, as one/other with commas; without it everyone meets everyone',
      ).argParser(readList),
    )
    .option('--mirrors <number>', 'games of each player against itself; a quarter of --games without it', evenNumber(0))
    .option('--seed <text>', 'seed: the same seed gives the same results on any number of threads', '1')
    .option('--threads <number>', 'threads to play on', wholeNumber(1), threads)
    .addOption(
      new Option('--battles <list>', 'battles as for "show", patterns or files, with commas; all without it')
        .default([], 'all')
        .argParser(readList),
    )
    .option('--keep <file>', 'write each result there; a run with the same arguments goes on where it ended')
    .option(
      '--minutes <number>',
      'begin no match after so many minutes, and tell what there is; --keep goes on later',
      positive,
    )
    .option('--samples <number>', 'to take chance out, roll the dice of each choice again so often', wholeNumber(0), 16)
    .option('--max-turns <number>', 'a game of more turns is given up as unfinished', wholeNumber(1), 500)
    .option('--errors <folder>', 'where records of games that broke are written', '.')
    .addOption(jsonOption())
    .addHelpText('after', LADDER_HELP)
    .action(async (game: string, options: LadderOptions) => {
      end(await runLadder(io, style(), game, options));
    });
  command('bench', 'measure the speed of the engine on this machine')
    .option('--seconds <number>', 'CPU seconds of each measured run', positive, 1)
    .option('--runs <number>', 'runs; the best counts', wholeNumber(1), 9)
    .option('--warm-up <number>', 'CPU seconds of play before the first run', notNegative, 8)
    .option('--memory <games>', 'also measure the memory kept per game, over so many games', wholeNumber(1))
    .option('--games <names...>', `the games to measure: ${gameNames}; all without it`)
    .option('--save <file>', 'also write the JSON to a file')
    .addOption(jsonOption())
    .addHelpText('after', BENCH_HELP)
    .action((options: BenchArguments) => {
      const games = (options.games ?? []).map((name) => rulesetOf(name.toLowerCase()).id);
      runBench(io, style(), { ...options, games, memory: options.memory ?? 0 });
    });
  command('table', 'open a table for programs: JSON lines in, JSON lines out')
    .addHelpText('after', TABLE_HELP)
    .action(() => runTable(io));
}
