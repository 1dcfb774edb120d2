// Words of rules/orders.ts: `ordersAnswer`, the order cards of both seats on a fight.

import { no } from '../../../../kernel/permission.ts';
import type { FakeRetreatFault } from '../../rules/ambush.ts';
import { FIGHT_CARDS, type FightCardFault, mayPlayOnFight } from '../../rules/cards-fight.ts';
import { fightBelow } from '../../rules/fights.ts';
import * as v from '../../tables/verbs.ts';
import { type FaultWords, subject } from '../why-not/faults.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { cardName, cardRef } from '../words.ts';
import { mayPlay, mayPlayOn, playing, playingOn, wrongMoment } from './cards.ts';
import { fightOf, passing } from './shared.ts';
import type { DecisionWords } from './types.ts';

/** Both seats, the attacker first: order cards on a fight [f.attacker, f.defender, f.kind; the fight is the frame below]. */
export const ordersAnswer: DecisionWords = {
  prompt: (g, f) => `${fightOf(g, f)}. Play an order card?`,
  help: 'Both sides play cards on a fight in turns until both pass: you are asked again only if the enemy plays one.',
  about: (_g, f) => f.defender,
  offers: {
    [v.PASS]: passing('Play no card', 'The dice fall, unless the enemy plays a card.'),
    [v.PLAY]: playing,
    [v.PLAY_ON]: playingOn,
  },
  may: {
    ...mayPlay(FIGHT_CARDS, ({ g, a, seat }, why) => {
      const fight = fightBelow(g);
      return fight === null ? no(why, 'wrongMoment', a) : mayPlayOnFight(g, fight, seat, a, why);
    }),
    ...mayPlayOn('combat'),
  },
};

export const orderFaults: FaultWords<Exclude<FightCardFault, SharedFault | FakeRetreatFault>> = {
  noFightCard: wrongMoment,
  forAttacker: (_g, a) => ({ text: `${cardName(a)} is for the side that attacks.`, ref: cardRef(a) }),
  forDefender: (_g, a) => ({ text: `${cardName(a)} is for the side that is attacked.`, ref: cardRef(a) }),
  playedOnFight: (_g, a) => ({ text: `${cardName(a)} already applies to this fight.`, ref: cardRef(a) }),
  oneWall: (_g, a) => ({ text: 'A fight has one wall or one ring.', ref: cardRef(a) }),
  wallFacesOne: (_g, a) => ({
    text: 'Another enemy is next to the unit: the wall can face only one.',
    ref: cardRef(a),
  }),
  notInfantry: (g, a, b) => ({ text: `${subject(g, b, 'is', 'are')} no infantry.`, ref: cardRef(a) }),
  notHeavyInfantry: (g, a, b) => ({ text: `${subject(g, b, 'is', 'are')} no heavy infantry.`, ref: cardRef(a) }),
  notCavalry: (g, a, b) => ({ text: `${subject(g, b, 'is', 'are')} no cavalry.`, ref: cardRef(a) }),
  meleeOnly: (_g, a) => ({ text: `${cardName(a)} is for melee only.`, ref: cardRef(a) }),
  nobodyJoins: (_g, a) => ({ text: 'No other unit of yours can join the attack.', ref: cardRef(a) }),
};
