// A game between computer players on the bare state: no record, no events, no texts. Who measures may watch it.

import type { Chance } from '../kernel/chance.ts';
import { Choices } from '../kernel/choice.ts';
import { pending, run } from '../kernel/procedure.ts';
import type { Start } from '../kernel/ruleset.ts';
import { type KernelState, RUNNING } from '../kernel/state.ts';
import type { AnyRuleset } from '../kernel/view.ts';
import type { AnyBot, Imagining } from './bot.ts';

export interface BareGame {
  readonly ruleset: AnyRuleset;
  readonly start: Start;
  readonly chance: Chance;
  readonly imagining: Imagining<KernelState>;
  /** One for each seat. */
  readonly players: readonly AnyBot[];
  /** A game of more turns is left as it stands. */
  readonly maxTurns: number;
  readonly watch?: Watch;
}

/** Whoever looks on at a game; it may read the state and must not write it. */
export interface Watch {
  /** A seat is about to be asked; so many choices are on offer. */
  asked(g: KernelState, seat: number, offered: number): void;
  /** It has chosen, and nothing has happened yet. */
  chosen(g: KernelState, choice: number): void;
  /** The choice has been carried out, with the dice that it rolled. */
  taken(g: KernelState): void;
}

export function playBare(game: BareGame): { g: KernelState; decisions: number } {
  const { ruleset, imagining, players, maxTurns, watch } = game;
  const g = ruleset.start(game.start, game.chance);
  const imagined: (KernelState | undefined)[] = [];
  const offered = new Choices();
  let decisions = 0;
  while (g.outcome === RUNNING && g.turn <= maxTurns) {
    const waiting = pending(g);
    const decision = waiting?.decision;
    if (!waiting || !decision) throw new Error('nobody is asked, and the battle is not over');
    const frame = g.frames[g.depth];
    const seat: number = decision.who(g, frame);
    offered.clear();
    decision.choices(g, frame, offered);
    watch?.asked(g, seat, offered.count);
    const choice = players[seat].choose({
      seat,
      prompt: {
        seat,
        decision: waiting.name,
        secret: decision.secret === true,
        get text() {
          return ruleset.prompt(g).text;
        },
      },
      choices: offered.toArray(),
      text: (value) => ruleset.language.print(value),
      view: () => ruleset.view(g, seat),
      imagine: (own) => (imagined[seat] = imagining.imagine(g, seat, own, imagined[seat])),
    });
    if (!offered.has(choice)) {
      throw new Error(`${players[seat].name} chose what is not on offer: ${ruleset.language.print(choice)}`);
    }
    watch?.chosen(g, choice);
    decision.take(g, frame, choice);
    run(g);
    decisions++;
    watch?.taken(g);
  }
  return { g, decisions };
}
