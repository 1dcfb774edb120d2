// The facts that a rule case of Dark Ages expects: who stands where with how many cubes, cards, losses, ground, the outcome.

import { type Line, NotationError, named, type Scanner } from '../../../kernel/notation.ts';
import { british } from '../../../kernel/spelling.ts';
import { type Fact, type Found, restOf } from '../../../lib/cases-facts.ts';
import { isRouted } from '../rules/ground.ts';
import {
  ELIMINATED,
  isAlone,
  isLeader,
  LEADERS,
  LEFT,
  leaderWith,
  pieceAt,
  type State,
  seatOf,
  TERRAINS,
  TO_COME,
} from '../rules/state.ts';
import { CARD_KINDS, CARDS, UNIT_TYPES } from '../tables/tables.ts';
import { phaseOf } from '../telling/view/view.ts';
import { lastingWords, markWords } from './position-keys.ts';
import { cubesText } from './position-pieces.ts';
import { lastTurnWords, oneOf, outcomeWords, readCount, readSide } from './position-read.ts';
import { sideNames } from './sheet-types.ts';

function hexAt(g: State, word: Line): number {
  const hex = g.battle.board.hex(word.text);
  if (hex < 0) throw new NotationError(word, 'a hex such as F6', named(word.text));
  return hex;
}

const FATES: { readonly [word: string]: number } = { lost: ELIMINATED, left: LEFT, waiting: TO_COME };

/** A piece in one line, for messages: `b3 spearmen top D3 2+g moved`. */
function pieceText(g: State, piece: number): string {
  const { tags, types, board, names } = g.battle;
  const hex = g.unitHex[piece];
  const words = [tags[piece], types[piece]?.key ?? names[piece], sideNames[seatOf(g, piece)]];
  if (hex < 0) words.push(Object.keys(FATES).find((word) => FATES[word] === g.fate[piece]) ?? 'off the board');
  else words.push(board.names[hex], cubesText(g.cubes[piece], g.grey[piece]));
  for (const [text, bit] of markWords) if ((g.mark[piece] & bit) !== 0) words.push(text);
  for (const [text, bit] of lastingWords) if ((g.lasting[piece] & bit) !== 0) words.push(text);
  if (hex >= 0 && isRouted(g, piece)) words.push('routed');
  return words.join(' ');
}

function hexText(g: State, hex: number): string {
  const piece = pieceAt(g, hex);
  if (piece < 0) return `${g.battle.board.names[hex]} empty`;
  const leader = leaderWith(g, piece);
  return leader < 0 ? pieceText(g, piece) : `${pieceText(g, piece)} with ${g.battle.names[leader]}`;
}

/** Words that may follow a piece, each true or false of it. */
function holds(g: State, piece: number, word: Line, scanner: Scanner): boolean {
  const { text } = word;
  const mark = markWords.find(([key]) => key === text);
  if (mark) return (g.mark[piece] & mark[1]) !== 0;
  const lasting = lastingWords.find(([key]) => key === text);
  if (lasting) return (g.lasting[piece] & lasting[1]) !== 0;
  if (text === 'cubes') return readCount(scanner.word('a number of cubes'), 9) === g.cubes[piece];
  if (british(text) === 'grey') return g.grey[piece] > 0;
  if (text === 'clean') return g.grey[piece] === 0;
  if (text === 'routed') return g.unitHex[piece] >= 0 && isRouted(g, piece);
  if (text === 'loaded') return g.loaded[piece] > 0;
  if (text === 'unloaded') return g.loaded[piece] === 0;
  if (text === 'seen') return (g.unitSeen[piece] & (1 << (1 - seatOf(g, piece)))) !== 0;
  if (text === 'alone') return isLeader(piece) && g.unitHex[piece] >= 0 && isAlone(g, piece);
  if (text === 'withLeader') return leaderWith(g, piece) >= 0;
  if (Object.hasOwn(FATES, text)) return g.unitHex[piece] < 0 && g.fate[piece] === FATES[text];
  if (sideNames.some((name) => name === text)) return sideNames[seatOf(g, piece)] === text;
  if (/^\d(\+g)?$|^g$/.test(text)) return cubesText(g.cubes[piece], g.grey[piece]) === text;
  if (/^[A-Z]\d/.test(text)) return g.unitHex[piece] === hexAt(g, word);
  if (UNIT_TYPES.some((type) => type.key === text)) return g.battle.types[piece]?.key === text;
  throw new NotationError(
    word,
    'a type, a side, "cubes 2", "2+g", "grey", "routed", a mark, a hex or a fate',
    named(text),
  );
}

