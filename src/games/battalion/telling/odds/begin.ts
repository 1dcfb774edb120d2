// Where odds begin: at a command, a reaction, a target, or while dice are gathered. The choice is made on a copy in which
// all hands are empty, so that nothing hidden can matter.

import { Choices, firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import { pending } from '../../../../kernel/procedure.ts';
import type { State } from '../../rules/state.ts';
import * as V from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { copyOf } from '../explain/pool.ts';
import { attackNow } from '../stack.ts';
import { kindName } from '../words.ts';

type Question = 'assault' | 'barrage' | 'charge' | 'chargeInto' | 'engage' | 'fire' | 'counter' | 'pool';

export interface Beginning {
  readonly text: string;
  readonly question: Question;
  readonly before: State;
  /** The copy in which the choice has just been made; nothing has run yet. */
  readonly start: State;
  readonly attacker: number;
  /** -1 while a charge has not named it. */
  readonly target: number;
  /** The side that asks. */
  readonly side: number;
  /** What is rolled first, for whom dice are being gathered: `assault`, `counterattack`, `fire` ... */
  readonly kind: string;
}

const QUESTIONS: { readonly [verb: number]: Question } = {
  [V.V_ASSAULT]: 'assault',
  [V.V_BARRAGE]: 'barrage',
  [V.V_CHARGE]: 'charge',
  [V.V_CHARGE_INTO]: 'chargeInto',
  [V.V_ENGAGE]: 'engage',
  [V.V_FIRE]: 'fire',
  [V.V_COUNTER]: 'counter',
};

const POOL_VERBS: readonly number[] = [V.V_ROLL, V.V_ADD, V.V_PLAY];

/** What odds can be told of for this choice of a decision; null for none. */
function questionOf(decision: string, choice: number): Question | null {
  const verb = verbOf(choice);
  if (decision === 'pool') return POOL_VERBS.includes(verb) ? 'pool' : null;
  return QUESTIONS[verb] ?? null;
}

export const mayAskOdds = (_g: State, decision: string, choice: number): boolean =>
  questionOf(decision, choice) !== null;

const offered = new Choices();

export function beginOdds(g: State, choice: number): Beginning {
  const text = language.print(choice);
  const p = pending(g);
  const question = p === null ? null : questionOf(p.name, choice);
  if (!p?.decision || question === null) {
    throw new Error(
      `odds can be asked for commands such as "assault a1 x b1", "barrage a1 x b1" or "charge a1", for reactions (fire, counter), ` +
        `for a target (engage) and for gathering dice (roll, add, play); "${text}" is none`,
    );
  }
  offered.clear();
  p.decision.choices(g, g.frames[g.depth], offered);
  if (!offered.has(choice)) throw new Error(`"${text}" is not on offer`);
  const side = p.decision.who(g, g.frames[g.depth]) & 1;
  const start = copyOf(g);
  p.decision.take(start, start.frames[start.depth], choice);
  hideCards(start);
  const kind = question === 'pool' ? kindName(attackNow(g)?.kind ?? 0) : question;
  return { text, question, before: g, start, side, kind, ...unitsOf(g, question, choice) };
}

function unitsOf(g: State, question: Question, choice: number): { attacker: number; target: number } {
  const [a, b] = [firstOf(choice), secondOf(choice)];
  switch (question) {
    case 'assault':
    case 'barrage':
      return { attacker: a, target: b };
    case 'charge':
    case 'chargeInto':
      return { attacker: a, target: -1 };
    case 'engage':
    case 'counter':
      return { attacker: g.charging - 1, target: a };
    case 'fire':
      return { attacker: a, target: g.charging - 1 };
    default: {
      const f = attackNow(g);
      return { attacker: f?.attacker ?? 0, target: f?.target ?? 0 };
    }
  }
}

/** No hand may matter: all cards that are held go back among those that nobody has seen. */
function hideCards(g: State): void {
  g.held.fill(0);
  g.handCount.fill(0);
  g.known.fill(0);
}
