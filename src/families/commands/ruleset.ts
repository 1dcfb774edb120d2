// A game of the family as a ruleset: the face it shows to the driver, the bots, the command line and the page.

import type { Chance } from '../../kernel/chance.ts';
import type { EventSink } from '../../kernel/events.ts';
import { kindOf } from '../../kernel/notation.ts';
import type { Ruleset, ScenarioInfo, Start } from '../../kernel/ruleset.ts';
import { versionNumber, versionToPlay } from '../../kernel/version.ts';
import { hexLandmarks } from '../../lib/landmarks.ts';
import { savedStates } from '../../lib/saved-state.ts';
import { type Battle, newState, type State } from './rules/state.ts';
import type { CommandsGame } from './tables/game.ts';
import { listsOf } from './tables/lists.ts';
import { commandsEventFor, narrate, tellEvent } from './telling/events/tell.ts';
import { explainQuery } from './telling/explain/explain.ts';
import { oddsOf } from './telling/odds/odds.ts';
import { policiesOf } from './telling/odds/policies.ts';
import { offersOf } from './telling/offers.ts';
import { promptOf } from './telling/prompt.ts';
import { abilitySentences, ruleSentence, ruleSentences } from './telling/rule-sentences.ts';
import { scanBoard } from './telling/scan/scan.ts';
import { typedWords } from './telling/typed/words.ts';
import { determinise } from './telling/view/imagine.ts';
import { type CommandsView, viewOf } from './telling/view/view.ts';
import { wayOf } from './telling/way.ts';
import { whyNotAt } from './telling/why-not/point.ts';
import { whyNot } from './telling/why-not/why-not.ts';
import { makeBattle, startBattle } from './text/battle.ts';
import { optionsOf } from './text/battle-pieces.ts';
import { languageOf } from './text/language.ts';
import { positionText, readPosition } from './text/position.ts';
import { parseSheet, printSheet, type Sheet, sideNames } from './text/sheet.ts';

export interface CommandsRuleset extends Ruleset<State, CommandsView> {
  /** The tables of the game, for who compares games of the family. */
  readonly game: CommandsGame;
}

/** `inShort` are the rules in half a minute. */
export function commandsRuleset(game: CommandsGame, inShort: string): CommandsRuleset {
  const language = languageOf(game);
  const sheetOf = (id: string): Sheet => {
    const number = id.startsWith(`${game.id}/`) ? id.slice(game.id.length + 1) : id;
    const sheet = game.sheets.find((one) => one.id === number);
    if (!sheet) throw new Error(`${game.name} has no scenario ${id}; the list has ${game.sheets.length} of them`);
    return sheet;
  };
  // A battle's tables never change, so those of the shelf are made once.
  const shelf = new Map<string, Battle>();
  const shelfBattle = (id: string, options: readonly string[], version: number): Battle => {
    const key = [version, id, ...options].join(' ');
    let battle = shelf.get(key);
    if (!battle) {
      battle = makeBattle(game, sheetOf(id), { optionalRules: options, version });
      shelf.set(key, battle);
    }
    return battle;
  };
  const start = (from: Start, chance: Chance, sink: EventSink | null = null): State => {
    const options = from.options ?? [];
    const version = versionToPlay(game, from.rules);
    if ('scenario' in from) return startBattle(shelfBattle(from.scenario, options, version), chance, sink);
    if (kindOf(from.text) === 'sheet') {
      return startBattle(makeBattle(game, parseSheet(from.text), { optionalRules: options, version }), chance, sink);
    }
    const g = readPosition(game, from.text, chance, options, version);
    g.sink = sink;
    return g;
  };
  let scenarios: readonly ScenarioInfo[] | null = null;
  return {
    game,
    id: game.id,
    name: game.name,
    rulesVersion: game.rulesVersion,
    mended: game.mended,
    seatNames: sideNames,
    faces: game.dice.faces,
    language,
    // Made when first asked for: a table that plays one battle needs none of them.
    get scenarios() {
      scenarios ??= game.sheets.map((sheet) => scenarioInfo(game, sheet));
      return scenarios;
    },
    get lists() {
      return listsOf(game);
    },
    sheetText: (id) => printSheet(sheetOf(id)),
    start,
    spare: (g) => newState(g.battle),
    prompt: promptOf,
    view: viewOf,
    narrate,
    eventFor: (event, seat) => commandsEventFor(game, event, seat),
    tell: tellEvent,
    offers: offersOf,
    way: wayOf,
    scan: scanBoard,
    landmarks: hexLandmarks,
    typed: typedWords(inShort),
    rulings: game.rulings,
    oddsPolicies: policiesOf(game.words).map((policy) => policy.name),
    explain: explainQuery,
    whyNot,
    whyNotAt,
    odds: oddsOf,
    imagine: determinise,
    positionText,
    ...savedStates<State>({
      id: game.id,
      name: game.name,
      rulesVersion: game.rulesVersion,
      sheetText: (g) => printSheet(g.battle.sheet),
      options: (g) => optionsOf(g.battle),
      rulesOf: (g) => String(g.battle.version),
      open: (sheet, options, rules) =>
        newState(makeBattle(game, parseSheet(sheet), { optionalRules: options, version: versionNumber(rules) })),
    }),
  };
}

function scenarioInfo(game: CommandsGame, sheet: Sheet): ScenarioInfo {
  // With every optional rule taken, the battle's rules are the sheet's, in the sheet's order.
  const optional = sheet.rules.filter((rule) => rule.optional).map((rule) => rule.key);
  const made = makeBattle(game, sheet, { optionalRules: optional }).rules;
  const rules = sheet.rules.map((rule, i) => ({ ...rule, text: made[i].text }));
  const count = (side: number) =>
    sheet.units.filter((u) => u.side === side).length +
    sheet.reserves.filter((r) => r.side === side).reduce((n, r) => n + r.units.reduce((m, u) => m + u.count, 0), 0);
  return {
    game: sheet.game,
    id: `${sheet.game}/${sheet.id}`,
    name: sheet.name,
    date: sheet.date,
    top: sheet.sides[0].army,
    bottom: sheet.sides[1].army,
    units: { top: count(0), bottom: count(1) },
    banners: { top: sheet.banners[0], bottom: sheet.banners[1] },
    summary: sheet.summary,
    rules: [
      ...ruleSentences(
        sheet,
        rules.filter((rule) => !rule.optional),
      ),
      ...abilitySentences(game, sheet),
    ],
    optionalRules: rules
      .filter((rule) => rule.optional)
      .map((rule) => ({ key: rule.key, text: ruleSentence(sheet, rule, rule.text) })),
    provenance: { source: sheet.source, notes: sheet.notes },
  };
}
