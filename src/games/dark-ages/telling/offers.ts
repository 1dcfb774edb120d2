// Every legal choice as a screen shows it: where one points for it, what it means, what follows from it. The list is the
// decision's own; nothing is added or left out here.

import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { Offer, OfferMark } from '../../../kernel/ruleset.ts';
import { SLOT_PROCEDURE } from '../../../kernel/state.ts';
import { isLeader, pieceAt, type State } from '../rules/state.ts';
import { CARDS } from '../tables/tables.ts';
import * as v from '../tables/verbs.ts';
import { language } from '../text/language.ts';
import { oddsAbout, unknownIn } from './odds/begin.ts';
import { noteOf } from './offers-notes.ts';
import { hexAsked, pieceAsked } from './prompt.ts';
import { capital, cardName, hexName, pieceName } from './words.ts';

interface Shape {
  readonly mark: OfferMark;
  /** Where the piece that acts is: 1 the first argument, 2 the second, 0 the hex the decision is about. */
  readonly from?: 0 | 1 | 2;
  readonly to?: 1 | 2;
  /** Whether the leader on the hex is meant, not the unit. */
  readonly leader?: true | ((g: State, a: number) => boolean);
  readonly label: (g: State, a: number, b: number) => string;
}

const at = (g: State, hex: number): string => hexName(g, hex);

/** Who stands there, in words: the unit, else the leader. */
function whoStands(g: State, hex: number): string {
  if (g.hexUnit[hex] >= 0) return pieceName(g, g.hexUnit[hex]);
  return g.hexLeader[hex] >= 0 ? pieceName(g, g.hexLeader[hex]) : at(g, hex);
}

const leaderAt = (g: State, hex: number): string =>
  g.hexLeader[hex] >= 0 ? pieceName(g, g.hexLeader[hex]) : 'the leader';

/** The piece that an event names by a hex: the unit there, unless only its leader is meant. */
function namedBy(g: State, hex: number): number {
  for (let depth = g.depth; depth >= 0; depth--) {
    if (g.procedures[g.stack[depth * g.layout.frameSize + SLOT_PROCEDURE]].name !== 'event') continue;
    const f = g.frames[depth];
    const unit = g.hexUnit[hex];
    if (unit >= 0 && g.battle.events[f.place].may?.(g, f, unit)) return unit;
    if (g.hexLeader[hex] >= 0) return g.hexLeader[hex];
  }
  return pieceAt(g, hex);
}

/** The piece of the move or retreat under way is a leader by himself. */
const leaderMoves = (g: State): boolean => isLeader(pieceAsked(g));

export const SHAPES: { readonly [verb: number]: Shape } = {
  [v.ACTIVATE]: { mark: 'card', label: (_g, card) => `Activate with ${cardName(card)}` },
  [v.EVENT]: { mark: 'card', label: (_g, card) => `Play ${cardName(card)}` },
  [v.PASS]: { mark: 'finish', label: () => 'Pass' },
  [v.MOVE]: { mark: 'piece', from: 1, label: (g, a) => `Move ${whoStands(g, a)} at ${at(g, a)}` },
  [v.LEAD]: { mark: 'piece', from: 1, leader: true, label: (g, a) => `Lead with ${leaderAt(g, a)} at ${at(g, a)}` },
  [v.MOVE_LEADER]: {
    mark: 'piece',
    from: 1,
    leader: true,
    label: (g, a) => `Move ${leaderAt(g, a)} at ${at(g, a)} by himself`,
  },
  [v.RALLY]: { mark: 'piece', from: 1, leader: true, label: (g, a) => `Rally with ${leaderAt(g, a)} at ${at(g, a)}` },
  [v.DONE]: { mark: 'finish', label: () => 'Done' },
  [v.PLAY]: { mark: 'card', label: (_g, card) => `Play ${cardName(card)}` },
  [v.PLAY_ON]: {
    mark: 'card',
    to: 2,
    label: (g, card, b) => `Play ${cardName(card)} on ${whoStands(g, b)} at ${at(g, b)}`,
  },
  [v.STEP]: { mark: 'go', from: 1, to: 2, leader: leaderMoves, label: (g, _a, b) => `Go to ${at(g, b)}` },
  [v.STOP]: { mark: 'finish', label: () => 'Stop here' },
  [v.ASSAULT]: {
    mark: 'close',
    from: 1,
    to: 2,
    leader: leaderMoves,
    label: (g, _a, b) => `Assault ${whoStands(g, b)} at ${at(g, b)}`,
  },
  [v.EVADE]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `Evade to ${at(g, b)}` },
  [v.STAND]: { mark: 'answer', label: () => 'Stand' },
  [v.FACE]: { mark: 'answer', to: 1, label: (g, a) => `Defend against ${whoStands(g, a)} at ${at(g, a)}` },
  [v.HOLD_BACK]: { mark: 'answer', label: () => 'Keep the cube for another attacker' },
  [v.MELEE]: { mark: 'close', from: 1, to: 2, label: (g, _a, b) => `Attack ${whoStands(g, b)} at ${at(g, b)}` },
  [v.FIRE]: { mark: 'fire', from: 1, to: 2, label: (g, _a, b) => `Shoot at ${whoStands(g, b)} at ${at(g, b)}` },
  [v.JOIN]: { mark: 'piece', from: 1, label: (g, a) => `Join with ${whoStands(g, a)} at ${at(g, a)}` },
  [v.RETREAT]: { mark: 'fall', from: 1, to: 2, leader: leaderMoves, label: (g, _a, b) => `Retreat to ${at(g, b)}` },
  [v.PURSUE]: { mark: 'fall', from: 1, to: 2, leader: leaderMoves, label: (g, _a, b) => `Pursue to ${at(g, b)}` },
  [v.STAY]: { mark: 'finish', label: () => 'Stay' },
  [v.FALL_BACK]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `Fall back to ${at(g, b)}` },
  [v.NAME]: { mark: 'piece', from: 1, label: (g, a) => `Rally ${whoStands(g, a)} at ${at(g, a)}` },
  [v.DRAW_AGAIN]: { mark: 'answer', label: () => 'Draw again' },
  [v.CHOOSE]: {
    mark: 'piece',
    from: 1,
    leader: (g, a) => isLeader(namedBy(g, a)),
    label: (g, a) => `Choose ${pieceName(g, namedBy(g, a))} at ${at(g, a)}`,
  },
  [v.PLACE]: { mark: 'fall', to: 2, label: (g, number, b) => `Place ${nameOfTag(g, `r${number}`)} at ${at(g, b)}` },
  [v.ATTACH]: { mark: 'fall', from: 0, to: 1, leader: true, label: (g, a) => `Join ${whoStands(g, a)} at ${at(g, a)}` },
  [v.RIDE]: { mark: 'fall', from: 0, to: 2, label: (g, a, b) => `Ride through ${whoStands(g, a)} to ${at(g, b)}` },
  [v.DRAW_OFF]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `Draw it off to ${at(g, b)}` },
};

