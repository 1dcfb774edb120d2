// The levels of Dark Ages: loaded when one of them sits down.

import type { State } from '../../games/dark-ages/rules/state.ts';
import { imagine } from '../../games/dark-ages/telling/view/imagine.ts';
import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import { aboutLevels, levelMakers } from '../general/levels.ts';
import { chanceOf } from '../value/worth.ts';
import fitted from '../weights/dark-ages.json' with { type: 'json' };
import { brings } from './brings.ts';
import { darkAgesWords } from './words.ts';

const weights = () => fitted;

export const darkAgesLevels: GameBots<State, DarkAgesView> = {
  imagine,
  makers: levelMakers<State, DarkAgesView>(brings, weights),
  brings,
  weights,
  words: darkAgesWords,
  worth: chanceOf<State>(brings, weights),
  about: aboutLevels,
};
