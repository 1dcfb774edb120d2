// Battalion: War of the Ancients as a ruleset: the face it shows to the driver, the bots, the command line and the page.

import type { Chance } from '../../kernel/chance.ts';
import { type EventSink, eventFor } from '../../kernel/events.ts';
import { kindOf, readNotation } from '../../kernel/notation.ts';
import type { Ruleset, ScenarioInfo, Start } from '../../kernel/ruleset.ts';
import { savedStates } from '../../lib/saved-state.ts';
import { type BattalionEvent, EVENT_SECRETS } from './rules/events.ts';
import type { Battle, State } from './rules/state.ts';
import { rulesVersion } from './tables/data-version.ts';
import { lists } from './tables/lists.ts';
import { rulings } from './tables/rulings.ts';
import { setBattles } from './tables/set-battles.ts';
import { narrate } from './telling/events/narrate.ts';
import { tellEvent } from './telling/events/tell.ts';
import { explainQuery } from './telling/explain/explain.ts';
import { oddsOf } from './telling/odds/odds.ts';
import { policies } from './telling/odds/policies.ts';
import { offersOf } from './telling/offers.ts';
import { promptOf } from './telling/prompt.ts';
import { landmarks, scanField } from './telling/scan/scan.ts';
import { typed } from './telling/typed/words.ts';
import { imagine } from './telling/view/imagine.ts';
import { type BattalionView, viewOf } from './telling/view/view.ts';
import { wayOf } from './telling/way.ts';
import { whyNotAt } from './telling/why-not/point.ts';
import { whyNot } from './telling/why-not/why-not.ts';
import { ranksOf, SEAT_NAMES, SIDE_NAMES } from './telling/words.ts';
import { battleOfText, makeBattle, newState, startBattle } from './text/battle.ts';
import { language } from './text/language.ts';
import { positionText, readPosition } from './text/position.ts';
import { parseSheet, printSheet, sheetKind, sheetOf } from './text/sheet.ts';
import { scenarioInfo } from './text/sheet-info.ts';
import type { BattleSheet } from './text/sheet-types.ts';

const ID = 'battalion';
const NAME = 'Battalion: War of the Ancients';

/** The sheet of a set battle by its name, `battalion/1` or `1`. */
const onShelf = (id: string): BattleSheet | null =>
  setBattles.find((one) => one.id === id || one.id === `${ID}/${id}`) ?? null;

function shelf(id: string): BattleSheet {
  const sheet = onShelf(id);
  if (!sheet) throw new Error(`${NAME} has no set battle ${id}; the list has ${setBattles.length} of them`);
  return sheet;
}

// A battle's tables never change, so those of the shelf are made once.
const made = new Map<string, Battle>();

function shelfBattle(id: string, options: readonly string[]): Battle {
  const key = [id, ...options].join(' ');
  let battle = made.get(key);
  if (!battle) made.set(key, (battle = makeBattle({ ...shelf(id), options })));
  return battle;
}

function start(from: Start, chance: Chance, sink: EventSink | null = null): State {
  const options = from.options ?? [];
  if ('scenario' in from) return startBattle(shelfBattle(from.scenario, options), chance, sink);
  if (kindOf(from.text) === 'sheet') {
    const notation = readNotation(from.text, sheetKind);
    const sheet = sheetOf(notation);
    return startBattle(
      battleOfText(notation, { ...sheet, options: [...new Set([...sheet.options, ...options])] }),
      chance,
      sink,
    );
  }
  const g = readPosition(from.text, chance, options, onShelf);
  g.sink = sink;
  return g;
}

let scenarios: readonly ScenarioInfo[] | null = null;

/** Until all units stand the sheet holds what others may not know. */
const isSecret = (g: State): boolean => g.battle.sheet.deploy && g.stand === 0;

/** The sheet with the piles of the state itself, as long as they are hidden: those of an imagined state are dealt anew. */
function knownSheet(g: State): BattleSheet {
  const { sheet, firstUnit } = g.battle;
  if (!isSecret(g)) return sheet;
  const seats = sheet.seats.map((seat, s) => ({
    ...seat,
    units: seat.units.map((unit, i) => ({ ...unit, ranks: ranksOf(g, firstUnit[s] + i).map(({ key }) => key) })),
  }));
  return { ...sheet, seats };
}

export const battalionRules: Ruleset<State, BattalionView> = {
  id: ID,
  name: NAME,
  rulesVersion,
  seatNames: SEAT_NAMES,
  sideNames: SIDE_NAMES,
  faces: ['1', '2', '3', '4', '5', '6', '7', '8'],
  language,
  // Made when first asked for: a table that plays one battle needs none of them.
  get scenarios() {
    scenarios ??= setBattles.map(scenarioInfo);
    return scenarios;
  },
  lists,
  sheetText: (id) => printSheet(shelf(id)),
  start,
  spare: (g) => newState(g.battle),
  prompt: promptOf,
  view: viewOf,
  narrate: (g, event, seat) => narrate(g.battle, event as BattalionEvent, seat),
  eventFor: (event, seat) => eventFor(event, seat, EVENT_SECRETS),
  tell: (g, event, seat) => tellEvent(g.battle, event as BattalionEvent, seat),
  offers: offersOf,
  way: wayOf,
  scan: scanField,
  landmarks,
  typed,
  rulings,
  oddsPolicies: policies.map((policy) => policy.name),
  explain: explainQuery,
  whyNot,
  whyNotAt,
  odds: oddsOf,
  imagine,
  // Piles still to be deployed hide all but their front ranks; the sheet names them all.
  sheetIsSecret: isSecret,
  positionText: (g) => positionText(g, onShelf),
  ...savedStates<State>({
    id: ID,
    name: NAME,
    rulesVersion,
    sheetText: (g) => printSheet(knownSheet(g)),
    // What is switched stands on the sheet.
    options: () => [],
    open: (sheet) => newState(makeBattle(parseSheet(sheet))),
  }),
};