/** A reinforcement by the sheet's name for it: `Swordsmen (r1)`. */
function nameOfTag(g: State, tag: string): string {
  const piece = g.battle.tags.indexOf(tag);
  if (piece < 0) return tag;
  return isLeader(piece) ? pieceName(g, piece) : `${pieceName(g, piece)} (${tag})`;
}

/** What a choice is called in one decision, where that is not what it is always called. */
const FORM_LABELS: { readonly [decision: string]: { readonly [verb: number]: string } } = {
  open: { [v.PASS]: 'Pass this round' },
  movement: { [v.DONE]: 'All moves made' },
  combat: { [v.DONE]: 'All fights fought' },
  ordersAnswer: { [v.PASS]: 'Play no card' },
  firedAnswer: { [v.PASS]: 'Play no card' },
  hitAnswer: { [v.PASS]: 'Play no card' },
  mustRetreatAnswer: { [v.PASS]: 'Play no card' },
  closingAnswer: { [v.PASS]: 'Play no card' },
  joinAttack: { [v.DONE]: 'Nobody else' },
  rallyName: { [v.DONE]: 'Draw no more' },
  alsoRally: { [v.DONE]: 'Nobody else' },
  drawAgain: { [v.DONE]: 'Do not draw again' },
};

/** Choices of a card in hand. */
const CARD_VERBS: ReadonlySet<number> = new Set([v.ACTIVATE, v.EVENT, v.PLAY, v.PLAY_ON]);

const offered = new Choices();

export function offersOf(g: State): Offer[] {
  const p = pending(g);
  if (!p?.decision) return [];
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  offered.clear();
  p.decision.choices(g, f, offered);
  const asked = hexAsked(g);
  const { names } = g.battle.board;
  return offered.toArray().map((choice): Offer => {
    const verb = verbOf(choice);
    const a = firstOf(choice);
    const b = secondOf(choice);
    const shape = SHAPES[verb];
    if (shape === undefined) throw new Error(`no words for the choice "${language.print(choice)}"`);
    const hexOf = (which: 0 | 1 | 2 | undefined): string | null => {
      const hex = which === undefined ? -1 : which === 0 ? asked : which === 1 ? a : b;
      return hex < 0 ? null : names[hex];
    };
    const leads = typeof shape.leader === 'function' ? shape.leader(g, a) : shape.leader === true;
    const from = hexOf(shape.from);
    // A hex that holds a leader alone has nobody else to be meant.
    const alone =
      from !== null && g.hexUnit[g.battle.board.hex(from)] < 0 && g.hexLeader[g.battle.board.hex(from)] >= 0;
    return {
      choice: language.print(choice),
      mark: shape.mark,
      label: FORM_LABELS[p.name]?.[verb] ?? capital(shape.label(g, a, b)),
      note: noteOf(g, p.name, choice, seat),
      from,
      to: hexOf(shape.to),
      piece: leads || alone ? 'leader' : 'unit',
      card: CARD_VERBS.has(verb) ? CARDS[a].key : null,
      odds: oddsAbout(p.name, choice) !== null && unknownIn(g, p.name, choice, seat) < 0,
    };
  });
}
