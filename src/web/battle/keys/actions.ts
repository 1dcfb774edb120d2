// What a key does, with the same methods of the session that a tap uses.

import type { Direction } from '../../games/kit.ts';
import { actingPlaces, offersFrom } from '../pointing.ts';
import { numbers, odds, prompt, scan, why } from './asking.ts';
import { nextOf } from './cursor.ts';
import { cursorOf, type Desk } from './desk.ts';
import { numbered } from './numbers.ts';
import type { Action } from './shortcuts.ts';
import { read, reading, say, showShortcuts, stopReading } from './voice.ts';
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
  desk.focus(kit.places.rowEnd(view, flipped, from, end) ?? from);
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
  prompt,
  odds,
  why,
  numbers,
  here: (desk) => scanHere('hex', `The ${desk.kit.places.noun}`)(desk),
  near: scanHere('near', 'Near'),
  reach: scanHere('reach', 'Who can reach'),
  sight: scanHere('sight', 'Seen from'),
  mine: (desk) => scan(desk, 'who', 'Your army'),
  enemies: (desk) => scan(desk, 'enemies', 'The enemy'),
  score: ({ view, kit }) => read('Score and cards', [kit.scoreWords(view)]),
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
