// The menu: choose a battle, a side and an opponent, and play.

import { botNames } from './bots.ts';
import { messageOf } from './errors.ts';
import { allScenarios, findScenario } from './games.ts';
import type { Io } from './io.ts';
import { listText } from './list.ts';
import { HUMAN, runPlay } from './play.ts';
import { runShow } from './show.ts';
import type { Style } from './style.ts';

export const WELCOME = `Vexillum: battle games of hexes, cards and dice in the terminal.

  vexillum list                      the battles
  vexillum show cannae               one of them: map, armies, special rules
  vexillum play akragas --top drill  play it, here with the computer at the top
  vexillum simulate, bench           computer players among themselves; the speed of the engine
  vexillum replay, record check      recorded games
  vexillum position, case            positions and rule cases
  vexillum table                     a table for programs
  vexillum --help                    all of it; after a command, that command's help

Started in a terminal without a command it opens a menu.`;

const MENU_HELP = `A number or a name chooses a battle to play ("1", "cannae").
  list        the battles again
  show NAME   a battle's map, armies and rules
  help, quit`;

export async function runMenu(io: Io, style: Style): Promise<void> {
  const all = allScenarios();
  io.out(`${style.bold('Vexillum')}\n\n${listText(all, style, true)}\n\n${MENU_HELP}\n`);
  for (;;) {
    const line = await io.ask('\nWhich battle? ');
    if (line === null) return;
    const [word, ...rest] = line.trim().split(/\s+/);
    try {
      if (word === '') continue;
      else if (word === 'quit' || word === 'exit') return;
      else if (word === 'help' || word === '?') io.out(`${MENU_HELP}\n`);
      else if (word === 'list') io.out(`${listText(all, style, true)}\n`);
      else if (word === 'show') runShow(io, style, pick(rest.join(' ')), { json: false, ascii: false });
      else if (!(await playOne(io, style, pick(line.trim())))) return;
    } catch (error) {
      io.out(`${style.bad(messageOf(error))}\n`);
    }
  }
}

/** By its number in the menu's list, or by name. */
function pick(text: string): string {
  const byNumber = /^\d{1,2}$/.test(text) ? allScenarios()[Number(text) - 1] : undefined;
  return (byNumber ?? findScenario(text)).id;
}

/** False when the input has ended. */
async function playOne(io: Io, style: Style, id: string): Promise<boolean> {
  const info = findScenario(id);
  io.out(`${style.bold(`${info.name}, ${info.date}`)}\n`);
  const sides = [`${info.top} (top)`, `${info.bottom} (bottom)`];
  const side = await choose(io, 'Which army is yours?', [...sides, 'both: two people at this terminal']);
  if (side === null) return false;
  if (side === 2) {
    await runPlay(io, style, id, { players: [HUMAN, HUMAN], options: [], auto: true, ascii: false });
    return true;
  }
  const strongestFirst = [...botNames].reverse();
  const bot = await choose(
    io,
    'Against whom?',
    strongestFirst.map((name) => `${name} (computer)`),
  );
  if (bot === null) return false;
  const opponent = strongestFirst[bot];
  const players: [string, string] = side === 0 ? [HUMAN, opponent] : [opponent, HUMAN];
  await runPlay(io, style, id, { players, options: [], auto: true, ascii: false });
  return true;
}

/** The index of the answer; the first one for an empty line; null when the input has ended. */
async function choose(io: Io, question: string, answers: readonly string[]): Promise<number | null> {
  const list = answers.map((answer, i) => `  ${i + 1}  ${answer}`).join('\n');
  io.out(`${question}\n${list}\n`);
  for (;;) {
    const line = await io.ask(`1 to ${answers.length} (Enter: 1) `);
    if (line === null) return null;
    const text = line.trim().toLowerCase();
    if (text === '') return 0;
    const number = Number(text) - 1;
    const named = answers.findIndex((answer) => answer.toLowerCase().startsWith(text));
    const found = Number.isInteger(number) && answers[number] ? number : named;
    if (found >= 0) return found;
    io.out(`A number from 1 to ${answers.length} was expected.\n`);
  }
}
