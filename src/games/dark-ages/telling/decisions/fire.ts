// Words of rules/fire.ts: `firedAnswer`, the moment before a shot.

import * as v from '../../tables/verbs.ts';
import { mayPlayOn, playingOn } from './cards.ts';
import { ASKED_ALWAYS, fightOf, passing } from './shared.ts';
import type { DecisionWords } from './types.ts';

/** The other seat when a shot is declared: Leadership, Pillage [f.attacker, f.defender]. */
export const firedAnswer: DecisionWords = {
  prompt: (g, f) => `${fightOf(g, f, true)}. Play Leadership or Pillage first?`,
  help: `${ASKED_ALWAYS} This comes before every shot at you.`,
  about: (_g, f) => f.defender,
  offers: { [v.PASS]: passing('Play no card', 'The dice of the shot fall.'), [v.PLAY_ON]: playingOn },
  may: mayPlayOn('combat'),
};
