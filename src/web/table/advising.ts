// Asks a computer player again what it wanted, in the worker that thinks: it gets what the seat knew where its turn began, and what of
// the turn all have seen.

import { type GameBots, questionIn } from '../../bots/bot.ts';
import { counted, type Limits, timed } from '../../bots/general/thinking.ts';
import { type TurnOf, type Wanted, wantedAtStart } from '../../bots/general/wanted.ts';
import { SeededChance } from '../../kernel/chance.ts';
import type { AnyRuleset } from '../../kernel/view.ts';

export interface AdviceRequest {
  readonly game: string;
  readonly player: string;
  readonly seed: string;
  /** As a record has it: `timed`, `counted`, `counted 3000`. */
  readonly mode: string;
  readonly turn: Pick<TurnOf, 'number' | 'chosen' | 'seen'>;
  readonly known: unknown;
  readonly forOthers: boolean;
}

/** A record may hold any word: what is none of these is counted. */
export function limitsOf(mode: string): Limits | undefined {
  if (mode === 'timed') return timed(() => performance.now());
  const work = Number(/^counted (\d+)$/.exec(mode)?.[1]);
  return work > 0 ? counted(work) : undefined;
}

export function answerAdvice(request: AdviceRequest, ruleset: AnyRuleset, bots: GameBots): Wanted {
  const { player, seed, mode, turn, known, forOthers } = request;
  const g = ruleset.fromJSON(known, new SeededChance(seed));
  const limits = limitsOf(mode);
  return wantedAtStart(questionIn(ruleset, bots, g), turn, {
    ruleset,
    bots,
    level: player,
    seed,
    forOthers,
    ...(limits ? { limits } : {}),
  });
}
