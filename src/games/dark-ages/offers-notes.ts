// What follows from a choice, one short sentence or none. Only what lies open and what the deciding seat knows of its own.

import { firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { entryHits, stopsCavalry } from './ground.ts';
import { disengageHits } from './questions.ts';
import { ACTIVATED, isAlone, isLeader, pieceAt, type State, VANGUARD } from './state.ts';
import { stepCost } from './steps.ts';
import { CARD_ACTIVATION, CARD_KINDS, CARDS } from './tables.ts';
import { CARD_TEXTS } from './tell-cards.ts';
import { eventSentence } from './tell-rules.ts';
import { count, hits } from './tell-words.ts';
import * as v from './verbs.ts';

export function noteOf(g: State, decision: string, choice: number): string {
  const a = firstOf(choice);
  const b = secondOf(choice);
  switch (verbOf(choice)) {
    case v.ACTIVATE:
      return `Up to ${count(CARD_ACTIVATION[a], 'activation')}.`;
    case v.EVENT:
      return eventSentence(g.battle.sheet, g.eventsPlayed);
    case v.PLAY:
    case v.PLAY_ON:
      return CARD_TEXTS[CARD_KINDS[CARDS[a].kind]];
    case v.PASS:
      return decision === 'open' ? 'Your cards stay in your hand. Nobody moves or attacks.' : '';
    case v.LEAD:
      return leadNote(g, a);
    case v.RALLY:
      return 'One point; cards are drawn from the deck.';
    case v.STEP:
      return stepNote(g, a, b);
    case v.EVADE:
      return isLeader(pieceAt(g, a)) ? 'A leader takes no hit for it.' : 'It takes one hit for it.';
    case v.ASSAULT:
      return 'It rolls first, with one die more.';
    case v.RETREAT:
    case v.PURSUE:
    case v.FALL_BACK:
      return groundNote(g, a, b);
    default:
      return '';
  }
}

/** How many units may go with him. */
function leadNote(g: State, hex: number): string {
  const { board, seat, firstUnit } = g.battle;
  const side = seat[g.hexLeader[hex]];
  const mine = (unit: number): boolean =>
    unit >= firstUnit[side] && unit < firstUnit[side + 1] && g.cubes[unit] > 0 && (g.mark[unit] & ACTIVATED) === 0;
  let units = mine(g.hexUnit[hex]) ? 1 : 0;
  for (let d = 0; d < 6; d++) {
    const to = board.neighbours[hex * 6 + d];
    if (to >= 0 && mine(g.hexUnit[to])) units++;
  }
  return `He and ${count(units, 'unit')} may move.`;
}

function stepNote(g: State, from: number, to: number): string {
  const f = g.frames[g.depth];
  const parts: string[] = [];
  const cost = stepCost(g, f, to);
  if (cost > 1) parts.push(`It costs ${count(cost, 'point')}.`);
  const away = stepAwayHits(g, f.unit, from, to);
  if (away > 0) parts.push(`${hits(away)} for breaking off.`);
  const ground = isLeader(f.unit) ? 0 : entryHits(g, f.unit, from, to, f.flags);
  if (ground > 0) parts.push(`${hits(ground)} for the ground.`);
  if (g.battle.mounted[f.unit] === 1 && (f.flags & VANGUARD) === 0 && stopsCavalry(g, to))
    parts.push('It must stop there.');
  return parts.join(' ');
}

/** A leader with a unit leaves it without hits; whoever else breaks off pays for it. */
const stepAwayHits = (g: State, piece: number, from: number, to: number): number =>
  isLeader(piece) && !isAlone(g, piece) ? 0 : disengageHits(g, piece, from, to);

function groundNote(g: State, from: number, to: number): string {
  const ground = entryHits(g, pieceAt(g, from), from, to, 0);
  return ground > 0 ? `${hits(ground)} for the ground.` : '';
}
