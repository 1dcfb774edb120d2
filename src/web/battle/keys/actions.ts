// What a key does, with the same methods of the session that a tap uses.

import type { Direction } from '../../games/kit.ts';
import { actingPlaces, offersFrom, severalActors } from '../pointing.ts';
import { endings, standsOut } from '../standing-out.ts';
import { hasTrace, traceShown } from '../trace/shown.ts';
import { askWanted } from '../wanted/asked.ts';
import { here, numbers, odds, prompt, scan, why } from './asking.ts';
import { nextOf } from './cursor.ts';
import { cursorOf, type Desk } from './desk.ts';
import { nextLandmark, nextLandmarks } from './landmarks.ts';
import { numbered } from './numbers.ts';
import type { Action } from './shortcuts.ts';
import { read, reading, say, showLine, showShortcuts, stopReading } from './voice.ts';
import { lastEventsWords } from './words.ts';

function step(desk: Desk, direction: Direction): void {
  const { session, view, flipped, kit } = desk;
  const from = cursorOf(desk);
  // The first key shows where the cursor is.
  if (session.model.value.cursor === null) return desk.focus(from);
  const to = kit.places.toward(view, flipped, from, direction);
  if (to === null) say('The edge of the board.');
  else desk.focus(to);
}

function toEnd(desk: Desk, end: 'rowStart' | 'rowEnd'): void {
  const { view, flipped, kit } = desk;
  const from = cursorOf(desk);
  const to = kit.places.rowEnd(view, flipped, from, end) ?? from;
  if (to === desk.session.model.value.cursor) say('The end of the row.');
  desk.focus(to);
}

function nextPiece(desk: Desk, by: 1 | -1): void {
  const { session, view, flipped, kit } = desk;
  const { state, cursor } = session.model.value;
  const places = kit.places.inOrder(view, flipped, actingPlaces(state?.offers ?? []));
  const next = nextOf(places, cursor, by);
  if (next === null) say('No piece of yours can act now.');
  else desk.focus(next);
}

function nextTarget(desk: Desk, by: 1 | -1): void {
  const { session, view, flipped, kit } = desk;
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
  const { inOrder } = kit.places;
  const places = [...inOrder(view, flipped, fights), ...inOrder(view, flipped, ways)];
  const next = nextOf(places, cursor, by);
  if (next === null) say('No piece is in hand that could go or strike anywhere.');
  else desk.focus(next);
}

/**
 * Enter acts on what the cursor is on. A card that is considered while nothing is on offer there is confirmed by it; an ending that
 * leaves something undone never is, while the cursor is on the board. With the focus off the board it confirms, or presses the
 * button that stands out, and nothing else.
 */
function point(desk: Desk): void {
  const { session } = desk;
  const { state, confirming, showing, moment, picking } = session.model.value;
  const here = cursorOf(desk);
  const acts = state?.offers.some(({ from, to }) => from === here || to === here) === true;
  const loose = confirming?.to === null && confirming.leaves === undefined && !acts;
  if (!showing && confirming && (loose || !desk.onBoard)) return session.confirm();
  if (showing || moment || desk.onBoard) return session.point(cursorOf(desk));
  const filled = picking.length > 0 ? null : standsOut(state?.offers ?? []);
  if (filled) session.press(filled);
  else desk.focus(cursorOf(desk));
}

function pick({ session }: Desk, n: number): void {
  const { model } = session;
  if (model.value.showing) session.skip();
  const meant = numbered(model.value, n);
  if (meant === null) return say(`There is no number ${n} now.`);
  const { confirming } = model.value;
  const offers = meant.kind === 'card' ? meant.offers : [meant.offer];
  const [offer] = offers;
  if (offers.some(({ choice }) => choice === confirming?.choice)) return session.confirm();
  // A card may have two uses.
  if (offers.length > 1) return session.ask(offers);
  if (offer) return session.consider(offer);
  if (meant.kind === 'card') void session.whyNotCard(meant.card);
}

function cancel({ session }: Desk): void {
  const { state, showing, selected, confirming, picking, refusal, moment } = session.model.value;
  if (showing) return session.skip();
  const inHand = selected !== null && severalActors(state?.offers ?? []);
  const something = inHand || confirming || picking.length > 0 || refusal;
  if (something) say('Put back.');
  else if (moment) session.backToNow();
  if (reading.value) stopReading();
  session.drop();
}

/** Ends a phase; with something left undone, only when asked twice. */
function finish({ session }: Desk): void {
  const { state, showing } = session.model.value;
  if (showing) session.skip();
  const [end] = endings(state?.offers ?? []);
  if (end) session.press(end);
  else say('There is nothing to finish now.');
}

function lookBack({ session }: Desk, by: 1 | -1): void {
  const { state, moment } = session.model.value;
  if (!state) return;
  const at = (moment?.number ?? session.player.at ?? state.number) + by;
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
  rowStart: (desk) => toEnd(desk, 'rowStart'),
  rowEnd: (desk) => toEnd(desk, 'rowEnd'),
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
  nextLandmarks: (desk) => nextLandmarks(desk, 1),
  previousLandmarks: (desk) => nextLandmarks(desk, -1),
  nextLandmark: (desk) => nextLandmark(desk, 1),
  previousLandmark: (desk) => nextLandmark(desk, -1),
  line: showLine,
  prompt,
  odds,
  why,
  numbers,
  here,
  near: scanHere('near', 'Near'),
  reach: scanHere('reach', 'Who can reach'),
  sight: scanHere('sight', 'Seen from'),
  mine: (desk) => scan(desk, 'who', 'Your army'),
  enemies: (desk) => scan(desk, 'enemies', 'The enemy'),
  score: ({ view, kit }) => read('Score and cards', [kit.scoreWords(view)]),
  lastEvents: ({ session }) => read('What happened last', [lastEventsWords(session.model.value.log)]),
  passed: ({ session }) => {
    const lines = session.model.value.passed?.lines.map(({ text }) => text) ?? [];
    if (lines.length === 0) say('No turn has passed since your last choice.');
    else read('The turn that has passed', lines);
  },
  trace: ({ session }) => {
    if (!hasTrace(session.model.value)) return say('There is no trace to be shown.');
    session.turnTrace();
    say(traceShown(session.model.value) ? 'The trace is on the board.' : 'The trace is off the board.');
  },
  wanted: ({ session }) => askWanted(session.model.value),
  again: ({ session }) => {
    if (session.model.value.passed) void session.showPassed();
    else say('No turn has passed since your last choice.');
  },
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
