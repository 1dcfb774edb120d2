// Choices as a screen shows them: where one points for them, how they invite, what follows from them.

import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { Offer, OfferMark } from '../../../kernel/ruleset.ts';
import { mostAssigned, poolOf } from '../rules/questions.ts';
import { isNimble } from '../rules/redeploy.ts';
import type { State } from '../rules/state.ts';
import { cards, ranks } from '../tables/tables.ts';
import * as V from '../tables/verbs.ts';
import { language } from '../text/language.ts';
import { mayAskOdds } from './odds/begin.ts';
import { noteOf } from './offers-notes.ts';
import { attackNow } from './stack.ts';
import {
  capital,
  cardName,
  count,
  dice,
  disorder,
  factionOf,
  hits,
  reserveWord,
  sectorTitle,
  sectorWord,
  unitText,
  unitWord,
} from './words.ts';

interface Shape {
  readonly mark: OfferMark | ((g: State, a: number) => OfferMark);
  label(g: State, a: number, b: number, seat: number): string;
  from?(g: State, a: number, b: number): number;
  to?(g: State, a: number, b: number): string | null;
  /** Its first argument is a card. */
  readonly card?: true;
  /** The enemy is asked next, and nothing can be taken back. */
  readonly final?: true;
}

const first = (_g: State, a: number): number => a;
const second = (_g: State, _a: number, b: number): number => b;
const charger = (g: State): string | null => (g.charging > 0 ? unitWord(g.charging - 1) : null);
const ownSector = (g: State, a: number): string | null => (g.unitSector[a] >= 0 ? sectorWord(g.unitSector[a]) : null);
const toUnit = (_g: State, _a: number, b: number): string => unitWord(b);
const toSector = (_g: State, _a: number, b: number): string => sectorWord(b);
const home = (g: State, a: number): string => reserveWord(g.battle.unitSeat[a]);

function rollLabel(g: State): string {
  const a = attackNow(g);
  if (pending(g)?.name === 'rerolls' || a === null) return 'Roll them';
  return `Roll ${dice(poolOf(g, a))}`;
}

/** Dice that have been put on values are counted already, and so are the eights. */
function bestLabel(g: State): string {
  const a = attackNow(g);
  return `Assign as well as possible${a === null ? '' : `: ${hits(a.hits + mostAssigned(g.heap, g.values))}`}`;
}

