// An attack without odds says why, and what its own side will roll.

import { ATTACKING, DEFENDING, diceOf, hitValue } from '../../rules/questions.ts';
import { ASSAULT_FIGHT, isLeader, pieceAt, type State } from '../../rules/state.ts';
import { cardsAtFirst } from '../explain/fight.ts';
import { dice, unknownText } from '../words.ts';
import type { OfferWords } from './types.ts';

type Unseen = NonNullable<OfferWords['unseen']>;

interface Fighters {
  readonly kind: number;
  readonly attacker: number;
  readonly defender: number;
}

function noOdds(g: State, unknown: number, fighters: Fighters, role: typeof ATTACKING | typeof DEFENDING): string {
  const fight = { ...fighters, cards: cardsAtFirst(g, fighters.defender) };
  const own = role === DEFENDING ? fighters.defender : fighters.attacker;
  const rolled = diceOf(g, fight, own, role);
  const what = role === DEFENDING ? 'answers with' : 'rolls';
  const value = rolled > 0 ? `, ${hitValue(g, fight, own, role)} or more hits` : '';
  const why = `No odds: the values of ${unknownText(g, unknown)} are not known to you yet.`;
  return `${why} ${isLeader(own) ? 'He' : 'It'} ${what} ${dice(rolled)}${value}.`;
}

/** Of an attack of this kind, from the first hex of the choice against the second. */
export const unseenAttack =
  (kind: number): Unseen =>
  ({ g, a, b }, unknown) =>
    noOdds(g, unknown, { kind, attacker: pieceAt(g, a), defender: pieceAt(g, b) }, ATTACKING);

/** Of an assault that is awaited. */
export const unseenAssault: Unseen = ({ g, f }, unknown) =>
  noOdds(g, unknown, { kind: ASSAULT_FIGHT, attacker: f.attacker, defender: f.defender }, DEFENDING);
