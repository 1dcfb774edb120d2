// The table, the turn, orders and victory [N Contents to N Order Your Units & Leaders; N End of Turn & End Game].

import { battlefieldText, ordersText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { cards } from '../../tables/cards.ts';
import { diceTable, sourceTable, unitsTable } from './tables.ts';

export const theTable: Chapter = {
  id: 'the-table',
  title: 'The table',
  passages: [
    {
      id: 'battlefield',
      title: 'The battlefield',
      refs: ['N Battlefield'],
      text: battlefieldText('nine', 'I'),
    },
    {
      id: 'units',
      title: 'Units and their blocks',
      refs: ['N Contents', 'N Units and Leaders', 'N Anatomy of Units and Leaders'],
      text: [
        'A unit is a group of blocks of one arm: infantry, cavalry or artillery. Each hit removes a block; when the last block is removed the unit is eliminated and the enemy gains a banner. Units never split or join.',
        'Blocks are strength: infantry and cavalry roll a die for each block they have left. Artillery has a chart of its own.',
        'The arm says which face of the die hits a unit and which cards order it. How many blocks a unit has, how it rounds and what it adds depends on its nation and type: line, light, rifle, grenadier, guard, militia; light, heavy, cuirassier, guard cavalry; foot, horse, guard artillery.',
        'A leader is a single block and does not count as a unit. He cannot fight, but he steadies the unit he is with. All armies of one side are friends to each other.',
      ],
      table: unitsTable,
    },
    {
      id: 'unit-sources',
      title: 'Where the numbers come from',
      refs: ['N National Unit Reference Card'],
      text: [
        'The reference cards of the nations could not be read as such. Stated means that a number is printed in the rulebook or in a list that was read; inferred that it follows from what is printed; ours that nothing was found and we chose what fits best. What is ours will be replaced when a card is seen.',
        'Where sources differ, the rulebook wins.',
      ],
      table: sourceTable,
    },
    {
      id: 'dice',
      title: 'The battle dice',
      refs: ['N Battle Dice'],
      text: [
        'All dice are alike. Infantry is on two of the six sides, so it is hit twice as often as the other arms. What a face does depends on the kind of combat.',
      ],
      table: diceTable,
      dice: true,
    },
    {
      id: 'setting-up',
      title: 'Setting up',
      refs: ['N Setting Up a Game'],
      text: [
        `Each battle says which ground lies where, who stands on it, who commands, how many cards each side holds, how many banners win and who begins. Cards are dealt from a shuffled deck of ${cards.reduce((n, card) => n + card.count, 0)} and are kept secret; dice are open. Each side has a track with four places for squares.`,
        'Most set-up maps could be read only in part. Every sheet says what in it is sourced and what is our reconstruction.',
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
      refs: ['N Game-Turn', 'order of play'],
      text: [
        'The players alternate. A turn has five steps, always in this order:',
        '- Play one card.',
        '- Order units and leaders, as the card allows. Ordered units in square may come out of it now.',
        '- Move those that were ordered, one after the other.',
        '- Battle with those that were ordered, one after the other; each fight is finished before the next begins.',
        '- Draw a card.',
        'Nobody battles before all movement is done. Within a step you choose the order. When the other player has a choice, such as whether to form square, the game waits for his answer.',
      ],
    },
    {
      id: 'play-a-card',
      title: 'Playing a card',
      refs: ['N Play a Command Card'],
      text: [
        'At the start of your turn you play one card from your hand, face up. It says how many units you may order, where, and what they may do. A card that can order nobody may be played as well; the turn then goes on to the draw.',
        'First Strike answers an attack. Played in your own turn it orders nobody.',
      ],
    },
    {
      id: 'orders',
      title: 'Giving orders',
      refs: ['N Order Your Units & Leaders'],
      text: ordersText,
    },
    {
      id: 'detached-leaders',
      title: 'Ordering a leader away from his unit',
      refs: ['N Attached Leaders'],
      text: [
        'Section cards, Leadership, La Grande Manoeuvre and a flag of Élan may order a leader to move by himself, for one order. They show a bicorne hat. This does not order his unit; it needs an order of its own. Under all other cards he moves with his unit.',
        'A leader with a square cannot leave it, except in the turn in which the unit is ordered and comes out: then he may be ordered too.',
      ],
    },
    {
      id: 'command',
      title: 'Command',
      refs: ['N Command'],
      text: [
        'Your Command is the number of cards in your hand, the one just played included. Assault cards order that many units, Élan and Rally roll that many dice.',
        'Cards on the track of your squares do not count. Each square lowers your Command by one, and gives it back when it is left or lost. In a turn Command is what it was when the card was played.',
      ],
    },
    {
      id: 'draw',
      title: 'The end of the turn',
      refs: ['N End of Turn & End Game', 'N End of Turn'],
      text: [
        'At the end of the turn the card played goes to the discards and you draw up to your hand size, less the cards on your track. If the other player used First Strike in this turn, he draws before you do.',
        'After a Scout you draw two cards, keep one and discard the other.',
        'When the deck is empty, the discards are shuffled to make a new one. Élan shuffles deck and discards together before the draw; cards in hands and on tracks stay where they are.',
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
      refs: ['N Object of the Game', 'N End Game and Victory Conditions'],
      text: [
        'You gain a banner for each enemy unit whose last block is removed and for each enemy leader who is eliminated, however it happens. Some battles give banners for places that are held or for troops that get away.',
        'The first side to reach the number that the battle asks for wins at once, in either player’s turn, even by battling back; no more dice are rolled.',
        'Banners for held places can be lost again. A leader who retreated over his own edge is out of the battle, but gives no banner.',
      ],
    },
  ],
};
