// Words for people: armies, pieces, hexes, cards, counts and rule references, shared by prompts, log, explanations and
// refusals of Dark Ages.

import { own } from '../../../kernel/own.ts';
import { isRouted } from '../rules/ground.ts';
import { HEXSIDES, isLeader, leaderWith, type State, TERRAINS } from '../rules/state.ts';
import { CARDS } from '../tables/tables.ts';

/** Names need nothing but the battle. */
export type InBattle = Pick<State, 'battle'>;

export const armyOf = (g: InBattle, seat: number): string => g.battle.sheet.sides[seat].army;

/** How an army's name stands before a unit's. */
const ADJECTIVES: { readonly [army: string]: string } = {
  Norwegians: 'Norwegian',
  Normans: 'Norman',
  Scots: 'Scottish',
};

export const armyAdjective = (g: InBattle, seat: number): string => own(ADJECTIVES, armyOf(g, seat)) ?? armyOf(g, seat);

/** Armies whose name is one body: the Coalition acts, the English act. */
const ONE_BODY: readonly string[] = ['Coalition'];

/** `the English act`, `the Coalition acts`. */
export const armyDoes = (g: InBattle, seat: number, one: string, many: string): string =>
  `the ${armyOf(g, seat)} ${ONE_BODY.includes(armyOf(g, seat)) ? one : many}`;

export const hexName = (g: InBattle, hex: number): string => g.battle.board.names[hex] ?? '';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 hit`, `2 hits`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const hits = (n: number): string => count(n, 'hit');
export const hexes = (n: number): string => count(n, 'hex', 'hexes');
export const dice = (n: number): string => count(n, 'die', 'dice');

/** `a, b and c`. */
export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}

/** The unit's type, or the leader's name. */
export const pieceName = (g: InBattle, piece: number): string => {
  const type = g.battle.types[piece];
  return isLeader(piece) || type === null ? g.battle.names[piece] : type.name;
};

/** Spearmen attack, Levy Militia attacks. */
const isMany = (g: InBattle, piece: number): boolean => !isLeader(piece) && /(?:men|s)$/.test(pieceName(g, piece));

export const does = (g: InBattle, piece: number, one: string, many: string): string => (isMany(g, piece) ? many : one);

/** `Norwegian Spearmen`, `Harald Hardrada`. */
export const pieceOfArmy = (g: InBattle, piece: number): string =>
  isLeader(piece) ? pieceName(g, piece) : `${armyAdjective(g, g.battle.seat[piece])} ${pieceName(g, piece)}`;

/** `Norwegian Spearmen at G5`; without the hex when it is not on the board. */
export const pieceOn = (g: State, piece: number): string => {
  const hex = g.unitHex[piece];
  return hex < 0 ? pieceOfArmy(g, piece) : `${pieceOfArmy(g, piece)} at ${hexName(g, hex)}`;
};

/** `Spearmen at G5`, for who speaks of his own. */
export const ownOn = (g: State, piece: number): string => {
  const hex = g.unitHex[piece];
  return hex < 0 ? pieceName(g, piece) : `${pieceName(g, piece)} at ${hexName(g, hex)}`;
};

/** Who stands on a hex, in words; empty for nobody. */
export function whoIsAt(g: State, hex: number): string {
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  if (unit >= 0) {
    const led = leaderWith(g, unit);
    return led >= 0 ? `${pieceOfArmy(g, unit)} with ${pieceName(g, led)}` : pieceOfArmy(g, unit);
  }
  return leader >= 0 ? `the ${armyAdjective(g, g.battle.seat[leader])} leader ${pieceName(g, leader)}` : '';
}

/** A piece in words with what makes its numbers unknown, for refusals. */
export const unknownText = (g: State, piece: number): string => {
  const attached = isLeader(piece) && g.hexUnit[g.unitHex[piece]] >= 0;
  const who = attached ? whoIsAt(g, g.unitHex[piece]) : pieceOn(g, piece);
  return isRouted(g, piece) ? `${who}, routed` : who;
};

/** `2 cubes`, `1 cube and a grey one`, `a grey cube only`. */
export function cubesOf(g: State, piece: number): string {
  const cubes = g.cubes[piece];
  const grey = g.grey[piece] > 0;
  if (cubes === 0) return grey ? 'only a grey cube' : 'no cube';
  return `${count(cubes, 'cube')}${grey ? ' and a grey one' : ''}`;
}

export const cardName = (card: number): string => CARDS[card]?.name ?? '';

export const terrainName = (terrain: number): string => (terrain === 0 ? 'clear ground' : TERRAINS[terrain]);

export const hexsideName = (side: number): string => HEXSIDES[side] ?? '';

/** Where the rule of a kind of terrain or hexside stands. */
const TITLES: { readonly [kind: string]: string } = {
  clear: 'Clear',
  woods: 'Woods',
  hill: 'Hills',
  river: 'River',
  stream: 'Stream',
  marsh: 'Marsh',
  ford: 'Ford and bridge',
  bridge: 'Ford and bridge',
  stakes: 'Stakes',
  slope: 'Slope',
  escarpment: 'Escarpments',
};

export const terrainRef = (kind: string): string => `D ${TITLES[kind] ?? 'Terrain'}`;
export const cardRef = (card: number): string => `D ${cardName(card)}`;
export const scenarioRef = (g: InBattle): string => `D ${g.battle.sheet.name.replace(/ \(.*\)$/, '')}`;

/** References by section of the rulebook. */
export const REF = {
  sequence: 'D Turns and rounds',
  activation: 'D Activation',
  movement: 'D Movement',
  disengagement: 'D Disengagement',
  combat: 'D Combat',
  assault: 'D Assault',
  melee: 'D Melee',
  several: 'D Defending from multiple units',
  leaders: 'D Leaders',
  leadersInCombat: 'D Attached leaders in combat',
  evasion: 'D Evasion',
  retreat: 'D Retreat or rout',
  rally: 'D Rally',
  ranged: 'D Ranged combat',
  orders: 'D Playing a card as orders',
  endPhase: 'D End phase',
  victory: 'D Victory conditions',
  cards: 'D Cards',
  pursuit: 'D Pursuit',
  hidden: 'D Hidden values',
  events: 'D Historical events',
} as const;
