// Words of rules/losses.ts: `hitAnswer`, the moment after hits.

import * as v from '../../tables/verbs.ts';
import { mayPlayOn, playingOn } from './cards.ts';
import { ASKED_ALWAYS, passing } from './shared.ts';
import type { DecisionWords } from './types.ts';

/** The owner of pieces just hit: Leadership [f.seat]. */
export const hitAnswer: DecisionWords = {
  prompt: () => 'your men have been hit. Play Leadership?',
  help: `${ASKED_ALWAYS} This comes after all hits that leave a grey cube.`,
  offers: {
    [v.PASS]: passing('Play no card', 'Grey cubes stay grey; a routed unit retreats.'),
    [v.PLAY_ON]: playingOn,
  },
  may: mayPlayOn('any'),
};
