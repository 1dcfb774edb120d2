// Sheets and positions: the same keys, and in a position also what changes during the battle.

import type { Chance } from '../../../kernel/chance.ts';
import {
  type Entry,
  findEntry,
  type Notation,
  NotationError,
  named,
  needEntry,
  printHeader,
  readNotation,
  textOf,
} from '../../../kernel/notation.ts';
import { pending } from '../../../kernel/procedure.ts';
import { goOn, newState } from '../rules/fight.ts';
import { type Battle, CARDS, giveHand, HAND, handOf, type State } from '../rules/state.ts';

export const sideNames = ['top', 'bottom'] as const;
const SHEET_KEYS = ['game', 'id', 'name', 'top', 'bottom', 'men'];
export const POSITION_KEYS = [...SHEET_KEYS, 'men left', 'hand top', 'hand bottom', 'active', 'passes', 'played'];

function numbersOf(entry: Entry, most: number, count: number): number[] {
  const words = entry.value === 'none' ? [] : entry.value.split(' ').filter((word) => word !== '');
  const numbers = words.map(Number);
  const sound = numbers.every((one) => Number.isInteger(one) && one >= 0 && one <= most) && numbers.length <= count;
  if (sound) return numbers;
  const at = { line: entry.line, column: entry.valueColumn };
  throw new NotationError(at, `at most ${count} numbers up to ${most}`, named(entry.value));
}

function battleOf(notation: Notation): Battle {
  const text = (key: string, otherwise: string): string => {
    const entry = findEntry(notation, key);
    return entry ? textOf(entry) : otherwise;
  };
  const [top, bottom] = numbersOf(needEntry(notation, 'men'), 9, 2);
  return {
    id: text('id', ''),
    name: text('name', 'A ford'),
    armies: [text('top', 'Top'), text('bottom', 'Bottom')],
    men: [top, bottom ?? top],
  };
}

export const parseSheet = (text: string): Battle => battleOf(readNotation(text, { kind: 'sheet', keys: SHEET_KEYS }));

const lines = ({ id, name, armies, men }: Battle): string[] => [
  'game: ford',
  ...(id === '' ? [] : [`id: ${id}`]),
  `name: ${name}`,
  `top: ${armies[0]}`,
  `bottom: ${armies[1]}`,
  `men: ${men.join(' ')}`,
];

export const printSheet = (battle: Battle): string => `${[printHeader('sheet'), ...lines(battle)].join('\n')}\n`;

export function positionText(g: State): string {
  const waiting = pending(g);
  const hand = (seat: number): string => handOf(g, seat).join(' ') || 'none';
  const more = [
    `men left: ${[...g.men].join(' ')}`,
    `hand top: ${hand(0)}`,
    `hand bottom: ${hand(1)}`,
    `active: ${sideNames[g.active]}`,
    `passes: ${g.passes}`,
    ...(waiting?.name === 'answer' ? [`played: ${g.frames[g.depth].card}`] : []),
  ];
  return `${[printHeader('position'), ...lines(g.battle), ...more].join('\n')}\n`;
}

export function readPosition(text: string, chance: Chance): State {
  const notation = readNotation(text, { kind: 'position', keys: POSITION_KEYS });
  const g = newState(battleOf(notation));
  g.chance = chance;
  const numbers = (key: string, most: number, count: number): number[] => {
    const entry = findEntry(notation, key);
    return entry ? numbersOf(entry, most, count) : [];
  };
  const left = numbers('men left', 9, 2);
  g.men[0] = left[0] ?? g.battle.men[0];
  g.men[1] = left[1] ?? g.battle.men[1];
  giveHand(g, 0, numbers('hand top', 4, HAND));
  giveHand(g, 1, numbers('hand bottom', 4, HAND));
  g.active = findEntry(notation, 'active')?.value === 'bottom' ? 1 : 0;
  g.passes = numbers('passes', 1, 1)[0] ?? 0;
  const [played = 0] = numbers('played', 4, 1);
  layDeck(g, played);
  goOn(g, played);
  return g;
}

/** What is in no hand and was not just played lies in the deck. */
export function layDeck(g: State, played: number): void {
  const left = [...CARDS];
  for (const card of [...handOf(g, 0), ...handOf(g, 1), played])
    if (left.includes(card)) left.splice(left.indexOf(card), 1);
  for (let i = 0; i < g.deck.length; i++) g.deck[i] = left[i] ?? 0;
}
