// Every reason for which a rule says no, by the rules that name them. What is said of each stands beside the words of its
// decision (telling/decisions) or, for what many decisions ask, in shared.ts.

import type { CommandChoiceFault, CommandTextFault } from '../../rules/action.ts';
import type { EvadeChoiceFault, NamedFault } from '../../rules/after-attack.ts';
import type { BringFault, FlipFault } from '../../rules/bring.ts';
import type { CardMoveFault } from '../../rules/card-moves.ts';
import type { TargetFault } from '../../rules/charge.ts';
import type { PutFault } from '../../rules/dice.ts';
import type { FreeBarrageFault } from '../../rules/free-barrage.ts';
import type { PlayFault } from '../../rules/hands.ts';
import type { SteadfastFault, TakeFault } from '../../rules/hits.ts';
import type { IgnoreFault } from '../../rules/ignore.ts';
import type { ArrangeFault } from '../../rules/ranks.ts';
import type { ReactFault } from '../../rules/reaction.ts';
import type { AnywhereFault, RedeployFault } from '../../rules/redeploy.ts';
import type { RaiseFault, RerollFault } from '../../rules/reroll.ts';
import type { DeployFault } from '../../rules/setup.ts';

/** A card named in a form in which it is not played, or at a moment that is not its own. */
export type FormFault = 'otherForm' | 'notItsMoment';

export type Fault =
  | FormFault
  | PlayFault
  | DeployFault
  | RedeployFault
  | AnywhereFault
  | CommandChoiceFault
  | CommandTextFault
  | ReactFault
  | 'helpsNoReaction'
  | TargetFault
  | CardMoveFault
  | FreeBarrageFault
  | EvadeChoiceFault
  | NamedFault
  | BringFault
  | FlipFault
  | ArrangeFault
  | RerollFault
  | RaiseFault
  | PutFault
  | TakeFault
  | SteadfastFault
  | 'steadiedFirst'
  | IgnoreFault;
