// The procedures and decisions of the game: the family's, then its own.

import { familyRules } from '../../../families/commands/rules/rulebook.ts';
import type { Procedure } from '../../../kernel/procedure.ts';
import { rollForBeginner, scoutOrBanner } from '../tables/scenario-rules.ts';
import { ambush, ambushWindow } from './ambush.ts';
import { backShot } from './back-shot.ts';
import { stormGate } from './gates.ts';
import { inspire } from './inspired.ts';
import { placeReserve, reinforce } from './reserves.ts';
import { razeCamp } from './tiles.ts';
import { battleBonus, moveALeader } from './tokens.ts';

export const rulebook: readonly Procedure[] = [
  ...familyRules,
  battleBonus,
  moveALeader,
  inspire,
  ambush,
  ambushWindow,
  backShot,
  stormGate,
  razeCamp,
  reinforce,
  placeReserve,
  scoutOrBanner,
  rollForBeginner,
];
