// Who chooses for a seat without a person: a small player, here and at once, or one that thinks beside the table.

import { askBotOf, type GameBots, makeBotOf } from '../../bots/bot.ts';
import { levelPlayedBy, playedBy } from '../../bots/naming.ts';
import type { AnyTable } from '../../kernel/keeper.ts';
import { BY_LOT } from '../../kernel/seat-texts.ts';
import { LIMITS, type Sitter, type Thinkers } from './thinkers.ts';

export interface Mind {
  /** What a record says of it. */
  readonly playedBy: string;
  /** The text of a choice, at once or later. */
  choose(table: AnyTable): string | Promise<string>;
}

export function mindHere(bots: GameBots, name: string, seed: string): Mind {
  const bot = makeBotOf(bots, name, seed);
  if (!bot) throw new Error(`there is no computer player "${name}"`);
  return {
    playedBy: playedBy(bots, name),
    choose: (table) => table.ruleset.language.print(askBotOf(bots, bot, table)),
  };
}

/** It is told what its seat knows, and nothing else; it is loaded when it is first asked, so that nobody waits for it before. */
export const mindBeside = (thinkers: Thinkers, sitter: Sitter): Mind => ({
  playedBy: levelPlayedBy(sitter.bot, LIMITS[sitter.thinks]()),
  // A choice that is the only one needs no thought, but who has a plan wants to know of it.
  choose: ({ ruleset, state }) =>
    thinkers.ask({ sitter, known: ruleset.toJSON(ruleset.imagine(state, sitter.seat, BY_LOT)) }),
});
