// Section, troop and leadership cards of Medieval, forty-five of the sixty-five [M Section Cards; M Troop Cards; M Leadership
// Cards].

import { orderKind } from '../../../families/commands/rules/orders/by-class.ts';
import { orderSections, sectionBit } from '../../../families/commands/rules/orders/by-section.ts';
import { orderUnderLeader } from '../../../families/commands/rules/orders/leadership.ts';
import { sectionCards as makers, SECTIONS } from '../../../families/commands/tables/section-cards.ts';
import type { Card } from '../../../families/commands/tables/tables.ts';
import { plainCard } from '../../../families/commands/tables/usual.ts';
import type { MedievalCard } from './card-tokens.ts';
import { HEAVY_UNITS, LIGHT_UNITS, MEDIUM_UNITS } from './classes.ts';

/** All three sections. */
const ANYWHERE = 7;

const { section, command } = makers(SECTIONS);

function troop(key: string, name: string, kind: number, text: string): Card {
  return {
    ...plainCard,
    key,
    name,
    count: 2,
    group: 'troop',
    passesFriends: kind === LIGHT_UNITS,
    text,
    orders: (g) => orderKind(g, kind),
  };
}

/** A leader of one section and three linked hexes; the one unit of choice may be anywhere. */
function leadership(key: string, name: string, where: number, words: string): MedievalCard {
  return {
    ...plainCard,
    key,
    name,
    count: 1,
    group: 'leadership',
    tokens: 'unlessInspired',
    text: `Order a leader in your ${words}, his unit, and units in up to three linked hexes. Or order any one unit.`,
    orders(g) {
      g.sections = ANYWHERE;
      orderUnderLeader(g, 3, sectionBit(g, where));
    },
  };
}

export const sectionCards: readonly MedievalCard[] = [
  {
    ...plainCard,
    key: 'scout',
    name: 'Scout',
    count: 3,
    tokens: 'own',
    group: 'section',
    helmet: true,
    scouts: true,
    text: 'Order one unit or leader in any section. Gain a token. At the end of the turn draw two cards and keep one.',
    orders: (g) => orderSections(g, 1, 1, 1, 1),
  },
  section('orderTwoLeft', 'Order Two Units Left', 3, 2, 0, 0),
  section('orderTwoCentre', 'Order Two Units Centre', 4, 0, 2, 0),
  section('orderTwoRight', 'Order Two Units Right', 3, 0, 0, 2),
  section('orderThreeLeft', 'Order Three Units Left', 3, 3, 0, 0),
  section('orderThreeCentre', 'Order Three Units Centre', 4, 0, 3, 0),
  section('orderThreeRight', 'Order Three Units Right', 3, 0, 0, 3),
  command('leftCommand', 'Left Command', 1, 0),
  command('centreCommand', 'Centre Command', 1, 1),
  command('rightCommand', 'Right Command', 1, 2),
  section('coordinatedAttack', 'Coordinated Attack', 2, 1, 1, 1),
  section('outFlanked', 'Out Flanked', 2, 2, 0, 2),
  section('forward', 'Forward', 2, 2, 2, 2),
  troop(
    'orderLight',
    'Order Light Troops',
    LIGHT_UNITS,
    'Order light units up to your Command (hand size). Light foot may pass friendly units.',
  ),
  troop('orderMedium', 'Order Medium Troops', MEDIUM_UNITS, 'Order medium units up to your Command (hand size).'),
  troop('orderHeavy', 'Order Heavy Troops', HEAVY_UNITS, 'Order heavy units up to your Command (hand size).'),
  {
    ...plainCard,
    key: 'leadershipAny',
    name: 'Leadership Any Section',
    count: 4,
    group: 'leadership',
    tokens: 'unlessInspired',
    text: 'Order any leader, his unit, and units in up to two linked hexes. Spend a token on an inspired action, or gain one.',
    orders: (g) => orderUnderLeader(g, 2, ANYWHERE, false),
  },
  leadership('leadershipLeft', 'Leadership Left Section', -1, 'left section'),
  leadership('leadershipCentre', 'Leadership Centre Section', 0, 'centre'),
  leadership('leadershipRight', 'Leadership Right Section', 1, 'right section'),
];
