// What a seat may know, built up from public facts and its own hand (seat -1 is a spectator). Plain data that survives JSON.
// The other hand and the deck enter only as counts and as the cards the seat has not seen; numbers of a counter's back only
// if the seat has seen them.

import { pending } from '../../../../kernel/procedure.ts';
import { DRAW, RUNNING, SLOT_PROCEDURE, WIN } from '../../../../kernel/state.ts';
import {
  AMBUSH_FIGHT,
  ASSAULT_FIGHT,
  COMBAT,
  COMBINED,
  DECK,
  DISCARDED,
  END_PHASE,
  FIRE_FIGHT,
  type Frame,
  HAND,
  INFANTRY,
  KNIGHTS,
  LAST_STAND,
  LAST_TURN,
  LAST_TURN_NEXT,
  LEADERS,
  MELEE_FIGHT,
  MERCENARY_FIGHT,
  MOVEMENT,
  SCHILTRON,
  SHIELD_WALL,
  type State,
  WEDGE,
} from '../../rules/state.ts';
import { rulings } from '../../tables/rulings.ts';
import { CARD_KINDS, CARDS, EVENT_CARD } from '../../tables/tables.ts';
import { sideNames } from '../../text/sheet-types.ts';
import { CARD_GROUPS, CARD_MOMENTS, CARD_TEXTS } from '../cards.ts';
import { hexAsked, promptOf } from '../prompt.ts';
import { eventSentence, ruleSentence } from '../rule-sentences.ts';
import type { InBattle } from '../words.ts';
import { hexView, leaderView, unitView } from './pieces.ts';
import type { CardView, CombatView, DarkAgesView, SideView } from './types.ts';
import { warningsOf } from './warnings.ts';

export type * from './types.ts';

export function viewOf(g: State, seat: number): DarkAgesView {
  const { battle } = g;
  const { sheet, board } = battle;
  const asked = hexAsked(g);
  const sides = [0, 1].map((side) => sideView(g, side));
  return {
    seat,
    game: 'dark-ages',
    scenario: { id: `dark-ages/${sheet.id}`, name: sheet.name, date: sheet.date },
    board: {
      kind: 'hexes',
      width: sheet.width,
      rows: sheet.rows,
      even: true,
      hexes: board.names.flatMap((name, hex) => (name === '' ? [] : [hexView(g, hex)])),
      edges: { top: 'top', bottom: 'bottom' },
    },
    sides,
    seats: sides.map(({ side, army, handCount }) => ({ seat: side, side, army, handCount })),
    units: Array.from({ length: battle.unitCount }, (_, unit) => unitView(g, unit, seat)),
    leaders: Array.from({ length: battle.leaderCount }, (_, leader) => leaderView(g, LEADERS + leader, seat)),
    hand: seat < 0 ? [] : CARDS.flatMap((_, card) => (g.cardAt[card] === HAND + seat ? [cardView(card)] : [])),
    deckCount: g.deckLeft,
    discards: Array.from(g.discards.subarray(0, g.discardCount), cardView),
    unseen: unseenBy(g, seat),
    activation: g.card === 0 ? null : { card: cardView(g.card - 1), points: g.points },
    round: g.round,
    turn: g.turn,
    lastTurn: g.lastTurn === LAST_TURN ? 'now' : g.lastTurn === LAST_TURN_NEXT ? 'next' : 'no',
    active: sideNames[g.active],
    phase: phaseOf(g),
    events: {
      played: g.eventsPlayed,
      inGame: battle.eventCards,
      next: g.eventsPlayed < battle.eventCards ? eventSentence(sheet, g.eventsPlayed) : '',
    },
    hiddenValues: !battle.options.showValues,
    combat: combatOf(g),
    warnings: warningsOf(g),
    prompt: promptOf(g),
    asked: asked < 0 ? null : board.names[asked],
    outcome: g.outcome === RUNNING ? 'running' : g.outcome === DRAW ? 'draw' : sideNames[g.outcome - WIN],
    rules: rulesView(g),
  };
}

/** The special rules of the battle, then the disputed points that it settles the other way. */
function rulesView(g: State): DarkAgesView['rules'] {
  const { sheet, options } = g.battle;
  const special = sheet.rules.map(({ key }, i) => ({ key, text: ruleSentence(sheet, i), optional: false }));
  const switched = rulings.filter(({ key }) => (options as { readonly [key: string]: boolean })[key] === true);
  return [...special, ...switched.map(({ key, instead }) => ({ key, text: instead, optional: true }))];
}

