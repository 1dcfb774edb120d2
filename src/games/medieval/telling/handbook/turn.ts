// The table, the turn, orders and victory [M Contents to M Order Units and Leaders; M End of Turn].

import { battlefieldText, ordersText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { cards } from '../../tables/cards.ts';
import { diceTable, unitsTable } from './tables.ts';

export const theTable: Chapter = {
  id: 'the-table',
  title: 'The table',
  passages: [
    {
      id: 'battlefield',
      title: 'The battlefield',
      refs: ['M Battlefield'],
      text: battlefieldText('eleven', 'K'),
    },
    {
      id: 'units',
      title: 'Units and their blocks',
      refs: ['M Contents', 'M Units, Leaders, and Blocks', 'M Unit Symbols and Colors', 'M Bow/Non-Bow Weapon Markers'],
      text: [
        'Every unit begins with four blocks, foot and mounted alike. Each hit removes a block; when the last block is removed the unit is eliminated and the enemy gains a banner. Units never split or join.',
        'Losses do not reduce the dice: one block fights like four. Warriors are the exception: they fight better at full strength.',
        'The symbol says which face of the die hits a unit and which cards order it: green circle for light, blue triangle for medium, red square for heavy. A white border marks auxilia, warriors and super heavy cavalry; it changes nothing about hits.',
        'Medium, heavy and super heavy cavalry comes with bows or without. Each battle says which army has them; the letter B in the code shows it. Apart from their fire the two kinds are the same.',
        'A leader is a single block and does not count as a unit. He cannot fight, but units fight better near him.',
      ],
      table: unitsTable,
    },
    {
      id: 'dice',
      title: 'The battle dice',
      refs: ['M Battle Dice'],
      text: ['All dice are alike. What a face does depends on the kind of combat.'],
      table: diceTable,
      dice: true,
    },
    {
      id: 'setting-up',
      title: 'Setting up',
      refs: ['M Setting Up the Game'],
      text: [
        `Each battle says which ground lies where, who stands on it, who commands, how many cards and tokens each side has, how many banners win and who begins. Cards are dealt from a shuffled deck of ${cards.reduce((n, card) => n + card.count, 0)} and are kept secret; tokens and dice are open.`,
        'The set-up maps of the box could not be read. The maps played here are ours, made to fit the rules of each battle and what is told of it; every sheet says what in it is sourced and what is our reconstruction.',
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
      refs: ['M Game Turn', 'order of play'],
      text: [
        'The players alternate. A turn has five steps, always in this order:',
        '- Play one card.',
        '- Order units and leaders, as the card allows. With a Leadership card you may now spend a token on an inspired action.',
        '- Move those that were ordered, one after the other.',
        '- Battle with those that were ordered, one after the other; each fight is finished before the next begins.',
        '- Move a leader with a token, if you like; then draw a card and take the tokens you have earned.',
        'Nobody battles before all movement is done, unless the card says otherwise. Within a step you choose the order. When the other player has a choice, such as whether to evade, the game waits for his answer.',
      ],
    },
    {
      id: 'play-a-card',
      title: 'Playing a card',
      refs: ['M Play a Command Card'],
      text: [
        'At the start of your turn you play one card from your hand, face up. It says how many units you may order, where, and what they may do. A card that can order nobody may be played as well; the turn then goes on to the draw.',
        'First Strike is not played in your own turn; it answers an attack. Ambush answers an advance, but may also be played in your own turn as a Scout, and so may Clash of Shields.',
      ],
    },
    {
      id: 'orders',
      title: 'Giving orders',
      refs: ['M Order Units and Leaders'],
      text: [
        ...ordersText,
        'Where a card names linked hexes, each unit you order must be next to one already in the group.',
      ],
    },
    {
      id: 'detached-leaders',
      title: 'Ordering a leader away from his unit',
      refs: ['M Attached and Detach Leaders'],
      text: [
        'Section cards, Leaders and Cry Havoc show a helmet. With them a leader who is with a unit may be ordered to move by himself, for one order. This does not order his unit; it needs an order of its own.',
        'Under a Leadership card no leader leaves his unit. A token can move a leader at the end of your turn, whatever the card was.',
      ],
    },
    {
      id: 'command',
      title: 'Command',
      refs: ["M Player's Command"],
      text: [
        'Your Command is the number of cards that the battle lets you hold, not the number you hold just now. Many cards let you order that many units, or roll that many dice.',
      ],
    },
    {
      id: 'draw',
      title: 'The end of the turn',
      refs: ['M End of Turn'],
      text: [
        'At the end of the turn the card played goes to the discards and you draw up to your hand size. If the other player used First Strike or Ambush in this turn, he draws before you do.',
        'After a Scout you draw two cards, keep one and discard the other.',
        'When the deck is empty, the discards are shuffled to make a new one. Cry Havoc shuffles deck and discards together before the draw; cards in hands stay where they are.',
        'Tokens that the turn has earned come last, after the draws.',
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
      refs: ['M Object of the Game', 'M End Game and Victory Conditions'],
      text: [
        'You gain a banner for each enemy unit whose last block is removed and for each enemy leader who is eliminated, however it happens. Some battles give banners for opened gates, razed camps, held hills or units that leave over the enemy edge.',
        'The first side to reach the number that the battle asks for wins at once, in either player’s turn, even by battling back; no more dice are rolled.',
        'Banners for held ground can be lost again. A leader who left over his own baseline is out of the battle, but gives no banner.',
      ],
    },
  ],
};
