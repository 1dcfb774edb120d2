// A turn: redeployment, then rally or command [B Redeployment; B Rallying; B Commanding a unit; B Tactic cards].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const turn: Chapter = {
  id: 'turn',
  title: 'A turn',
  passages: [
    {
      id: 'turn-outline',
      title: 'The steps of a turn',
      refs: ['B Fighting the battle', 'B Action phase', 'turn'],
      text: [
        'Players alternate. In your turn:',
        '- First, if you have a unit in the central sector and the enemy has none there, you win.',
        '- Then you may redeploy.',
        '- Then you either rally or command one unit. You cannot pass: if you cannot pay for any command you must rally, even if you have no card left to draw.',
      ],
    },
    {
      id: 'redeployment',
      title: 'Redeployment',
      refs: ['B Redeployment', 'B Redeployment phase'],
      text: [
        'For each card you discard, move one of your unengaged units to a neighbouring sector, or from the reserve to any sector. You may redeploy any number of units, each once.',
        'A redeployed unit cannot be commanded this turn. It may react in the enemy’s turn.',
      ],
    },
    {
      id: 'rally',
      title: 'Rally',
      refs: ['B Rallying', 'B Rallying units', 'B Discipline'],
      text: [
        'In this order:',
        '- each of your units with Discipline moves one disorder to the camp;',
        '- you draw a card; if there is none, you lose the battle;',
        '- all order on your units returns to the camp;',
        '- all disorder in the camp is flipped to order;',
        '- all disorder on your units is flipped to order and stays there.',
        'So disorder on a unit takes two rallies to return: the first flips it to order on the unit, the second brings it to the camp. After a rally you command no unit.',
      ],
    },
    {
      id: 'command-cost',
      title: 'What a command costs',
      refs: ['B Commanding a unit', 'B Slow'],
      text: [
        'You move order from the camp onto the unit:',
        '- one, if there is no order on it; otherwise as many as are there already, so that repeated commands cost more;',
        '- one more, if its ranks now have two or more different names;',
        '- one more, added last, if it is Slow.',
        'Cards can lower the total, but never below one. Disorder does not count.',
      ],
    },
    {
      id: 'cards-use',
      title: 'Three uses of a card',
      refs: ['B Tactic cards', 'B Common rules for cards'],
      text: [
        'A tactic card is discarded for one of three things: its text, one redeployment, or one more die in an attack or counterattack of yours. Your deck has as many cards as you have units, dealt unseen from the eighteen of your faction. You begin with two of them in hand.',
        'A text is played at the moment it names. You may play any number of cards at one moment, but only one copy of a card for each attack, command or rally. If both players want to play at the same moment, the player whose turn it is goes first. No text raises a pool above six dice or makes a player draw a card.',
        'The names and texts of all cards but one are our own, because those of the box are not public.',
      ],
    },
  ],
};
