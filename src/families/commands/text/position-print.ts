// Prints a position in its one canonical form: the exact inverse of reading. What has no key of its own is found by
// reading the text back and comparing, so that nothing a state holds can be forgotten.

import { OpenChance } from '../../../kernel/chance.ts';
import { checkText, printHeader } from '../../../kernel/notation.ts';
import { SLOT_PROCEDURE } from '../../../kernel/state.ts';
import { ASIDE_PLACES, MAX_HAND, MOVED, ON_BOARD, type State } from '../rules/state.ts';
import { turn } from '../rules/turn.ts';
import { marksOf, type Phase, phaseSteps, phases, sectionWords } from './position-keys.ts';
import { frameLines, memoryLines } from './position-memory.ts';
import { fixedLines, list, pieceLines, sides } from './position-print-pieces.ts';
import { anyOrdered, layOut, readPosition } from './position-read.ts';
import { outcomeWords } from './position-words.ts';
import { type Side, sideNames } from './sheet.ts';

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
  const step = g.procedures[turn.id].stepNames[g.frames[0].step - 1];
  const phase = phases.find((one) => phaseSteps[one] === step);
  if (phase === undefined || phase === 'card') return phase ?? '';
  return acting.includes(phase) && anyOrdered(g, phase === 'move') ? phase : '';
}

/** Phases in which ordered units act. */
const acting: readonly Phase[] = ['fire', 'move', 'battle'];

function sameStack(a: State, b: State): boolean {
  const length = (b.depth + 1) * b.layout.frameSize;
  for (let i = 0; i < length; i++) if (a.stack[i] !== b.stack[i]) return false;
  return a.depth === b.depth;
}

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
  if (sides.some((side) => g.tokens[side] !== (sheet.sides[side].tokens ?? 0))) {
    lines.push(...list('tokens', shares(g.tokens)));
  }
  if (g.tokensSpent.some((count) => count !== 0)) lines.push(...list('spent', shares(g.tokensSpent)));
  if (g.banners.some((count) => count !== 0)) lines.push(...list('gained', shares(g.banners)));
  for (const side of sides) {
    const from = side * MAX_HAND;
    lines.push(...list(`hand ${sideNames[side]}`, pile(g.hand.subarray(from, from + g.handCount[side])), ' '));
  }
  for (const side of sides) lines.push(...list(`square ${sideNames[side]}`, squares(g, side, key)));
  const deck = pile(g.deck.subarray(0, g.deckCount)).reverse();
  lines.push(...list('deck', deck.length === 0 ? ['none'] : deck, ' '));
  lines.push(...list('discards', pile(g.discards.subarray(0, g.discardCount)), ' '));
  if (g.drawn > 0) lines.push(`drawn: ${key(g.drawn - 1)}${g.drawnToo > 0 ? ` ${key(g.drawnToo - 1)}` : ''}`);
  if (g.card >= 0) {
    const plain = g.order === g.card && g.mirror === 0;
    lines.push(`card: ${key(g.card)}${plain ? '' : ` as ${key(g.order)}${g.mirror === 0 ? '' : ' mirrored'}`}`);
  }
  lines.push(...list('last', lastOrders(g, key)));
  if (g.action > 0) lines.push(`action: ${game.actions[g.action - 1].key}`);
  const led = g.led - 1;
  if (led >= 0 && g.battle.leaderSide[led] === g.active) {
    lines.push(`led: ${checkText(g.battle.leaderNames[led], '')}`);
  }
  return lines;
}

/** Units in square, each with the number of its place and the card that lies there. */
function squares(g: State, side: Side, key: (card: number) => string): string[] {
  const { firstUnit, board } = g.battle;
  const parts: string[] = [];
  const seen = new Set<number>();
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    const place = g.unitForm[u];
    const card = place < 1 || place > ASIDE_PLACES ? 0 : g.aside[side * ASIDE_PLACES + place - 1];
    if (card === 0 || g.unitHex[u] < 0 || seen.has(place)) continue;
    seen.add(place);
    parts.push(`${board.names[g.unitHex[u]]} ${place} ${key(card - 1)}`);
  }
  return parts;
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
  const aims: string[] = [];
  for (let u = 0; u < unitCount; u++) {
    const at = g.unitAim[u] - 1;
    if (at < 0 || g.unitHex[u] < 0 || g.unitHex[at] < 0) continue;
    aims.push(`${board.names[g.unitHex[u]]} x ${board.names[g.unitHex[at]]}`);
  }
  const done = marksOf(g.battle.game).flatMap(([key, bit]) => {
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
  return [...done, ...list('aimed', aims)];
}
