// The games of the Commands family at the terminal.

import type { CommandsRuleset } from '../../families/commands/ruleset.ts';
import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import { commandsCases } from '../../families/commands/text/cases.ts';
import { ancientsRules } from '../../games/ancients/ruleset.ts';
import { medievalRules } from '../../games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../games/napoleonics/ruleset.ts';
import { runCases } from '../../lib/cases.ts';
import type { CliGame } from '../cli-game.ts';
import { handLines } from '../play-text.ts';
import { aboutChoice, gather, gathered } from './choice-words.ts';
import { inShort } from './rules-text.ts';
import { optionsOf, scenarioJson, scenarioText } from './show.ts';
import { endText, mapText, marksHelp, placesOf, slipText, statusText } from './text.ts';

/** Two hexes alone are a close combat. */
const betweenHexes = (text: string): string =>
  text.replace(
    /^([a-z]\d{1,2})\s+(?:x\s+)?([a-z]\d{1,2})$/i,
    (_, from: string, to: string) => `close ${from.toUpperCase()} x ${to.toUpperCase()}`,
  );

const commandsGame = (rules: CommandsRuleset): CliGame => ({
  rules,
  inShort: inShort[rules.id][0],
  goal: 'banners',
  help: {
    choose: `"move F6 E6", "f6 e6", "order c4", "line command".
Several at once with ";": "order c4; order c5; done", or "1; 3; 5" of one menu.`,
    odds: `exact odds of an attack, by text or number: odds close F6 x E6;
                 with "evades", "obeys" or "firstStrike" after it, what if`,
    explain: 'the numbers behind it: explain close F6 x E6, explain unit F6',
    map: inShort[rules.id][1],
  },
  cases: (text) => runCases(text, rules, commandsCases),
  map: mapText,
  places: placesOf,
  marks: marksHelp,
  status: statusText,
  hand: (view: CommandsView, style, width) => handLines(view.hand, style, width),
  end: endText,
  about: aboutChoice,
  gather,
  gathered,
  slip: slipText,
  meant: betweenHexes,
  question: (text) => (/^[a-z]\d{1,2}$/i.test(text) ? `unit ${text}` : text),
  show: scenarioText,
  showJson: scenarioJson,
  optionsOf,
});

export const ancients = commandsGame(ancientsRules);
export const medieval = commandsGame(medievalRules);
export const napoleonics = commandsGame(napoleonicsRules);
