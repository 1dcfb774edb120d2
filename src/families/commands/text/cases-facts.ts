// The facts that a rule case expects: who stands where, with how many blocks, banners, ground, marks, the outcome.

import { type Line, NotationError, named, type Scanner } from '../../../kernel/notation.ts';
import { type Found, restOf, sameList } from '../../../lib/cases-facts.ts';
import { groundOf, type State, UNNAMED } from '../rules/state.ts';
import type { CommandsGame } from '../tables/game.ts';
import { cardFacts, type Fact } from './cases-facts-cards.ts';
import { absence, absenceOf, absences, marksOf } from './position-keys.ts';
import { readAction } from './position-marks.ts';
import { hexAt, leaderAt, outcomeWords, readCount, readOutcome, readSide, unitAt } from './position-words.ts';
import { sideNames } from './sheet.ts';

const nameOfUnit = (g: State, unit: number): string =>
  `${g.battle.unitType[unit].code}/${g.unitBlocks[unit]} ${sideNames[g.battle.unitSide[unit] as 0]}`;
const nameOfLeader = (g: State, leader: number): string =>
  `leader ${g.battle.leaderNames[leader]} ${sideNames[g.battle.leaderSide[leader] as 0]}`;

/** Who stands on a hex, for messages. */
function hexText(g: State, hex: number): string {
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  const parts = [...(unit < 0 ? [] : [nameOfUnit(g, unit)]), ...(leader < 0 ? [] : [nameOfLeader(g, leader)])];
  return `${g.battle.board.names[hex]} ${parts.length === 0 ? 'empty' : parts.join(' with ')}`;
}

/** `F6 empty`, `F6 HI`, `F6 HI/3 top`, `F6 unit`, `F6 leader`, `F6 leader Mago`, `F6 no leader`. */
export function hexFact(g: State, scanner: Scanner, head: Line): Found {
  const hex = hexAt(g, head);
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  const found = hexText(g, hex);
  const what = scanner.word('"empty", a unit code, "unit" or "leader"', '/');
  if (what.text === 'empty') return { ok: unit < 0 && leader < 0, found };
  if (what.text === 'leader') {
    const name = restOf(scanner);
    return { ok: leader >= 0 && (name === '' || g.battle.leaderNames[leader] === name), found };
  }
  const { units } = g.battle.game;
  if (what.text !== 'unit' && !units.some((type) => type.code === what.text)) {
    throw new NotationError(what, `"empty", "leader", "unit" or a unit code`, named(what.text));
  }
  let ok = unit >= 0 && (what.text === 'unit' || g.battle.unitType[unit].code === what.text);
  if (scanner.take('/')) ok = readCount(scanner.word('a number of blocks'), 99) === g.unitBlocks[unit] && ok;
  if (scanner.peek() !== '') ok = readSide(scanner.word('"top" or "bottom"')) === g.battle.unitSide[unit] && ok;
  return { ok, found };
}

/** `leader Mago E6`, `leader top Mago lost`, `leader Hanno left`. */
function leaderFact(g: State, scanner: Scanner, head: Line): Found {
  const words: Line[] = [];
  while (scanner.peek() !== '') words.push(scanner.word(''));
  const { leaderNames, leaderSide, board } = g.battle;
  const place = words.pop();
  const side = words.length > 1 ? sideNames.indexOf(words[0].text as 'top') : -1;
  if (side >= 0) words.shift();
  if (place === undefined || words.length === 0) {
    throw new NotationError(place ?? head, "a leader's name and his place", named(place?.text ?? ''));
  }
  const name = words.map((word) => word.text).join(' ');
  const found = leaderNames.flatMap((one, l) => (one === name && (side < 0 || leaderSide[l] === side) ? [l] : []));
  // Both sides may have one of the name in the ranks: he who has stepped forward is meant.
  const leader = found.find((l) => g.leaderFate[l] !== UNNAMED) ?? found[0] ?? -1;
  if (leader < 0) throw new NotationError(words[0], `a leader (${leaderNames.join(', ')})`, named(name));
  const hex = g.leaderHex[leader];
  const where = `${name} ${hex >= 0 ? board.names[hex] : absenceOf(g.leaderFate[leader])}`;
  const fate = absence(place.text);
  if (fate !== 0) return { ok: hex < 0 && g.leaderFate[leader] === fate, found: where };
  return { ok: hexAt(g, place) === hex, found: where };
}

/** `banners top 1 bottom 0`, `command top 5`. */
const shares =
  (column: (g: State) => Int16Array): Fact =>
  (g, scanner) => {
    let ok = true;
    do {
      const side = readSide(scanner.word('"top" or "bottom" and a number'));
      if (readCount(scanner.word('a number'), 99) !== column(g)[side]) ok = false;
    } while (scanner.peek() !== '');
    return { ok, found: `top ${column(g)[0]} bottom ${column(g)[1]}` };
  };

