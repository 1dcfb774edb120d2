// `hex F6` and `unit F6`: what a hex is and does, and who stands there with what marks and abilities.

import type { Scan } from '../../../../kernel/ruleset.ts';
import {
  BOUND,
  FIRED,
  FOUGHT,
  groundOf,
  HALTED,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  RALLIED,
  type State,
} from '../../rules/state.ts';
import { keptByGround, rangeOf } from '../../rules/targets.ts';
import type { Terrain, UnitType } from '../../tables/tables.ts';
import { agree, armyOf, capital, hexes, hexName, leaderName, list, sayOf, sectionNames } from '../words.ts';
import { sentences, unitPhrase, whoPhrase } from './words.ts';

export function describeHex(g: State, hex: number, seat: number): Scan {
  const { board } = g.battle;
  const { terrain } = groundOf(g);
  const name = hexName(g, hex);
  const notes = groundNotes(g, hex);
  const what =
    notes.length === 0 ? `${capital(terrain[hex].name)}.` : `${capital(terrain[hex].name)}: ${notes.join('; ')}.`;
  const sides = rampartSides(g, hex);
  const who = whoPhrase(g, hex, seat);
  const text = sentences(
    `${name}, ${sectionsOf(g, hex, seat)}.`,
    what,
    sides.length > 0 ? `Its protected sides face ${list(sides.map((to) => board.names[to]))}.` : '',
    ...exitWords(g, hex),
    who === '' ? 'Nobody is there.' : pieceText(g, hex, seat),
  );
  return { text, places: [name, ...sides.map((to) => board.names[to])] };
}

/** Who stands on the hex, in full. */
export function describeUnit(g: State, hex: number, seat: number): Scan {
  const name = hexName(g, hex);
  const who = whoPhrase(g, hex, seat);
  return { text: who === '' ? `Nobody is at ${name}.` : `${name}. ${pieceText(g, hex, seat)}`, places: [name] };
}

function pieceText(g: State, hex: number, seat: number): string {
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  const leaderTraits = leader < 0 ? [] : g.battle.leaderTraits[leader];
  const led = leaderTraits.map((trait) => `${leaderName(g, leader)}, ${trait.name}: ${trait.text}`);
  if (unit < 0) return sentences(`${capital(whoPhrase(g, hex, seat))}.`, ...led);
  const { unitType, unitTraits, game } = g.battle;
  const type = unitType[unit];
  const range = rangeOf(g, unit);
  const { missiles } = sayOf(g);
  const marks = markWords(g, unit);
  return sentences(
    `${capital(unitPhrase(g, unit, seat))}.`,
    `${capital(game.dice.faces[type.symbol])} hits it; it ${moveWords(g, unit)}${range > 0 ? `; its ${missiles} ${agree(missiles, 'reaches', 'reach')} ${hexes(range)}` : ''}.`,
    marks.length > 0 ? `${capital(list(marks))}.` : '',
    ...unitTraits[unit].map((trait) => `${capital(trait.name)}: ${trait.text}`),
    ...led,
  );
}

/** How far an ordinary move goes, and what it leaves of battle. */
function moveWords(g: State, unit: number): string {
  const { questions } = g.battle.game;
  if (!questions.mayMove(g, unit)) return 'does not move';
  const type = g.battle.unitType[unit];
  const far = `moves ${hexes(type.move)}`;
  if (type.charge > type.move) return `${far}, or ${type.charge} in a charge`;
  const most = Math.min(type.closeAfter, questions.battlesAfter?.(g, unit) ?? type.closeAfter);
  if (most >= type.move) return far;
  return most === 0 ? `${far}, and then does not battle` : `${far}, or ${most} if it is to battle`;
}

/** What a unit has done this turn, and what that binds it to. */
export function markWords(g: State, unit: number): string[] {
  const mark = g.unitMark[unit];
  const steps = g.unitSteps[unit];
  const words: [number, string][] = [
    [ORDERED, 'ordered'],
    [MOVED, steps > 0 ? `moved ${hexes(steps)}` : 'moved'],
    [MUST_CLOSE, `bound to ${sayOf(g).toClose}`],
    [NO_BATTLE, keptByGround(g, unit) ? 'kept from battle by the ground' : 'ordered to move only'],
    [HALTED, 'may move no further'],
    [BOUND, g.action > 0 ? `carries out ${g.battle.game.actions[g.action - 1].name}` : 'bound by an action'],
    ...g.battle.game.marks.flatMap(({ bit, said }): [number, string][] => (said === null ? [] : [[bit, said]])),
    [RALLIED, 'has rallied'],
    [FIRED, 'has fired once'],
    [FOUGHT, 'has fought'],
  ];
  return words.filter(([bit]) => (mark & bit) !== 0).map(([, word]) => word);
}

