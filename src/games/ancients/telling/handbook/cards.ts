// The command cards (rule 18): counts and short texts come from the cards themselves, the fine points stand here.

import type { CardGroup } from '../../../../families/commands/tables/tables.ts';
import { tacticPassages } from '../../../../families/commands/telling/handbook/passages.ts';
import { cardRefs } from '../../../../families/commands/telling/handbook/tables.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { ancients } from '../../index.ts';
import { cards } from '../../tables/cards.ts';
import { cardsTable } from './tables.ts';

const FALLBACK =
  'If you have no unit of this kind you may order any one unit instead; the limits of the card do not apply to it.';

const TACTICS: { readonly [key: string]: readonly string[] } = {
  clashOfShields: [
    'Every unit that is next to an enemy unit when the card is played is ordered. They keep their order even if that enemy leaves.',
    'They roll two more dice in close combat, beyond any limit. They may advance and have their bonus combat, which is fought with the normal dice. They do not move before combat, and they do not fire.',
  ],
  counterAttack: [
    'You carry out the order that your opponent issued in his last turn, as if the card were yours: with your own Command, and with your own units. Left and right are swapped; the centre stays.',
    '- Of Leadership Any Section: your leader, or the one unit, must be in the section in which your opponent used it. Units linked to the leader may stand outside.',
    '- A Counter Attack can be copied by a Counter Attack; left and right are then swapped again.',
    '- I Am Spartacus can be copied. The deck is not shuffled for the copy; this ruling can be changed before the battle.',
    '- First Strike cannot be copied. If there is nothing to copy, no unit is ordered.',
  ],
  darkenTheSky: [
    'Every unit with missiles is ordered and may fire twice, at one target or at two. The first shot is finished, retreat and all, before the second. A unit with an enemy next to it cannot fire, but may do so later in the turn if that enemy is driven off.',
    'They do not move or fight in close combat.',
    FALLBACK,
  ],
  doubleTime: [
    'Up to four foot units in linked hexes. They may move two hexes and still fight in close combat, auxilia too. Warriors may charge two or three hexes and must then fight in close combat. Light foot and war machines move no farther than usual. Nobody fires.',
    FALLBACK,
  ],
  firstStrike: [
    'Play it when one of your units is attacked in close combat, before the dice are rolled. Your unit battles first, with the dice it has for battling back. If the attacker is still in its hex with a block left, he may continue his attack as declared, or drop it.',
    'Your unit does not battle back afterwards and does not advance; the attacker advances as always if his attack succeeds. It does not evade this attack either. When the turn ends you draw a replacement card before the other player draws.',
    'It applies to one fight, which may be a bonus combat. It does not answer fire or a battle back.',
  ],
  iAmSpartacus: [
    'Roll as many dice as your Command. Each symbol orders one unit of its class, each helmet any unit or leader, including a leader away from his unit. Flags and swords order nobody.',
    'Ordered units battle with one more die this turn, in close combat and at range, beyond any limit. Before you draw, deck and discards are shuffled together.',
  ],
  lineCommand: [
    'A group of foot units of any size, each next to another one of the group; it may span all sections. Each moves up to one hex, then may fire or fight in close combat. Warriors do not charge.',
    FALLBACK,
  ],
  moveFireMove: [
    'Light units up to your Command. First all of them move, then all fire, then all move again; each of the three is optional. Light foot may pass through friends. There is no close combat.',
    'Ground that ended the first move does not forbid the second.',
    FALLBACK,
  ],
  mountedCharge: [
    'Mounted units up to your Command, with one more die in close combat and in bonus combat, beyond any limit. Heavy ones, elephants included, may move three hexes. Nobody fires.',
    FALLBACK,
  ],
  rally: [
    'Roll as many dice as your Command. Each symbol gives back one block to a unit of its class, each helmet to any unit, as long as it has lost some and is with a leader or next to one. All your leaders count.',
    'Only units that regained a block are ordered. No unit gets more blocks than it began with; elephants and chariots cannot be rallied.',
    'Without a leader on the board you may order one unit of your choice.',
  ],
};

const refsOf = (group: CardGroup): string[] => cardRefs(ancients, cards, group);

const tactics = tacticPassages(ancients, cards, TACTICS);

export const cardChapter: Chapter = {
  id: 'cards',
  title: 'Cards',
  passages: [
    {
      id: 'deck',
      title: 'The deck',
      refs: ['A 18'],
      text: [
        `The deck has ${cards.reduce((n, card) => n + card.count, 0)} cards in four groups: section, troop, leadership and tactic cards. What a card says overrides the basic rules.`,
        'Where a card orders units up to your Command, you may order fewer.',
      ],
      table: cardsTable(null, 'All cards'),
    },
    {
      id: 'section-cards',
      title: 'Section cards',
      refs: ['A 18 Section Cards', ...refsOf('section')],
      text: [
        'They order units or leaders in the section they name, as you see it. Leaders may be ordered away from their units, one order each. Coordinated Attack has one order for each section, Out Flanked two for each flank.',
      ],
      table: cardsTable('section', 'Section cards'),
    },
    {
      id: 'troop-cards',
      title: 'Troop cards',
      refs: ['A 18 Troop Cards', ...refsOf('troop')],
      text: [
        'They order units of one class anywhere on the board, up to your Command, foot or mounted.',
        '- Light units include auxilia and light barbarian chariots, medium ones warriors and camels, heavy ones war machines, heavy chariots and elephants.',
        '- Under Order Light Troops light foot may pass through friendly units.',
        '- Order Mounted Troops may also order leaders, with a unit or alone.',
        FALLBACK,
      ],
      table: cardsTable('troop', 'Troop cards'),
    },
    {
      id: 'leadership-cards',
      title: 'Leadership cards',
      refs: ['A 18 Leadership Cards', 'A 18 Inspired Leadership', ...refsOf('leadership')],
      text: [
        'Choose a leader. He and his unit are ordered, and then linked hexes one after the other, each next to one already ordered. They may lie in any section. Lone leaders can be links too. No leader leaves his unit.',
        'The inspired cards need a leader in their section and reach one hex farther. Instead of all this you may order one unit of your choice, anywhere.',
      ],
      table: cardsTable('leadership', 'Leadership cards'),
    },
    ...tactics,
  ],
};
