// Phrases for spoken answers about the board: pieces as a seat sees them and what a hex is.

import { isRouted } from '../../rules/ground.ts';
import { isLeader, leaderWith, type State, seatOf } from '../../rules/state.ts';
import { armyAdjective, cubesOf, list, pieceName, pieceOfArmy, terrainName } from '../words.ts';

/** `your Spearmen`, `enemy Spearmen`; for a spectator with the army's name. */
export function ofSeat(g: State, piece: number, seat: number): string {
  if (seat < 0) return pieceOfArmy(g, piece);
  return `${seatOf(g, piece) === seat ? 'your' : 'enemy'} ${pieceName(g, piece)}`;
}

/** `your Spearmen, 2 cubes and a grey one, with Harald Hardrada, routed`. */
export function piecePhrase(g: State, piece: number, seat: number): string {
  if (isLeader(piece)) {
    const whose = seat < 0 ? armyAdjective(g, seatOf(g, piece)) : seatOf(g, piece) === seat ? 'your' : 'enemy';
    return `${whose} leader ${pieceName(g, piece)}, alone${isRouted(g, piece) ? ', routed' : ''}`;
  }
  const leader = leaderWith(g, piece);
  const parts = [ofSeat(g, piece, seat), cubesOf(g, piece)];
  if (leader >= 0) parts.push(`with ${pieceName(g, leader)}`);
  if (isRouted(g, piece)) parts.push('routed');
  return parts.join(', ');
}

/** Who stands on a hex, or nobody: then empty. */
export function whoPhrase(g: State, hex: number, seat: number): string {
  if (g.hexUnit[hex] >= 0) return piecePhrase(g, g.hexUnit[hex], seat);
  return g.hexLeader[hex] >= 0 ? piecePhrase(g, g.hexLeader[hex], seat) : '';
}

/** What a hex is in a few words: who stands there, and the ground unless it is clear. */
export function hexPhrase(g: State, hex: number, seat: number): string {
  const who = whoPhrase(g, hex, seat);
  const ground = g.hexTerrain[hex] === 0 ? '' : terrainName(g.hexTerrain[hex]);
  if (who === '') return ground === '' ? '' : `${ground}, empty`;
  return ground === '' ? who : `${who}, in ${ground}`;
}

/** A labelled list as a sentence; nothing when it is empty. */
export const listed = (label: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `${label}: ${list(parts)}.`;

/** Sentences with one space between them. */
export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
