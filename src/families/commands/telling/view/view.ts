// What a seat may know, built up from public facts and its own hand (seat -1 is a spectator). Plain data that survives JSON.
// The other hand and the deck enter only as counts, and as the multiset of cards the seat has not seen.

import { pending } from '../../../../kernel/procedure.ts';
import { DRAW, RUNNING, SLOT_PROCEDURE, WIN } from '../../../../kernel/state.ts';
import type { TableSeat } from '../../../../kernel/view.ts';
import { bannerSources } from '../../rules/losses.ts';
import { ASIDE_PLACES, BONUS, MAX_HAND, type State, UNNAMED } from '../../rules/state.ts';
import { sideNames } from '../../text/sheet.ts';
import { hexAsked, promptOf } from '../prompt.ts';
import { ruleSentence } from '../rule-sentences.ts';
import { hexView, leaderView, unitView } from './pieces.ts';
import type { CardView, CommandsView, RuleView, SideView } from './types.ts';

export type * from './types.ts';

export function viewOf(g: State, seat: number): CommandsView {
  const { battle } = g;
  const { sheet, board, game } = battle;
  const asked = hexAsked(g);
  return {
    seat,
    game: game.id,
    scenario: { id: `${sheet.game}/${sheet.id}`, name: sheet.name, date: sheet.date },
    board: {
      kind: 'hexes',
      size: sheet.board,
      width: board.width,
      rows: board.rows,
      hexes: board.names.map((_, hex) => hexView(g, hex, seat)),
    },
    sides: [0, 1].map((side) => sideView(g, side, seat)),
    seats: [0, 1].map((side) => seatView(g, side)),
    units: battle.unitType.map((_, unit) => unitView(g, unit)),
    leaders: battle.leaderNames
      .map((_, leader) => leaderView(g, leader))
      .filter((_, leader) => g.leaderFate[leader] !== UNNAMED),
    hand: seat < 0 ? [] : handOf(g, seat).map((card) => cardView(g, card)),
    deckCount: g.deckCount,
    discards: Array.from(g.discards.subarray(0, g.discardCount), (card) => cardView(g, card)),
    unseen: unseenBy(g, seat),
    table:
      g.card < 0
        ? null
        : {
            card: cardView(g, g.card),
            order: g.order < 0 ? null : cardView(g, g.order),
            mirrored: g.mirror === 1,
            oneUnit: g.fallback === 1,
          },
    action: actionOf(g),
    led: g.led === 0 ? null : g.led - 1,
    drawnCount: drawnNow(g).length,
    drawn: seat === g.active ? drawnNow(g).map((card) => cardView(g, card)) : [],
    turn: g.turn,
    active: sideNames[g.active],
    phase: phaseOf(g),
    combat: combatOf(g),
    prompt: promptOf(g),
    asked: asked < 0 ? null : board.names[asked],
    outcome: g.outcome === RUNNING ? 'running' : g.outcome === DRAW ? 'draw' : sideNames[g.outcome - WIN],
    rules: rulesView(g),
  };
}

function actionOf(g: State): CommandsView['action'] {
  if (g.action === 0) return null;
  const { key, name, text } = g.battle.game.actions[g.action - 1];
  return { key, name, text };
}

/** Cards that the active side has drawn and of which it keeps one. */
const drawnNow = (g: State): number[] => [g.drawn - 1, g.drawnToo - 1].filter((card) => card >= 0);

/** The battle's special rules; the sheet's words say whom each concerns. Optional ones that are not played are missing. */
function rulesView(g: State): RuleView[] {
  const { sheet, rules } = g.battle;
  let next = 0;
  const special = rules.map(({ key, text, optional }): RuleView => {
    while (sheet.rules[next].key !== key || sheet.rules[next].optional !== optional) next++;
    const rule = sheet.rules[next++];
    const named = sideNames.filter((name) => rule.args.includes(name));
    const side = named.length === 1 ? named[0] : null;
    return { key, side, text: ruleSentence(sheet, rule, text), optional };
  });
  // Disputed points that this battle settles the other way.
  const { rulings } = g.battle.game;
  const switched = rulings.filter(({ key }) => g.battle.readings[key] === true);
  return [...special, ...switched.map(({ key, instead }) => ({ key, side: null, text: instead, optional: true }))];
}

