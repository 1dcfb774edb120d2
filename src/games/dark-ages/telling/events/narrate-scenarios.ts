// Sentences for what scenario rules and events bring about. [D Scenarios]

import type { ScenarioChange } from '../../rules/events.ts';
import { TERRAINS } from '../../rules/state.ts';
import { hits, list, terrainName } from '../words.ts';
import type { KindOf, Sentences } from './narrate-words.ts';

export const narrateScenarios: Sentences<KindOf<ScenarioChange>> = {
  enters: (w, { piece, way }) =>
    `${w.bare(piece)} ${w.does(piece, 'comes', 'come')} onto the battlefield at ${w.hex(way[0])}.`,
  stays: (w, { piece }) =>
    `${w.bare(piece)} ${w.does(piece, 'finds', 'find')} no free hex and ${w.does(piece, 'does', 'do')} not come.`,
  leaves: (w, { piece, hex }) => `${w.bare(piece)} ${w.does(piece, 'leaves', 'leave')} the battle from ${w.hex(hex)}.`,
  terrain(w, { hexes, terrain }) {
    const where = list(hexes.map((one) => w.hex(one)));
    return `${where} ${hexes.length > 1 ? 'are' : 'is'} ${terrainName(TERRAINS.indexOf(terrain))} now.`;
  },
  stakesGone: (w, { hex }) => `The stakes before ${w.hex(hex)} are gone.`,
  ruleHits: (w, { piece, hits: n, event }) =>
    `${w.piece(piece)} ${w.does(piece, 'takes', 'take')} ${hits(n)}${event === null ? '' : ' by the event'}.`,
  standardLost: (w, { hex }) => `The Standard at ${w.hex(hex)} is lost.`,
  campTaken: (w, { hex }) => `The king's camp is reached at ${w.hex(hex)}.`,
  drawnOff: (w, { piece, way }) => `${w.bare(piece)} ${w.does(piece, 'is', 'are')} drawn off ${w.between(way)}.`,
  ridesDown: (w, { piece, through, way }) =>
    `${w.bare(piece)} ${w.does(piece, 'rides', 'ride')} through ${w.pieceFor(w.at.battle.seat[piece], through)} to ${w.hex(way[way.length - 1])}.`,
};