/** `ordered F6 G5`, `moved leaders H5`: all of these have the mark. */
const markFact =
  (bit: number): Fact =>
  (g, scanner) => {
    const words: Line[] = [];
    do words.push(scanner.word('a hex such as F6'));
    while (scanner.peek() !== '');
    const leaders = words[0].text === 'leaders';
    if (leaders) words.shift();
    const without = words.filter((word) =>
      leaders ? (g.leaderMark[leaderAt(g, word)] & bit) === 0 : (g.unitMark[unitAt(g, word)] & bit) === 0,
    );
    const names = (list: readonly Line[]): string => list.map((word) => word.text).join(' ');
    const having = words.filter((word) => !without.includes(word));
    const parts = [having.length === 0 ? '' : `${names(having)} with the mark`];
    if (without.length > 0) parts.push(`${names(without)} without the mark`);
    const found = parts.filter((part) => part !== '').join(', ');
    return { ok: without.length === 0, none: without.length === words.length, found };
  };

/** `units top 5` (on the board), `lost top 2`, `lost top HI LI`: how many, or exactly which. */
const fateFact =
  (fate: number): Fact =>
  (g, scanner) => {
    const side = readSide(scanner.word('"top" or "bottom"'));
    const { firstUnit, unitType } = g.battle;
    const codes: string[] = [];
    for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
      if (g.unitFate[u] === fate && g.unitHex[u] >= 0 === (fate === 0)) codes.push(unitType[u].code);
    }
    const found = codes.length === 0 ? 'none' : `${codes.length}: ${codes.join(' ')}`;
    const word = scanner.word('a number of units or their codes');
    if (/^\d/.test(word.text)) return { ok: readCount(word, 99) === codes.length, found };
    const listed = [word.text];
    while (scanner.peek() !== '') listed.push(scanner.word('a unit code').text);
    return { ok: sameList([...codes].sort(), listed.sort()), found };
  };

/** `ground C4 open`: what the ground of a hex is now, by the key of its terrain. */
function groundFact(g: State, scanner: Scanner): Found {
  const hex = hexAt(g, scanner.word('a hex such as F6'));
  const found = groundOf(g).terrain[hex].key;
  const word = scanner.word('a terrain such as hill');
  const known = g.battle.game.terrain.map((one) => one.key);
  if (!known.includes(word.text)) throw new NotationError(word, `one of ${known.join(', ')}`, named(word.text));
  return { ok: word.text === found, found };
}

/** `led Aetius`, `led none`: the leader under whom a card orders. */
function ledFact(g: State, scanner: Scanner): Found {
  const found = g.led === 0 ? 'none' : g.battle.leaderNames[g.led - 1];
  return { ok: restOf(scanner) === found, found };
}

/** `aimed F6 x E6`: the unit has fired at that one, or joins its attack. */
function aimFact(g: State, scanner: Scanner): Found {
  const unit = unitAt(g, scanner.word('a hex such as F6'));
  const x = scanner.word('"x" and a hex');
  if (x.text !== 'x') throw new NotationError(x, '"x" and a hex', named(x.text));
  const target = unitAt(g, scanner.word('a hex such as F6'));
  const aim = g.unitAim[unit] - 1;
  const found = aim < 0 ? 'nobody' : g.unitHex[aim] < 0 ? 'one who is gone' : g.battle.board.names[g.unitHex[aim]];
  return { ok: aim === target, found: `${found} as the aim` };
}

const facts: { readonly [key: string]: Fact } = {
  leader: leaderFact,
  banners: shares((g) => g.banners),
  command: shares((g) => g.command),
  tokens: shares((g) => g.tokens),
  spent: shares((g) => g.tokensSpent),
  ground: groundFact,
  led: ledFact,
  aimed: aimFact,
  action: (g, scanner) => ({
    ok: readAction(g, scanner.word('an action or "none"')) === g.action,
    found: g.action === 0 ? 'none' : g.battle.game.actions[g.action - 1].key,
  }),
  ...cardFacts,
  turn: (g, scanner) => ({ ok: readCount(scanner.word('a number'), 9999) === g.turn, found: `turn ${g.turn}` }),
  active: (g, scanner) => ({
    ok: readSide(scanner.word('"top" or "bottom"')) === g.active,
    found: sideNames[g.active as 0],
  }),
  outcome: (g, scanner) => ({
    ok: readOutcome(scanner.word('an outcome')) === g.outcome,
    found: outcomeWords.find(([, value]) => value === g.outcome)?.[0] ?? String(g.outcome),
  }),
  units: fateFact(0),
  lost: fateFact(absences['lost']),
  left: fateFact(absences['left']),
  exited: fateFact(absences['exited']),
  waiting: fateFact(absences['-']),
};

/** The facts that a case of the game may expect: those of the family, and its marks. */
export const factsOf = (game: CommandsGame): { readonly [key: string]: Fact } => ({
  ...facts,
  ...Object.fromEntries(marksOf(game).map(([key, bit]) => [key, markFact(bit)])),
});
