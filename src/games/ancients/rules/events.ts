// What Ancients tells beside the events of the family: elephants on a rampage (rule 12, Elephant Retreat).

import type { DieRead } from '../../../families/commands/rules/dice-reading.ts';
import type { CommandsEvent, Standing } from '../../../families/commands/rules/events.ts';
import type { State } from '../../../families/commands/rules/state.ts';
import type { EventSink } from '../../../kernel/events.ts';

export type AncientsEvent =
  | { readonly kind: 'rampage'; readonly unit: Standing }
  | {
      readonly kind: 'tramples';
      readonly by: Standing;
      readonly unit: Standing;
      readonly hits: number;
      readonly dice: readonly DieRead[];
    }
  | {
      readonly kind: 'tramplesLeader';
      readonly by: Standing;
      readonly leader: Standing;
      readonly hit: boolean;
      readonly dice: readonly DieRead[];
    }
  /** `blocker` pays for the hexes that the elephants could not go. */
  | { readonly kind: 'blocksElephant'; readonly unit: Standing; readonly blocker: Standing; readonly short: number };

export const told = (g: State): EventSink<CommandsEvent | AncientsEvent> | null => g.sink;
