// What a key does, with the same methods of the session that a tap uses; answers in words are said and left on the screen.

import { hexWords } from '../../board/describe.ts';
import { actingPlaces, offersFrom } from '../pointing.ts';
import type { BattleSession, View } from '../session.ts';
import { hexToward, inReadingOrder, nextOf, rowEnd } from './cursor.ts';
import { numbered, numberedAnswers } from './numbers.ts';
import type { Action, Direction } from './shortcuts.ts';
import { read, reading, say, showShortcuts, stopReading } from './voice.ts';
import {
  count,
  explanationWords,
  lastEventsWords,
  numberedWords,
  oddsWords,
  offerWords,
  scoreWords,
  sentences,
} from './words.ts';

/** What the keys need of the screen: where the focus goes, and how the board is shown. */
export interface Desk {
  readonly session: BattleSession;
  /** What the board shows: now, or the moment looked back at. */
  readonly view: View;
  readonly flipped: boolean;
  /** Puts the cursor and the focus on a hex. */
  focus(hex: string): void;
  zoom(how: 'in' | 'out' | 'whole'): void;
  /** Moves the part of the board that is seen, in steps. */
  pan(right: number, down: number): void;
}

/** Where the cursor begins: at the piece in question, at the first that can act, or with the own army. */
export function startOf({ session, view, flipped }: Desk): string {
  const { selected, state } = session.model.value;
  const own = view.units.flatMap((unit) => (unit.hex && unit.side === view.sides[view.seat]?.side ? [unit.hex] : []));
  const begin = [
    selected?.place,
    view.asked,
    ...inReadingOrder(view.board, flipped, actingPlaces(state?.offers ?? [])),
  ];
  return begin.find((place) => place) ?? own[0] ?? view.board.hexes[0].hex;
}

const cursorOf = (desk: Desk): string => desk.session.model.value.cursor ?? startOf(desk);

function step(desk: Desk, direction: Direction): void {
  const { session, view, flipped } = desk;
  const from = cursorOf(desk);
  // The first key shows where the cursor is.
  if (session.model.value.cursor === null) return desk.focus(from);
  const to = hexToward(view.board, flipped, from, direction);
  if (to === null) say('The edge of the board.');
  else desk.focus(to);
}

function nextPiece(desk: Desk, by: 1 | -1): void {
  const { session, view, flipped } = desk;
  const { state, cursor } = session.model.value;
  const places = inReadingOrder(view.board, flipped, actingPlaces(state?.offers ?? []));
  const next = nextOf(places, cursor, by);
  if (next === null) say('No piece of yours can act now.');
  else desk.focus(next);
}

function nextTarget(desk: Desk, by: 1 | -1): void {
  const { session, view, flipped } = desk;
  const { state, cursor } = session.model.value;
  const offers = state?.offers ?? [];
  // Without a piece in hand, the one at the cursor is meant.
  const here = offers.find((offer) => offer.from === cursor && offer.to !== null);
  if (!session.model.value.selected && here?.from) session.select({ place: here.from, piece: here.piece });
  const mine = offersFrom(offers, session.model.value.selected);
  const loose = offers.filter((offer) => offer.from === null);
  const aims = (mine.length > 0 ? mine : loose).filter((offer) => offer.to !== null);
  const fights = aims.filter(({ mark }) => mark === 'close' || mark === 'fire').flatMap(({ to }) => to ?? []);
  const ways = aims.flatMap(({ to }) => (to === null || fights.includes(to) ? [] : [to]));
  const places = [...inReadingOrder(view.board, flipped, fights), ...inReadingOrder(view.board, flipped, ways)];
  const next = nextOf(places, cursor, by);
  if (next === null) say('No piece is in hand that could go or strike anywhere.');
  else desk.focus(next);
}

function point(desk: Desk): void {
  const { session } = desk;
  const { confirming, showing } = session.model.value;
  if (!showing && confirming && confirming.to === null) return session.confirm();
  session.point(cursorOf(desk));
}

function pick({ session }: Desk, n: number): void {
  const { model } = session;
  if (model.value.showing) session.skip();
  const meant = numbered(model.value, n);
  if (meant === null) return say(`There is no number ${n} now.`);
  const { offer } = meant;
  if (offer && model.value.confirming?.choice === offer.choice) return session.confirm();
  if (offer) return session.consider(offer);
  if (meant.kind === 'card') void session.whyNot(`play ${meant.card.key}`);
}

function cancel({ session }: Desk): void {
  const { showing, selected, confirming, picking, refusal, moment } = session.model.value;
  if (showing) return session.skip();
  const something = selected || confirming || picking.length > 0 || refusal;
  if (something) say('Laid down.');
  else if (moment) session.backToNow();
  if (reading.value) stopReading();
  session.drop();
}

/** Ends a phase; while pieces could still act, only when asked twice. */
function finish({ session }: Desk): void {
  const { state, confirming, showing } = session.model.value;
  if (showing) session.skip();
  const offers = state?.offers ?? [];
  const end = offers.find(({ mark }) => mark === 'finish');
  if (!end) return say('There is nothing to finish now.');
  const left = actingPlaces(offers).size;
  if (left === 0 || confirming?.choice === end.choice) {
    void session.choose(end);
    return;
  }
  session.consider(end);
  say(`${count(left, 'place')} where something can still be done. F again to finish.`);
}

function prompt({ session }: Desk): void {
  const { state, confirming, picking, selected, view, moment } = session.model.value;
  if (!state || !view) return;
  const asked = moment ? moment.prompt : state.prompt;
  const answers = numberedAnswers(state.offers);
  const inHand = selected ? `In hand: ${hexWords(view, selected.place)}` : '';
  say(
    sentences([
      state.over ? 'The battle is over' : (asked?.text ?? ''),
      confirming ? `Considered: ${offerWords(confirming)}` : inHand,
      picking.length > 0 ? numberedWords(picking) : numberedWords(answers),
    ]),
  );
}

