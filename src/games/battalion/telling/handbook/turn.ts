// A turn: redeployment, then rally or command [B Redeployment; B Rallying; B Commanding a unit; B Tactic cards].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const turn: Chapter = {
  id: 'turn',
  title: 'A turn',
  passages: [
    {
      id: 'turn-outline',
      title: 'In order',
      refs: ['B Fighting the battle', 'B Action phase', 'turn'],
      text: [
        'Players take turns. Yours has three steps.',
        '- First, before anything else: if you have a unit in the central sector and the enemy has none there, you have won.',
        '- Then you may redeploy.',
        '- Then you either rally or command one unit. There is no passing: who can pay for no command must rally, even when that draw cannot be made.',
      ],
    },
    {
      id: 'redeployment',
      title: 'Redeployment',
      refs: ['B Redeployment', 'B Redeployment phase'],
      text: [
        'For each card you discard, one of your unengaged units goes to a neighbouring sector, or from the reserve to any sector. Any number of units, each once.',
        'A unit that was redeployed cannot be commanded in this turn. It may react in the enemy’s.',
      ],
    },
    {
      id: 'rally',
      title: 'Rally',
      refs: ['B Rallying', 'B Rallying units', 'B Discipline'],
      text: [
        'In this order:',
        '- units with Discipline send one disorder each to the camp;',
        '- draw a card; if there is none, the battle is lost;',
        '- all order on your units goes home to the camp;',
        '- all disorder in the camp becomes order;',
        '- all disorder on your units becomes order, where it lies.',
        'So disorder on a unit needs two rallies to come home: the first turns it into order on the unit, which makes commands dearer, the second fetches it. The rally is your whole action.',
      ],
    },
    {
      id: 'command-cost',
      title: 'What a command costs',
      refs: ['B Commanding a unit', 'B Slow'],
      text: [
        'Order goes from the camp onto the unit:',
        '- one, if there is no order on it; otherwise as many as lie there already, so that each command in a row is dearer;',
        '- one more, if its ranks have two or more different names now;',
        '- one more, last of all, if it is Slow.',
        'Cards that make a command cheaper lower the sum, never below one. Disorder does not count.',
      ],
    },
    {
      id: 'cards-use',
      title: 'Three uses of a card',
      refs: ['B Tactic cards', 'B Common rules for cards'],
      text: [
        'A tactic card is discarded for one of three things: its text, one redeployment, or one more die in an attack or counterattack of yours. A deck is as many cards of your faction’s eighteen as you have units; nobody knows which. Two of them are your first hand.',
        'Texts are played in the moment they name. Any number in one moment, but one copy of a card for each attack, command or rally. If both players want the same moment, whose turn it is goes first. No text lifts a pool over six dice, and none makes anybody draw a card.',
        'Names and texts of all but one card are ours, because the box does not make them public.',
      ],
    },
  ],
};
