// What a seat may know, built up from public facts and its own hand (seat -1 is a spectator). Plain data that survives JSON.
// The other hand and the deck enter only as counts, and as the multiset of cards the seat has not seen.

import { pending } from '../../kernel/procedure.ts';
import { DRAW, RUNNING, SLOT_PROCEDURE, WIN } from '../../kernel/state.ts';
import { rangeOf } from './battle-phase.ts';
import { hexAsked, promptOf } from './prompt.ts';
import { sideNames } from './sheet.ts';
import {
  BONUS,
  ELIMINATED,
  EXITED,
  FIRED,
  FOUGHT,
  groundOf,
  HALTED,
  MAX_HAND,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  type State,
} from './state.ts';
import type {
  AbilityView,
  CardView,
  CommandsView,
  Fate,
  HexView,
  LeaderView,
  RuleView,
  SideView,
  UnitView,
} from './view-types.ts';
import { armyOf, sectionNames } from './words.ts';

export type * from './view-types.ts';

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
    sides: [0, 1].map((side) => sideView(g, side)),
    units: battle.unitType.map((_, unit) => unitView(g, unit)),
    leaders: battle.leaderNames.map((_, leader) => leaderView(g, leader)),
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

/** The battle's special rules; the sheet's words say whom each concerns. Optional ones that are not played are missing. */
function rulesView(g: State): RuleView[] {
  const { sheet, rules } = g.battle;
  let next = 0;
  const special = rules.map(({ key, text, optional }): RuleView => {
    while (sheet.rules[next].key !== key || sheet.rules[next].optional !== optional) next++;
    const named = sideNames.filter((name) => sheet.rules[next].args.includes(name));
    next++;
    if (named.length !== 1) return { key, side: null, text, optional };
    const army = armyOf(g, sideNames.indexOf(named[0]));
    return { key, side: named[0], text: `${army}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`, optional };
  });
  // Disputed points that this battle settles the other way.
  const { rulings } = g.battle.game;
  const switched = rulings.filter(({ key }) => g.battle.readings[key] === true);
  return [...special, ...switched.map(({ key, instead }) => ({ key, side: null, text: instead, optional: true }))];
}

/** Hexes from which a side may leave the board for a banner. */
export function exitsOf(g: State, side: number): number[] {
  return g.battle.rules.flatMap((rule) => (rule.exits?.side === side ? rule.exits.hexes : []));
}

function hexView(g: State, hex: number, seat: number): HexView {
  const { board, sections, ramparts } = g.battle;
  const { terrain } = groundOf(g);
  const near = Array.from(board.neighbours.subarray(hex * 6, hex * 6 + 6));
  return {
    hex: board.names[hex],
    row: board.row[hex],
    column: board.column[hex],
    terrain: terrain[hex].key,
    terrainName: terrain[hex].name,
    sections: sectionNames(seat === 0 ? 0 : 1, sections[hex]).map((name) => name.split(' ')[0]),
    ramparts: near.filter((to, d) => to >= 0 && (ramparts[hex] & (1 << d)) !== 0).map((to) => board.names[to]),
    exits: sideNames.filter((_, side) => exitsOf(g, side).includes(hex)),
  };
}

/** By the numbers of unitFate and leaderFate. */
const FATES: readonly Fate[] = ['on board', 'eliminated', 'left', 'exited', 'in reserve'];

const abilities = (traits: readonly AbilityView[]): AbilityView[] =>
  traits.map(({ key, name, text }) => ({ key, name, text }));

function unitView(g: State, u: number): UnitView {
  const { board, game, unitType, unitSide, unitTraits } = g.battle;
  const type = unitType[u];
  const mark = g.unitMark[u];
  const has = (bit: number): boolean => (mark & bit) !== 0;
  return {
    id: u,
    side: sideNames[unitSide[u]],
    code: type.code,
    name: type.name,
    symbol: game.dice.faces[type.symbol],
    bordered: type.bordered,
    missile: rangeOf(g, u),
    hex: g.unitHex[u] < 0 ? null : board.names[g.unitHex[u]],
    blocks: g.unitBlocks[u],
    fullBlocks: type.blocks,
    traits: abilities(unitTraits[u]),
    fate: FATES[g.unitFate[u]],
    ordered: has(ORDERED),
    moved: has(MOVED),
    steps: g.unitSteps[u],
    from: has(MOVED) ? board.names[g.unitFrom[u]] : null,
    fought: has(FOUGHT),
    fired: has(FIRED),
    mustClose: has(MUST_CLOSE),
    noBattle: has(NO_BATTLE),
    halted: has(HALTED),
  };
}

