// What the game says to who types at it: the rules in half a minute, how choices are typed.

import type { TypedWords } from '../../../../kernel/ruleset.ts';
import { plural } from '../../../../lib/text.ts';
import type { BattalionView } from '../view/types.ts';

const IN_SHORT = `Battalion: War of the Ancients in short
  A turn: redeploy units by discarding a card for each, then either command one
    unit or rally.
  Command costs order: one token, or as many as lie on the unit already, and one
    more if its ranks have different names. The tokens stay on the unit.
    assault: fight on with an enemy it is engaged with; barrage: shoot at an
    enemy that is not engaged, in the same sector; charge: move out to engage an
    enemy there. He may pay for a reaction first: fire, or a counter-charge.
    Who is attacked hand to hand and survives strikes back.
  Dice have eight sides, three of them for an attack, six at most. Eights hit.
    Another die hits when it reaches an attack number of the unit; each number
    takes one die.
  Hits: remove ranks from the front, each worth its cohesion, or put disorder
    from the order in your camp on the unit. A unit with as much disorder as
    cohesion, or without ranks, is disbanded, and you draw a card.
  Rally: draw a card; all tokens come back or turn to order again.
  You win when the enemy must draw a card and has none left, or when your turn
    begins with a unit of yours in the central sector and none of his. The
    reserve does not count.
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
