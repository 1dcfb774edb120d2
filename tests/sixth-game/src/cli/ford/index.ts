// The Ford at the terminal.

import { fordRules } from '../../games/ford/ruleset.ts';
import type { FordView } from '../../games/ford/telling/view.ts';
import { fordCases } from '../../games/ford/text/cases.ts';
import { runCases } from '../../lib/cases.ts';
import type { CliGame } from '../cli-game.ts';
import { endLines, statusLine } from '../play/play-text.ts';
import { showJsonOf, showLines, viewBefore } from '../show-text.ts';
import type { Style } from '../style.ts';

const mapText = (view: FordView): string =>
  view.sides.map(({ army }, i) => `${army.padEnd(8)} ${'o'.repeat(view.men[i])}`).join('\n  ~~~~ the ford ~~~~\n');

export const ford: CliGame = {
  rules: fordRules,
  goal: 'men',
  mapHelp: 'On the map o is a man.',
  cases: (text) => runCases(text, fordRules, fordCases),
  map: mapText,
  places: (view: FordView) => view.men,
  marks: () => ' o a man',
  status: (view, style, ascii, width) => statusLine(view, style, ascii, width),
  end: (view: FordView, style: Style, ascii) => endLines(view, mapText(view), style, ascii),
  show(battle, style) {
    const view = viewBefore(battle) as FordView;
    return showLines(battle, view, mapText(view), [], style);
  },
  showJson: showJsonOf,
  optionsOf: () => [],
};
