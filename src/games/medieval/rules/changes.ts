// What Medieval changes in the family's procedures: tokens, inspired actions, ambush, the Parthian shot, gates, the stream.

import type { Frame, State } from '../../../families/commands/rules/state.ts';
import type { Additions } from '../../../families/commands/tables/tables.ts';
import type { Changes } from '../../../kernel/procedure.ts';
import { afterAmbushAtOnce, afterAmbushLate, offerAmbushAtOnce, offerAmbushLate } from './ambush.ts';
import { fireBack } from './back-shot.ts';
import { addStorms, gateFalls, takeStorm } from './gates.ts';
import { offerAction } from './inspired.ts';
import { noteStream } from './stream.ts';
import { askFlagsBravely, endBonus, gainTokens, offerBonus, offerBonusAtLeader, offerLeaderMove } from './tokens.ts';

export const changes: Changes<State, Frame> = {
  insert: [
    { into: 'turn', after: 'orders', name: 'inspired', step: offerAction },
    { into: 'turn', before: 'end', name: 'moveALeader', step: offerLeaderMove },
    { into: 'turn', before: 'next', name: 'tokens', step: gainTokens },
    { into: 'strike', before: 'aim', name: 'bonusDie', step: offerBonus },
    { into: 'strike', before: 'score', name: 'bonusRolled', step: endBonus },
    { into: 'evadeCombat', before: 'roll', name: 'bonusDie', step: offerBonus },
    { into: 'evadeCombat', before: 'hits', name: 'bonusRolled', step: endBonus },
    { into: 'evadeCombat', before: 'move', name: 'fireBack', step: fireBack },
    { into: 'attackLoneLeader', before: 'roll', name: 'bonusDie', step: offerBonusAtLeader },
    { into: 'attackLoneLeader', before: 'read', name: 'bonusRolled', step: endBonus },
    { into: 'momentum', after: 'advance', name: 'gateFalls', step: gateFalls },
    { into: 'momentum', before: 'extra', name: 'ambushAtOnce', step: offerAmbushAtOnce },
    { into: 'momentum', before: 'extra', name: 'ambushedAtOnce', step: afterAmbushAtOnce },
    { into: 'momentum', before: 'bonus', name: 'ambush', step: offerAmbushLate },
    { into: 'momentum', before: 'bonus', name: 'ambushed', step: afterAmbushLate },
  ],
  replaceDecision: { chooseFlags: askFlagsBravely },
};

export const additions: Additions = {
  attacks: addStorms,
  takeAttack: takeStorm,
  moves: noteStream,
};
