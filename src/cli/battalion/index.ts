// Battalion at the terminal.

import { battalionRules } from '../../games/battalion/ruleset.ts';
import type { BattalionView } from '../../games/battalion/telling/view/types.ts';
import { battalionCases } from '../../games/battalion/text/cases.ts';
import { runCases } from '../../lib/cases.ts';
import type { CliGame } from '../cli-game.ts';
import { handLines } from '../play-text.ts';
import { showJsonOf } from '../show-text.ts';
import { musters } from './musters.ts';
import { cardNote, endText, MARKS, mapText, placesOf, showText, statusText } from './text.ts';

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

export const battalion: CliGame = {
  rules: battalionRules,
  inShort: IN_SHORT,
  goal: 'cards',
  help: {
    choose: `"charge a3", "assault a3 b2", "rally", "lose 1 place 2".
Several at once with ";": "redeploy a2 s3; done; rally".`,
    odds: 'exact odds of an attack, by text or number: odds assault a3 x b2',
    explain: 'the numbers behind it: explain assault a3 x b2, explain unit a3',
    map: 'On the map a3 is the third unit of the top army (b: bottom, c: top2, d: bottom2),\nits front rank named first; +1 is order on it, -2/7 disorder of its cohesion.',
  },
  cases: (text) => runCases(text, battalionRules, battalionCases),
  map: mapText,
  places: placesOf,
  marks: () => MARKS,
  status: statusText,
  hand: (view: BattalionView, style, width) => handLines(view.hand, style, width, cardNote),
  end: endText,
  question: (text) => (/^[a-d]\d{1,2}$/i.test(text) ? `unit ${text.toLowerCase()}` : text),
  show: showText,
  showJson: showJsonOf,
  optionsOf: () => [],
  musters,
};
