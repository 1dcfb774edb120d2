// The computer players of The Ford: one that plays at random, and one that keeps its men.

import type { State } from '../../games/ford/rules/state.ts';
import { type FordView, imagine } from '../../games/ford/telling/view.ts';
import type { Bot, GameBots } from '../bot.ts';
import { randomBot } from '../random.ts';

/** Fires its largest volley, and yields to three dice and more. */
const wary = (): Bot<State, FordView> => ({
  name: 'wary',
  choose: ({ prompt, choices, text, view }) => {
    const words = choices.map(text);
    const wanted =
      prompt.decision === 'play'
        ? (words.filter((word) => word.startsWith('play')).at(-1) ?? 'pass')
        : view().men[view().seat] > 1 && /volley of [34]/.test(prompt.text)
          ? 'yield'
          : 'stand';
    return choices[words.indexOf(wanted)];
  },
});

export const fordBots: GameBots<State, FordView> = {
  imagine,
  makers: {
    random: (seed) => randomBot(seed),
    wary,
  },
};
