// Points of the rules that players may settle their own way. The key of a ruling is an option of a battle.

import type { RulingInfo } from '../../../kernel/ruleset.ts';

export const rulings: readonly RulingInfo[] = [
  {
    key: 'overlapFreely',
    question: 'How many enemies may be engaged with one unit?',
    usual: 'Three at most; a fourth may not charge it.',
    instead: 'As many as find their way there.',
    ref: 'B Overlapping',
    source: 'The rulebook names no number. Front and side leave room for three on the table; the limit is ours.',
  },
  {
    key: 'harassFirst',
    question: 'When does Harass place its order?',
    usual: 'After the hits have been taken, so that the token may still be used to take them.',
    instead: 'Before the hits are taken, so that the token is no longer there for them.',
    ref: 'B Harass',
    source:
      'The trait says that the order is placed when hits are dealt, not whether that comes first; the order is ours.',
  },
  {
    key: 'keepPlaying',
    question: 'What becomes of a side that has lost its last unit?',
    usual: 'It has lost the battle at once.',
    instead: 'It goes on until a camp falls or a card cannot be drawn.',
    ref: 'B Winning the battle',
    source: 'The rulebook has only the two ways of winning, and both follow soon; ending at once is ours.',
  },
  {
    key: 'milderExhaustion',
    question: 'What becomes of a player who must draw a card and has none left?',
    usual: 'The side has lost at once, also in a battle of four.',
    instead:
      'In a battle of four that player only counterattacks from then on; the side has lost when both its players are exhausted.',
    ref: 'B Four players',
    source: 'No source has the rules of four players. Both are ours; the first keeps closest to the battle of two.',
  },
  {
    key: 'campsApart',
    question: 'Where do the camps of four players stand?',
    usual: 'Both camps of a side stand behind sector III, and the camp rule looks there.',
    instead: 'The camps stand behind sectors II and IV, and the camp rule looks at either.',
    ref: 'B Four players',
    source: 'The rulebook puts a camp behind the central sector and says nothing of four players; both are ours.',
  },
];
