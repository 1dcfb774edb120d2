// Choices as a screen shows them: where one points for them, how they invite, what follows from them. What each is called
// stands in the words of its decision.

import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { Offer } from '../../../kernel/ruleset.ts';
import type { State } from '../rules/state.ts';
import { cards } from '../tables/tables.ts';
import * as V from '../tables/verbs.ts';
import { language } from '../text/language.ts';
import { wordsOf } from './decisions/index.ts';
import type { OfferWords } from './decisions/types.ts';
import { mayAskOdds } from './odds/begin.ts';
import { tollOf } from './toll.ts';
import { unitWord } from './words.ts';

function offerWords(decision: string, choice: number): OfferWords {
  const words = wordsOf(decision).offers[verbOf(choice)];
  if (words === undefined) throw new Error(`${decision} has no words for "${V.VERBS[verbOf(choice)].key}"`);
  return words;
}

/** The unit that acts by a choice of the waiting decision, and the place it points at, as screens name them. */
export function placesOfChoice(g: State, decision: string, choice: number): { from: string | null; to: string | null } {
  const words = offerWords(decision, choice);
  const [a, b] = [firstOf(choice), secondOf(choice)];
  const unit = words.from?.(g, a, b) ?? -1;
  return { from: unit < 0 ? null : unitWord(unit), to: words.to?.(g, a, b) ?? null };
}

const offered = new Choices();

export function offersOf(g: State): Offer[] {
  const p = pending(g);
  if (!p?.decision) return [];
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  offered.clear();
  p.decision.choices(g, f, offered);
  return offered.toArray().map((choice): Offer => {
    const words = offerWords(p.name, choice);
    const [a, b] = [firstOf(choice), secondOf(choice)];
    const mark = typeof words.mark === 'string' ? words.mark : words.mark(g, f, a);
    // What ends something costs nothing itself: whatever comes then comes to all.
    const toll = mark === 'finish' ? '' : tollOf(g, choice, seat);
    const leaves = words.leaves?.(g, f) ?? '';
    return {
      choice: language.print(choice),
      mark,
      label: words.label(g, a, b, seat, f),
      note: words.note?.(g, f, a, b, seat) ?? '',
      ...placesOfChoice(g, p.name, choice),
      piece: 'unit',
      card: words.card ? cards[a].key : null,
      odds: mayAskOdds(g, p.name, choice),
      ...(words.final ? { final: true as const } : {}),
      ...(words.usual?.(g, f, a) ? { usual: true as const } : {}),
      ...(toll === '' ? {} : { toll }),
      ...(leaves === '' ? {} : { leaves }),
    };
  });
}
