// `hex F6` and `unit F6`: what a hex and its sides do, and who stands there with what numbers and marks, as far as the seat
// knows them.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { sideAt } from '../../rules/ground.ts';
import { attackOf, defenceOf, ownMorale } from '../../rules/questions.ts';
import {
  ACTIVATED,
  ASSAULTED,
  EVADED,
  FIRED,
  FOUGHT,
  isLeader,
  leaderWith,
  MOVED,
  NO_SIDE,
  RALLIED,
  type State,
  TERRAINS,
} from '../../rules/state.ts';
import { unitNotes } from '../view/pieces.ts';
import { knowsValues } from '../view/seen.ts';
import { capital, count, hexes, hexName, hexsideName, hits, list, pieceName, terrainName } from '../words.ts';
import { piecePhrase, sentences, whoPhrase } from './words.ts';

/** What each ground does; rules of the battle may change the hits of who enters and the die of who stands there. */
const GROUND: { readonly [terrain: string]: string } = {
  clear: '',
  woods:
    'ENTRY from other ground, cavalry stops; a defender rolls one more die and ignores the first hit, an attacker one die fewer; blocks shots',
  hill: 'cavalry pays one more movement point; one more die against an enemy not on a hill',
  river: 'nobody enters',
  stream: 'ENTRY, cavalry pays two points; DIE; no assault out of it',
  marsh: 'ENTRY, cavalry stops; one die fewer',
  ford: 'like clear ground',
  bridge: 'like clear ground',
};

const SIDES: { readonly [side: string]: string } = {
  stakes: 'cavalry neither crosses nor attacks across it',
  slope: 'a hit for crossing, no assault across it',
  escarpment: 'nobody crosses, only shots do',
};

function groundText(g: State, hex: number): string {
  const shallow = g.battle.hooks.shallowStream.some((rule) => rule.shallowStream?.(g));
  const die = shallow ? 'nobody loses a die here' : 'one die fewer';
  return GROUND[TERRAINS[g.hexTerrain[hex]]].replace('ENTRY', () => entryText(g, hex)).replace('DIE', die);
}

/** `a hit for units that enter`, and what cavalry takes where a rule of the battle makes a difference. */
function entryText(g: State, hex: number): string {
  const { unitCount, mounted, hooks } = g.battle;
  const taken = [new Set<number>(), new Set<number>()];
  for (let u = 0; u < unitCount; u++) {
    let n = 1;
    for (const rule of hooks.entryHits) n = rule.entryHits?.(g, u, hex, n) ?? n;
    taken[mounted[u]].add(n);
  }
  const [foot, horse] = taken.map((set) => [...set]);
  if (foot.length > 1 || horse.length > 1) return 'hits for units that enter by a rule of this battle';
  const each = (foot[0] ?? 1) === 1 ? 'a hit' : hits(foot[0]);
  const riders = horse.length === 0 || horse[0] === (foot[0] ?? 1) ? '' : ` (${horse[0]} for cavalry)`;
  return `${each}${riders} for units that enter`;
}

export function describeHex(g: State, hex: number, seat: number): Scan {
  const { board, decoration } = g.battle;
  const name = hexName(g, hex);
  const does = groundText(g, hex);
  const sides: { to: string; kind: string }[] = [];
  for (let d = 0; d < 6; d++) {
    const to = board.neighbours[hex * 6 + d];
    const side = to < 0 ? NO_SIDE : sideAt(g, hex, d);
    if (side !== NO_SIDE) sides.push({ to: board.names[to], kind: hexsideName(side) });
  }
  const sideText = [...new Set(sides.map((one) => one.kind))].map(
    (one) =>
      `${capital(one)} towards ${list(sides.filter((side) => side.kind === one).map((side) => side.to))}: ${SIDES[one]}.`,
  );
  const who = whoPhrase(g, hex, seat);
  const extra = decoration[hex] ?? [];
  const text = sentences(
    `${name}.`,
    `${capital(terrainName(g.hexTerrain[hex]))}${does === '' ? '' : `: ${does}`}.`,
    extra.length > 0 ? `${capital(list(extra))}, without effect.` : '',
    ...sideText,
    who === '' ? 'Nobody is there.' : pieceText(g, hex, seat),
  );
  return { text, places: [name, ...sides.map((side) => side.to)] };
}

/** Who stands on the hex, in full. */
export function describeUnit(g: State, hex: number, seat: number): Scan {
  const name = hexName(g, hex);
  const who = whoPhrase(g, hex, seat);
  return { text: who === '' ? `Nobody is at ${name}.` : `${name}. ${pieceText(g, hex, seat)}`, places: [name] };
}

function pieceText(g: State, hex: number, seat: number): string {
  const unit = g.hexUnit[hex];
  const piece = unit >= 0 ? unit : g.hexLeader[hex];
  const leader = leaderWith(g, piece);
  const marks = markWords(g, piece);
  return sentences(
    `${capital(piecePhrase(g, piece, seat))}.`,
    valuesText(g, piece, seat),
    leader >= 0 ? leaderText(g, leader, seat) : '',
    marks.length > 0 ? `${capital(list(marks))}.` : '',
    ...(isLeader(piece) ? [] : unitNotes(g, piece)).map((note) => `${capital(note)}.`),
  );
}

function valuesText(g: State, piece: number, seat: number): string {
  const { battle } = g;
  const moves = `moves ${hexes(battle.move[piece])}`;
  if (!knowsValues(g, seat, piece)) return `It ${moves}; its other values are not known to you yet.`;
  const attack = attackOf(g, piece);
  const parts = [
    `morale ${isLeader(piece) ? battle.morale[piece] : ownMorale(g, piece)}`,
    moves,
    ...(attack > 0 ? [`attacks with ${attack} or more`] : []),
    `defends with ${defenceOf(g, piece)} or more`,
    ...(battle.fire[piece] > 0 ? [`shoots ${hexes(battle.range[piece])} far with ${battle.fire[piece]} or more`] : []),
  ];
  return `${capital(list(parts))}.`;
}

function leaderText(g: State, leader: number, seat: number): string {
  const name = pieceName(g, leader);
  if (!knowsValues(g, seat, leader)) return `The morale of ${name} is not known to you yet; he adds a die.`;
  return `${name} has morale ${g.battle.morale[leader]}, which counts for the unit, and adds a die.`;
}

/** What a piece has done this round. */
export function markWords(g: State, piece: number): string[] {
  const words: [number, string][] = [
    [ACTIVATED, 'activated'],
    [MOVED, 'moved'],
    [ASSAULTED, 'has assaulted'],
    [FOUGHT, 'has attacked'],
    [FIRED, 'has shot'],
    [EVADED, 'has evaded'],
    [RALLIED, 'has rallied'],
  ];
  const marks = words.filter(([bit]) => (g.mark[piece] & bit) !== 0).map(([, word]) => word);
  if (g.battle.crossbows[piece] === 1) marks.push(g.loaded[piece] > 0 ? 'loaded' : 'not loaded');
  if (!isLeader(piece) && g.cubes[piece] + g.grey[piece] < g.battle.full[piece]) {
    marks.push(`began with ${count(g.battle.full[piece], 'cube')}`);
  }
  return marks;
}
