// Rules of Medieval that were mended, with the rules version from which each holds; the rules look at `battle.readings`.

import type { DatedReading } from '../../../kernel/ruleset.ts';

export const mended: readonly DatedReading[] = [
  {
    key: 'ownersApart',
    since: 2,
    now: 'The gates of a city and the camps of an army belong each to the side that the sheet names for them.',
    before: 'In a sheet with a city and camps all of them belonged to the side that was named first.',
    ref: 'M Camp',
  },
  {
    key: 'ambushAtOnce',
    since: 2,
    now: 'An ambush is sprung immediately after the advance onto the vacated hex, before cavalry rides one hex farther; cavalry that stands it may still ride on, and its bonus close combat is against the ambusher only.',
    before: 'The ambush was sprung after the further hex, where the cavalry had come to a halt.',
    ref: 'M Ambush',
  },
];
