// What a computer player wanted in its last turn: the same question, asked again of the same player where that turn began. Who counts
// his work answers as he did then; who went by the clock may see a little more or less. Other seats are told less of it.

import type { GameRecord } from '../../kernel/game-record.ts';
import { replay } from '../../kernel/replay.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { seatToDecide } from '../../kernel/search.ts';
import type { KernelState } from '../../kernel/state.ts';
import { type Question, questionAt } from '../bot.ts';
import { type Advice, type Adviser, advise } from './advise.ts';
import type { Brings } from './brings.ts';

export interface Wanted {
  /** The decision with which the turn began, and what was chosen there. */
  readonly number: number;
  readonly chosen: string;
  readonly advice: Advice;
}

/** A turn of a seat in which it had something to decide. */
export interface TurnOf {
  /** The first such decision, and what was chosen there. */
  readonly number: number;
  readonly chosen: string;
  /** What the seat chose in the turn before all eyes; `chosen` is missing here where it was its secret. */
  readonly seen: readonly string[];
  /** It is the turn that goes on. */
  readonly goesOn: boolean;
}

/** All turns of a seat in a record, the first first. */
export function turnsOf<G extends KernelState, V>(
  ruleset: Ruleset<G, V>,
  brings: Pick<Brings<G>, 'clock' | 'turnOf'>,
  record: GameRecord,
  seat: number,
): TurnOf[] {
  const turns: { number: number; chosen: string; seen: string[]; clock: number }[] = [];
  let now = Number.NaN;
  replay(ruleset, record, (table) => {
    const { state: g, number } = table;
    now = table.over ? Number.NaN : brings.clock(g);
    const choice = record.choices[number - 1];
    if (table.over || choice === undefined || table.seat !== seat) return;
    const last = turns.at(-1);
    const same = last?.clock === now ? last : null;
    if (!same && (brings.turnOf(g) !== seat || table.values().length < 2)) return;
    const turn = same ?? { number, chosen: choice.text, seen: [], clock: now };
    if (!same) turns.push(turn);
    if (table.textFor(-1, choice.text, seat, number) === choice.text) turn.seen.push(choice.text);
  });
  return turns.map(({ clock, ...turn }) => ({ ...turn, goesOn: clock === now }));
}

export interface WantedBy<G extends KernelState, V> extends Adviser<G, V> {
  readonly ruleset: Ruleset<G, V>;
  /** Other eyes than the seat's own are to read it, while the battle goes on. */
  readonly forOthers?: boolean;
}

/** Of a seat that has had no turn with something to decide, null. */
export function wantedIn<G extends KernelState, V>(
  record: GameRecord,
  seat: number,
  adviser: WantedBy<G, V>,
): Wanted | null {
  const { ruleset, bots } = adviser;
  if (!bots.brings) throw new Error(`${ruleset.id} has no general to ask`);
  const turn = turnsOf(ruleset, bots.brings, record, seat).at(-1);
  if (!turn) return null;
  const before = { ...record, choices: record.choices.slice(0, turn.number - 1), outcome: 'running' };
  return wantedAtStart(questionAt(replay(ruleset, before), bots), turn, adviser);
}

/** The same, where the question with which the turn began is at hand. */
export function wantedAtStart<G extends KernelState, V>(
  question: Question<G, V>,
  turn: Pick<TurnOf, 'number' | 'chosen' | 'seen'>,
  adviser: WantedBy<G, V>,
): Wanted {
  const { number, chosen } = turn;
  if (!adviser.forOthers) return { number, chosen, advice: advise(question, adviser) };
  const cards = new CoveredCards(adviser.ruleset, question.seat, turn.seen);
  const advice = advise(question, { ...adviser, ruleset: cards.ruleset });
  const tellable = turn.seen.includes(chosen);
  // Plans that were not begun would tell of cards that are still held: only what they were worth is told.
  const plans = advice.plans.map((plan) =>
    tellable && plan.choices[0] === chosen
      ? {
          ...plan,
          choices: cards.openPart(plan.choices),
          reasons: plan.reasons.filter(({ about }) => about !== 'cards'),
        }
      : { ...plan, words: '', choices: [], reasons: [] },
  );
  return { number, chosen: tellable ? chosen : '', advice: { ...advice, plans } };
}

/**
 * Offers as others may hear of them. Of the seat's own cards those are named that it played before all eyes; one that it meant to play
 * and did not is still held. Of the cards that it expects of others none is: those it imagines there are not in its own hand.
 */
class CoveredCards<G extends KernelState, V> {
  readonly ruleset: Adviser<G, V>['ruleset'];
  private readonly covered = new Set<string>();

  constructor(ruleset: Ruleset<G, V>, seat: number, seen: readonly string[]) {
    const { id, seatNames, language } = ruleset;
    this.ruleset = {
      id,
      seatNames,
      language,
      view: (g, eyes) => ruleset.view(g, eyes),
      offers: (g) => {
        const own = seatToDecide(g) === seat;
        return ruleset.offers(g).map((offer) => {
          if (offer.card === null || (own && seen.includes(offer.choice))) return offer;
          if (own) this.covered.add(offer.choice);
          return { ...offer, mark: 'card', card: null, label: '' };
        });
      },
    };
  }

  /** The choices of a plan before the first that plays a covered card. */
  openPart(choices: readonly string[]): readonly string[] {
    const end = choices.findIndex((choice) => this.covered.has(choice));
    return end < 0 ? choices : choices.slice(0, end);
  }
}
