// Hits are taken: cubes, the leader after them, routs, shocks. All hits of a moment are taken before anybody is asked, so
// that nobody decides with hits still due [D Combat] [D Attached leaders involved in combat].

import { call } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { PASS } from '../tables/verbs.ts';
import { offerAnyCards, ownGrey, playAnyCard } from './cards-any.ts';
import { cubesHere, here, told } from './events.ts';
import { isRouted } from './ground.ts';
import { mayOrder } from './order-right.ts';
import { checkVictory, eliminate, firstWith, shock } from './pieces.ts';
import { pen, procedure } from './procedures.ts';
import { isLeader, leaderWith, NO_QUARTER, pieceAt, type State } from './state.ts';

/** The owner of pieces that have just been hit may answer with Leadership [D Leadership]. */
export const hit = seatWindow(pen, 'hit', {
  pass: PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, _f, seat) => g.handCount[seat] > 0 && mayOrder(g, seat) && ownGrey(g, seat, true),
  plays: (g, _f, seat, out) => offerAnyCards(g, seat, out),
  play: (g, _f, seat, choice) => playAnyCard(g, seat, choice),
});

export const losses = procedure('losses', {
  take(g) {
    for (let p = firstWith(g, g.hitsDue); p >= 0; p = firstWith(g, g.hitsDue)) takeHits(g, p);
    checkVictory(g);
  },
  askFirst(g) {
    if (ownGrey(g, g.active, true)) call(g, hit).seat = g.active;
  },
  askSecond(g) {
    if (ownGrey(g, 1 - g.active, true)) call(g, hit).seat = 1 - g.active;
  },
  end(g) {
    g.hurt.fill(0);
  },
});

/** A hit removes the grey cube, or else makes an active cube grey; what is left over goes to the leader [D Combat]. */
function takeHits(g: State, piece: number): void {
  const due = g.hitsDue[piece];
  g.hitsDue[piece] = 0;
  if (g.unitHex[piece] < 0) return;
  const routedBefore = g.cubes[piece] === 0;
  let left = due;
  const before = g.sink === null ? null : cubesHere(g, piece);
  for (; left > 0 && g.cubes[piece] + g.grey[piece] > 0; left--) {
    if (g.grey[piece] === 0) g.cubes[piece]--;
    g.grey[piece] = 1 - g.grey[piece];
  }
  if (before !== null) {
    told(g)?.tell({ kind: 'losses', piece: here(g, piece), hits: due - left, before, after: cubesHere(g, piece) });
  }
  if (g.cubes[piece] + g.grey[piece] === 0) {
    const leader = leaderWith(g, piece);
    eliminate(g, piece);
    // Attached leaders are the last to suffer hits: those that his unit could not take are his [D Combat].
    if (leader >= 0 && left > 0 && g.unitHex[leader] >= 0) g.hitsDue[leader] += left;
    return;
  }
  g.hurt[piece] = 1;
  if (g.cubes[piece] > 0 || routedBefore || !isRouted(g, piece)) return;
  told(g)?.tell({ kind: 'routs', piece: here(g, piece) });
  if (isLeader(piece)) shock(g, piece, g.unitHex[piece]);
  else if (diesRouting(g, piece)) return eliminate(g, piece);
  g.routs[piece] = 1;
}

/** Units that do not outlive a rout [D Bannockburn], and horse that routs next to angry townsmen [D Courtrai]. */
function diesRouting(g: State, piece: number): boolean {
  const { battle } = g;
  for (const rule of battle.hooks.diesRouting) if (rule.diesRouting?.(g, piece)) return true;
  if ((g.eventFlags & NO_QUARTER) === 0 || battle.mounted[piece] === 0) return false;
  if (battle.seat[piece] !== battle.playerA) return false;
  for (let d = 0; d < 6; d++) {
    const hex = battle.board.neighbours[g.unitHex[piece] * 6 + d];
    const p = hex < 0 ? -1 : pieceAt(g, hex);
    if (p >= 0 && battle.seat[p] !== battle.seat[piece] && battle.mounted[p] === 0 && !isLeader(p)) return true;
  }
  return false;
}
