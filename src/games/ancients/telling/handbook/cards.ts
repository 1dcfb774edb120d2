// The command cards (rule 18): counts and short texts come from the cards themselves, the fine points stand here.

import type { CardGroup } from '../../../../families/commands/tables/tables.ts';
import { tacticPassages } from '../../../../families/commands/telling/handbook/passages.ts';
import { cardRefs } from '../../../../families/commands/telling/handbook/tables.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { ancients } from '../../index.ts';
import { cards } from '../../tables/cards.ts';
import { cardsTable } from './tables.ts';

const FALLBACK =
  'Without a single unit of the kind you may order one unit of your choice instead; that unit is not bound by the card.';

const TACTICS: { readonly [key: string]: readonly string[] } = {
  clashOfShields: [
    'Who is ordered is settled when the card is played: every unit that has an enemy unit next to it then. They keep their order even if that enemy goes away.',
    'They roll two dice more in close combat, on top of every limit. They may advance and have their bonus combat, which is fought with the normal dice. Nobody moves first, and nobody fires.',
  ],
  counterAttack: [
    'You carry out the order that your opponent issued in his last turn, as if the card were yours: with your own Command, and with your own units. Left and right change places; the centre stays.',
    '- Of Leadership Any Section: your leader, or the one unit, must be in the section in which your opponent used it. Units linked to the leader may stand outside.',
    '- A Counter Attack can be copied by a Counter Attack; left and right then change places once more.',
    '- I Am Spartacus can be copied. The deck is not shuffled for it; a table may settle this otherwise.',
    '- First Strike cannot be copied. If there is nothing to copy, nobody is ordered.',
  ],
  darkenTheSky: [
    'Every unit with missiles is ordered and may fire twice, at one target or at two. The first shot is finished, retreat and all, before the second. A unit with an enemy next to it cannot fire, but may do so later in the turn if that enemy is driven off.',
    'Nobody moves or close combats.',
    FALLBACK,
  ],
  doubleTime: [
    'Up to four foot units in linked hexes. They may move two hexes and still close combat, auxilia too. Warriors may charge two or three hexes and must then close combat. Light foot goes no farther than usual, war machines neither. Nobody fires.',
    FALLBACK,
  ],
  firstStrike: [
    'Play it when one of your units is attacked in close combat, before the dice are rolled. Your unit battles first, with the dice it has for battling back. If the attacker is still in its hex with a block left, he may go on with his attack as declared, or let it be.',
    'Your unit does not battle back afterwards and does not advance; the attacker advances as always if his attack succeeds. Your unit stands: it does not evade this attack. When the turn ends you replace the card before the other player draws.',
    'It serves one fight, a bonus combat included. It does not answer fire or a battle back.',
  ],
  iAmSpartacus: [
    'Roll as many dice as your Command. Each symbol orders one unit of its class, each helmet any unit or leader, also a leader out of his unit. Flags and swords order nobody.',
    'Ordered units battle with one die more this turn, near and far, on top of every limit. Before you draw, deck and discards are shuffled together.',
  ],
  lineCommand: [
    'A group of foot units of any size, each next to another one of the group; it may span all sections. Each moves one hex at most, then fires or close combats as it may. Warriors do not charge.',
    FALLBACK,
  ],
  moveFireMove: [
    'Light units up to your Command. First all of them move, then all fire, then all move again; each of the three is optional. Light foot may pass through friends. Nobody close combats.',
    'Ground that ended the first move does not forbid the second.',
    FALLBACK,
  ],
  mountedCharge: [
    'Mounted units up to your Command, with one die more in close combat and in bonus combat, on top of every limit. Heavy ones, elephants included, may move three hexes. Nobody fires.',
    FALLBACK,
  ],
  rally: [
    'Roll as many dice as your Command. Each symbol gives back one block to a unit of its class, each helmet to any unit, as long as it has lost some and is with a leader or next to one. All your leaders serve.',
    'Units that regained a block are ordered, and only those. No unit gets more blocks than it began with; elephants and chariots cannot be rallied.',
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
        `The deck has ${cards.reduce((n, card) => n + card.count, 0)} cards in four groups: section, troop, leadership and tactic cards. What a card allows goes before the basic rules.`,
        'Where a card counts units up to your Command, that is the most; fewer are fine.',
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
        'They order units of one class anywhere on the board, up to your Command, foot and mounted as you like.',
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
        'Choose a leader. His hex is ordered, with the unit he is in, and then linked hexes one after the other: each next to one that is ordered already. They may lie in any section. Leaders who are alone can be links too; nobody leaves his unit.',
        'The inspired cards ask for a leader in their section and reach one hex more. Instead of all this you may order one unit of your choice, anywhere.',
      ],
      table: cardsTable('leadership', 'Leadership cards'),
    },
    ...tactics,
  ],
};
