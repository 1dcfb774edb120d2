// Keys that ask: what is wanted, how it stands, why not. The answer is said; what is not on the screen already is left there
// to be read.

import { offersFrom } from '../pointing.ts';
import { linesAt } from '../trace/parts.ts';
import { cursorOf, type Desk } from './desk.ts';
import { numberedAnswers } from './numbers.ts';
import { read, say } from './voice.ts';
import { explanationWords, numberedWords, offerWords, sentences } from './words.ts';

export function prompt({ session, kit }: Desk): void {
  const { state, confirming, picking, selected, view, moment } = session.model.value;
  if (!state || !view) return;
  const asked = moment ? moment.prompt : state.prompt;
  const answers = numberedAnswers(state.offers, selected);
  const inHand = selected ? `In hand: ${kit.places.describe(view, selected.place)}` : '';
  say(
    sentences([
      state.over ? 'The battle is over' : (asked?.text ?? ''),
      confirming ? `Considered: ${offerWords(confirming)}` : inHand,
      picking.length > 0 ? numberedWords(picking) : numberedWords(answers),
    ]),
  );
}

export function odds(desk: Desk): void {
  const { odds: asked, shortOdds, confirming, state, selected } = desk.session.model.value;
  const here = offersFrom(state?.offers ?? [], selected).find((offer) => offer.to === cursorOf(desk) && offer.odds);
  const offer = confirming ?? here;
  const known = offer
    ? asked?.choice === offer.choice && asked.odds
      ? asked.odds
      : shortOdds[offer.choice]
    : undefined;
  if (!offer?.odds) say('Nothing that has odds is being considered.');
  else if (known && confirming) say(sentences([offerWords(offer), desk.kit.odds.spoken(known)]));
  else if (known)
    read('Odds', [offerWords(offer), desk.kit.odds.spoken(known), sentences([known.policy.replace(/^\w+: /, '')])]);
  else say(asked?.error ? asked.error : 'The odds are still being worked out.');
}

export async function why(desk: Desk): Promise<void> {
  const { session } = desk;
  const place = cursorOf(desk);
  if (await session.whyAt(place)) return;
  const { state } = session.model.value;
  const here = (state?.offers ?? []).filter((offer) => offer.from === place || offer.to === place);
  say(sentences([`Something is on offer at ${place}`, ...here.slice(0, 4).map((offer) => offer.label)]));
}

export async function numbers(desk: Desk): Promise<void> {
  const place = cursorOf(desk);
  const { parts } = await desk.session.askNumbers(place);
  // For the eye they stand in the inspector.
  desk.session.inspect(place);
  say(parts.length > 0 ? sentences(parts.map(explanationWords)) : `No unit stands at ${place}.`);
}

export async function scan({ session }: Desk, query: string, title: string): Promise<void> {
  await session.scan(query);
  const { scanned } = session.model.value;
  if (scanned) read(title, scanned.text.split(/\n+/));
}

/** What has happened at a place since one's last choice or turn, as the trace shows it; empty for nothing. */
export function happenedAt({ session }: Desk, place: string): string {
  const { passed } = session.model.value;
  const told = passed === null ? [] : linesAt(passed, place).map(({ text }) => text);
  return told.length === 0 ? '' : sentences([`What happened here: ${told.join(' ')}`]);
}

/** All about the place of the cursor, and what has just happened there. */
export async function here(desk: Desk): Promise<void> {
  const { session, kit } = desk;
  const place = cursorOf(desk);
  await session.scan(`hex ${place}`);
  const { scanned } = session.model.value;
  const happened = happenedAt(desk, place);
  if (scanned)
    read(`The ${kit.places.noun} ${place}`, [...scanned.text.split(/\n+/), ...(happened === '' ? [] : [happened])]);
}
