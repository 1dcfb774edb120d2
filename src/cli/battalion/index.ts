// Battalion at the terminal.

import { battalionRules } from '../../games/battalion/ruleset.ts';
import { battalionCases } from '../../games/battalion/text/cases.ts';
import { runCases } from '../../lib/cases.ts';
import type { CliGame } from '../cli-game.ts';
import { showJsonOf } from '../show-text.ts';
import { musters } from './musters.ts';
import { endText, MARKS, mapText, placesOf, showText, statusText } from './text.ts';

export const battalion: CliGame = {
  rules: battalionRules,
  goal: 'cards',
  mapHelp:
    'On the map a3 is the third unit of the top army (b: bottom, c: top2, d: bottom2),\nits front rank named first; +1 is order on it, -2/7 disorder of its cohesion.',
  cases: (text) => runCases(text, battalionRules, battalionCases),
  map: mapText,
  places: placesOf,
  marks: () => MARKS,
  status: statusText,
  end: endText,
  show: showText,
  showJson: showJsonOf,
  optionsOf: () => [],
  musters,
};