const SHAPES: { readonly [verb: number]: Shape } = {
  [V.V_DEPLOY]: {
    mark: 'go',
    from: first,
    to: toSector,
    label: (g, u, s, seat) => `Place ${unitText(g, u, seat)} in ${sectorTitle(s)}`,
  },
  [V.V_DEPLOY_RESERVE]: {
    mark: 'go',
    from: first,
    to: home,
    label: (g, u, _b, seat) => `Keep ${unitText(g, u, seat)} in reserve`,
  },
  [V.V_REDEPLOY]: {
    mark: (g, u) => (isNimble(g, g.frames[g.depth].horses, u) ? 'go' : 'goWithoutFight'),
    from: first,
    to: toSector,
    label: (g, u, s) => `Redeploy ${unitText(g, u)} to ${sectorTitle(s)}`,
  },
  [V.V_DISCARD]: { mark: 'card', card: true, label: (_g, card) => `Discard ${cardName(card)}` },
  [V.V_DONE]: { mark: 'finish', label: () => 'Go on to the action' },
  [V.V_RALLY]: { mark: 'answer', label: () => 'Rally' },
  [V.V_ASSAULT]: {
    mark: 'close',
    from: first,
    to: toUnit,
    label: (g, u, t) => `Assault ${unitText(g, t)} with ${unitWord(u)}`,
  },
  [V.V_BARRAGE]: {
    mark: 'fire',
    from: first,
    to: toUnit,
    label: (g, u, t) => `Barrage ${unitText(g, t)} with ${unitWord(u)}`,
  },
  [V.V_CHARGE]: {
    mark: 'charge',
    final: true,
    from: first,
    to: ownSector,
    label: (g, u) => `Charge with ${unitText(g, u)}`,
  },
  [V.V_CHARGE_INTO]: {
    mark: 'charge',
    final: true,
    from: first,
    to: toSector,
    label: (g, u, s) => `Charge with ${unitText(g, u)} into ${sectorTitle(s)}`,
  },
  [V.V_PASS]: { mark: 'finish', label: () => 'Pass' },
  [V.V_FIRE]: { mark: 'fire', from: first, to: charger, label: (g, u) => `Fire with ${unitText(g, u)}` },
  [V.V_COUNTER]: { mark: 'close', from: first, to: charger, label: (g, u) => `Counter-charge with ${unitText(g, u)}` },
  [V.V_ENGAGE]: {
    mark: 'close',
    from: (g) => g.charging - 1,
    to: (_g, u) => unitWord(u),
    label: (g, u) => `Engage ${unitText(g, u)}`,
  },
  [V.V_EVADE]: { mark: 'fall', from: first, to: ownSector, label: (g, u) => `Evade with ${unitText(g, u)}` },
  [V.V_ADD]: { mark: 'card', card: true, label: (_g, card) => `Discard ${cardName(card)} for one more die` },
  [V.V_ROLL]: { mark: 'finish', label: rollLabel },
  [V.V_PLAY]: { mark: 'card', card: true, label: (_g, card) => `Play ${cardName(card)}` },
  [V.V_PLAY_ON]: {
    mark: 'card',
    card: true,
    to: toUnit,
    label: (g, card, u) => `Play ${cardName(card)} on ${unitText(g, u)}`,
  },
  [V.V_PLAY_AT]: {
    mark: 'card',
    card: true,
    label: (g, card, seat) => `Play ${cardName(card)} against ${factionOf(g, seat)}`,
  },
  [V.V_REROLL]: { mark: 'answer', label: (_g, face) => `Roll a ${face} again` },
  [V.V_RAISE]: { mark: 'answer', label: (_g, face) => `Raise a ${face} to ${face + 1}` },
  // What most want ends the question; who wants less says so.
  [V.V_BEST]: { mark: 'finish', label: bestLabel },
  [V.V_PUT]: { mark: 'answer', label: (_g, face, value) => `Put a ${face} on ${value}` },
  [V.V_ENOUGH]: {
    mark: (g) => (pending(g)?.name === 'assign' ? 'answer' : 'finish'),
    label: () => 'Enough',
  },
  [V.V_LOSE_PLACE]: {
    mark: 'answer',
    label: (_g, lost, placed) => {
      const take = `take ${disorder(placed)}`;
      return capital(lost === 0 ? take : `lose ${count(lost, 'rank')} and ${take}`);
    },
  },
  [V.V_LOSE_REFUND]: {
    mark: 'answer',
    label: (_g, lost, back) => {
      const lose = `Lose ${count(lost, 'rank')}`;
      return back === 0 ? lose : `${lose} and send ${disorder(back)} to the camp`;
    },
  },
  [V.V_DISBAND]: { mark: 'answer', label: () => 'Give the unit up' },
  [V.V_STEADFAST_ORDER]: { mark: 'answer', label: () => 'Steadfast, with order of the camp' },
  [V.V_STEADFAST_DISORDER]: { mark: 'answer', label: () => 'Steadfast, with disorder of the camp' },
  [V.V_IGNORE]: { mark: 'answer', label: (_g, n) => `Ignore ${count(n, 'hit')}` },
  [V.V_FLIP]: { mark: 'answer', label: (_g, n) => `Turn ${disorder(n)} to order` },
  [V.V_BRING]: { mark: 'piece', from: second, label: (g, n, u) => `Bring ${disorder(n)} home from ${unitText(g, u)}` },
  [V.V_NEXT]: { mark: 'answer', label: (_g, rank) => ranks[rank].name },
  [V.V_REMOVE]: { mark: 'card', card: true, label: (_g, card) => `Remove ${cardName(card)}` },
  [V.V_MOVE]: {
    // Consular Reserve sends a unit out; the other cards take one away.
    mark: (g) => (pending(g)?.name === 'consular' ? 'go' : 'fall'),
    from: first,
    to: toSector,
    label: (g, u, s) => `Move ${unitText(g, u)} to ${sectorTitle(s)}`,
  },
  [V.V_WITHDRAW]: {
    mark: 'leave',
    from: first,
    to: home,
    label: (g, u) => `Withdraw ${unitText(g, u)} into the reserve`,
  },
};

/** What a choice is called in one decision, where that is not what it is always called. */
const FORM_LABELS: { readonly [decision: string]: { readonly [verb: number]: string } } = {
  chargedAnswer: { [V.V_PASS]: 'Do not react' },
  assign: { [V.V_ENOUGH]: 'Leave the other dice unused' },
  raises: { [V.V_ENOUGH]: 'Raise no more' },
  bring: { [V.V_ENOUGH]: 'Bring no more' },
};

function shapeOf(verb: number): Shape {
  const shape = SHAPES[verb];
  if (shape === undefined) throw new Error(`no words for the choice "${V.VERBS[verb].key}"`);
  return shape;
}

/** The unit that acts by a choice, and the place it points at, as screens name them. */
export function placesOfChoice(g: State, choice: number): { from: string | null; to: string | null } {
  const shape = shapeOf(verbOf(choice));
  const [a, b] = [firstOf(choice), secondOf(choice)];
  const unit = shape.from?.(g, a, b) ?? -1;
  return { from: unit < 0 ? null : unitWord(unit), to: shape.to?.(g, a, b) ?? null };
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
    const verb = verbOf(choice);
    const shape = shapeOf(verb);
    const [a, b] = [firstOf(choice), secondOf(choice)];
    return {
      choice: language.print(choice),
      mark: typeof shape.mark === 'string' ? shape.mark : shape.mark(g, a),
      label: FORM_LABELS[p.name]?.[verb] ?? shape.label(g, a, b, seat),
      note: noteOf(g, f, p.name, choice),
      ...placesOfChoice(g, choice),
      piece: 'unit',
      card: shape.card ? cards[a].key : null,
      odds: mayAskOdds(g, p.name, choice),
      ...(shape.final ? { final: true as const } : {}),
    };
  });
}
