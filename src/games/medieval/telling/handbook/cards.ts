// The command cards [M Command Cards]: counts and short texts come from the cards themselves, the fine points stand here.

import { tacticPassages } from '../../../../families/commands/telling/handbook/passages.ts';
import { cardRefs } from '../../../../families/commands/telling/handbook/tables.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { medieval } from '../../index.ts';
import { cards } from '../../tables/cards.ts';
import { cardsTable } from './tables.ts';

const FALLBACK =
  'If you have no unit of this kind you may order any one unit instead; the limits of the card do not apply to it.';
const AS_SCOUT =
  'Instead you may play the card in your turn as a Scout, with all that a Scout brings: one order, two cards to draw from, a token.';

const TACTICS: { readonly [key: string]: readonly string[] } = {
  ambush: [
    'Play it right after an enemy unit has advanced, its extra hex included, if one of your units is next to it. One such unit of your choice attacks it in close combat with two more dice, beyond any limit. A token may add a die.',
    '- It is no ordered attack: the enemy unit cannot evade, answer with First Strike or battle back, and yours does not advance.',
    '- If the enemy unit is still in its hex with a block left, and has a bonus combat, it may fight that against the ambusher only.',
    '- Warriors who advanced at full strength keep their bonus for that bonus combat, even when the ambush cost them blocks.',
    '- At the end of the turn you draw a replacement card before the other player draws.',
    AS_SCOUT,
  ],
  clashOfShields: [
    'Every unit that is next to an enemy unit or a lone enemy leader when the card is played is ordered. They keep their order even if that enemy leaves.',
    'They roll one more die in close combat, beyond any limit. They may advance and have their bonus combat, which is fought with the normal dice. They do not move before combat, and they do not fire.',
    AS_SCOUT,
  ],
  counterAttack: [
    'It becomes a copy of the card that your opponent played in his last turn, with all its effects, as if the card were yours: with your own Command and your own units. Left and right are swapped; the centre stays.',
    'First Strike and Ambush cannot be copied. If there is nothing to copy, no unit is ordered.',
  ],
  cryHavoc: [
    'Roll as many dice as your Command. Each symbol orders one unit of its class, each helmet any unit or leader, including a leader away from his unit. Each flag orders a unit that may move but not battle. Swords order nobody.',
    'Ordered units battle with one more die this turn, in close combat, in bonus combat and at range, beyond any limit. Before you draw, deck and discards are shuffled together. Each side gains a token at the end of the turn.',
  ],
  darkenTheSky: [
    'Up to four units with missiles that have no enemy unit or leader next to them. They may fire twice, at one target or at two; the first shot is finished, retreat and all, before the second. They do not move.',
    'If an enemy retreats next to a unit that has not fired yet, that unit does not fire.',
    FALLBACK,
  ],
  doubleTime: [
    'Foot units in linked hexes, up to your Command, in any sections. They may move two hexes and still fight in close combat. Nobody fires.',
    FALLBACK,
  ],
  fireAndClose: [
    'Up to four units with missiles that have no enemy unit or leader next to them. They fire first, with one more die. When all have fired, each may move up to two hexes to close with the unit it fired at, and may then fight that unit, and no other, in close combat.',
    '- A unit whose target retreated or was destroyed does not move.',
    '- Neither the move nor the close combat is compulsory.',
    'Instead of all this you may order one unit of your choice.',
  ],
  firstStrike: [
    'Play it when one of your units is attacked in close combat, before the dice are rolled. Your unit battles first. If the attacker is still in its hex with a block left, he may continue his attack as declared, or drop it.',
    'Your unit does not battle back afterwards and does not advance; the attacker advances as always if his attack succeeds. It does not evade this attack either. When the turn ends you draw a replacement card before the other player draws.',
    'It applies to one fight, which may be a bonus combat. It answers neither fire nor a battle back nor an ambush.',
  ],
  footOnslaught: [
    'Up to three foot units. They may move two hexes and still fight in close combat; warriors may move three, but must then fight in close combat. They roll one more die in their first close combat, beyond any limit; a bonus combat has the normal dice. Nobody fires.',
    FALLBACK,
  ],
  leaders: [
    'All your leaders are ordered. A unit with a leader is ordered too, for as long as he stays with it; it battles with one more die the entire turn, in close combat and at range. A leader may move by himself; a unit he joins is not ordered by it.',
    'You gain a token at the end of the turn. Without a leader on the board you may order one unit of your choice.',
  ],
  lineCommand: [
    'A group of units of any kind and of leaders who are alone, each next to another one of the group; it may span all sections and be of any size. Each moves up to one hex, then may fire or fight in close combat. Warriors do not charge. Advances and bonus combats are as always.',
  ],
  moveFireMove: [
    'Up to four light units, foot or mounted. First all of them move, then all fire, then all move again; each of the three is optional. Light foot may pass through friends when it moves two hexes. There is no close combat.',
    FALLBACK,
  ],
  mountedCharge: [
    'Up to three mounted units. In their first close combat they roll one more die, super heavy cavalry two more, light bow cavalry none, beyond any limit; a bonus combat has the normal dice. Heavy and super heavy cavalry may move three hexes and still fight in close combat. Nobody fires.',
    FALLBACK,
  ],
  rally: [
    'Roll as many dice as your Command. Each symbol gives back one block to a unit of its class anywhere on the board, each helmet to any unit, as long as it has lost some. No unit gets more blocks than it began with, but one unit may regain several.',
    'A helmet may instead bring a new leader from the ranks: he is placed with a unit that has just regained a block and has no leader. A side has no more leaders than its blocks allow.',
    'Units that regained a block are ordered, and only those; they move and battle.',
  ],
};

