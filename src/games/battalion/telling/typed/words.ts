// What the game says to who types at it: the rules in half a minute, how choices are typed.

import type { TypedWords } from '../../../../kernel/ruleset.ts';
import { plural } from '../../../../lib/text.ts';
import type { BattalionView } from '../view/types.ts';

const IN_SHORT = `Battalion: War of the Ancients in short
  You win when the enemy must draw a card and has none left, or when your turn
    begins with a unit of yours in the central sector and none of his.
  A turn: redeploy units to other sectors, discarding a card for each; then
    either command one unit or rally.
  A command costs order tokens from your camp: one, or as many as are on the
    unit already, and one more if its ranks have different names. They stay on
    it.
  charge: engage an enemy in the sector; he may react first. assault: attack
    an enemy the unit is engaged with. barrage: shoot.
  Dice: three with eight sides, more by cards and traits, at most six. Each 8
    hits, and so does a die that reaches an attack value of the unit; each
    value takes one die.
  Hits: remove ranks from the front, or put order from your camp on the unit
    as disorder. A unit without ranks, or with as much disorder as cohesion,
    is disbanded, and its owner draws a card.
  Rally: draw a card, and get your tokens back.
  "why", "explain" and "odds" answer with the rule of the moment.`;

export const typed: TypedWords<BattalionView> = {
  inShort: IN_SHORT,
  help: {
    choose: `"charge a3", "assault a3 b2", "rally", "lose 1 place 2".
Several at once with ";": "redeploy a2 s3; done; rally".`,
    odds: 'exact odds of an attack, by text or number: odds assault a3 x b2',
    explain: 'the numbers behind it: explain assault a3 x b2, explain unit a3',
  },
  question: (text) => (/^[a-d]\d{1,2}$/i.test(text) ? `unit ${text.toLowerCase()}` : text),
  cards: ({ camps, unseen, spied }) => [
    ...camps.map(({ faction, seat, deckCount, handCount, discards }) => {
      const gone =
        discards.length === 0
          ? 'no discards'
          : `discards ${[...discards]
              .reverse()
              .map(({ name }) => name)
              .join(', ')}`;
      return `${faction} (${seat}): ${plural(deckCount, 'card')} in the deck, ${handCount} in hand, ${gone}.`;
    }),
    ...spied.map(({ seat, cards }) => `Seen by Spies, ${seat}: ${cards.map(({ name }) => name).join(', ')}.`),
    `Of your list not seen by you: ${unseen.map(({ name, count }) => `${count} ${name}`).join(', ') || 'none'}.`,
  ],
  // When it may be used.
  cardNote(view, key) {
    const window = view.hand.find((card) => card.key === key)?.window ?? '';
    return window === '' ? '' : `${window}: `;
  },
};
