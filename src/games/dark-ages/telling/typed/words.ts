// What the game says to who types at it: the rules in half a minute, how choices are typed.

import type { TypedWords } from '../../../../kernel/ruleset.ts';
import { plural } from '../../../../lib/text.ts';
import type { DarkAgesView } from '../view/types.ts';

const IN_SHORT = `Dark Ages II in short
  Player A wins by eliminating the number of enemy units that the battle
    names, player B if the deck runs out first. A side whose leaders are all
    dead loses.
  A turn has rounds, player A and player B alternately, until both pass in a
    row. Then hands are refilled to three cards.
  A round: play one card for activation; its number says how many units or
    leaders move. A leader moves with the units around him, or rallies. A unit
    that moves next to an enemy may assault it: one more die and the first
    roll. After all moves, units next to enemies must fight in melee and
    archers may shoot.
  Dice: one for each active cube; a die hits if it shows at least the attack
    or defence value. A hit removes a grey cube; if there is none, an active
    cube turns grey. A unit with only a grey cube routs.
  Cards may also be played as orders, at the moment they name.
  "why", "explain" and "odds" answer with the rule of the moment.`;

export const typed: TypedWords<DarkAgesView> = {
  inShort: IN_SHORT,
  help: {
    choose: `"move D3", "step D3 E3", "assault d3 e4", "pass".
Several at once with ";": "move d3; step d3 e3; stop".`,
    odds: 'exact odds of a fight, by text or number: odds melee D3 x E4',
    explain: 'the numbers behind it: explain melee D3 x E4, explain unit D3',
  },
  question: (text) => (/^[a-z]\d{1,2}$/i.test(text) ? `unit ${text.toUpperCase()}` : text),
  cards: ({ deckCount, discards, unseen, events: { played, inGame, next } }) => [
    `${plural(deckCount, 'card')} in the deck.`,
    `Historical Events played: ${played} of ${inGame}.${next === '' ? '' : ` The next one: ${next}`}`,
    discards.length === 0
      ? 'No discards yet.'
      : `Discards, latest first: ${[...discards]
          .reverse()
          .map(({ name }) => name)
          .join(', ')}.`,
    `Not seen by you: ${unseen.map(({ name, count }) => `${count} ${name}`).join(', ')}.`,
  ],
  // What it activates, its Fortune Stone and its moment.
  cardNote(view, key) {
    const card = view.hand.find((one) => one.key === key);
    if (!card) return '';
    const { activation, stone, moment } = card;
    return `${activation === null ? '' : `activates ${activation}; `}stone ${stone}${moment === '' ? '' : `; ${moment}`}. `;
  },
};
