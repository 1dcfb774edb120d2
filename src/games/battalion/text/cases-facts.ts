// Facts that a rule case expects: of units (`a3 disorder 2`, `a3 at S2`, `a3 ranks Hastati x2`, `a3 engaged b1 b2`), camps,
// hands, decks, dice and the course of the battle.

import { outcomeText } from '../../../kernel/game-record.ts';
import { type Line, NotationError, named, type Scanner } from '../../../kernel/notation.ts';
import { pending } from '../../../kernel/procedure.ts';
import { type Fact, type Found, restOf, sameList } from '../../../lib/cases.ts';
import { enemiesOf } from '../rules/events.ts';
import { cohesionOf, commandCost, poolOf, traitsOf } from '../rules/questions.ts';
import { GONE, LIST_SIZE, PILE, RESERVE, type State, TO_COMMAND, TO_REACT } from '../rules/state.ts';
import { cards } from '../tables/tables.ts';
import { TRAITS } from '../tables/traits.ts';
import { attackNow } from '../telling/stack.ts';
import { diceOf } from '../telling/view/units.ts';
import { rankList, ranksOf, SEAT_NAMES, SIDE_NAMES, sectorWord, unitOf, unitWord } from '../telling/words.ts';
import { MARKS } from './position-keys.ts';
import { readCount } from './sheet.ts';

const is = (ok: boolean, found: string): Found => ({ ok, found });

function unitIn(g: State, word: Line): number {
  const unit = unitOf(g, word.text);
  if (unit < 0) throw new NotationError(word, 'a unit of this battle such as a3', named(word.text));
  return unit;
}

function seatIn(g: State, scanner: Scanner): number {
  const known: readonly string[] = SEAT_NAMES.slice(0, g.battle.seats);
  const word = scanner.word(`a seat: ${known.join(', ')}`);
  const seat = known.indexOf(word.text);
  if (seat < 0) throw new NotationError(word, `a seat: ${known.join(', ')}`, named(word.text));
  return seat;
}

const numberIn = (scanner: Scanner): number => readCount(scanner.word('a number'), 9999);

/** A number that must be this. */
const equals = (value: number, scanner: Scanner, what: string): Found =>
  is(value === numberIn(scanner), `${what} ${value}`);

export const placeWord = (at: number): string =>
  at >= 0 ? sectorWord(at) : at === RESERVE ? 'reserve' : at === PILE ? 'pile' : 'gone';

type UnitFact = (g: State, unit: number, scanner: Scanner) => Found;

const flag =
  (bit: number): UnitFact =>
  (g, unit) =>
    is((g.unitMarks[unit] & bit) !== 0, (g.unitMarks[unit] & bit) !== 0 ? 'it is' : 'it is not');

const unitFacts: { readonly [word: string]: UnitFact } = {
  order: (g, unit, scanner) => equals(g.unitOrder[unit], scanner, 'order'),
  disorder: (g, unit, scanner) => equals(g.unitDisorder[unit], scanner, 'disorder'),
  cohesion: (g, unit, scanner) => equals(cohesionOf(g, unit), scanner, 'cohesion'),
  cost: (g, unit, scanner) => {
    const reacts = g.charging > 0 && g.battle.unitSide[unit] !== g.battle.unitSide[g.charging - 1];
    return equals(commandCost(g, unit, reacts ? TO_REACT : TO_COMMAND), scanner, 'cost');
  },
  at(g, unit, scanner) {
    const place = placeWord(g.unitSector[unit]);
    return is(place === scanner.word('S1 to S5, reserve, pile or gone').text, place);
  },
  ranks(g, unit, scanner) {
    const left = rankList(ranksOf(g, unit).map((rank) => rank.name));
    const wanted = restOf(scanner);
    if (/^\d$/.test(wanted))
      return is(ranksOf(g, unit).length === Number(wanted), `${ranksOf(g, unit).length}: ${left}`);
    return is(left.toLowerCase() === wanted.toLowerCase(), left === '' ? 'none' : left);
  },
  engaged(g, unit, scanner) {
    const enemies = enemiesOf(g, unit).map(unitWord);
    const wanted = restOf(scanner)
      .split(' ')
      .filter((word) => word !== '');
    const found = enemies.length === 0 ? 'unengaged' : `engaged with ${enemies.join(' ')}`;
    if (wanted.length === 0) return is(enemies.length > 0, found);
    return is(sameList([...enemies].sort(), [...wanted].sort()), found);
  },
  unengaged: (g, unit) => is(g.links[unit] === 0, enemiesOf(g, unit).map(unitWord).join(' ')),
  trait(g, unit, scanner) {
    const traits = TRAITS.filter((_, i) => (traitsOf(g, unit) & (1 << i)) !== 0).map(({ key }) => key);
    return is(traits.includes(scanner.word('a trait such as evade').text.toLowerCase()), traits.join(' ') || 'none');
  },
  gone: (g, unit) => is(g.unitSector[unit] === GONE, placeWord(g.unitSector[unit])),
  ...Object.fromEntries(MARKS.map(([key, bit]) => [key, flag(bit)])),
};

/** `a3 disorder 2`. */
export const unitFact: Fact<State> = (g, scanner, head) => {
  const unit = unitIn(g, head);
  const word = scanner.word(`one of ${Object.keys(unitFacts).join(', ')}`);
  if (!Object.hasOwn(unitFacts, word.text)) {
    throw new NotationError(word, `one of ${Object.keys(unitFacts).join(', ')}`, named(word.text));
  }
  return unitFacts[word.text](g, unit, scanner);
};