function odds(desk: Desk): void {
  const { odds: asked, shortOdds, confirming, state, selected } = desk.session.model.value;
  const here = offersFrom(state?.offers ?? [], selected).find((offer) => offer.to === cursorOf(desk) && offer.odds);
  const offer = confirming ?? here;
  const known = offer
    ? asked?.choice === offer.choice && asked.odds
      ? asked.odds
      : shortOdds[offer.choice]
    : undefined;
  if (!offer?.odds) say('Nothing that has odds is being considered.');
  else if (known && confirming) say(sentences([offerWords(offer), oddsWords(known)]));
  else if (known) read('Odds', [offerWords(offer), oddsWords(known), sentences([known.policy.replace(/^\w+: /, '')])]);
  else say(asked?.error ? asked.error : 'The odds are still being worked out.');
}

async function why(desk: Desk): Promise<void> {
  const { session } = desk;
  const place = cursorOf(desk);
  if (await session.whyAt(place)) return;
  const { state } = session.model.value;
  const here = (state?.offers ?? []).filter((offer) => offer.from === place || offer.to === place);
  say(sentences([`Something is on offer at ${place}`, ...here.slice(0, 4).map((offer) => offer.label)]));
}

async function numbers(desk: Desk): Promise<void> {
  const place = cursorOf(desk);
  const { parts } = await desk.session.askNumbers(place);
  // For the eye they stand in the inspector.
  desk.session.inspect(place);
  say(parts.length > 0 ? sentences(parts.map(explanationWords)) : `No unit stands at ${place}.`);
}

async function scan({ session }: Desk, query: string, title: string): Promise<void> {
  await session.scan(query);
  const { scanned } = session.model.value;
  if (scanned) read(title, scanned.text.split(/\n+/));
}

function lookBack({ session }: Desk, by: 1 | -1): void {
  const { state, moment } = session.model.value;
  if (!state) return;
  const at = (moment?.number ?? state.number) + by;
  if (at < 1) return say('This is the beginning.');
  if (at >= state.number) {
    if (moment) session.backToNow();
    else say('This is now.');
    return;
  }
  void session.lookBack(at);
}

type Deed = (desk: Desk) => void | Promise<void>;

const scanHere =
  (word: string, title: string): Deed =>
  (desk) =>
    scan(desk, `${word} ${cursorOf(desk)}`, `${title} ${cursorOf(desk)}`);

const deeds: { readonly [A in Action]: Deed } = {
  left: (desk) => step(desk, 'left'),
  right: (desk) => step(desk, 'right'),
  up: (desk) => step(desk, 'up'),
  down: (desk) => step(desk, 'down'),
  upLeft: (desk) => step(desk, 'upLeft'),
  upRight: (desk) => step(desk, 'upRight'),
  downLeft: (desk) => step(desk, 'downLeft'),
  downRight: (desk) => step(desk, 'downRight'),
  rowStart: (desk) => desk.focus(rowEnd(desk.view.board, desk.flipped, cursorOf(desk), 'rowStart') ?? cursorOf(desk)),
  rowEnd: (desk) => desk.focus(rowEnd(desk.view.board, desk.flipped, cursorOf(desk), 'rowEnd') ?? cursorOf(desk)),
  point,
  confirm: ({ session }) => (session.model.value.confirming ? session.confirm() : say('Nothing waits for a yes.')),
  cancel,
  finish,
  undo: ({ session }) => session.undo(),
  nextPiece: (desk) => nextPiece(desk, 1),
  previousPiece: (desk) => nextPiece(desk, -1),
  nextTarget: (desk) => nextTarget(desk, 1),
  previousTarget: (desk) => nextTarget(desk, -1),
  pick1: (desk) => pick(desk, 1),
  pick2: (desk) => pick(desk, 2),
  pick3: (desk) => pick(desk, 3),
  pick4: (desk) => pick(desk, 4),
  pick5: (desk) => pick(desk, 5),
  pick6: (desk) => pick(desk, 6),
  pick7: (desk) => pick(desk, 7),
  pick8: (desk) => pick(desk, 8),
  pick9: (desk) => pick(desk, 9),
  prompt,
  odds,
  why,
  numbers,
  here: scanHere('hex', 'The hex'),
  near: scanHere('near', 'Near'),
  reach: scanHere('reach', 'Who can reach'),
  sight: scanHere('sight', 'Seen from'),
  mine: (desk) => scan(desk, 'who', 'Your army'),
  enemies: (desk) => scan(desk, 'enemies', 'The enemy'),
  score: ({ view }) => read('Score and cards', [scoreWords(view)]),
  lastEvents: ({ session }) => read('What happened last', [lastEventsWords(session.model.value.log)]),
  back: (desk) => lookBack(desk, -1),
  forward: (desk) => lookBack(desk, 1),
  now: ({ session }) => (session.model.value.moment ? session.backToNow() : say('This is now.')),
  zoomIn: (desk) => desk.zoom('in'),
  zoomOut: (desk) => desk.zoom('out'),
  whole: (desk) => desk.zoom('whole'),
  panLeft: (desk) => desk.pan(-1, 0),
  panRight: (desk) => desk.pan(1, 0),
  panUp: (desk) => desk.pan(0, -1),
  panDown: (desk) => desk.pan(0, 1),
  help: showShortcuts,
};

export const perform = (action: Action, desk: Desk): void => void deeds[action](desk);
