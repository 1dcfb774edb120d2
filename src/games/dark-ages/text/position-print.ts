// Prints a position in its one canonical form: the exact inverse of reading. What has no key of its own is found by reading
// the text back and comparing, so that nothing a state holds can be forgotten.

import { OpenChance } from '../../../kernel/chance.ts';
import { tidy } from '../../../kernel/json.ts';
import { printHeader } from '../../../kernel/notation.ts';
import { rulesVersionLine } from '../../../kernel/notation-version.ts';
import { copyInto } from '../../../kernel/state.ts';
import { HAND, OPTIONS, OUT, type State, TERRAINS } from '../rules/state.ts';
import { rulesVersion, scenarioSheet } from '../tables/scenarios.ts';
import { CARDS } from '../tables/tables.ts';
import { newState, setOut } from './battle.ts';
import { phases } from './position-keys.ts';
import { frameLines, memoryLines } from './position-memory.ts';
import { pieceLines } from './position-pieces.ts';
import { lastTurnWords, layOut, outcomeWords, readPosition } from './position-read.ts';
import { list, printSheet, sheetLines } from './sheet-print.ts';
import { sideNames } from './sheet-types.ts';

export function positionText(g: State): string {
  const lines = [printHeader('position'), ...fixedLines(g), ...stateLines(g)];
  for (const phase of phases) {
    const short = textOf(phase === 'open' ? lines : [...lines, `phase: ${phase}`]);
    const plain = tryRead(short);
    if (plain === null || !sameStack(plain, g)) continue;
    const text = short + textOf(memoryLines(g, plain));
    // What the steps on the way to the decision would wipe cannot be said in short.
    const back = tryRead(text);
    if (back !== null && sameWords(back, g)) return text;
  }
  const whole = textOf([...lines, ...frameLines(g)]);
  return whole + textOf(memoryLines(g, layOut(whole, new OpenChance(), [])));
}

/** A short form that cannot be read is none. */
function tryRead(text: string): State | null {
  try {
    return readPosition(text, new OpenChance(), []);
  } catch {
    return null;
  }
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function sameStack(a: State, b: State): boolean {
  if (a.depth !== b.depth || a.waiting !== b.waiting || a.outcome !== b.outcome) return false;
  const length = (b.depth + 1) * b.layout.frameSize;
  for (let i = 0; i < length; i++) if (a.stack[i] !== b.stack[i]) return false;
  return true;
}

function sameWords(a: State, b: State): boolean {
  const copy = newState(b.battle);
  copyInto(copy, b);
  tidy(copy);
  tidy(a);
  return a.buf.every((word, i) => word === copy.buf[i]);
}

/** The scenario where the battle is one of the shelf, else the keys of its sheet. */
function fixedLines(g: State): string[] {
  const { sheet, options } = g.battle;
  const id = `dark-ages/${sheet.id}`;
  const shelf = scenarioSheet(id);
  const own = shelf !== null && printSheet(shelf) === printSheet(sheet) ? [`scenario: ${id}`] : sheetLines(sheet);
  return [
    ...own,
    ...list(
      'options',
      OPTIONS.filter((key) => options[key]),
      ' ',
    ),
    ...rulesVersionLine(g.battle.version, rulesVersion),
  ];
}

function stateLines(g: State): string[] {
  const { battle } = g;
  const plain = setOut(battle, new OpenChance());
  const lines = [...groundLines(g, plain), ...pieceLines(g, plain)];
  lines.push(`turn: ${g.turn}`, `round: ${g.round}`, `active: ${sideNames[g.active]}`);
  if (g.outcome !== 0) lines.push(`outcome: ${outcomeWords.find(([, value]) => value === g.outcome)?.[0]}`);
  if (g.passes !== 0) lines.push(`passes: ${g.passes}`);
  if (g.lost[0] + g.lost[1] > 0) lines.push(`lost: top ${g.lost[0]}; bottom ${g.lost[1]}`);
  if (g.eventsPlayed > 0) lines.push(`events played: ${g.eventsPlayed}`);
  if (g.lastTurn !== 0) lines.push(`last turn: ${lastTurnWords.find(([, value]) => value === g.lastTurn)?.[0]}`);
  const cardsAt = (at: number): string[] => CARDS.flatMap(({ key }, card) => (g.cardAt[card] === at ? [key] : []));
  for (const seat of [0, 1]) lines.push(...list(`hand ${sideNames[seat]}`, cardsAt(HAND + seat), ' '));
  lines.push(
    ...list(
      'discards',
      Array.from(g.discards.subarray(0, g.discardCount), (card) => CARDS[card].key),
      ' ',
    ),
  );
  const out = cardsAt(OUT);
  const usual = CARDS.flatMap(({ key }, card) => (plain.cardAt[card] === OUT ? [key] : []));
  if (out.join(' ') !== usual.join(' ')) lines.push(...list('out', out.length === 0 ? ['none'] : out, ' '));
  if (g.card > 0) lines.push(`activation: ${CARDS[g.card - 1].key} ${g.points}`);
  return lines;
}

function groundLines(g: State, plain: State): string[] {
  const { names } = g.battle.board;
  const parts: string[] = [];
  names.forEach((name, hex) => {
    if (name !== '' && g.hexTerrain[hex] !== plain.hexTerrain[hex])
      parts.push(`${name} ${TERRAINS[g.hexTerrain[hex]]}`);
  });
  return list('ground', parts);
}