function sectionsOf(g: State, hex: number, seat: number): string {
  const names = sectionNames(seat === 0 ? 0 : 1, g.battle.sections[hex]);
  const where = names.length > 1 ? `on the line between ${list(names)}` : names[0];
  return seat < 0 ? `${where} as the bottom player sees it` : where;
}

function rampartSides(g: State, hex: number): number[] {
  const { board, ramparts } = g.battle;
  const near = Array.from(board.neighbours.subarray(hex * 6, hex * 6 + 6));
  return near.filter((to, d) => to >= 0 && (ramparts[hex] & (1 << d)) !== 0);
}

function exitWords(g: State, hex: number): string[] {
  return [0, 1]
    .filter((side) => (g.battle.exits[hex] & (1 << side)) !== 0)
    .map((side) => `${armyOf(g, side)} units may leave the battlefield from here for a banner.`);
}

/** What the ground does: for those who enter, for sight, and what the game adds about dice. */
function groundNotes(g: State, hex: number): string[] {
  const ground = groundOf(g).terrain[hex];
  const types = [...new Set(g.battle.unitType)];
  const notes = [...entering(ground, types)];
  const owner = g.battle.owners[hex];
  if (ground.ownersOnly)
    notes.push(owner < 0 ? 'it is closed' : `it is closed to all but the ${armyOf(g, owner)} army`);
  if (ground.climbed) notes.push('entering and leaving take a whole move');
  if (ground.holdsBack) notes.push('leaving it takes a whole move');
  if (ground.sidesStop) notes.push('who crosses a protected side must stop');
  if (ground.mires) notes.push('leaving it takes a whole move', 'who enters rolls a die for losses');
  if (ground.defendersFirst) notes.push('its defenders battle first');
  if (ground.sight === 'blocked') notes.push('it blocks sight');
  if (ground.sight === 'raised') notes.push(`it blocks sight except from ${ground.height} to ${ground.height}`);
  if (ground.sight === 'level') notes.push(`it blocks sight except along the same ${ground.height}`);
  return [...notes, ...g.battle.game.questions.groundNotes(g, hex)];
}

/** Types in a word where a word fits all of them: all foot, all mounted. */
function namesOf(which: readonly UnitType[], all: readonly UnitType[]): string {
  const are = (foot: boolean): boolean =>
    which.length === all.filter((type) => type.foot === foot).length && which.every((type) => type.foot === foot);
  if (are(true)) return 'foot units';
  if (are(false) && which.some((type) => type.cavalry)) return 'mounted units';
  return list([...new Set(which.map((type) => type.name))]);
}

function entering(ground: Terrain, types: readonly UnitType[]): string[] {
  const out = types.filter((type) => !ground.mayEnter(type));
  const into = types.filter((type) => ground.mayEnter(type));
  if (into.length === 0) return [ground.leadersMayEnter ? 'no unit may enter' : 'nobody may enter'];
  const notes: string[] = [];
  if (out.length > into.length) notes.push(`only ${namesOf(into, types)} may enter`);
  else if (out.length > 0) notes.push(`${namesOf(out, types)} may not enter`);
  if (!ground.climbed && ground.stops !== 'nobody') {
    notes.push(ground.stops === 'everyone' ? 'whoever enters must stop' : 'mounted units that enter must stop');
  }
  const free = into.filter((type) => ground.mayBattleAfterEntering(type));
  const bound = into.filter((type) => !ground.mayBattleAfterEntering(type));
  if (bound.length === 0) return notes;
  const allBut = free.length < bound.length && free.some((type) => bound.some((other) => other.foot === type.foot));
  const who = allBut ? `all but ${namesOf(free, into)}` : namesOf(bound, into);
  notes.push(`${free.length === 0 ? 'those' : who} who enter may not battle in that turn`);
  return notes;
}
