// What the table shows, in sentences made to be heard: odds, numbers with their reasons, score, looking back.

import type { CommandsView } from '../../../families/commands/view.ts';
import type { DieTelling, Explanation, Odds, Offer } from '../../../kernel/ruleset.ts';
import type { Moment, TellingAt } from '../../table/protocol.ts';

/** `19 %`; what is possible is never called nothing, nor what may fail certain. */
export function percent(probability: number): string {
  const rounded = Math.round(probability * 100);
  if (rounded === 0 && probability > 0) return 'under 1 %';
  if (rounded === 100 && probability < 1) return 'over 99 %';
  return `${rounded} %`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joined as sentences: each ends with a stop. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.?:]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** Words for what becomes of a unit, by the end of the outcome's key; they fit it and "you" alike. */
const FATES: readonly (readonly [string, string])[] = [
  ['Destroyed', 'destroyed'],
  ['DrivenBack', 'driven back'],
  ['Evades', 'evading'],
  ['Leaves', 'off the battlefield'],
  ['Holds', 'holds'],
];

const END_OF_BATTLE: { readonly [key: string]: readonly [string, string] } = {
  battleWon: ['The battle is won', 'The battle is lost'],
  battleLost: ['The battle is lost', 'The battle is won'],
  battleDrawn: ['The battle is drawn', 'The battle is drawn'],
};

type Role = 'attacker' | 'target';

/** Who asks: the one who attacks, or the one who answers an attack. */
function roleOf(choice: string): Role {
  return /^(close|fire|strike)\b/.test(choice) ? 'attacker' : 'target';
}

/**
 * `Destroyed 19 %, driven back 20 %, holds 62 %. It loses blocks 97 %. You: lose blocks 49 %, driven back 9 %. Varro at
 * risk 1 %.` The enemy's fate comes first, then what the asking side risks; what cannot happen is left out.
 */
export function oddsWords(odds: Odds): string {
  const mine = roleOf(odds.choice);
  const other: Role = mine === 'attacker' ? 'target' : 'attacker';
  const chance = new Map(odds.outcomes.map(({ key, probability }) => [key, probability]));
  const p = (key: string): number => chance.get(key) ?? 0;
  const fates = (role: Role, wanted: (fate: string) => boolean): string[] =>
    FATES.filter(([end]) => wanted(end) && p(`${role}${end}`) > 0).map(
      ([end, words]) => `${words} ${percent(p(`${role}${end}`))}`,
    );
  const theirs = fates(other, () => true);
  const hurt = p(`${other}LosesBlocks`) > 0 ? `It loses blocks ${percent(p(`${other}LosesBlocks`))}` : '';
  const losses = p(`${mine}LosesBlocks`) > 0 ? [`lose blocks ${percent(p(`${mine}LosesBlocks`))}`] : [];
  const yours = [...losses, ...fates(mine, (end) => end !== 'Holds').reverse()];
  const leaders = odds.outcomes
    .filter(({ key, probability }) => key.endsWith('LeaderLost') && probability > 0)
    .map(({ text, probability }) => `${text.split(':')[0]} at risk ${percent(probability)}`);
  const ends = odds.outcomes
    .filter(({ key, probability }) => key in END_OF_BATTLE && probability > 0)
    .map(({ key, probability }) => `${END_OF_BATTLE[key][mine === 'attacker' ? 0 : 1]} ${percent(probability)}`);
  const first = capital(theirs.join(', '));
  return sentences([
    mine === 'attacker' || first === '' ? first : `The attacker: ${theirs.join(', ')}`,
    hurt,
    yours.length === 0 ? 'You risk nothing' : `You: ${yours.join(', ')}`,
    ...leaders,
    ...ends,
  ]);
}

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

/** Banners, cards and whose turn it is; the own hand with the numbers of its cards. */
export function scoreWords(view: CommandsView): string {
  const sides = view.sides.map(({ army, banners, goal, handCount, tokens, aside }) => {
    const squares = aside.filter((place) => place !== null);
    const more = [
      ...(tokens ? [count(tokens.held, 'token')] : []),
      ...(squares.length > 0 ? [count(squares.length, 'square')] : []),
    ];
    return [`${army}: ${banners} of ${goal} banners`, count(handCount, 'card'), ...more].join(', ');
  });
  const cards = view.hand.map((card, i) => `${i + 1} ${card.name}`);
  return sentences([
    `Turn ${view.turn}`,
    ...sides,
    cards.length > 0 ? `Your cards: ${cards.join(', ')}` : '',
    `${count(view.deckCount, 'card')} in the deck`,
  ]);
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What dice did together: `1 hit, 2 flags; helmet: miss, no leader near`. Empty for dice that hit nobody by their kind. */
export function diceWords(dice: readonly DieTelling[]): string {
  const of = (group: DieTelling['group']): number => dice.filter((die) => die.group === group).length;
  if (of('plain') === dice.length) return '';
  const [hits, flags] = [of('hit'), of('flag')];
  const sums = [hits > 0 ? count(hits, 'hit') : flags > 0 ? '' : 'No hit', flags > 0 ? count(flags, 'flag') : ''];
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
