// The menu: choose a battle, a side and an opponent, and play.

import { aboutOf } from '../../bots/naming.ts';
import { botNamesOf, botsOf } from '../bots.ts';
import { InputError, messageOf } from '../errors.ts';
import { allScenarios, findScenario, gameNamed, gameNames, titleOf } from '../games.ts';
import type { Io } from '../io.ts';
import { listText } from '../list.ts';
import { manifests } from '../manifests.ts';
import { runShow } from '../show.ts';
import type { Style } from '../style.ts';
import { HUMAN, runPlay, seatsOfFile } from './play.ts';

export const WELCOME = `Vexillum: battle games of hexes, cards and dice in the terminal.

  vexillum list                      the battles
  vexillum show cannae               one of them: map, armies, special rules
  vexillum play akragas --top drill  play it, here with the computer at the top
  vexillum simulate, bench           computer players among themselves; the speed
                                     of the engine
  vexillum replay, record check      recorded games
  vexillum position, case            positions and rule cases
  vexillum table                     a table for programs
  vexillum --help                    all of it; after a command, that command's help

Started in a terminal without a command it opens a menu.`;

const menuHelp = (): string => `A name chooses a battle to play ("cannae"), or a number with its game
("medieval 6"); a number that only one game has stands alone ("007").
  show NAME   a battle's map, armies and special rules
  load FILE   goes on with a saved battle
  rules GAME  how a game goes, in half a minute
              (${gameNames})
  list, help, quit
New to it? "akragas" is small and fought on open ground.`;

export async function runMenu(io: Io, style: Style): Promise<void> {
  const list = () => listText(allScenarios(), style, io.columns);
  io.out(`${style.bold('Vexillum')}\n\n${list()}\n\n${menuHelp()}\n`);
  for (;;) {
    const line = await io.ask('\nWhich battle? ');
    if (line === null) return;
    const [first, ...rest] = line.trim().split(/\s+/);
    const word = first.toLowerCase();
    const name = rest.join(' ');
    try {
      if (word === '') continue;
      else if (word === 'quit' || word === 'exit') return;
      else if (word === 'help' || word === '?') io.out(`${menuHelp()}\n`);
      else if (word === 'rules')
        io.out(`${(name === '' ? manifests[0] : gameNamed(name.toLowerCase())).rules.typed.inShort}\n`);
      else if (word === 'list') io.out(`${list()}\n`);
      else if (word === 'show') runShow(io, style, findScenario(need(name, 'show cannae')).id, {});
      else if (word === 'load') {
        if (!(await loadOne(io, style, need(name, 'load battle.txt')))) return;
      } else if (!(await playOne(io, style, line.trim()))) return;
    } catch (error) {
      io.out(`${style.bad(messageOf(error))}\n`);
    }
  }
}

function need(name: string, example: string): string {
  if (name === '') throw new InputError(`a name was expected: "${example}"`);
  return name;
}

/** False when the person leaves. */
async function playOne(io: Io, style: Style, name: string): Promise<boolean> {
  const info = findScenario(name);
  io.out(`${style.bold(titleOf(info))}\n`);
  const players = await choosePlayers(io, info.game, [
    { seat: 'top', army: info.top },
    { seat: 'bottom', army: info.bottom },
  ]);
  if (players === null) return false;
  await runPlay(io, style, info.id, { players, options: [], auto: true });
  return true;
}

async function loadOne(io: Io, style: Style, file: string): Promise<boolean> {
  const { game, seats } = seatsOfFile(io, file);
  const players = await choosePlayers(io, game, seats);
  if (players === null) return false;
  await runPlay(io, style, undefined, { players, options: [], load: file, auto: true });
  return true;
}

/** Who sits where: one person and computer players, or people everywhere; null when the person leaves. */
async function choosePlayers(
  io: Io,
  game: string,
  seats: readonly { readonly seat: string; readonly army: string }[],
): Promise<{ [seat: string]: string } | null> {
  const all = seats.length === 2 ? 'both: two people at this terminal' : 'all: everybody at this terminal';
  const answers = [...seats.map(({ seat, army }) => `${army} (${seat})`), all];
  const own = await choose(io, 'Which army is yours?', answers);
  if (own === null) return null;
  if (own === seats.length) return Object.fromEntries(seats.map(({ seat }) => [seat, HUMAN]));
  const bot = await chooseBot(io, game, seats.length === 2 ? 'Who is your opponent?' : 'Who plays the others?');
  if (bot === null) return null;
  return Object.fromEntries(seats.map(({ seat }, i) => [seat, i === own ? HUMAN : bot]));
}

/** The levels, the weakest first, then the tools; and how the chosen one leans, if it can. */
async function chooseBot(io: Io, game: string, question: string): Promise<string | null> {
  const bots = botsOf(game);
  const told = botNamesOf(game).map((name) => ({ name, about: aboutOf(bots, name) }));
  const listed = [
    ...told.filter(({ about }) => about?.level != null),
    ...told.filter(({ about }) => about?.level == null),
  ];
  const lines = listed.map(({ name, about }) =>
    about?.level == null ? `${name} (a tool)` : `${name} (level ${about.level})`,
  );
  const picked = await choose(io, question, lines);
  if (picked === null) return null;
  const { name, about } = listed[picked];
  if (about === null || about.temperaments.length === 0) return name;
  io.out(`${about.title}: looks at ${about.looksAt}; overlooks ${about.overlooks}.\n`);
  const tempers = [...about.temperaments].sort((a, b) => Number(b === 'steady') - Number(a === 'steady'));
  const temper = await choose(io, 'Of what temperament?', tempers);
  return temper === null ? null : temper === 0 ? name : `${name}:${tempers[temper]}`;
}

/** The index of the answer; the first one for an empty line; null when the person leaves. */
async function choose(io: Io, question: string, answers: readonly string[]): Promise<number | null> {
  const list = answers.map((answer, i) => `  ${i + 1}  ${answer}`).join('\n');
  io.out(`${question}\n${list}\n`);
  for (;;) {
    const line = await io.ask(`1 to ${answers.length} (Enter: 1) `);
    if (line === null) return null;
    const text = line.trim().toLowerCase();
    if (text === '') return 0;
    if (text === 'quit' || text === 'exit') return null;
    const number = Number(text) - 1;
    const named = answers.findIndex((answer) => answer.toLowerCase().startsWith(text));
    const found = Number.isInteger(number) && answers[number] ? number : named;
    if (found >= 0) return found;
    io.out(`A number from 1 to ${answers.length} was expected.\n`);
  }
}
