// Prints a position in its one canonical form: the exact inverse of reading. What has no key of its own is found by
// reading the text back and comparing, so that nothing a state holds can be forgotten.

import { OpenChance } from '../../kernel/chance.ts';
import { checkText, fold, printHeader } from '../../kernel/notation.ts';
import { SLOT_PROCEDURE } from '../../kernel/state.ts';
import { optionsOf } from './battle-pieces.ts';
import { absenceOf, marks, sectionWords } from './position-keys.ts';
import { frameLines, memoryLines } from './position-memory-print.ts';
import { anyOrdered, layOut, readPosition } from './position-read.ts';
import { outcomeWords } from './position-words.ts';
import { printSheet, type Sheet, type SheetReserve, type Side, sideNames } from './sheet.ts';
import { MAX_HAND, MOVED, ON_BOARD, RESERVE, type State } from './state.ts';
import type { Trait } from './tables.ts';
import { turn } from './turn.ts';

const sides: readonly Side[] = [0, 1];

export function positionText(g: State): string {
  const lines = [printHeader('position'), ...fixedLines(g), ...pieceLines(g), ...stateLines(g), ...markLines(g)];
  const { game } = g.battle;
  const phase = phaseOf(g);
  if (phase !== '') {
    const short = textOf(phase === 'card' ? lines : [...lines, `phase: ${phase}`]);
    const plain = readPosition(game, short, new OpenChance(), []);
    if (sameStack(plain, g)) return short + textOf(memoryLines(g, plain));
  }
  const whole = textOf([...lines, ...frameLines(g)]);
  return whole + textOf(memoryLines(g, layOut(game, whole, new OpenChance(), [])));
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The phase that says where the turn stands, as far as it shows; empty inside anything deeper. */
function phaseOf(g: State): string {
  if (g.depth !== 1 || g.outcome !== 0 || g.waiting !== 0 || g.stack[SLOT_PROCEDURE] !== turn.id) return '';
  const name = g.procedures[turn.id].stepNames[g.frames[0].step - 1];
  if (name === 'card') return name;
  return (name === 'move' || name === 'battle') && anyOrdered(g, name === 'move') ? name : '';
}

function sameStack(a: State, b: State): boolean {
  const length = (b.depth + 1) * b.layout.frameSize;
  for (let i = 0; i < length; i++) if (a.stack[i] !== b.stack[i]) return false;
  return a.depth === b.depth;
}

const list = (key: string, parts: readonly string[], glue = '; '): string[] =>
  parts.length === 0 ? [] : [fold(`${key}:`, parts, glue, '  ')];

// ---- the fixed part -------------------------------------------------------------------------------------------------

const withoutPieces = (sheet: Sheet): string => printSheet({ ...sheet, units: [], leaders: [], reserves: [] });
const namesOf = (reserves: readonly SheetReserve[]): string =>
  reserves.map((reserve) => `${reserve.side} ${reserve.name}`).join();

/** `scenario` if the shelf has the very same, else the sheet's keys. */
function fixedLines(g: State): string[] {
  const { sheet, game } = g.battle;
  const shelf = game.sheets.find((one) => one.id === sheet.id);
  const same =
    shelf !== undefined &&
    withoutPieces(shelf) === withoutPieces(sheet) &&
    namesOf(shelf.reserves) === namesOf(sheet.reserves);
  const lines = same ? [`scenario: ${game.id}/${sheet.id}`] : withoutPieces(sheet).trimEnd().split('\n').slice(1);
  lines.push(...list('options', optionsOf(g.battle), ' '));
  for (const side of sides) {
    const own = sheet.reserves.filter((reserve) => reserve.side === side);
    const there = same ? shelf.reserves.filter((reserve) => reserve.side === side) : [];
    const left = reserveIntact(g, side) ? own : own.map((reserve) => ({ ...reserve, units: [], leaders: [] }));
    if (JSON.stringify(left) !== JSON.stringify(there)) lines.push(...reserveLines(sheet, side, left));
  }
  return lines;
}

function reserveLines(sheet: Sheet, side: Side, reserves: SheetReserve[]): string[] {
  const text = printSheet({ ...sheet, units: [], leaders: [], terrain: [], reserves }).split('\n');
  const from = text.findIndex((line) => line.startsWith(`reserves ${sideNames[side]}:`));
  const more = text.slice(from + 1).findIndex((line) => !line.startsWith(' '));
  return text.slice(from, from + 1 + more);
}

const reserveUnits = (g: State, side: Side): number =>
  g.battle.sheet.reserves
    .filter((reserve) => reserve.side === side)
    .reduce((sum, reserve) => sum + reserve.units.reduce((n, { count }) => n + count, 0), 0);
const reserveLeaders = (g: State, side: Side): number =>
  g.battle.sheet.reserves
    .filter((reserve) => reserve.side === side)
    .reduce((sum, reserve) => sum + reserve.leaders.length, 0);

/** The side's reserve waits whole, as on the sheet; else its units and leaders are written one by one. */
function reserveIntact(g: State, side: Side): boolean {
  const { firstUnit, firstLeader, unitType } = g.battle;
  const unitEnd = firstUnit[side + 1];
  for (let u = unitEnd - reserveUnits(g, side); u < unitEnd; u++) {
    if (g.unitFate[u] !== RESERVE || g.unitBlocks[u] !== unitType[u].blocks) return false;
  }
  const leaderEnd = firstLeader[side + 1];
  for (let l = leaderEnd - reserveLeaders(g, side); l < leaderEnd; l++) if (g.leaderFate[l] !== RESERVE) return false;
  return true;
}

// ---- pieces ---------------------------------------------------------------------------------------------------------

const traitsText = (traits: readonly Trait[]): string =>
  traits.length === 0 ? '' : `{${traits.map((trait) => trait.key).join(',')}}`;

function pieceLines(g: State): string[] {
  const { firstUnit, firstLeader } = g.battle;
  const lines: string[] = [];
  for (const side of sides) {
    const end = firstUnit[side + 1] - (reserveIntact(g, side) ? reserveUnits(g, side) : 0);
    lines.push(...list(`units ${sideNames[side]}`, unitGroups(g, firstUnit[side], end)));
  }
  for (const side of sides) {
    const end = firstLeader[side + 1] - (reserveIntact(g, side) ? reserveLeaders(g, side) : 0);
    const leaders: string[] = [];
    for (let l = firstLeader[side]; l < end; l++) leaders.push(leaderText(g, l));
    lines.push(...list(`leaders ${sideNames[side]}`, leaders));
  }
  return lines;
}

function unitGroups(g: State, from: number, end: number): string[] {
  const groups: string[] = [];
  let code = '';
  for (let u = from; u < end; u++) {
    const type = g.battle.unitType[u];
    const onBoard = g.unitHex[u] >= 0;
    const word = onBoard ? g.battle.board.names[g.unitHex[u]] : absenceOf(g.unitFate[u]);
    const whole = word === 'lost' ? 0 : type.blocks;
    const blocks = g.unitBlocks[u];
    const text = `${word}${blocks === whole || blocks < 1 ? '' : `/${blocks}`}${traitsText(g.battle.unitTraits[u])}`;
    if (type.code === code) groups[groups.length - 1] += ` ${text}`;
    else groups.push(`${type.code} ${text}`);
    code = type.code;
  }
  return groups;
}

function leaderText(g: State, leader: number): string {
  const { board, leaderNames, leaderTraits } = g.battle;
  const place = g.leaderHex[leader] >= 0 ? board.names[g.leaderHex[leader]] : absenceOf(g.leaderFate[leader]);
  return `${checkText(leaderNames[leader], ';{},')} ${place}${traitsText(leaderTraits[leader])}`;
}

// ---- turn, cards, marks ---------------------------------------------------------------------------------------------

function stateLines(g: State): string[] {
  const { sheet, game } = g.battle;
  const key = (card: number): string => (card < 0 ? 'nothing' : game.cards[card].key);
  const pile = (cards: Int16Array): string[] => Array.from(cards, key);
  const shares = (column: Int16Array): string[] => [`top ${column[0]}`, `bottom ${column[1]}`];
  const lines = [`turn: ${g.turn}`, `active: ${sideNames[g.active as Side]}`];
  if (g.outcome !== 0) lines.push(`outcome: ${outcomeWords.find(([, value]) => value === g.outcome)?.[0]}`);
  if (sides.some((side) => g.command[side] !== sheet.sides[side].command)) {
    lines.push(...list('command', shares(g.command)));
  }
  if (g.banners.some((count) => count !== 0)) lines.push(...list('gained', shares(g.banners)));
  for (const side of sides) {
    const from = side * MAX_HAND;
    lines.push(...list(`hand ${sideNames[side]}`, pile(g.hand.subarray(from, from + g.handCount[side])), ' '));
  }
  const deck = pile(g.deck.subarray(0, g.deckCount)).reverse();
  lines.push(...list('deck', deck.length === 0 ? ['none'] : deck, ' '));
  lines.push(...list('discards', pile(g.discards.subarray(0, g.discardCount)), ' '));
  if (g.card >= 0) {
    const plain = g.order === g.card && g.mirror === 0;
    lines.push(`card: ${key(g.card)}${plain ? '' : ` as ${key(g.order)}${g.mirror === 0 ? '' : ' mirrored'}`}`);
  }
  lines.push(...list('last', lastOrders(g, key)));
  return lines;
}

/** What each side ordered last, unless the card on the table says it. */
function lastOrders(g: State, key: (card: number) => string): string[] {
  return sides.flatMap((side) => {
    const own = g.card >= 0 && side === g.active;
    const [card, mirror] = own ? [g.order, g.mirror] : [-1, 0];
    if (g.lastCard[side] === card && g.lastMirror[side] === mirror && g.lastSections[side] === 0) return [];
    const words = [sideNames[side], key(g.lastCard[side])];
    if (g.lastMirror[side] !== 0) words.push('mirrored');
    for (const [word, bit] of sectionWords) if ((g.lastSections[side] & bit) !== 0) words.push(word);
    return [words.join(' ')];
  });
}

function markLines(g: State): string[] {
  const { board, unitCount, leaderCount } = g.battle;
  return marks.flatMap(([key, bit]) => {
    const units: string[] = [];
    for (let u = 0; u < unitCount; u++) {
      if ((g.unitMark[u] & bit) === 0 || g.unitFate[u] !== ON_BOARD || g.unitHex[u] < 0) continue;
      const at = board.names[g.unitHex[u]];
      units.push(bit === MOVED ? `${at} ${g.unitSteps[u]} from ${board.names[g.unitFrom[u]]}` : at);
    }
    const leaders: string[] = [];
    for (let l = 0; l < leaderCount; l++) {
      if ((g.leaderMark[l] & bit) !== 0 && g.leaderHex[l] >= 0) leaders.push(board.names[g.leaderHex[l]]);
    }
    const parts = bit === MOVED || units.length === 0 ? units : [units.join(' ')];
    return list(key, leaders.length === 0 ? parts : [...parts, `leaders ${leaders.join(' ')}`]);
  });
}
