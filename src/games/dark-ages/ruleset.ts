// Dark Ages as a ruleset: the face it shows to the driver, the bots, the command line and the page.

import type { Chance } from '../../kernel/chance.ts';
import type { EventSink } from '../../kernel/events.ts';
import { kindOf } from '../../kernel/notation.ts';
import type { Ruleset, ScenarioInfo, Start } from '../../kernel/ruleset.ts';
import { versionNumber, versionToPlay } from '../../kernel/version.ts';
import { hexLandmarks } from '../../lib/landmarks.ts';
import { savedStates } from '../../lib/saved-state.ts';
import { type DarkAgesEvent, eventForSeat } from './rules/events.ts';
import { type Battle, OPTIONS, type State } from './rules/state.ts';
import { mended } from './tables/mended.ts';
import { rulings } from './tables/rulings.ts';
import { rulesVersion, scenarioSheet, sheets } from './tables/scenarios.ts';
import { narrate } from './telling/events/narrate.ts';
import { tellEvent } from './telling/events/tell.ts';
import { explainQuery } from './telling/explain/explain.ts';
import { lists } from './telling/lists.ts';
import { oddsOf } from './telling/odds/odds.ts';
import { policies } from './telling/odds/policies.ts';
import { offersOf } from './telling/offers.ts';
import { promptOf } from './telling/prompt.ts';
import { eventSentence, ruleSentence } from './telling/rule-sentences.ts';
import { scanBoard } from './telling/scan/scan.ts';
import { typed } from './telling/typed/words.ts';
import { imagine } from './telling/view/imagine.ts';
import { type DarkAgesView, viewOf } from './telling/view/view.ts';
import { wayOf } from './telling/way.ts';
import { whyNotAt } from './telling/why-not/point.ts';
import { whyNot } from './telling/why-not/why-not.ts';
import { count, list } from './telling/words.ts';
import { makeBattle, newState, startBattle } from './text/battle.ts';
import { language } from './text/language.ts';
import { positionText, readPosition } from './text/position.ts';
import { parseSheet, printSheet } from './text/sheet.ts';
import { type Sheet, type Side, sideNames } from './text/sheet-types.ts';

const ID = 'dark-ages';
const NAME = 'Dark Ages II';

function sheetOf(id: string): Sheet {
  const sheet = scenarioSheet(id);
  if (sheet === null) throw new Error(`${NAME} has no scenario ${id}; the list has ${sheets.length} of them`);
  return sheet;
}

// A battle's tables never change, so those of the shelf are made once.
const shelf = new Map<string, Battle>();

function shelfBattle(id: string, options: readonly string[], version: number): Battle {
  const sheet = sheetOf(id);
  const key = [version, sheet.id, ...options].join(' ');
  let battle = shelf.get(key);
  if (!battle) shelf.set(key, (battle = makeBattle(sheet, options, version)));
  return battle;
}

function start(from: Start, chance: Chance, sink: EventSink | null = null): State {
  const options = from.options ?? [];
  const version = versionToPlay(darkAgesRules, from.rules);
  if ('scenario' in from) return startBattle(shelfBattle(from.scenario, options, version), chance, sink);
  if (kindOf(from.text) === 'sheet')
    return startBattle(makeBattle(parseSheet(from.text), options, version), chance, sink);
  const g = readPosition(from.text, chance, options, version);
  g.sink = sink;
  return g;
}

/** The options of a battle as their keys. */
const optionsOf = (battle: Battle): string[] => OPTIONS.filter((key) => battle.options[key]);

const ORDINALS = ['First', 'Second', 'Third'];

/** The events in their order; one that comes twice is said once. */
function eventSentences(sheet: Sheet): string[] {
  const texts = sheet.events.map((_, i) => eventSentence(sheet, i));
  return [...new Set(texts)].map((text) => {
    const numbers = texts.flatMap((one, i) => (one === text ? [ORDINALS[i]] : []));
    const all = list(numbers).toLowerCase();
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} event. ${text}`;
  });
}

/** All ways in which a side can win [D Victory conditions]. */
function victorySentence(sheet: Sheet, side: Side): string {
  const { army, limit } = sheet.sides[side];
  const ways = [
    ...(limit === null ? [] : [`with ${count(limit, 'enemy unit')} eliminated`]),
    ...(side === sheet.playerA ? [] : ['when time runs out']),
    ...(sheet.leaders.some((leader) => leader.side !== side) ? ['when the enemy has no leader left'] : []),
  ];
  return ways.length === 0 ? `${army}: no victory.` : `${army}: victory ${list(ways, 'or')}.`;
}

function scenarioInfo(sheet: Sheet): ScenarioInfo {
  const units = (side: Side): number => sheet.units.filter((unit) => unit.side === side).length;
  const limit = (side: Side): number => sheet.sides[side].limit ?? 0;
  const playerA = sheet.sides[sheet.playerA].army;
  return {
    game: ID,
    id: `${ID}/${sheet.id}`,
    name: sheet.name,
    date: sheet.date,
    top: sheet.sides[0].army,
    bottom: sheet.sides[1].army,
    units: { top: units(0), bottom: units(1) },
    banners: { top: limit(0), bottom: limit(1) },
    summary: sheet.summary,
    rules: [
      `${playerA}: first to move in every turn (Player A).`,
      ...([0, 1] as const).map((side) => victorySentence(sheet, side)),
      ...sheet.rules.map((_, i) => ruleSentence(sheet, i)),
      ...eventSentences(sheet),
    ],
    optionalRules: [],
    provenance: { source: sheet.source, notes: sheet.notes },
  };
}

let scenarios: readonly ScenarioInfo[] | null = null;

export const darkAgesRules: Ruleset<State, DarkAgesView> = {
  id: ID,
  name: NAME,
  rulesVersion,
  mended,
  seatNames: sideNames,
  faces: ['1', '2', '3', '4', '5', '6'],
  language,
  // Made when first asked for: a table that plays one battle needs none of them.
  get scenarios() {
    scenarios ??= sheets.map(scenarioInfo);
    return scenarios;
  },
  lists,
  sheetText: (id) => printSheet(sheetOf(id)),
  start,
  spare: (g) => newState(g.battle),
  prompt: promptOf,
  view: viewOf,
  narrate,
  eventFor: (event, seat) => eventForSeat(event as DarkAgesEvent, seat),
  tell: tellEvent,
  offers: offersOf,
  way: wayOf,
  scan: scanBoard,
  landmarks: hexLandmarks,
  typed,
  rulings,
  oddsPolicies: policies.map((policy) => policy.name),
  explain: explainQuery,
  whyNot,
  whyNotAt,
  odds: oddsOf,
  imagine,
  positionText,
  ...savedStates<State>({
    id: ID,
    name: NAME,
    rulesVersion,
    sheetText: (g) => printSheet(g.battle.sheet),
    options: (g) => optionsOf(g.battle),
    rulesOf: (g) => rulesVersion.replace(/^\d+/, String(g.battle.version)),
    open: (sheet, options, rules) => newState(makeBattle(parseSheet(sheet), options, versionNumber(rules))),
  }),
};
