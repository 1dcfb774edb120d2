// Words of rules/turn.ts: `open`, the start of a round.

import { choiceOf } from '../../../../kernel/choice.ts';
import { CARD_ACTIVATION } from '../../tables/tables.ts';
import * as v from '../../tables/verbs.ts';
import { eventSentence } from '../rule-sentences.ts';
import { losesBattle } from '../toll.ts';
import { capital, cardName, count } from '../words.ts';
import { mayOpen } from './cards.ts';
import { enough, passing } from './shared.ts';
import type { Asked, DecisionWords } from './types.ts';

/** A second pass in a row ends the turn, and the last turn the battle. */
function passNote({ g, seat }: Asked): string {
  if (losesBattle(g, choiceOf(v.PASS), seat)) return 'Both sides have then passed: the battle ends and is lost.';
  const then = g.passes > 0 ? 'The enemy has passed too: the turn ends.' : 'Nobody moves or attacks.';
  return `${then} Your cards stay in your hand.`;
}

/** The active seat at the start of its round: activate a card, play an event, or pass [f.seat]. */
export const open: DecisionWords = {
  prompt: () => 'play a card to activate units, play an event, or pass.',
  help: 'Without an activation you neither move nor fight this round. A pass keeps your cards; two passes in a row end the turn.',
  offers: {
    [v.PASS]: {
      ...enough('Pass this round', (left) => `${count(left.length, 'card')} to play`),
      note: passNote,
      elsewhere: passing('').elsewhere,
    },
    [v.ACTIVATE]: {
      mark: 'card',
      card: true,
      label: ({ a }) => `Activate with ${cardName(a)}`,
      note: ({ a }) => `${capital(count(CARD_ACTIVATION[a], 'activation'))}. What the card says does not happen.`,
    },
    [v.EVENT]: {
      mark: 'card',
      card: true,
      label: ({ a }) => `Play ${cardName(a)}`,
      note: ({ g }) => eventSentence(g.battle.sheet, g.eventsPlayed),
    },
  },
  may: mayOpen(true),
};
