// Small battles for tests of the rules: pieces on an empty board of seven by seven, hands by name, scripts that read like a
// log. Every script is also played from a copy at each line and with its dice written beforehand (tests/kernel/script.ts).

import { DECK, HAND, type State } from '../../src/games/dark-ages/rules/state.ts';
import { turn } from '../../src/games/dark-ages/rules/turn.ts';
import { CARDS } from '../../src/games/dark-ages/tables/tables.ts';
import { makeBattle, newState, setOut } from '../../src/games/dark-ages/text/battle.ts';
import { language } from '../../src/games/dark-ages/text/language.ts';
import type { Sheet, SheetRule, Side } from '../../src/games/dark-ages/text/sheet-types.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { call } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { type Line, playScript } from '../kernel/script.ts';
import type { Toy } from '../kernel/toys/toy.ts';

const at = { line: 0, column: 0 };

export interface Field {
  /** `top spearmen D3`, with another number of cubes `top spearmen D3 2`; tags are t1, t2 ... and b1, b2 ... */
  readonly units: readonly string[];
  /** `bottom foot 3 b1` or `top mounted 2 t1`. */
  readonly leaders?: readonly string[];
  readonly terrain?: { readonly [kind: string]: string };
  readonly hexsides?: { readonly [kind: string]: string };
  /** Hands by card kind, top then bottom. */
  readonly hands?: readonly [string, string];
  readonly rules?: readonly string[];
  readonly events?: readonly string[];
  readonly options?: readonly string[];
  readonly limits?: readonly [number | null, number | null];
  /** Player A, who begins; the bottom side unless told. */
  readonly first?: Side;
  readonly size?: readonly [number, number];
  /** Other tags for some pieces, such as `r1` for one that comes later. */
  readonly tags?: { readonly [tag: string]: string };
  /** Last changes to the state. */
  readonly lastly?: (g: State) => void;
}

const side = (word: string): Side => (word === 'top' ? 0 : 1);
const rule = (text: string): SheetRule => {
  const [key, ...args] = text.split(' ');
  return { key, args, ...at };
};

export function sheetFor(field: Field): Sheet {
  const counts = [0, 0];
  const [width, rows] = field.size ?? [7, 7];
  return {
    game: 'dark-ages',
    id: 'test',
    name: 'Test',
    date: '1100',
    sides: [
      { army: 'North', limit: field.limits?.[0] ?? null },
      { army: 'South', limit: field.limits?.[1] ?? null },
    ],
    playerA: field.first ?? 1,
    width,
    rows,
    terrain: Object.entries(field.terrain ?? {}).flatMap(([kind, hexes]) =>
      hexes.split(' ').map((hex) => ({ kind, hex, ...at })),
    ),
    hexsides: Object.entries(field.hexsides ?? {}).flatMap(([kind, list]) =>
      list.split(' ').map((one) => ({ kind, hex: one.split('|')[0], to: one.split('|')[1], ...at })),
    ),
    units: field.units.map((text) => {
      const [whose, type, hex, cubes] = text.split(' ');
      const s = side(whose);
      const usual = `${'tb'[s]}${++counts[s]}`;
      const tag = field.tags?.[usual] ?? usual;
      const entry = hex.startsWith('@') ? hex.slice(1).split(',') : [];
      return { side: s, tag, type, cubes: Number(cubes ?? 3), hex: entry.length > 0 ? null : hex, entry, ...at };
    }),
    leaders: (field.leaders ?? []).map((text, i) => {
      const [whose, how, morale, unit] = text.split(' ');
      return {
        side: side(whose),
        tag: `l${i + 1}`,
        name: `Leader ${i + 1}`,
        mounted: how === 'mounted',
        morale: Number(morale),
        unit,
        entry: [],
        ...at,
      };
    }),
    eventCards: field.events?.length ?? 0,
    events: (field.events ?? []).map(rule),
    rules: (field.rules ?? []).map(rule),
    summary: 'A test.',
    source: 'none',
    notes: [],
  };
}

/** The battle at the start of Player A's first round. */
export function laid(field: Field): State {
  const g = setOut(makeBattle(sheetFor(field), field.options ?? []), new OpenChance());
  (field.hands ?? ['', '']).forEach((hand, seat) => {
    for (const key of hand.split(' ').filter((word) => word !== '')) {
      const card = CARDS.findIndex((one, c) => one.key.startsWith(`${key}-`) && g.cardAt[c] === DECK);
      if (card < 0) throw new Error(`no card ${key} is left`);
      g.cardAt[card] = HAND + seat;
      g.handCount[seat]++;
      g.deckLeft--;
    }
  });
  field.lastly?.(g);
  call(g, turn);
  return g;
}

export function play(field: Field, script: readonly Line[]): { g: State; waits: string[] } {
  const start = laid(field);
  const toy: Toy<State> = {
    id: 'dark-ages',
    seatNames: ['top', 'bottom'],
    language,
    create: () => newState(start.battle),
    view: () => null,
  };
  return playScript(toy, (g) => copyInto(g, start), script);
}

export const pieceOf = (g: State, tag: string): number => g.battle.tags.indexOf(tag);

/** `##o` two active cubes and a grey one; `-` off the board. */
export function strength(g: State, tag: string): string {
  const p = pieceOf(g, tag);
  return g.unitHex[p] < 0 ? '-' : '#'.repeat(g.cubes[p]) + (g.grey[p] > 0 ? 'o' : '');
}

export const hexOf = (g: State, tag: string): string => g.battle.board.names[g.unitHex[pieceOf(g, tag)]] ?? '-';
