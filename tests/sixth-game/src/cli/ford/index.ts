// The Ford at the terminal.

import { fordRules } from '../../games/ford/ruleset.ts';
import type { FordView } from '../../games/ford/telling/view.ts';
import { fordCases } from '../../games/ford/text/cases.ts';
import { runCases } from '../../lib/cases.ts';
import type { CliGame } from '../cli-game.ts';
import { endLines, handLines, statusLine } from '../play-text.ts';
import { showJsonOf, showLines, viewBefore } from '../show-text.ts';
import type { Style } from '../style.ts';

const mapText = (view: FordView): string =>
  view.sides.map(({ army }, i) => `${army.padEnd(8)} ${'o'.repeat(view.men[i])}`).join('\n  ~~~~ the ford ~~~~\n');

export const ford: CliGame = {
  rules: fordRules,
  inShort: 'The Ford in short\n  Play a card, or pass. The other side stands and is shot at, or yields one man.',
  goal: 'men',
  help: {
    choose: '"play 3", "pass", "stand", "yield".',
    odds: 'there are none',
    explain: 'the dice of a card: explain play 3',
    map: 'On the map o is a man.',
  },
  cases: (text) => runCases(text, fordRules, fordCases),
  map: mapText,
  places: (view: FordView) => view.men,
  marks: () => ' o a man',
  status: (view, style, ascii, width) => statusLine(view, style, ascii, width),
  hand: (view: FordView, style, width) => handLines(view.hand, style, width),
  end: (view: FordView, style: Style, ascii) => endLines(view, mapText(view), style, ascii),
  show(battle, style) {
    const view = viewBefore(battle) as FordView;
    return showLines(battle, view, mapText(view), [], style);
  },
  showJson: showJsonOf,
  optionsOf: () => [],
};
