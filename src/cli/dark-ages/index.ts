// Dark Ages at the terminal.

import { darkAgesRules } from '../../games/dark-ages/ruleset.ts';
import { darkAgesCases } from '../../games/dark-ages/text/cases.ts';
import { runCases } from '../../lib/cases.ts';
import type { CliGame } from '../cli-game.ts';
import { showJsonOf } from '../show-text.ts';
import { endText, MARKS, mapText, placesOf, showText, statusText } from './text.ts';

export const darkAges: CliGame = {
  rules: darkAgesRules,
  goal: 'units',
  mapHelp:
    'On the map ▼Sp3 are spearmen of the top army with three active cubes; below it\n+g is a grey cube and * a leader.',
  cases: (text) => runCases(text, darkAgesRules, darkAgesCases),
  map: mapText,
  places: placesOf,
  marks: () => MARKS,
  status: statusText,
  end: endText,
  show: showText,
  showJson: showJsonOf,
  optionsOf: () => [],
};
