// Words of rules/retreat.ts: `mustRetreatAnswer`, `retreatHex`, and `attachLeader`, the leader who stays behind.

import { no } from '../../../../kernel/permission.ts';
import { RETREAT_CARDS, type StayFault } from '../../rules/cards-retreat.ts';
import { type HostFault, mayHost, retreatBelow } from '../../rules/retreat.ts';
import { edgeField } from '../../rules/retreat-ways.ts';
import { mayRunTo, type RoutFault } from '../../rules/rout-ways.ts';
import { END_PHASE, isLeader, pieceAt } from '../../rules/state.ts';
import { CARD_KIND } from '../../tables/tables.ts';
import * as v from '../../tables/verbs.ts';
import type { FaultWords } from '../why-not/faults.ts';
import { isHex } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { capital, hexName, pieceName, REF, whoIsAt } from '../words.ts';
import { mayPlay, mayPlayOn, playing, playingOn } from './cards.ts';
import {
  ASKED_ALWAYS,
  groundNote,
  meansHex,
  meansWay,
  oneStep,
  passing,
  pushed,
  sentences,
  whoAt,
  yours,
} from './shared.ts';
import type { Asked, DecisionWords } from './types.ts';

/** The owner of a piece that must retreat: No retreat, Leadership [f.unit, f.kind]. */
export const mustRetreatAnswer: DecisionWords = {
  prompt: (g, f) => `${yours(g, f.unit)} must retreat. Play No retreat or Leadership?`,
  help: `${ASKED_ALWAYS} This comes before every retreat.`,
  about: (_g, f) => f.unit,
  offers: {
    [v.PASS]: passing('Play no card', 'It retreats towards its own edge.'),
    [v.PLAY]: playing,
    [v.PLAY_ON]: playingOn,
  },
  may: {
    ...mayPlay(RETREAT_CARDS, ({ g, a, seat }, why) => RETREAT_CARDS[CARD_KIND[a]]?.may(g, seat, why) ?? false),
    ...mayPlayOn('any'),
  },
};

/**
 * An own unit in the way is passed and takes a hit [D Retreat or rout]. While the piece passes it, it is not the one on the hex:
 * the frame of the retreat says who goes.
 */
function retreatNote({ g, a, b }: Asked): string {
  const friend = pieceAt(g, b);
  return sentences(groundNote(g, retreatBelow(g).unit, a, b), friend >= 0 ? pushed(g, friend) : '');
}

/** The owner of a routed piece: the next hex of its retreat, or the own unit it passes [f.unit]. */
export const retreatHex: DecisionWords = {
  prompt: (g) => `${yours(g, retreatBelow(g).unit)} must retreat${g.phase === END_PHASE ? ' one hex' : ''}. Where to?`,
  help: 'A routed unit runs towards its own edge and away from its enemy. Routed units also fall back one hex at the end of each turn.',
  about: (g) => retreatBelow(g).unit,
  offers: {
    [v.RETREAT]: {
      mark: 'fall',
      from: 1,
      to: 2,
      leader: ({ g }) => isLeader(retreatBelow(g).unit),
      label: ({ g, b }) => `Retreat to ${hexName(g, b)}`,
      note: retreatNote,
      way: oneStep,
      elsewhere: { text: 'Nobody has to choose a way of retreat now.', ref: REF.retreat },
    },
  },
  may: {
    [v.RETREAT]({ g, a, b }, why) {
      const r = retreatBelow(g);
      if (a !== r.at) return no(why, 'notTheOneAsked', r.unit);
      return isHex(g, b, why) && mayRunTo(g, r, edgeField(g, r.unit), b, why);
    },
  },
  meant: meansWay(v.RETREAT),
};

/** The owner: which adjacent unit the leader of a routed unit joins [f.leader]. */
export const attachLeader: DecisionWords = {
  prompt: (g, f) => `which unit does ${pieceName(g, f.leader)} join?`,
  about: (_g, f) => f.leader,
  offers: {
    [v.ATTACH]: {
      mark: 'fall',
      from: 0,
      to: 1,
      leader: true,
      label: ({ g, a }) => `Join ${whoAt(g, a)}`,
      elsewhere: { text: 'No leader has lost his unit now.', ref: REF.retreat },
    },
  },
  may: { [v.ATTACH]: ({ g, f, a }, why) => isHex(g, a, why) && mayHost(g, f.leader, a, why) },
  meant: meansHex(v.ATTACH),
};

export const retreatFaults: FaultWords<Exclude<StayFault | RoutFault | HostFault, SharedFault>> = {
  noFightToHold: () => ({
    text: 'No retreat is for units that retreat from an assault or a melee, or in the end phase.',
    ref: 'D No retreat',
  }),
  defendersHold: () => ({ text: 'In a fight No retreat is for the side that is attacked.', ref: 'D No retreat' }),

  // ---- the way
  notNextInRout: (g, _a, b) => ({
    text: `A retreat goes hex by hex, and ${hexName(g, b)} is not next.`,
    ref: REF.retreat,
  }),
  enemyInTheWay: (g, _a, b) => ({ text: `${hexName(g, b)} is taken: ${whoIsAt(g, b)}.`, ref: REF.retreat }),
  friendInTheWay: (g, _a, b) => ({
    text: `${capital(whoIsAt(g, b))} at ${hexName(g, b)}: own units are run through only where nothing else leads on.`,
    ref: REF.retreat,
  }),
  noWayOn: (g, _a, b) => ({ text: `No way leads from ${hexName(g, b)} to the own edge.`, ref: REF.retreat }),
  notFurther: (g, _a, b) => ({
    text: `${hexName(g, b)} is no further from the enemy than it began its retreat.`,
    ref: REF.retreat,
  }),
  nearerWay: (g, _a, b) => ({
    text: `${hexName(g, b)} is not the shortest way to the own edge; there is a better one.`,
    ref: REF.retreat,
  }),

  // ---- the leader
  notNextToLeader: (g, _a, b) => ({ text: `${hexName(g, b)} is not next to the leader.`, ref: REF.retreat }),
  noUnitToJoin: (g, _a, b) => ({ text: `No unit of his own side stands at ${hexName(g, b)}.`, ref: REF.retreat }),
};
