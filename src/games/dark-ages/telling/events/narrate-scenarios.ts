// Sentences for what scenario rules and events bring about. [D Scenarios]

import { hits, list, terrainName } from '../words.ts';
import type { Sentence } from './narrate-words.ts';

export const narrateScenarios = {
  enters: (w, [piece, hex]) =>
    `${w.bare(piece)} ${w.does(piece, 'comes', 'come')} onto the battlefield at ${w.hex(hex)}.`,
  stays: (w, [piece]) =>
    `${w.bare(piece)} ${w.does(piece, 'finds', 'find')} no free hex and ${w.does(piece, 'does', 'do')} not come.`,
  leaves: (w, [piece, hex]) => `${w.bare(piece)} ${w.does(piece, 'leaves', 'leave')} the battle from ${w.hex(hex)}.`,
  terrain(w, [hex, terrain]) {
    const together = w.changesWith(hex, terrain);
    // What one event changes is told once, with its first hex.
    if (together[0] !== hex) return '';
    const where = list(together.map((one) => w.hex(one)));
    return `${where} ${together.length > 1 ? 'are' : 'is'} ${terrainName(terrain)} now.`;
  },
  stakesGone: (w, [hex]) => `The stakes before ${w.hex(hex)} are gone.`,
  ruleHits(w, [piece, n, rule, event]) {
    const why = rule > 0 ? w.ruleText(rule - 1) : event > 0 ? `Event ${event}.` : '';
    return `${w.piece(piece)} ${w.does(piece, 'takes', 'take')} ${hits(n)}.${why === '' ? '' : ` ${why}`}`;
  },
  standardLost: (w, [hex]) => `The Standard at ${w.hex(hex)} is lost.`,
  campTaken: (w, [hex]) => `The king's camp is reached at ${w.hex(hex)}.`,
  drawnOff: (w, [piece, from, to]) =>
    `${w.bare(piece)} ${w.does(piece, 'is', 'are')} drawn off from ${w.hex(from)} to ${w.hex(to)}.`,
  ridesDown: (w, [piece, crossbows, hex]) =>
    `${w.bare(piece)} ${w.does(piece, 'rides', 'ride')} through ${w.piece(crossbows)} to ${w.hex(hex)}.`,
} satisfies { readonly [kind: string]: Sentence };
