// Small sentences of the panels, made from what view and offers say.

import type { Offer, Prompt } from '../../../kernel/ruleset.ts';
import { theArmy } from '../../app/army-words.ts';
import { percent, percents } from '../../app/percent.ts';
import type { OddsSide } from '../../games/kit.ts';
import type { WaitingRoll } from '../../table/protocol.ts';
import { actingPlaces } from '../pointing.ts';
import type { State, View } from '../session.ts';

/** The name of a unit, such as a1, is written as it is on the board. */
const capital = (text: string): string =>
  /^[a-z]+\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** A prompt begins with the army that is asked; who is asked himself need not be told who he is. */
export function ownWords(text: string, army: string): string {
  const name = `${army}: `;
  return capital(text.startsWith(name) ? text.slice(name.length) : text);
}

/** What the button that ends something says: what could still be done stands in brackets. */
export const finishLabel = (finish: Offer): string =>
  finish.leaves === undefined ? finish.label : `${finish.label} (${finish.leaves})`;

/** A card that only pays for something: what it says does not happen. */
export const isDiscard = (offer: Offer): boolean => offer.card !== null && offer.label.startsWith('Discard ');

/** What the button says that carries out what is considered: what it does, by name. */
export function confirmLabel(offer: Offer): string {
  if (offer.mark === 'card') return isDiscard(offer) ? 'Discard this card' : 'Play this card';
  if (offer.mark === 'close' && offer.to !== null) return `Attack ${offer.to}`;
  if (offer.mark === 'fire' && offer.to !== null) return `Fire at ${offer.to}`;
  return offer.label;
}

/** What is considered, over its buttons; ending something with more to do is a question. */
export const consideredLabel = (offer: Offer): string =>
  offer.leaves === undefined ? offer.label : `${offer.label} with ${offer.leaves}?`;

/** How many places the card in question lights, as far as that is known before it is played. */
export const peekPlaces = (peek: readonly Offer[]): number =>
  actingPlaces(peek.filter((offer) => offer.mark === 'piece')).size;

/** Whose choice the dice are rolled for, and what was asked and chosen. */
export function rollFor({ seat, label }: WaitingRoll, prompt: Prompt | null, army: string): string {
  const asked = prompt && prompt.seat === seat ? ownWords(prompt.text, army) : '';
  return `${army}: ${[asked, label === '' ? '' : `${label}.`].filter((part) => part !== '').join(' ')}`;
}

/** How the battle ended, in one sentence. */
export function overWords(view: View, state: State): string {
  const won = view.sides.find((side) => side.side === state.outcome);
  return won
    ? `The battle is over. Victory for ${theArmy(view.game, won.army)}.`
    : 'The battle is over. Nobody has won.';
}

/** `destroyed 19%, driven back 20%, holds 61%`. */
export function partsWords(side: OddsSide): string {
  const shares = percents(side.parts.map((part) => part.probability));
  const parts = side.parts.map((part, i) => `${part.label} ${shares[i]}`);
  return [...parts, ...(side.besides.length > 0 ? [besidesWords(side)] : [])].join(', ');
}

/** What else may become of a unit: blocks that it loses, its leader. The unit itself is named already. */
export const besidesWords = ({ name, besides }: OddsSide): string =>
  besides
    .map(({ text, probability }) => `${text.replace(`${name}: `, '').replace(': ', ' ')} ${percent(probability)}`)
    .join(', ');

/** The optional rules and switched readings of a battle, by key. */
export const optionsOf = (view: View): readonly string[] =>
  view.rules.flatMap((rule) => (rule.optional ? [rule.key] : []));

/** A refusal for the eye, which has the question before it; ears have the whole of it. */
export const withoutQuestion = (refusal: string): string => refusal.replace(/ The question now is ".*"$/s, '');
