// The question that waits in a bare state, as a bot is asked it at a table: for measurements that play without one.

import type { Question } from '../src/bots/bot.ts';
import { Choices } from '../src/kernel/choice.ts';
import { pending } from '../src/kernel/procedure.ts';
import { choicesInto } from '../src/kernel/search.ts';
import type { KernelState } from '../src/kernel/state.ts';
import type { TableView } from '../src/kernel/view.ts';
import { botsOf, rulesets } from '../src/loaded.ts';

export function questionIn(g: KernelState, game: string): Question<KernelState, TableView> {
  const rules = rulesets.find(({ id }) => id === game);
  const bots = botsOf(game);
  const waiting = pending(g);
  if (!rules || !waiting?.decision) throw new Error('nobody is asked');
  const seat: number = waiting.decision.who(g, g.frames[g.depth]);
  const offered = new Choices();
  choicesInto(g, offered);
  let imagined: KernelState | undefined;
  return {
    seat,
    prompt: { seat, decision: waiting.name, secret: false, text: '' },
    choices: offered.toArray(),
    text: (value) => rules.language.print(value),
    view: () => rules.view(g, seat),
    imagine: (seed) => (imagined = bots.imagine(g, seat, seed, imagined)),
  };
}
