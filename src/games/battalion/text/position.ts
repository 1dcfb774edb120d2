// Prints a position in its one canonical form: the exact inverse of reading. What has no key of its own is found by
// reading the text back and comparing, so that nothing a state holds can be forgotten.

import { OpenChance } from '../../../kernel/chance.ts';
import { fold, printHeader } from '../../../kernel/notation.ts';
import { DRAW, RUNNING, SLOT_PROCEDURE, WIN } from '../../../kernel/state.ts';
import { enemiesOf } from '../rules/events.ts';
import { GONE, LIST_SIZE, PILE, RESERVE, type State } from '../rules/state.ts';
import { turn } from '../rules/turn.ts';
import { cards } from '../tables/tables.ts';
import {
  rankList,
  ranksOf,
  SEAT_NAMES,
  SIDE_NAMES,
  seatsOf,
  sectorWord,
  sheetRanks,
  unitWord,
} from '../telling/words.ts';
import { MARKS, PHASES, type Phase } from './position-keys.ts';
import { frameLines, memoryLines } from './position-raw.ts';
import { LEAST, layOut, readPosition, type Shelf } from './position-read.ts';
import { sheetLines } from './sheet.ts';

export { readPosition } from './position-read.ts';

const list = (key: string, parts: readonly string[], glue = '; '): string[] =>
  parts.length === 0 ? [] : [fold(`${key}:`, parts, glue, '  ')];

export function positionText(g: State, shelf: Shelf): string {
  const lines = [
    printHeader('position'),
    ...fixedLines(g, shelf),
    ...scalarLines(g),
    ...fieldLines(g),
    ...tokenLines(g),
    ...cardLines(g),
  ];
  const phase = phaseOf(g);
  if (phase !== null) {
    const short = textOf(phase === 'redeploy' ? lines : [...lines, `phase: ${phase}`]);
    const plain = readPosition(short, new OpenChance(), [], shelf);
    if (sameStack(plain, g)) return short + textOf(memoryLines(g, plain));
  }
  const whole = textOf([...lines, ...frameLines(g)]);
  return whole + textOf(memoryLines(g, layOut(whole, new OpenChance(), [], shelf)));
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The scenario by its name where the sheet is one of the shelf, else the sheet itself. */
function fixedLines(g: State, shelf: Shelf): string[] {
  const { sheet } = g.battle;
  if (sheet.id !== '') {
    // A sheet that has borrowed a name of the shelf is written out.
    const own = shelf(sheet.id);
    if (own && JSON.stringify({ ...own, options: [] }) === JSON.stringify({ ...sheet, options: [] })) {
      return [`scenario: ${sheet.id}`, ...list('options', sheet.options, ' ')];
    }
  }
  // A position gives a small army more cards and tokens than a sheet would: here they are written out.
  const seats = sheet.seats.map((seat) =>
    seat.units.length < LEAST
      ? { ...seat, cards: seat.cards ?? seat.units.length, tokens: seat.tokens ?? seat.units.length }
      : seat,
  );
  return sheetLines({ ...sheet, seats });
}

function scalarLines(g: State): string[] {
  const lines = [`turn: ${g.turn}`, `active: ${SEAT_NAMES[g.active]}`];
  if (g.first !== g.active && g.first >= 0) lines.push(`first: ${SEAT_NAMES[g.first]}`);
  if (g.outcome !== RUNNING) lines.push(`outcome: ${g.outcome === DRAW ? 'draw' : SIDE_NAMES[g.outcome - WIN]}`);
  return lines;
}

const placeWord = (at: number): string =>
  at >= 0 ? sectorWord(at) : at === RESERVE ? 'reserve' : at === PILE ? 'pile' : 'gone';

function fieldLines(g: State): string[] {
  const { sheet, unitSeat, firstUnit, units } = g.battle;
  const places: string[] = [];
  const ranks: string[] = [];
  const links: string[] = [];
  for (const unit of units) {
    const { place } = sheet.seats[unitSeat[unit]].units[unit - firstUnit[unitSeat[unit]]];
    const start = place === 'pile' ? PILE : place === 'reserve' ? RESERVE : place - 1;
    if (g.unitSector[unit] !== start) places.push(`${unitWord(unit)} ${placeWord(g.unitSector[unit])}`);
    const left = rankList(ranksOf(g, unit).map((rank) => rank.name));
    const built = rankList(sheetRanks(g, unit).map((rank) => rank.name));
    if (left !== built && left !== '' && g.unitSector[unit] !== GONE) ranks.push(`${unitWord(unit)} ${left}`);
    const enemies = enemiesOf(g, unit);
    if ((unitSeat[unit] & 1) === 0 && enemies.length > 0) links.push([unit, ...enemies].map(unitWord).join(' '));
  }
  const marks = MARKS.flatMap(([key, bit]) =>
    list(key, units.filter((u) => (g.unitMarks[u] & bit) !== 0).map(unitWord), ' '),
  );
  return [...list('place', places), ...list('ranks', ranks), ...list('engaged', links), ...marks];
}

function tokenLines(g: State): string[] {
  const on = (column: Int16Array): string[] =>
    g.battle.units.filter((unit) => column[unit] !== 0).map((unit) => `${unitWord(unit)} ${column[unit]}`);
  const camps = seatsOf(g).map(
    (seat) => `${SEAT_NAMES[seat]} order ${g.campOrder[seat]} disorder ${g.campDisorder[seat]}`,
  );
  return [...list('order', on(g.unitOrder)), ...list('disorder', on(g.unitDisorder)), ...list('camp', camps)];
}

function cardLines(g: State): string[] {
  const decks = seatsOf(g).map((seat) => `${SEAT_NAMES[seat]} ${g.deckLeft[seat]}`);
  const hands = seatsOf(g).flatMap((seat) => {
    const held = cards
      .slice(g.battle.firstCard[seat], g.battle.endCard[seat])
      .flatMap(({ key, index }) => new Array<string>(g.held[index]).fill(key));
    return list(`hand ${SEAT_NAMES[seat]}`, held, ' ');
  });
  const piles = seatsOf(g).flatMap((seat) => {
    const from = seat * LIST_SIZE;
    const pile = Array.from(g.pile.subarray(from, from + g.discardCount[seat]), (text) => cards[text - 1].key);
    return list(`discards ${SEAT_NAMES[seat]}`, pile, ' ');
  });
  return [...list('deck', decks), ...hands, ...piles];
}

/** The phase that says where the turn stands, as far as it shows; null inside anything deeper. */
function phaseOf(g: State): Phase | null {
  if (g.depth !== 1 || g.outcome !== RUNNING || g.waiting !== 0 || g.stack[SLOT_PROCEDURE] !== turn.id) return null;
  const step = g.procedures[turn.id].stepNames[g.frames[0].step - 1];
  return (Object.keys(PHASES) as Phase[]).find((phase) => PHASES[phase] === step) ?? null;
}

function sameStack(a: State, b: State): boolean {
  const length = (b.depth + 1) * b.layout.frameSize;
  for (let i = 0; i < length; i++) if (a.stack[i] !== b.stack[i]) return false;
  return a.depth === b.depth;
}
