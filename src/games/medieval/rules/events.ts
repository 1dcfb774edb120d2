// What Medieval tells beside the events of the family: tokens and inspired actions, the Parthian shot, gates and camps, dice for
// the first move [M Inspired Actions; M Parthian Shot; M City Gate; M Camp].

import type { DieRead } from '../../../families/commands/rules/dice-reading.ts';
import type { CommandsEvent, Standing } from '../../../families/commands/rules/events.ts';
import type { State } from '../../../families/commands/rules/state.ts';
import type { EventSink } from '../../../kernel/events.ts';

/** What a token is spent on. */
export type TokenUse = 'die' | 'flag' | 'leader' | 'action';

export type MedievalEvent =
  /** `tokens` are those it has afterwards, `spent` those it has spent this turn. */
  | {
      readonly kind: 'spendsToken';
      readonly side: number;
      readonly use: TokenUse;
      readonly tokens: number;
      readonly spent: number;
    }
  | { readonly kind: 'gainsToken'; readonly side: number; readonly tokens: number; readonly spent: number }
  | { readonly kind: 'acts'; readonly side: number; readonly action: number }
  | { readonly kind: 'firesBack'; readonly by: Standing; readonly unit: Standing; readonly count: number }
  | { readonly kind: 'storms'; readonly unit: Standing; readonly hex: number }
  /** `led` is whether a leader is with the unit. */
  | {
      readonly kind: 'stormed';
      readonly unit: Standing;
      readonly hex: number;
      readonly opened: boolean;
      readonly led: boolean;
      readonly dice: readonly DieRead[];
    }
  | { readonly kind: 'clears'; readonly side: number; readonly hex: number }
  | {
      readonly kind: 'rollsToBegin';
      readonly side: number;
      readonly helmets: number;
      readonly dice: readonly DieRead[];
    }
  | { readonly kind: 'begins'; readonly side: number };

export const told = (g: State): EventSink<CommandsEvent | MedievalEvent> | null => g.sink;
