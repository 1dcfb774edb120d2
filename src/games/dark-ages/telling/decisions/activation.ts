// Words of rules/activation.ts: `movement`, the pieces that are activated in the movement phase.

import { type ActivationFault, groupSize, mayActivate, mayLead, mayMarch, mayRally } from '../../rules/activation.ts';
import type { State } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { type FaultWords, subject } from '../why-not/faults.ts';
import { ownLeader, ownUnit } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { count, hexName, pieceName, REF } from '../words.ts';
import { mayPlayOn, playingOn } from './cards.ts';
import { actorsOf, enough, leftToDo, whoAt } from './shared.ts';
import type { DecisionWords } from './types.ts';

const leaderAt = (g: State, hex: number): string =>
  `${g.hexLeader[hex] >= 0 ? pieceName(g, g.hexLeader[hex]) : 'the leader'} at ${hexName(g, hex)}`;

/** The active seat in its movement phase: the next piece, leader or rally; Leadership; done. */
export const movement: DecisionWords = {
  prompt(g) {
    // Who can move or rally lies open; cards do not.
    if (leftToDo(g).length === 0) return 'nobody can move now. End your moves.';
    if (g.points === 0) return "move the rest of the leader's group, or end your moves.";
    return `move a unit, or lead or rally with a leader: ${count(g.points, 'activation')} left.`;
  },
  help: 'One activation moves one unit, or a leader with all units next to him, or lets a leader rally.',
  offers: {
    [v.DONE]: enough(
      'End the moves',
      (left, g) => (g.points > 0 ? `${count(g.points, 'activation')} left` : `${actorsOf(left)} could move`),
      'Nobody can move now.',
    ),
    [v.MOVE]: {
      mark: 'piece',
      from: 1,
      label: ({ g, a }) => `Move ${whoAt(g, a)}`,
      elsewhere: {
        text: 'Units begin their moves in the movement phase, one after the other.',
        ref: REF.movement,
      },
    },
    [v.LEAD]: {
      mark: 'piece',
      from: 1,
      leader: true,
      label: ({ g, a }) => `Lead with ${leaderAt(g, a)}`,
      note: ({ g, a }) => `He and ${count(groupSize(g, g.hexLeader[a]), 'unit')} may move.`,
      elsewhere: { text: 'Leaders are activated in the movement phase, between two moves.', ref: REF.activation },
    },
    [v.MOVE_LEADER]: {
      mark: 'piece',
      from: 1,
      leader: true,
      label: ({ g, a }) => `Move ${leaderAt(g, a)} by himself`,
      elsewhere: { text: 'Leaders move in the movement phase, one piece after the other.', ref: REF.movement },
    },
    [v.RALLY]: {
      mark: 'piece',
      from: 1,
      leader: true,
      label: ({ g, a }) => `Rally with ${leaderAt(g, a)}`,
      note: () => 'Costs one activation. Cards drawn for it bring the end of the deck nearer.',
      elsewhere: { text: 'Leaders rally in the movement phase, between two moves.', ref: REF.rally },
    },
    [v.PLAY_ON]: playingOn,
  },
  may: {
    [v.MOVE]: ({ g, a, seat }, why) => ownUnit(g, a, seat, why) && mayActivate(g, g.hexUnit[a], why),
    [v.LEAD]: ({ g, a, seat }, why) => ownLeader(g, a, seat, why) && mayLead(g, g.hexLeader[a], why),
    [v.MOVE_LEADER]: ({ g, a, seat }, why) => ownLeader(g, a, seat, why) && mayMarch(g, g.hexLeader[a], why),
    [v.RALLY]: ({ g, a, seat }, why) => ownLeader(g, a, seat, why) && mayRally(g, g.hexLeader[a], why),
    ...mayPlayOn('any'),
  },
  meant: ({ g, hex }) => [g.hexUnit[hex] < 0 && g.hexLeader[hex] >= 0 ? v.LEAD : v.MOVE, hex, 0],
};

export const activationFaults: FaultWords<Exclude<ActivationFault, SharedFault>> = {
  activated: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} had a move in this phase.`, ref: REF.movement }),
  noActivations: () => ({ text: 'No activation is left this round.', ref: REF.activation }),
  nowhereToGo: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no hex to go to.`, ref: REF.movement }),
  hasLed: (g, a) => ({ text: `${pieceName(g, a)} has been activated to lead in this round.`, ref: REF.activation }),
  notLed: (g, a) => ({
    text: `Activate ${pieceName(g, a)} to lead first; he may then move by himself.`,
    ref: REF.activation,
  }),
  hasRallied: (g, a) => ({ text: `${pieceName(g, a)} has rallied in this round.`, ref: REF.rally }),
  nobodyToRally: (g, a) => ({
    text: `No unit with a grey cube that ${pieceName(g, a)} could rally is with him or next to him.`,
    ref: REF.rally,
  }),
  noCardToDraw: () => ({ text: 'There is no card left to draw.', ref: REF.rally }),
};