function allHold(g: State, piece: number, scanner: Scanner): boolean {
  let ok = true;
  while (scanner.peek() !== '') if (!holds(g, piece, scanner.word(''), scanner)) ok = false;
  return ok;
}

/** `D3 empty`, `D3 spearmen top cubes 2 grey`, `D3 routed`, `D3 leader`, `D3 leader Harald Hardrada`. */
export const hexFact: Fact<State> = (g, scanner, head) => {
  const hex = hexAt(g, head);
  const found = hexText(g, hex);
  const piece = pieceAt(g, hex);
  const first = scanner.peek() === '' ? null : scanner.word('"empty", "leader" or words about the unit there');
  if (first === null) return { ok: piece >= 0, found };
  if (first.text === 'empty') return { ok: piece < 0, found };
  if (first.text === 'leader') {
    const name = restOf(scanner);
    const leader = g.hexLeader[hex];
    return { ok: leader >= 0 && (name === '' || g.battle.names[leader] === name), found };
  }
  if (piece < 0) {
    restOf(scanner);
    return { ok: false, found };
  }
  const ok = holds(g, piece, first, scanner);
  return { ok: allHold(g, piece, scanner) && ok, found };
};

/** `b3 D3 2+g moved`, `b3 lost`, `lb1 alone`. */
export const tagFact: Fact<State> = (g, scanner, head) => {
  const piece = g.battle.tags.indexOf(head.text);
  if (piece < 0) throw new NotationError(head, 'a piece of this battle such as b3', named(head.text));
  return { ok: allHold(g, piece, scanner), found: pieceText(g, piece) };
};

/** `leader Harald at D3`, `leader Harald lost`. */
const leaderFact: Fact<State> = (g, scanner, head) => {
  const words = restOf(scanner).split(' ');
  const last = words.pop() ?? '';
  if (words.at(-1) === 'at') words.pop();
  const name = words.join(' ');
  const leaders = Array.from({ length: g.battle.leaderCount }, (_, l) => LEADERS + l);
  const leader = leaders.find((l) => g.battle.names[l] === name);
  if (leader === undefined) {
    const known = leaders.map((l) => g.battle.names[l]).join(', ');
    throw new NotationError(head, `"leader", a name (${known}) and "at" with a hex, or a fate`, named(name));
  }
  const found = pieceText(g, leader);
  if (Object.hasOwn(FATES, last)) return { ok: g.unitHex[leader] < 0 && g.fate[leader] === FATES[last], found };
  if (last === 'alone') return { ok: g.unitHex[leader] >= 0 && isAlone(g, leader), found };
  if (last === 'routed') return { ok: g.unitHex[leader] >= 0 && isRouted(g, leader), found };
  return { ok: g.unitHex[leader] === hexAt(g, { ...head, text: last }), found };
};

const shares =
  (column: (g: State) => Int16Array): Fact<State> =>
  (g, scanner) => {
    let ok = true;
    do {
      const side = readSide(scanner.word('"top" or "bottom" and a number'));
      if (readCount(scanner.word('a number'), 99) !== column(g)[side]) ok = false;
    } while (scanner.peek() !== '');
    return { ok, found: `top ${column(g)[0]} bottom ${column(g)[1]}` };
  };

