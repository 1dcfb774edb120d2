// `sight F6`: who is seen from a hex and how far, and what hides the others.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { canSee } from '../../rules/sight.ts';
import type { State } from '../../rules/state.ts';
import { hexes, hexName, inTheWay } from '../words.ts';
import { farWords, leaderPhrase, listed, sentences, unitOf } from './words.ts';

export function sightFrom(g: State, hex: number, seat: number): Scan {
  const { board } = g.battle;
  const watcher = watchingSide(g, hex, seat);
  const farthest = board.sight.reach;
  const seen: string[] = [];
  const hidden: string[] = [];
  const places: number[] = [];
  let beyond = 0;
  for (const { at, text } of targets(g, hex, watcher, seat)) {
    const far = board.distance[hex * board.size + at];
    if (far > farthest) {
      beyond++;
      continue;
    }
    const who = `${text} at ${hexName(g, at)}, ${farWords(far)}`;
    const blocked: number[] = [];
    // Whoever stands there looks: some fire over friends.
    if (canSee(g, hex, at, g.hexUnit[hex], blocked)) {
      seen.push(who);
      places.push(at);
    } else {
      const between = inTheWay(g, blocked);
      hidden.push(`${who}, behind ${between === '' ? 'the edge of the battlefield' : between}`);
    }
  }
  const name = hexName(g, hex);
  const whom = watcher < 0 ? 'nobody' : 'no enemy';
  const text = sentences(
    seen.length === 0 ? `From ${name} ${whom} is seen.` : `From ${name} are seen: ${seen.join('; ')}.`,
    hidden.length === 0 ? '' : `Not seen: ${hidden.join('; ')}.`,
    listed('Beyond the longest range', beyond === 0 ? [] : [`${beyond} more than ${hexes(farthest)} away`]),
  );
  return { text, places: [name, ...places.map((at) => board.names[at])] };
}

/** Whose eyes: the piece on the hex, else the seat's own; -1 looks at everybody. */
function watchingSide(g: State, hex: number, seat: number): number {
  const { unitSide, leaderSide } = g.battle;
  if (g.hexUnit[hex] >= 0) return unitSide[g.hexUnit[hex]];
  return g.hexLeader[hex] >= 0 ? leaderSide[g.hexLeader[hex]] : seat;
}

/** Enemy units and leaders alone, nearest first. */
function targets(g: State, hex: number, watcher: number, seat: number): { at: number; text: string }[] {
  const { board, unitSide, leaderSide, unitCount, leaderCount } = g.battle;
  const found: { at: number; text: string }[] = [];
  for (let u = 0; u < unitCount; u++) {
    const at = g.unitHex[u];
    if (at >= 0 && at !== hex && unitSide[u] !== watcher) found.push({ at, text: unitOf(g, u, seat) });
  }
  for (let l = 0; l < leaderCount; l++) {
    const at = g.leaderHex[l];
    if (at < 0 || at === hex || g.hexUnit[at] >= 0 || leaderSide[l] === watcher) continue;
    found.push({ at, text: leaderPhrase(g, l, seat) });
  }
  const far = (at: number): number => board.distance[hex * board.size + at];
  return found.sort((a, b) => far(a.at) - far(b.at) || a.at - b.at);
}