const tactics = tacticPassages(medieval, cards, TACTICS);

export const cardChapter: Chapter = {
  id: 'cards',
  title: 'Cards',
  passages: [
    {
      id: 'deck',
      title: 'The deck',
      refs: ['M Command Cards', 'M Tactic Cards'],
      text: [
        `The deck has ${cards.reduce((n, card) => n + card.count, 0)} cards in four groups: section, troop, leadership and tactic cards. What a card says overrides the basic rules, but what ground forbids stays forbidden.`,
        'Where a card orders units up to your Command, you may order fewer.',
      ],
      table: cardsTable(null, 'All cards'),
    },
    {
      id: 'section-cards',
      title: 'Section cards',
      refs: ['M Section Cards', ...cardRefs(medieval, cards, 'section')],
      text: [
        'They order units or leaders in the section they name, as you see it. Leaders may be ordered away from their units, one order each. Left, Centre and Right Command order as many as your Command in their section.',
        'A Scout orders one unit or leader anywhere. At the end of the turn you draw two cards, keep one and discard the other, and gain a token.',
      ],
      table: cardsTable('section', 'Section cards'),
    },
    {
      id: 'troop-cards',
      title: 'Troop cards',
      refs: ['M Troop Cards', ...cardRefs(medieval, cards, 'troop')],
      text: [
        'They order units of one class anywhere on the board, up to your Command, foot or mounted. Leaders are not ordered away with them.',
        '- Light units are light bow infantry, auxilia, light cavalry and light bow cavalry; medium ones medium infantry, warriors and medium cavalry; heavy ones heavy infantry, heavy and super heavy cavalry.',
        '- Under Order Light Troops light foot, auxilia included, may pass through a friendly unit when it moves two hexes.',
        FALLBACK,
      ],
      table: cardsTable('troop', 'Troop cards'),
    },
    {
      id: 'leadership-cards',
      title: 'Leadership cards',
      refs: ['M Leadership Cards', ...cardRefs(medieval, cards, 'leadership')],
      text: [
        'Choose a leader. He and his unit are ordered, and then linked hexes one after the other, each next to one already ordered. They may lie in any section. Lone leaders can be links too. No leader leaves his unit.',
        'Leadership Any Section reaches two linked hexes. The cards of one section ask for a leader in it and reach three; with them you may order one unit of your choice, anywhere, instead.',
        'When the orders are given you may spend a token on an inspired action. If you do not, the card gives you a token at the end of the turn, also when it ordered one unit of your choice.',
      ],
      table: cardsTable('leadership', 'Leadership cards'),
    },
    ...tactics,
  ],
};