const number =
  (read: (g: State) => number): Fact<State> =>
  (g, scanner) => ({ ok: readCount(scanner.word('a number'), 9999) === read(g), found: String(read(g)) });

function cardKey(word: Line): (card: number) => boolean {
  const kind = (CARD_KINDS as readonly string[]).indexOf(word.text);
  if (kind >= 0) return (card) => CARDS[card].kind === kind;
  const card = CARDS.findIndex((one) => one.key === word.text);
  if (card < 0) throw new NotationError(word, 'a card such as leadership-20 or leadership', named(word.text));
  return (one) => one === card;
}

/** `hand top 2`, `hand top has leadership`, `hand top lacks pillage-36`; `deck 30`, `discards last pillage-36`. */
function pileFact(cards: number[], scanner: Scanner): Found {
  const found = `${cards.length}: ${cards.map((card) => CARDS[card].key).join(' ')}`;
  const word = scanner.word('a number, "has", "lacks" or "last"');
  if (/^\d/.test(word.text)) return { ok: readCount(word, 49) === cards.length, found };
  const is = cardKey(scanner.word('a card such as leadership-20'));
  if (word.text === 'has') return { ok: cards.some(is), found };
  if (word.text === 'lacks') return { ok: !cards.some(is), found };
  if (word.text === 'last') return { ok: cards.length > 0 && is(cards[cards.length - 1]), found };
  throw new NotationError(word, 'a number, "has", "lacks" or "last"', named(word.text));
}

const cardsAt = (g: State, at: number): number[] => CARDS.flatMap((_, card) => (g.cardAt[card] === at ? [card] : []));

const groundFact: Fact<State> = (g, scanner) => {
  const hex = hexAt(g, scanner.word('a hex such as F6'));
  const found = TERRAINS[g.hexTerrain[hex]];
  const word = scanner.word('a kind of ground');
  if (!TERRAINS.some((one) => one === word.text)) {
    throw new NotationError(word, `one of ${TERRAINS.join(', ')}`, named(word.text));
  }
  return { ok: found === word.text, found };
};

const phaseFact: Fact<State> = (g, scanner) => ({ ok: restOf(scanner) === phaseOf(g), found: phaseOf(g) });

export const facts: { readonly [key: string]: Fact<State> } = {
  unit: (g, scanner) => hexFact(g, scanner, scanner.word('a hex such as F6')),
  leader: leaderFact,
  hand: (g, scanner) => pileFact(cardsAt(g, 1 + readSide(scanner.word('"top" or "bottom"'))), scanner),
  deck: (g, scanner) => pileFact(cardsAt(g, 0), scanner),
  discards: (g, scanner) => pileFact(Array.from(g.discards.subarray(0, g.discardCount)), scanner),
  out: (g, scanner) => pileFact(cardsAt(g, 4), scanner),
  lost: shares((g) => g.lost),
  leaders: shares((g) => g.leadersLeft),
  ground: groundFact,
  points: number((g) => g.points),
  turn: number((g) => g.turn),
  round: number((g) => g.round),
  passes: number((g) => g.passes),
  events: number((g) => g.eventsPlayed),
  active: (g, scanner) => ({
    ok: readSide(scanner.word('"top" or "bottom"')) === g.active,
    found: sideNames[g.active],
  }),
  phase: phaseFact,
  lastTurn: (g, scanner) => ({
    ok: oneOf(scanner.word('"no", "now" or "next"'), [['no', 0], ...lastTurnWords]) === g.lastTurn,
    found: [['no', 0] as const, ...lastTurnWords].find(([, value]) => value === g.lastTurn)?.[0] ?? '',
  }),
  outcome: (g, scanner) => ({
    ok: oneOf(scanner.word('an outcome'), outcomeWords) === g.outcome,
    found: outcomeWords.find(([, value]) => value === g.outcome)?.[0] ?? String(g.outcome),
  }),
};
