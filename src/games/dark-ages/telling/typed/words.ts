// What the game says to who types at it: the rules in half a minute, how choices are typed.

import type { TypedWords } from '../../../../kernel/ruleset.ts';
import { plural } from '../../../../lib/text.ts';
import type { DarkAgesView } from '../view/types.ts';

const IN_SHORT = `Dark Ages II in short
  A turn has rounds: player A's, player B's, and so on until both pass in a row.
  A round: play one card for activation; its number says how many units move. A
    leader who is activated moves with the units around him, or rallies instead.
    Then your units next to enemies must fight in melee; archers may shoot.
  Cubes: for each hit a grey cube is lost; where there is none, an active cube
    turns grey. Only active cubes roll dice. A unit left with a grey cube alone
    routs and runs for its own edge of the map.
  Dice: each that shows at least the unit's attack or defence number hits. In
    melee the higher morale strikes first, equals strike together.
  An assault is declared in the movement phase by a unit that comes next to an
    enemy: one die more, and it strikes first. If the enemy leaves his hex, the
    move may go on. Cavalry and archers may evade before infantry.
  Leaders give a die to the unit they are with. Their death is a heavy blow to
    all units around them.
  A unit's numbers are hidden until it fights, unless you play with open values.
  Other cards are orders, played at the moment that they name. At the end of the
    turn hands are filled up to three.
  Player A must eliminate enough enemy units before the deck runs out; then
    player B has won. A side whose leaders are all dead has lost.
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