function leaderView(g: State, l: number): LeaderView {
  const { board, leaderSide, leaderNames, leaderTraits } = g.battle;
  const hex = g.leaderHex[l];
  const unit = hex < 0 ? -1 : g.hexUnit[hex];
  return {
    id: l,
    side: sideNames[leaderSide[l]],
    name: leaderNames[l],
    hex: hex < 0 ? null : board.names[hex],
    unit: unit < 0 ? null : unit,
    traits: abilities(leaderTraits[l]),
    fate: FATES[g.leaderFate[l]],
    ordered: (g.leaderMark[l] & ORDERED) !== 0,
    moved: (g.leaderMark[l] & MOVED) !== 0,
  };
}

function cardView(g: State, card: number): CardView {
  const { key, name, group, text, sections, reaction } = g.battle.game.cards[card];
  return { key, name, group, text, sections, reaction };
}

function handOf(g: State, seat: number): number[] {
  return Array.from(g.hand.subarray(seat * MAX_HAND, seat * MAX_HAND + g.handCount[seat]));
}

function unseenBy(g: State, seat: number): CommandsView['unseen'] {
  const cards = g.battle.game.cards;
  const counts = new Array<number>(cards.length).fill(0);
  for (let i = 0; i < g.deckCount; i++) counts[g.deck[i]]++;
  for (const side of [0, 1]) if (side !== seat) for (const card of handOf(g, side)) counts[card]++;
  return cards.map(({ key, name }, card) => ({ key, name, count: counts[card] })).filter((one) => one.count > 0);
}

function sideView(g: State, side: number): SideView {
  const { sheet, goals, unitSide, leaderSide, unitCount, leaderCount, game } = g.battle;
  let units = 0;
  let leaders = 0;
  let exits = 0;
  for (let u = 0; u < unitCount; u++) {
    if (unitSide[u] === side) exits += g.unitFate[u] === EXITED ? 1 : 0;
    else units += g.unitFate[u] === ELIMINATED ? 1 : 0;
  }
  for (let l = 0; l < leaderCount; l++) if (leaderSide[l] !== side && g.leaderFate[l] === ELIMINATED) leaders++;
  const last = g.lastCard[side];
  return {
    side: sideNames[side],
    army: sheet.sides[side].army,
    commander: sheet.sides[side].commander,
    command: g.command[side],
    handCount: g.handCount[side],
    banners: g.banners[side],
    goal: goals[side],
    bannersBy: { units, leaders, exits, objectives: g.banners[side] - units - leaders - exits },
    lastOrder: last < 0 ? null : { card: game.cards[last].key, mirrored: g.lastMirror[side] === 1 },
  };
}

const procedureAt = (g: State, depth: number): string =>
  g.procedures[g.stack[depth * g.layout.frameSize + SLOT_PROCEDURE]].name;

const PHASES: { readonly [step: string]: string } = {
  card: 'play a card',
  orders: 'order',
  move: 'move',
  battle: 'battle',
  again: 'move again',
  draw: 'draw',
};

/** The part of the turn under way: the step that the lowest frame is at. */
export function phaseOf(g: State): string {
  if (g.outcome !== RUNNING || g.depth < 0) return 'over';
  const p = g.procedures[g.stack[SLOT_PROCEDURE]];
  return PHASES[p.stepNames[g.frames[0].step - 1]] ?? (g.turn === 0 ? 'set up' : 'turn');
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
    const kind = !close ? 'ranged combat' : f.mode === BONUS ? 'bonus close combat' : 'close combat';
    return { kind, attacker: f.attacker, target: g.battle.board.names[f.hex] };
  }
  return null;
}
