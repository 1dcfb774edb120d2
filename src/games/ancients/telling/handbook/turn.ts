// The table, the turn, orders and victory (rules 2-7, 15).

import { battlefieldText, ordersText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { diceTable, unitsTable } from './tables.ts';

export const theTable: Chapter = {
  id: 'the-table',
  title: 'The table',
  passages: [
    {
      id: 'battlefield',
      title: 'The battlefield',
      refs: ['A 2', 'A 2 Battlefield'],
      text: [
        ...battlefieldText('nine', 'I').slice(0, 2),
        'The edge nearest to you is your baseline. Your units retreat and evade towards it.',
      ],
    },
    {
      id: 'units',
      title: 'Units and their blocks',
      refs: ['A 2 Contents', 'A 2 Units'],
      text: [
        'A unit is a group of blocks that moves and fights as one. It never splits or joins another. Each hit removes a block; when the last block is removed the unit is eliminated and the enemy gains a banner.',
        'Losses do not reduce the dice: one block fights like four. Warriors and light barbarian chariots are the exception: they fight better at full strength.',
        'The symbol says which face of the die hits a unit and which cards order it: green circle for light, blue triangle for medium, red square for heavy. A white border marks types with a rule of their own; the border changes nothing about hits.',
        'A leader is a single block and does not count as a unit. He cannot fight, but units fight better near him.',
      ],
      table: unitsTable,
    },
    {
      id: 'dice',
      title: 'The battle dice',
      refs: [],
      text: ['All dice are alike. What a face does depends on the kind of combat.'],
      table: diceTable,
      dice: true,
    },
    {
      id: 'setting-up',
      title: 'Setting up',
      refs: ['A 3', 'A 3 Setting Up'],
      text: [
        'Each battle says which ground lies where, who stands on it, who commands, how many cards each side holds, how many banners win and who begins. Cards are dealt from a shuffled deck of sixty and are kept secret; dice are open.',
      ],
    },
  ],
};

export const aTurn: Chapter = {
  id: 'a-turn',
  title: 'A turn',
  passages: [
    {
      id: 'turn-order',
      title: 'The five steps',
      refs: ['A 5', 'A 5 Game-Turn', 'order of play'],
      text: [
        'The players alternate. A turn has five steps, always in this order:',
        '- Play one card.',
        '- Order units and leaders, as the card allows.',
        '- Move those that were ordered, one after the other.',
        '- Battle with those that were ordered, one after the other; each fight is finished before the next begins.',
        '- Draw a card.',
        'Nobody battles before all movement is done. Within a step you choose the order. When the other player has a choice, such as whether to evade, the game waits for his answer.',
      ],
    },
    {
      id: 'play-a-card',
      title: 'Playing a card',
      refs: ['A 6', 'A 6 Play a Command Card'],
      text: [
        'At the start of your turn you play one card from your hand, face up. It says how many units you may order, where, and what they may do.',
        'First Strike is not played in your own turn; it answers an attack. If you hold nothing else you pass the turn, without playing or drawing a card.',
      ],
    },
    {
      id: 'orders',
      title: 'Giving orders',
      refs: ['A 7', 'A 7 Orders', 'A 7 Order Units and Leaders'],
      text: [
        ...ordersText,
        'Where a card names linked hexes, each unit you order must be next to one already in the group.',
      ],
    },
    {
      id: 'detached-leaders',
      title: 'Ordering a leader away from his unit',
      refs: ['A 7 Detached Leaders'],
      text: [
        'Section cards, Order Mounted Troops and I Am Spartacus show a helmet. With them a leader who is with a unit may be ordered to move by himself, for one order. This does not order his unit; it needs an order of its own.',
        'He can leave only a unit that has not moved yet this turn. Under Leadership cards no leader leaves his unit.',
      ],
    },
    {
      id: 'command',
      title: 'Command',
      refs: ['A 7 Command'],
      text: [
        'Your Command is the number of cards you may hold. Many cards let you order that many units, or roll that many dice. Where a battle changes your hand size, your Command changes with it at once.',
      ],
    },
    {
      id: 'draw',
      title: 'Drawing a card',
      refs: ['A 15', 'A 15 Draw', 'A 15 Draw a Command Card'],
      text: [
        'At the end of the turn the card played goes to the discards and you draw up to your hand size. If the other player used First Strike in this turn, he draws before you do.',
        'When the deck is empty, the discards are shuffled to make a new one. I Am Spartacus shuffles deck and discards together before the draw; cards in hands stay where they are.',
      ],
    },
  ],
};

export const victory: Chapter = {
  id: 'victory',
  title: 'Victory',
  passages: [
    {
      id: 'banners',
      title: 'Banners',
      refs: ['A 4', 'A 4 Victory', 'A 4 Object of the Game'],
      text: [
        'You gain a banner for each enemy unit whose last block is removed and for each enemy leader who is eliminated, however it happens. Some battles give banners for captured camps or for units that leave over the enemy edge.',
        'The first side to reach the number that the battle asks for wins at once, in either player’s turn; no more dice are rolled.',
        'A war machine that evaded and a leader who left over his own baseline are out of the battle, but give no banner.',
        'A draw is possible in one case only: elephants that cannot retreat crush units of both sides at the same moment, and both sides reach their number by it.',
      ],
    },
  ],
};
