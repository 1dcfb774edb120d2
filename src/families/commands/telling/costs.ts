// What a choice costs at once and what an ending leaves undone, in a few words for the board and a sentence beside it. Both are
// found by making choices in a copy (trial.ts).

import { verbOf } from '../../../kernel/choice.ts';
import type { Offer, OfferMark } from '../../../kernel/ruleset.ts';
import { shapeOf } from './decisions/decisions.ts';
import type { Undone } from './game-words.ts';
import type { Price, Trial } from './trial.ts';
import { count } from './words.ts';

/** Marks of choices that may cost blocks or lives without a die: an attack rolls first, and an order or a card costs nothing. */
const MAY_COST: ReadonlySet<OfferMark> = new Set(['fall', 'answer', 'leave', 'go', 'goWithoutFight', 'charge']);

/** `loses 2`, `destroyed`, `leader lost`; nothing where it costs nothing. */
function tollWords({ blocks, units, leaders }: Price): string {
  const unit = units > 1 ? `${units} destroyed` : units === 1 ? 'destroyed' : blocks > 0 ? `loses ${blocks}` : '';
  const leader = leaders > 0 ? 'leader lost' : '';
  return [unit, leader].filter((part) => part !== '').join(', ');
}

function priceSentence({ blocks, units, leaders }: Price): string {
  const unit = blocks === 0 ? '' : `It loses ${count(blocks, 'block')}${units > 0 ? ': destroyed' : ''}.`;
  const leader = leaders > 0 ? 'The leader is lost.' : '';
  return [unit, leader].filter((part) => part !== '').join(' ');
}

/** The toll of a choice, with a sentence where nothing else is said of it. */
export function tollOf(trial: Trial, choice: number, mark: OfferMark, note: string): Pick<Offer, 'toll' | 'note'> {
  if (!MAY_COST.has(mark)) return { note };
  const price = trial.price(choice);
  const toll = tollWords(price);
  return toll === '' ? { note } : { toll, note: note === '' ? priceSentence(price) : note };
}

/** What is left undone by whoever ends the waiting decision now; nothing where nothing else is on offer. */
export function leftUndone(trial: Trial, undone: Undone, others: readonly Offer[]): Pick<Offer, 'leaves' | 'note'> {
  const left =
    undone.by === 'piece'
      ? new Set(others.map((offer) => `${offer.piece} ${offer.from ?? offer.choice}`)).size
      : Math.max(
          1,
          trial.inARow((g, choice) => shapeOf(g, verbOf(choice)).mark === 'piece'),
        );
  return { leaves: undone.short(left), note: undone.note(left) };
}
