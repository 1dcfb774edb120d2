// What can be asked of a table: the whole list, each with a check of what comes with it. A message that is not on it, or that
// brings something else, is refused with a sentence before anything is done.

import {
  byKind,
  type Check,
  list,
  MessageError,
  oneOf,
  orNothing,
  orNull,
  shape,
  text,
  whole,
  yesOrNo,
} from '../../kernel/checked.ts';
import type { Start } from '../../kernel/ruleset.ts';
import type { TableHost } from './host.ts';
import type { Opening, Player, Setup } from './protocol.ts';

const MOST_SEATS = 4;
/** Longer than any choice, any query and any name. */
const SHORT = 400;
/** A line that somebody types, with all its commands. */
const LINE = 2000;
/** Records and sheets: the longest battle has some thousands of choices. */
const LONG = 4_000_000;
const MOST_NUMBER = 1_000_000;

const word = text(SHORT);
const number = whole(0, MOST_NUMBER);
const seat = whole(-1, MOST_SEATS - 1);
const whose = oneOf('all', 'seat');

const player: Check<Player> = (value, name) =>
  value === 'person'
    ? value
    : (shape({ bot: word, thinks: orNothing(oneOf('second', 'moment', 'thorough')) })(value, name) as Player);
const players = list(player, MOST_SEATS);

const options = orNothing(list(word, 100)) as Check<readonly string[] | undefined>;
const rules = orNothing(word);
const start: Check<Start> = (value, name) =>
  typeof value === 'object' && value !== null && 'scenario' in value
    ? (shape({ scenario: word, options, rules })(value, name) as Start)
    : (shape({ text: text(LONG), options, rules })(value, name) as Start);

const setup = shape<Setup>({
  game: word,
  start,
  players,
  seed: word,
  dice: oneOf('program', 'entered'),
  playForced: yesOrNo,
});

const record = text(LONG);
const opening = byKind<Opening>({
  new: shape({ kind: oneOf('new'), battle: word, setup }),
  saved: shape({ kind: oneOf('saved'), battle: word }),
  record: shape({
    kind: oneOf('record'),
    battle: word,
    record,
    until: orNothing(number),
    players,
    playForced: yesOrNo,
  }) as Check<Opening>,
  replay: shape({ kind: oneOf('replay'), battle: word, record }),
});

/** A message: the checks of its arguments in their order, and what it asks of the host. */
interface Ask<A extends readonly unknown[]> {
  readonly checks: { readonly [K in keyof A]: Check<A[K]> };
  answer(host: TableHost, ...args: A): unknown;
}

const ask = <A extends readonly unknown[]>(
  checks: { readonly [K in keyof A]: Check<A[K]> },
  answer: (host: TableHost, ...args: A) => unknown,
): Ask<A> => ({ checks, answer });

const ASKS = {
  open: ask([opening], (host, from) => host.open(from)),
  watch: ask([seat], (host, who) => host.watch(who)),
  choose: ask([number, word], (host, at, choice) => host.choose(at, choice)),
  undo: ask([], (host) => host.undo()),
  concede: ask([whole(0, MOST_SEATS - 1)], (host, who) => host.concede(who)),
  enterDice: ask([orNull(list(text(40), 64))], (host, faces) => host.enterDice(faces)),
  odds: ask([word, orNothing(word)], (host, choice, policy) => host.odds(choice, policy)),
  numbers: ask([word], (host, place) => host.numbers(place)),
  whyNot: ask([word], (host, choice) => host.whyNot(choice)),
  whyNotAt: ask([orNull(word), word], (host, from, to) => host.whyNotAt(from, to)),
  peek: ask([word], (host, choice) => host.peek(choice)),
  way: ask([word], (host, choice) => host.way(choice)),
  scan: ask([word], (host, query) => host.scan(query)),
  landmarks: ask([], (host) => host.landmarks()),
  typed: ask([text(LINE), orNothing(number)], (host, line, after) => host.typed(line, after)),
  completions: ask([text(LINE)], (host, line) => host.completions(line)),
  moment: ask([number, seat], (host, at, who) => host.moment(at, who)),
  film: ask([number, number], (host, from, until) => host.film(from, until)),
  wanted: ask([seat, number], (host, who, at) => host.wanted(who, at)),
  stopWanted: ask([], (host) => host.stopWanted()),
  record: ask([whose], (host, which) => host.record(which)),
  position: ask([whose], (host, which) => host.position(which)),
  passThisTurn: ask([], (host) => host.passThisTurn()),
  setPlayForced: ask([yesOrNo], (host, on) => host.setPlayForced(on)),
  close: ask([], (host) => host.close()),
};

export type AskName = keyof typeof ASKS;

/** Carries a message out, once it is what it should be. */
export function answerAsk(host: TableHost, name: unknown, args: unknown): unknown {
  if (typeof name !== 'string' || !Object.hasOwn(ASKS, name)) {
    throw new MessageError(`a table can be asked ${Object.keys(ASKS).join(', ')}, and nothing else`);
  }
  const { checks, answer } = ASKS[name as AskName] as unknown as Ask<readonly unknown[]>;
  if (!Array.isArray(args) || args.length > checks.length) {
    throw new MessageError(`${name}: expected at most ${checks.length} arguments`);
  }
  return answer(host, ...checks.map((check, i) => check(args[i], `${name}, argument ${i + 1}`)));
}
