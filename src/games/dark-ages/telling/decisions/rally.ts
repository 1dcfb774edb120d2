// Words of rules/rally.ts: `rallyName`, `alsoRally`, and `drawAgain`, the Standard.

import { besideHim, mayRallyUnit, type RallyFault } from '../../rules/rally.ts';
import type { Frame } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { type FaultWords, subject } from '../why-not/faults.ts';
import { ownPiece } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { pieceName, REF } from '../words.ts';
import { enough, leftToDo, meansHex, whoAt } from './shared.ts';
import type { DecisionWords, MayByVerb, OfferWords } from './types.ts';

const naming: OfferWords = {
  mark: 'piece',
  from: 1,
  label: ({ g, a }) => `Rally ${whoAt(g, a)}`,
  elsewhere: { text: 'No leader rallies now.', ref: REF.rally },
};

/** Usual where it is the only one: the mark is there and costs nothing more. */
const oneMore: OfferWords = { ...naming, usual: ({ g }) => leftToDo(g).length === 1 };

/** The unit named, but not the one that `rallied` says. */
const mayBeNamed = (rallied: (f: Frame) => number): MayByVerb => ({
  [v.NAME]: ({ g, f, a, seat }, why) =>
    ownPiece(g, a, seat, why) && besideHim(g, f.leader, a, why) && mayRallyUnit(g, f.leader, a, rallied(f), why),
});

/** The active seat: the unit to be rallied before a card is drawn, or done [f.leader, f.drawsLeft]. */
export const rallyName: DecisionWords = {
  prompt: (g, f) => `${pieceName(g, f.leader)} rallies: name a unit and draw a card for it, or stop.`,
  help: 'A green mark on the card turns the grey cube into an active one; a routed unit gets two. Each card drawn uses up the deck.',
  about: (_g, f) => f.leader,
  offers: { [v.DONE]: enough('Draw no more', (left) => `${left.length} to rally`), [v.NAME]: naming },
  may: mayBeNamed(() => -1),
  meant: meansHex(v.NAME),
};

/** The active seat: the further unit that a second green mark rallies, or done [f.leader, f.unit]. */
export const alsoRally: DecisionWords = {
  prompt: (g, f) => `two green marks: ${pieceName(g, f.leader)} rallies one more unit. Which?`,
  about: (_g, f) => f.leader,
  offers: { [v.DONE]: enough('Rally nobody else', (left) => `${left.length} to rally`), [v.NAME]: oneMore },
  may: mayBeNamed((f) => f.unit),
  meant: meansHex(v.NAME),
};

/** The active seat: draw again after a red mark, or done [f.leader, f.unit]. */
export const drawAgain: DecisionWords = {
  prompt: (g, f) => `a red mark, but the Standard is near. Draw again for ${pieceName(g, f.leader)}?`,
  about: (_g, f) => f.leader,
  offers: {
    [v.DRAW_AGAIN]: {
      mark: 'answer',
      label: () => 'Draw again',
      note: () => 'One more card leaves the deck.',
      // Usual for Player B alone: a card more helps the unit, and he wins when the deck runs out. Player A pays for it with time.
      usual: ({ g, seat }) => seat !== g.battle.playerA,
      elsewhere: { text: 'There is no card to be drawn again.', ref: REF.rally },
    },
    [v.DONE]: { ...enough('Do not draw again', () => ''), leaves: undefined, declines: true },
  },
  may: {},
};

export const rallyFaults: FaultWords<Exclude<RallyFault, SharedFault>> = {
  nobodyOfHis: (g, a) => ({ text: `No unit that ${pieceName(g, a)} could rally is there.`, ref: REF.rally }),
  himself: (g, a) => ({ text: `${pieceName(g, a)} cannot rally himself.`, ref: REF.rally }),
  higherMorale: () => ({
    text: 'A routed leader is rallied only by one of higher morale than his own.',
    ref: REF.leadersInCombat,
  }),
  anotherOne: () => ({ text: 'The second mark is for another unit.', ref: REF.rally }),
  notNearHim: (g, a, b) => ({
    text: `${subject(g, b, 'is', 'are')} not with or next to ${pieceName(g, a)}.`,
    ref: REF.rally,
  }),
};
