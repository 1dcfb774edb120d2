// "Why can't I?": one sentence and its rule for every choice that is not on offer. The decision's own list says what is
// legal; this file and its neighbours only look for the reason. It speaks to the seat that decides: what depends on a hand
// is that seat's own hand, and anyone else is only told whose decision it is.

import { Choices, firstOf, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { RUNNING } from '../../../../kernel/state.ts';
import { handHas } from '../../rules/deck.ts';
import type { State } from '../../rules/state.ts';
import { KEEP, ORDER, PASS, PLAY, PLAY_AS, SECTION } from '../../tables/verbs.ts';
import { languageOf } from '../../text/language.ts';
import { promptOf } from '../prompt.ts';
import { capital, cardRef, ORDER_OF_PLAY, ruleRef, sayOf } from '../words.ts';
import { battleReasons } from './battle.ts';
import { fightReasons } from './fight.ts';
import { leaderReasons } from './leaders.ts';
import { moveReasons } from './move.ts';
import { notNow, questionNow } from './now.ts';
import { orderReasons } from './orders.ts';
import { NO_REASON, orderRef, type Reasons } from './parts.ts';

const offered = new Choices();

/** Null when the choice is on offer to `seat` (whoever decides now, if not given). */
export function whyNot(g: State, text: string, seat?: number): Refusal | null {
  if (g.outcome !== RUNNING) return { text: 'The battle is over.', ref: ruleRef(g, 'object') };
  const p = pending(g);
  if (!p?.decision) return { text: 'The dice must fall first.', ref: ORDER_OF_PLAY };
  const prompt = promptOf(g);
  if (seat !== undefined && seat !== prompt.seat) {
    return { text: `It is not your decision. ${questionNow(prompt)}`, ref: ORDER_OF_PLAY };
  }
  const choice = languageOf(g.battle.game).read(text);
  if (typeof choice === 'string') return { text: `${capital(choice)}.`, ref: ORDER_OF_PLAY };
  const f = g.frames[g.depth];
  offered.clear();
  p.decision.choices(g, f, offered);
  if (offered.has(choice)) return null;
  const verb = verbOf(choice);
  const why = g.battle.game.words.decisions[p.name]?.reasons?.[verb] ?? REASONS[p.name]?.[verb];
  return why?.(g, f, choice, prompt.seat) ?? notNow(g, verb, prompt);
}

const cardReasons: Reasons = {
  playCard: {
    [PLAY](g, _f, choice, seat) {
      const card = g.battle.game.cards[firstOf(choice)];
      if (!handHas(g, seat, firstOf(choice))) {
        return { text: `You do not hold ${card.name}.`, ref: ruleRef(g, 'card') };
      }
      if (card.reaction) {
        return {
          text: `${card.name} is played only when the enemy declares a ${sayOf(g).close}, never as your turn's card.`,
          ref: cardRef(g, card),
        };
      }
      if (!card.ownTurn) {
        const other = g.battle.game.cards.find(({ key }) => key === card.orAs);
        const as = other === undefined ? '' : `, except as ${other.name}`;
        return { text: `${card.name} is not played at the start of a turn${as}.`, ref: cardRef(g, card) };
      }
      return NO_REASON;
    },
    [PLAY_AS](g, _f, choice, seat) {
      const card = g.battle.game.cards[firstOf(choice)];
      if (!handHas(g, seat, firstOf(choice))) {
        return { text: `You do not hold ${card.name}.`, ref: ruleRef(g, 'card') };
      }
      return { text: `${card.name} is not played as that card.`, ref: cardRef(g, card) };
    },
    [PASS]: (g) => ({ text: 'You hold a card that can be played, so you must play one.', ref: ruleRef(g, 'card') }),
  },
  keepCard: {
    [KEEP]: (g, _f, choice) => ({
      text: `${g.battle.game.cards[firstOf(choice)].name} is not one of the cards drawn.`,
      ref: ruleRef(g, 'draw'),
    }),
  },
  chooseSection: {
    [SECTION]: (g, f) => ({
      text: `No ${g.battle.game.classes[f.kind].key} unit of yours is there.`,
      ref: orderRef(g),
    }),
    [ORDER]: (g) => ({ text: 'First name a section; its units are then ordered together.', ref: orderRef(g) }),
  },
};

const REASONS: { readonly [decision: string]: Reasons[string] } = {
  ...cardReasons,
  ...orderReasons,
  ...moveReasons,
  ...battleReasons,
  ...fightReasons,
  ...leaderReasons,
};
