// Every reason why a choice is not on offer, by its key. The keys are those of the rules themselves; each has its sentence in the
// words of its decision (telling/decisions) or, where many decisions give it, in shared.ts, so that a condition without words
// does not compile.

import type { Refusal } from '../../../../kernel/explain.ts';
import type { ActivationFault } from '../../rules/activation.ts';
import type { BackFault } from '../../rules/ambush.ts';
import type { AssaultFault, ChargeFault, MeleeFault } from '../../rules/attacks.ts';
import type { BowCardFault, PillageFault } from '../../rules/cards-combat.ts';
import type { FightCardFault } from '../../rules/cards-fight.ts';
import type { MoveCardFault } from '../../rules/cards-move.ts';
import type { StayFault } from '../../rules/cards-retreat.ts';
import type { JoinFault } from '../../rules/combined.ts';
import type { EvadeFault } from '../../rules/evade-ways.ts';
import type { PlaceFault } from '../../rules/event.ts';
import type { AnswerFault } from '../../rules/melee.ts';
import type { RallyFault } from '../../rules/rally.ts';
import type { HostFault } from '../../rules/retreat.ts';
import type { RoutFault } from '../../rules/rout-ways.ts';
import type { DrawOffFault, RideFault } from '../../rules/scenarios/events-actions.ts';
import type { ShootFault, TargetFault } from '../../rules/shots.ts';
import type { State } from '../../rules/state.ts';
import type { StepFault } from '../../rules/steps.ts';
import { capital, does, pieceOn } from '../words.ts';
import type { PointingFault } from './pointing.ts';

/** What a decision asks for, beside the rules of what is asked: `a` is the piece meant, `b` a hex. */
type AskedFault =
  | 'notTheMover'
  | 'notTheOneAsked'
  | 'attackFromElsewhere'
  | 'onlyVacatedHex'
  | 'eventNamesOthers'
  | 'mustStillAttack';

/** A card, `a`, at a moment or in a form that is not its own. */
export type CardFormFault =
  | 'noActivationValue'
  | 'oneActivation'
  | 'noEventCard'
  | 'wrongMoment'
  | 'comesFirst'
  | 'namesHex'
  | 'namesNoHex';

export type FaultKey =
  | PointingFault
  | AskedFault
  | CardFormFault
  | MoveCardFault
  | BowCardFault
  | PillageFault
  | FightCardFault
  | StayFault
  | ActivationFault
  | StepFault
  | RallyFault
  | HostFault
  | BackFault
  | RoutFault
  | EvadeFault
  | ChargeFault
  | AssaultFault
  | MeleeFault
  | ShootFault
  | TargetFault
  | JoinFault
  | AnswerFault
  | DrawOffFault
  | RideFault
  | PlaceFault;

/** The sentence of a fault; what `a` and `b` are stands with its key in the rule. */
export type Sentence = (g: State, a: number, b: number) => Refusal;
export type FaultWords<K extends string> = { readonly [key in K]: Sentence };

/** `Spearmen at F6 have` with a capital. */
export const subject = (g: State, piece: number, one: string, many: string): string =>
  `${capital(pieceOn(g, piece))} ${does(g, piece, one, many)}`;
