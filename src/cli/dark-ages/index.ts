// Dark Ages at the terminal.

import { darkAgesRules } from '../../games/dark-ages/ruleset.ts';
import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import { darkAgesCases } from '../../games/dark-ages/text/cases.ts';
import { runCases } from '../../lib/cases.ts';
import type { CliGame } from '../cli-game.ts';
import { handLines } from '../play-text.ts';
import { showJsonOf } from '../show-text.ts';
import { cardNote, endText, MARKS, mapText, placesOf, showText, statusText } from './text.ts';

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

export const darkAges: CliGame = {
  rules: darkAgesRules,
  inShort: IN_SHORT,
  goal: 'units',
  help: {
    choose: `"move D3", "step D3 E3", "assault d3 e4", "pass".
Several at once with ";": "move d3; step d3 e3; stop".`,
    odds: 'exact odds of a fight, by text or number: odds melee D3 x E4',
    explain: 'the numbers behind it: explain melee D3 x E4, explain unit D3',
    map: 'On the map ▼Sp3 are spearmen of the top army with three active cubes; below it\n+g is a grey cube and * a leader.',
  },
  cases: (text) => runCases(text, darkAgesRules, darkAgesCases),
  map: mapText,
  places: placesOf,
  marks: () => MARKS,
  status: statusText,
  hand: (view: DarkAgesView, style, width) => handLines(view.hand, style, width, cardNote),
  end: endText,
  question: (text) => (/^[a-z]\d{1,2}$/i.test(text) ? `unit ${text.toUpperCase()}` : text),
  show: showText,
  showJson: showJsonOf,
  optionsOf: () => [],
};