function cardView(g: State, card: number): CardView {
  const { key, name, group, text, sections, answers } = g.battle.game.cards[card];
  return { key, name, group, text, sections, reaction: answers?.closeCombat !== undefined };
}

function handOf(g: State, seat: number): number[] {
  return Array.from(g.hand.subarray(seat * MAX_HAND, seat * MAX_HAND + g.handCount[seat]));
}

/** Cards laid aside, place by place; -1 for an empty one. */
function asideOf(g: State, side: number): number[] {
  return Array.from(g.aside.subarray(side * ASIDE_PLACES, (side + 1) * ASIDE_PLACES), (card) => card - 1);
}

function asideView(g: State, side: number, seat: number): SideView['aside'] {
  if (!g.battle.game.customs.laysAside) return [];
  return asideOf(g, side).map((card, i) =>
    card < 0 ? null : { number: i + 1, card: side === seat ? cardView(g, card) : null },
  );
}

function unseenBy(g: State, seat: number): CommandsView['unseen'] {
  const cards = g.battle.game.cards;
  const counts = new Array<number>(cards.length).fill(0);
  for (let i = 0; i < g.deckCount; i++) counts[g.deck[i]]++;
  for (const side of [0, 1]) {
    if (side === seat) continue;
    for (const card of [...handOf(g, side), ...asideOf(g, side)]) if (card >= 0) counts[card]++;
  }
  if (seat !== g.active) for (const card of drawnNow(g)) counts[card]++;
  return cards.map(({ key, name }, card) => ({ key, name, count: counts[card] })).filter((one) => one.count > 0);
}

function seatView(g: State, side: number): TableSeat {
  const name = sideNames[side];
  return { seat: name, side: name, army: g.battle.sheet.sides[side].army, handCount: g.handCount[side] };
}

function sideView(g: State, side: number, seat: number): SideView {
  const { sheet, goals, game } = g.battle;
  const last = g.lastCard[side];
  return {
    side: sideNames[side],
    army: sheet.sides[side].army,
    commander: sheet.sides[side].commander,
    command: g.command[side],
    handCount: g.handCount[side],
    tallies: [{ key: 'banners', label: 'banners', value: g.banners[side], goal: goals[side] }],
    banners: g.banners[side],
    goal: goals[side],
    bannersBy: bannerSources(g, side),
    lastOrder: last < 0 ? null : { card: game.cards[last].key, mirrored: g.lastMirror[side] === 1 },
    tokens: game.actions.length === 0 ? null : { held: g.tokens[side], spent: g.tokensSpent[side] },
    aside: asideView(g, side, seat),
  };
}

const procedureAt = (g: State, depth: number): string =>
  g.procedures[g.stack[depth * g.layout.frameSize + SLOT_PROCEDURE]].name;

const PHASES: { readonly [step: string]: string } = {
  begin: 'begin',
  card: 'play a card',
  orders: 'order',
  fireFirst: 'fire',
  move: 'move',
  battle: 'battle',
  again: 'move again',
  end: 'end of turn',
  draw: 'draw',
};

/** The part of the turn under way: the step that the lowest frame is at. */
export function phaseOf(g: State): string {
  if (g.outcome !== RUNNING || g.depth < 0) return 'over';
  if (g.turn === 0) return 'set up';
  const { stepNames } = g.procedures[g.stack[SLOT_PROCEDURE]];
  // A step that a game adds belongs to the part of the turn before it.
  for (let step = g.frames[0].step - 1; step >= 0; step--) {
    const phase = g.battle.game.words.phases?.[stepNames[step]] ?? PHASES[stepNames[step]];
    if (phase !== undefined) return phase;
  }
  return 'turn';
}

const CLOSE_FIGHTS = ['closeCombat', 'evadeCombat', 'momentum', 'resolveClose'];

/** The nearest combat on the stack. */
function combatOf(g: State): CommandsView['combat'] {
  if (pending(g) === null) return null;
  for (let depth = g.depth - 1; depth >= 0; depth--) {
    const name = procedureAt(g, depth);
    const f = g.frames[depth];
    const close = CLOSE_FIGHTS.includes(name);
    if (!close && name !== 'resolveFire') continue;
    const { say } = g.battle.game.words;
    const kind = !close ? 'ranged combat' : f.mode === BONUS ? say.bonus : say.close;
    return { kind, attacker: f.attacker, target: g.battle.board.names[f.hex] };
  }
  return null;
}
