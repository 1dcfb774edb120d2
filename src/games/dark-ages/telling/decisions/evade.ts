// Words of rules/evade.ts: `evade`, the answer of who is assaulted.

import { no } from '../../../../kernel/permission.ts';
import { type EvadeFault, evadeWay, mayEvadeTo } from '../../rules/evade-ways.ts';
import { entryHits, isRouted } from '../../rules/ground.ts';
import { isLeader, pieceAt } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { type FaultWords, subject } from '../why-not/faults.ts';
import { isHex } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { does, hexName, hits, pieceName, pieceOn, REF } from '../words.ts';
import { mayPlayOn, playingOn } from './cards.ts';
import { meansWay, pushed, yours } from './shared.ts';
import type { Asked, DecisionWords } from './types.ts';
import { unseenAssault } from './unseen.ts';

/** One hit for evading, those of the ground, and one each for the runner and the own unit it passes [D Evasion]. */
function evadeNote({ g, f, b }: Asked): string {
  const { attacker, defender } = f;
  const way = evadeWay(g, defender, attacker, b);
  const passed = way.slice(1, -1).map((hex) => pieceAt(g, hex));
  const friends = passed.filter((piece) => piece >= 0);
  let taken = isLeader(defender) ? 0 : 1 + friends.length;
  for (let i = 1; i < way.length; i++) taken += entryHits(g, defender, way[i - 1], way[i], 0);
  const who = isLeader(defender) ? 'He' : 'It';
  const own = `${who} takes ${taken === 0 ? 'no hit' : hits(taken)} for it.`;
  return [own, ...friends.map((friend) => pushed(g, friend))].join(' ');
}

const elsewhere = { text: 'Nobody who could evade is assaulted now.', ref: REF.evasion };

/** The owner of an assaulted piece: evade to a hex or stand; Leadership [f.attacker, f.defender]. */
export const evade: DecisionWords = {
  prompt: (g, f) =>
    `${pieceOn(g, f.attacker)} ${does(g, f.attacker, 'assaults', 'assault')} ${yours(g, f.defender)}. ${isRouted(g, f.defender) ? 'It is routed: stand, or play Leadership to let it evade' : 'Evade, or stand and answer'}.`,
  help: 'To evade, the unit moves away and takes one hit. If it stands, it takes the assault and answers it.',
  about: (_g, f) => f.defender,
  offers: {
    [v.STAND]: { mark: 'answer', label: () => 'Stand', unseen: unseenAssault, elsewhere },
    [v.EVADE]: {
      mark: 'fall',
      from: 1,
      to: 2,
      label: ({ g, b }) => `Evade to ${hexName(g, b)}`,
      note: evadeNote,
      way: ({ g, f, b }) => evadeWay(g, f.defender, f.attacker, b),
      elsewhere,
    },
    [v.PLAY_ON]: playingOn,
  },
  may: {
    [v.EVADE]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.defender] || no(why, 'notTheOneAsked', f.defender)) &&
      isHex(g, b, why) &&
      mayEvadeTo(g, f.defender, f.attacker, b, why),
    ...mayPlayOn('any'),
  },
  meant: meansWay(v.EVADE),
};

export const evadeFaults: FaultWords<Exclude<EvadeFault, SharedFault>> = {
  fromHorse: () => ({ text: 'No unit evades cavalry.', ref: REF.evasion }),
  hasEvaded: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} evaded in this round.`, ref: REF.evasion }),
  standsItsGround: (g, a) => ({
    text: `${subject(g, a, 'is', 'are')} infantry, which does not evade.`,
    ref: REF.evasion,
  }),
  heldByEnemy: (g, _a, b) => ({ text: `${subject(g, b, 'is', 'are')} next to it and will hold it.`, ref: REF.evasion }),
  nextToAssaulter: (g, _a, b) => ({ text: `${hexName(g, b)} is next to the unit that assaults.`, ref: REF.evasion }),
  freeWayFirst: () => ({
    text: 'It may pass a friendly unit only if it can reach no free hex.',
    ref: REF.evasion,
  }),
  wayTaken: (g, _a, b) => ({ text: `Pieces stand on every way to ${hexName(g, b)}.`, ref: REF.evasion }),
  wayBarred: (g, _a, b) => ({ text: `The ground bars every way to ${hexName(g, b)}.`, ref: REF.evasion }),
  noWayThere: (g, a, b) => ({ text: `${pieceName(g, a)} cannot run to ${hexName(g, b)}.`, ref: REF.evasion }),
};
