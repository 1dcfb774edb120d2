// What the table shows, in sentences made to be heard: offers, numbers with their reasons, dice, looking back. Odds and score are
// in the words of the game's kit.

import type { DieTelling, Explanation, Offer } from '../../../kernel/ruleset.ts';
import { many } from '../../app/many.ts';
import type { Moment, TellingAt } from '../../table/protocol.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joined as sentences: each ends with a stop. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.?:]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** An offer as it is considered: what it does and what follows from it. */
export const offerWords = (offer: Offer): string => sentences([offer.label, offer.note]);

/** A list to pick from by number. */
export const numberedWords = (offers: readonly Offer[]): string =>
  sentences(offers.map((offer, i) => `${i + 1}: ${offer.label}`));

/** A number with its reasons: `Close combat dice: 4. Medium infantry 4.` */
export function explanationWords({ title, total, parts }: Explanation): string {
  const reasons = parts.map(({ add, limit, atLeast, becomes, text }) => {
    if (becomes !== undefined) return `${text}: ${becomes}`;
    if (limit !== null) return `${text}: at most ${limit}`;
    if (atLeast !== undefined) return `${text}: at least ${atLeast}`;
    return add === 0 ? text : `${text} ${add > 0 && parts.length > 1 ? '+' : ''}${add}`;
  });
  // A list of remarks is no number.
  const counts = parts.some((part) => part.add !== 0 || part.limit !== null || part.becomes !== undefined);
  return sentences([counts ? `${title}: ${total}` : title, capital(reasons.join(', '))]);
}

/** What dice did together: `1 hit, 2 flags; helmet: miss, no leader near`. Empty for dice that hit nobody by their kind. */
export function diceWords(dice: readonly DieTelling[]): string {
  const of = (group: DieTelling['group']): number => dice.filter((die) => die.group === group).length;
  if (of('plain') === dice.length) return '';
  const [hits, flags] = [of('hit'), of('flag')];
  const sums = [hits > 0 ? many(hits, 'hit') : flags > 0 ? '' : 'No hit', flags > 0 ? many(flags, 'flag') : ''];
  // Where a die has a reason beyond its face, it is told.
  const reasons = [...new Set(dice.filter(({ words }) => words.includes(',')).map(({ words }) => words))];
  return [sums.filter((sum) => sum !== '').join(', '), ...reasons].join('; ');
}

/** The last sentences of the log, oldest first. */
export function lastEventsWords(log: readonly TellingAt[], most = 8): string {
  const last = log.slice(-most).map(({ text }) => text);
  return last.length === 0 ? 'Nothing has happened yet.' : sentences(last);
}

/** Where one is when looking back, and what had just happened. */
export function momentWords(moment: Moment): string {
  const told = moment.tellings.map(({ text }) => text);
  const where = `Looking back: choice ${moment.number} of ${moment.last}`;
  return sentences([where, ...(told.length > 0 ? told : [moment.prompt?.text ?? 'The end of the battle'])]);
}
