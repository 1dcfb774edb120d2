// Words of rules/event.ts: `chooseUnit`, the pieces that events name, and `placeUnit`, those that come.

import { firstOf, verbOf } from '../../../../kernel/choice.ts';
import { no } from '../../../../kernel/permission.ts';
import { SLOT_PROCEDURE } from '../../../../kernel/state.ts';
import { mayName, mayPlace, type PlaceFault, theEvent } from '../../rules/event.ts';
import { isLeader, pieceAt, type State } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { offeredNow } from '../offered.ts';
import { eventSentence } from '../rule-sentences.ts';
import type { FaultWords } from '../why-not/faults.ts';
import { isHex } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { hexName, pieceName, REF, scenarioRef } from '../words.ts';
import { actorsOf, enough, meansHex } from './shared.ts';
import type { DecisionWords } from './types.ts';

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

/** A seat that an event asks: one of the pieces it may name [f.seat, f.kind, f.toName]. */
export const chooseUnit: DecisionWords = {
  prompt: (g) =>
    `choose a piece for the event. ${eventSentence(g.battle.sheet, Math.min(g.eventsPlayed, g.battle.eventCards) - 1)}`,
  offers: {
    [v.DONE]: enough('Choose nobody', (left) => `${actorsOf(left)} to choose from`),
    [v.CHOOSE]: {
      mark: 'piece',
      from: 1,
      leader: ({ g, a }) => isLeader(namedBy(g, a)),
      label: ({ g, a }) => `Choose ${pieceName(g, namedBy(g, a))} at ${hexName(g, a)}`,
      elsewhere: { text: 'No event asks for a piece now.', ref: REF.events },
    },
  },
  may: { [v.CHOOSE]: ({ g, a }, why) => mayName(g, a) || no(why, 'eventNamesOthers', a) },
  meant: meansHex(v.CHOOSE),
};

/** A reinforcement by its name, with a number where several have it: `Swordsmen`, `Levy Militia 2`. */
function nameOfTag(g: State, tag: string): string {
  const piece = g.battle.tags.indexOf(tag);
  if (piece < 0) return tag;
  const name = pieceName(g, piece);
  const alike = g.battle.tags.flatMap((one, i) => (/^r\d/.test(one) && pieceName(g, i) === name ? [i] : []));
  return alike.length < 2 ? name : `${name} ${alike.indexOf(piece) + 1}`;
}

/** The owner of reinforcements: a unit and its entry hex, or a leader and the unit he joins [f.seat]. */
export const placeUnit: DecisionWords = {
  prompt: () => 'place your reinforcements on the battlefield.',
  offers: {
    [v.PLACE]: {
      mark: 'fall',
      to: 2,
      label: ({ g, a, b }) => `Place ${nameOfTag(g, `r${a}`)} at ${hexName(g, b)}`,
      elsewhere: { text: 'Nobody comes onto the battlefield now.', ref: REF.events },
    },
  },
  may: {
    [v.PLACE]: ({ g, a, b }, why) =>
      isHex(g, b, why) && mayPlace(g, theEvent(g), g.battle.tags.indexOf(`r${a}`), b, why),
  },
  // The first that can come is taken to be meant.
  meant({ g, hex }) {
    const one = offeredNow(g).find((choice) => verbOf(choice) === v.PLACE);
    return one === undefined ? null : [v.PLACE, firstOf(one), hex];
  },
};

export const eventFaults: FaultWords<Exclude<PlaceFault, SharedFault> | 'eventNamesOthers'> = {
  eventNamesOthers: (g, a) => ({ text: `The event cannot name ${hexName(g, a) || 'that hex'}.`, ref: scenarioRef(g) }),
  notComing: (g) => ({ text: 'No such piece is to come now.', ref: scenarioRef(g) }),
  noEntryHere: (g, _a, b) => ({ text: `${hexName(g, b)} is not where it enters.`, ref: scenarioRef(g) }),
  unitsFirst: (g) => ({ text: 'The units are placed first, then their leader.', ref: scenarioRef(g) }),
  joinsComing: (g) => ({ text: 'The leader comes with one of the units that have just come.', ref: scenarioRef(g) }),
};
