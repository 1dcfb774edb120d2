// Every legal choice as a screen shows it: where one points for it, what it means, what follows from it. The list is the
// decision's own, nothing is added or left out here; what each is called stands in the words of its decision.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { Offer } from '../../../kernel/ruleset.ts';
import { type State, seatOf } from '../rules/state.ts';
import { CARDS } from '../tables/tables.ts';
import { language } from '../text/language.ts';
import { wordsOf } from './decisions/index.ts';
import { sentences } from './decisions/shared.ts';
import type { Asked, OfferWords } from './decisions/types.ts';
import { oddsAbout, unknownIn } from './odds/begin.ts';
import { offeredNow } from './offered.ts';
import { hexAsked } from './prompt.ts';
import { type Toll, tollOf } from './toll.ts';
import { capital } from './words.ts';

function offerWords(decision: string, choice: number): OfferWords {
  const words = wordsOf(decision).offers[verbOf(choice)];
  if (words === undefined) throw new Error(`${decision} has no words for the choice "${language.print(choice)}"`);
  return words;
}

/** The hexes that a choice of a decision about the hex `asked` points at, or -1: where its piece is, and where it goes or strikes. */
export function hexesOf(
  decision: string,
  choice: number,
  asked: number,
): { readonly from: number; readonly to: number } {
  const { from, to } = offerWords(decision, choice);
  const hexOf = (which: 0 | 1 | 2 | undefined): number =>
    which === undefined ? -1 : which === 0 ? asked : which === 1 ? firstOf(choice) : secondOf(choice);
  return { from: hexOf(from), to: hexOf(to) };
}

/** A choice of the one who decides, with all that its words are made of. */
export const askedAbout = (g: State, choice: number, seat: number): Asked => ({
  g,
  f: g.frames[g.depth],
  a: firstOf(choice),
  b: secondOf(choice),
  seat,
});

const mine = (g: State, piece: number, seat: number): boolean => piece >= 0 && seatOf(g, piece) === seat;

const FREE: Toll = { words: '', note: '' };

export function offersOf(g: State): Offer[] {
  const p = pending(g);
  if (!p?.decision) return [];
  const seat = p.decision.who(g, g.frames[g.depth]);
  const asked = hexAsked(g);
  // A piece that runs through an own unit is not the one that stands on the hex.
  const about = wordsOf(p.name).about?.(g, g.frames[g.depth]) ?? -1;
  const { names } = g.battle.board;
  return offeredNow(g).map((choice): Offer => {
    const words = offerWords(p.name, choice);
    const one = askedAbout(g, choice, seat);
    const { from, to } = hexesOf(p.name, choice, asked);
    const leads = typeof words.leader === 'function' ? words.leader(one) : words.leader === true;
    // A hex that holds a leader alone has nobody else to be meant.
    const alone = from >= 0 && g.hexUnit[from] < 0 && g.hexLeader[from] >= 0;
    const unknown = unknownIn(g, p.name, choice, seat);
    const actor = mine(g, about, seat) ? about : from < 0 ? -1 : leads || alone ? g.hexLeader[from] : g.hexUnit[from];
    // What ends something costs nothing itself: whatever comes then comes to all.
    const toll = words.mark === 'finish' ? FREE : tollOf(g, choice, seat, actor);
    const leaves = words.leaves?.(one) ?? '';
    return {
      choice: language.print(choice),
      mark: words.mark,
      label: capital(words.label(one)),
      note: sentences(words.note?.(one) ?? '', toll.note, (unknown >= 0 && words.unseen?.(one, unknown)) || ''),
      from: from < 0 ? null : names[from],
      to: to < 0 ? null : names[to],
      piece: leads || alone ? 'leader' : 'unit',
      card: words.card ? CARDS[one.a].key : null,
      odds: oddsAbout(p.name, choice) !== null && unknown < 0,
      ...(words.usual?.(one) ? { usual: true as const } : {}),
      ...(toll.words === '' ? {} : { toll: toll.words }),
      ...(leaves === '' ? {} : { leaves }),
    };
  });
}
