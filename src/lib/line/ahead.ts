// What would be on offer after some choices, for who types several at once: found by making them in a copy. Nothing is said of
// what lies beyond dice, hidden cards or another seat's decision.

import { OpenChance } from '../../kernel/chance.ts';
import { Choices } from '../../kernel/choice.ts';
import { pending, run } from '../../kernel/procedure.ts';
import { choicesInto, seatToDecide } from '../../kernel/search.ts';
import { copyInto, RUNNING } from '../../kernel/state.ts';
import type { Watcher } from '../../kernel/watcher.ts';

/** The texts on offer to the watching seat when it has made these choices; none where they cannot be known or made. */
export function choicesAfter(watcher: Watcher, made: readonly string[]): string[] {
  if (!watcher.isMine || watcher.keeper.open) return [];
  const { table, ruleset } = watcher.keeper;
  if (made.length === 0) return watcher.choices();
  const copy = ruleset.spare(table.state);
  copyInto(copy, table.state);
  copy.chance = new OpenChance();
  for (const text of made) {
    const value = ruleset.language.read(text);
    const offered = offeredIn(copy);
    if (typeof value === 'string' || !offered.has(value)) return [];
    const { decision } = pending(copy) ?? {};
    if (!decision) return [];
    decision.take(copy, copy.frames[copy.depth], value);
    run(copy);
    const known = copy.waiting !== 1 && copy.outcome === RUNNING && copy.revealed === table.state.revealed;
    if (!known || seatToDecide(copy) !== watcher.seat) return [];
  }
  return offeredIn(copy)
    .toArray()
    .map((value) => ruleset.language.print(value));
}

function offeredIn(g: Watcher['keeper']['table']['state']): Choices {
  const out = new Choices();
  choicesInto(g, out);
  return out;
}