function cardView(card: number): CardView {
  const { key, number, kind, name, activation, stone } = CARDS[card];
  return {
    key,
    name,
    group: CARD_GROUPS[CARD_KINDS[kind]],
    text: CARD_TEXTS[CARD_KINDS[kind]],
    number,
    activation: kind === EVENT_CARD ? null : activation.value,
    stone: stone.value,
    marks: { activation: activation.mark, stone: stone.mark },
    moment: CARD_MOMENTS[CARD_KINDS[kind]],
  };
}

/** Cards by kind that the seat neither holds nor sees face up: the deck and the other hand (both hands for a spectator). */
function unseenBy(g: State, seat: number): DarkAgesView['unseen'] {
  const counts = new Array<number>(CARD_KINDS.length).fill(0);
  CARDS.forEach(({ kind }, card) => {
    const at = g.cardAt[card];
    if (at === DECK || (at >= HAND && at < DISCARDED && at !== HAND + seat)) counts[kind]++;
  });
  return CARD_KINDS.flatMap((key, kind) =>
    counts[kind] === 0
      ? []
      : [{ key, name: CARDS.find((card) => card.kind === kind)?.name ?? key, count: counts[kind] }],
  );
}

function sideView(g: State, side: number): SideView {
  const { sheet, playerA } = g.battle;
  return {
    side: sideNames[side],
    army: sheet.sides[side].army,
    player: playerA === side ? 'A' : 'B',
    handCount: g.handCount[side],
    passed: g.passes > 0 && side !== g.active,
    unitsLost: g.lost[side],
    limit: goalOf(g, side),
    leadersLeft: g.leadersLeft[side],
    tallies: talliesView(g, side, g.lost[1 - side], g.leadersLeft[side]),
  };
}

const goalOf = ({ battle }: InBattle, side: number): number | null =>
  battle.limit[side] === 0 ? null : battle.limit[side];

/** What a side counts: enemy units taken, and its leaders. */
export const talliesView = (g: InBattle, side: number, taken: number, leaders: number): SideView['tallies'] => [
  { key: 'taken', label: 'enemy units eliminated', value: taken, goal: goalOf(g, side) },
  { key: 'leaders', label: leaders === 1 ? 'leader left' : 'leaders left', value: leaders, goal: null },
];

/** The part of the round under way. */
export function phaseOf(g: State): string {
  if (g.outcome !== RUNNING || g.depth < 0) return 'over';
  if (g.phase === MOVEMENT) return 'movement';
  if (g.phase === COMBAT) return 'combat';
  return g.phase === END_PHASE ? 'end phase' : 'open';
}

const FIGHTS: readonly string[] = ['assault', 'melee', 'fire', 'ambush', 'mercenaryShot'];

/** The nearest fight on the stack, and its frame. */
export function fightUnderWay(g: State): Frame | null {
  for (let depth = g.depth; depth >= 0; depth--) {
    const { name } = g.procedures[g.stack[depth * g.layout.frameSize + SLOT_PROCEDURE]];
    if (FIGHTS.includes(name)) return g.frames[depth];
  }
  return null;
}

const KINDS: { readonly [kind: number]: CombatView['kind'] } = {
  [ASSAULT_FIGHT]: 'assault',
  [MELEE_FIGHT]: 'melee',
  [FIRE_FIGHT]: 'fire',
  [AMBUSH_FIGHT]: 'ambush',
  [MERCENARY_FIGHT]: 'mercenaries',
};

const FIGHT_CARDS: readonly (readonly [number, string])[] = [
  [SHIELD_WALL, 'Shield Wall: one hit is stopped'],
  [SCHILTRON, 'Schiltron: one hit is stopped'],
  [WEDGE, 'Wedge formation: shield walls and schiltrons absorb no hits'],
  [LAST_STAND, 'Last Stand: one more die; the grey cube rolls and is then removed'],
  [KNIGHTS, 'Knights, attack!: two more dice, the first hit of the answer is ignored'],
  [INFANTRY, 'Infantry, attack!: one more die'],
];

function combatOf(g: State): CombatView | null {
  if (pending(g) === null) return null;
  const f = fightUnderWay(g);
  if (f === null || g.unitHex[f.defender] < 0) return null;
  const joined: number[] = [];
  for (let u = 0; u < g.battle.unitCount; u++) if (g.joined[u] > 0 && u !== f.attacker) joined.push(u);
  const kind = (f.cards & COMBINED) !== 0 && f.kind === MELEE_FIGHT ? 'combined forces' : (KINDS[f.kind] ?? 'melee');
  return {
    kind,
    attackers: [f.attacker, ...joined],
    target: g.battle.board.names[g.unitHex[f.defender]],
    notes: FIGHT_CARDS.filter(([bit]) => (f.cards & bit) !== 0).map(([, text]) => text),
  };
}
