// The games of the Commands family at the terminal.

import type { CommandsRuleset } from '../../families/commands/ruleset.ts';
import { commandsCases } from '../../families/commands/text/cases.ts';
import { ancientsRules } from '../../games/ancients/ruleset.ts';
import { medievalRules } from '../../games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../games/napoleonics/ruleset.ts';
import { runCases } from '../../lib/cases.ts';
import type { CliGame } from '../cli-game.ts';
import { mapExamples } from './map-examples.ts';
import { optionsOf, scenarioJson, scenarioText } from './show.ts';
import { endText, mapText, marksHelp, placesOf, slipText, statusText } from './text.ts';

const commandsGame = (rules: CommandsRuleset): CliGame => ({
  rules,
  goal: 'banners',
  mapHelp: mapExamples[rules.id],
  cases: (text) => runCases(text, rules, commandsCases(rules.game)),
  map: mapText,
  places: placesOf,
  marks: marksHelp,
  status: statusText,
  end: endText,
  slip: slipText,
  show: scenarioText,
  showJson: scenarioJson,
  optionsOf,
});

export const ancients = commandsGame(ancientsRules);
export const medieval = commandsGame(medievalRules);
export const napoleonics = commandsGame(napoleonicsRules);