function cardIn(word: Line): string {
  if (!cards.some((card) => card.key === word.text))
    throw new NotationError(word, 'a card such as veteran-troops', named(word.text));
  return word.text;
}

/** `2`, `is A B`, `has A`, `lacks A`, and for piles `last A`. */
function pileFact(pile: readonly string[], scanner: Scanner, ordered: boolean): Found {
  const found = pile.length === 0 ? 'none' : pile.join(' ');
  const word = scanner.word('a number, or is, has, lacks or last with cards');
  if (/^\d+$/.test(word.text)) return is(pile.length === Number(word.text), `${pile.length}: ${found}`);
  const named_: string[] = [];
  while (scanner.peek() !== '') named_.push(cardIn(scanner.word('a card')));
  switch (word.text) {
    case 'is':
      return is(ordered ? sameList(pile, named_) : sameList([...pile].sort(), [...named_].sort()), found);
    case 'has':
      return is(
        named_.every((card) => pile.includes(card)),
        found,
      );
    case 'lacks':
      return is(
        named_.every((card) => !pile.includes(card)),
        found,
      );
    case 'last':
      return is(sameList(pile.slice(pile.length - named_.length), named_), found);
    default:
      throw new NotationError(word, 'a number, or is, has, lacks or last', named(word.text));
  }
}

const heldBy = (g: State, seat: number): string[] =>
  cards
    .slice(g.battle.firstCard[seat], g.battle.endCard[seat])
    .flatMap(({ key, index }) => new Array<string>(g.held[index]).fill(key));

export const facts: { readonly [key: string]: Fact<State> } = {
  unit: (g, scanner) => unitFact(g, scanner, scanner.word('a unit such as a3')),
  cost: (g, scanner) => unitFacts['cost'](g, unitIn(g, scanner.word('a unit such as a3')), scanner),
  camp(g, scanner) {
    const seat = seatIn(g, scanner);
    const found = `order ${g.campOrder[seat]} disorder ${g.campDisorder[seat]}`;
    let ok = true;
    do {
      const kind = scanner.word('order or disorder');
      if (kind.text !== 'order' && kind.text !== 'disorder')
        throw new NotationError(kind, 'order or disorder', named(kind.text));
      ok = (kind.text === 'order' ? g.campOrder : g.campDisorder)[seat] === numberIn(scanner) && ok;
    } while (scanner.peek() !== '');
    return is(ok, found);
  },
  deck: (g, scanner) => equals(g.deckLeft[seatIn(g, scanner)], scanner, 'deck'),
  hand: (g, scanner) => pileFact(heldBy(g, seatIn(g, scanner)), scanner, false),
  discards(g, scanner) {
    const seat = seatIn(g, scanner);
    const pile = Array.from(g.pile.subarray(seat * LIST_SIZE, seat * LIST_SIZE + g.discardCount[seat]));
    return pileFact(
      pile.map((text) => cards[text - 1].key),
      scanner,
      true,
    );
  },
  units(g, scanner) {
    const word = scanner.word('a side: top or bottom');
    const sides: readonly string[] = SIDE_NAMES;
    const side = sides.indexOf(word.text);
    if (side < 0) throw new NotationError(word, 'a side: top or bottom', named(word.text));
    const left = g.battle.sideUnits[side].filter((unit) => g.unitSector[unit] >= RESERVE);
    return equals(left.length, scanner, 'units');
  },
  dice(g, scanner) {
    const shown = diceOf(g.heap).join(' ');
    return is(restOf(scanner) === shown, shown === '' ? 'none' : shown);
  },
  pool(g, scanner) {
    const a = attackNow(g);
    return a === null ? is(false, 'no attack') : equals(poolOf(g, a), scanner, 'pool');
  },
  hits(g, scanner) {
    const a = attackNow(g);
    return a === null ? is(false, 'no attack') : equals(a.hits, scanner, 'hits');
  },
  asked(g, scanner) {
    const p = pending(g);
    const seat = p?.decision ? SEAT_NAMES[p.decision.who(g, g.frames[g.depth])] : 'nobody';
    const wanted = scanner.word('a seat or nobody').text;
    const decision = scanner.peek() === '' ? '' : scanner.word('the name of a decision').text;
    return is(wanted === seat && (decision === '' || decision === p?.name), `${seat} ${p?.name ?? ''}`.trim());
  },
  charging(g, scanner) {
    const who = g.charging > 0 ? unitWord(g.charging - 1) : 'nobody';
    return is(scanner.word('a unit or nobody').text === who, who);
  },
  turn: (g, scanner) => equals(g.turn, scanner, 'turn'),
  active: (g, scanner) => is(scanner.word('a seat').text === SEAT_NAMES[g.active], SEAT_NAMES[g.active]),
  first: (g, scanner) => is(scanner.word('a seat').text === SEAT_NAMES[g.first], SEAT_NAMES[g.first]),
  outcome(g, scanner) {
    const outcome = outcomeText({ seatNames: SEAT_NAMES, sideNames: SIDE_NAMES }, g.outcome);
    return is(scanner.word('running, draw, top or bottom').text === outcome, outcome);
  },
};
