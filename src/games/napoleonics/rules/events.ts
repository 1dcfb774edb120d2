// What Napoleonics tells beside the events of the family: squares, combined arms, units sent back by Short Supply
// [N Infantry Square; N Combined Arms Combat; N Short Supply].

import type { CommandsEvent, Standing, UnitGoes } from '../../../families/commands/rules/events.ts';
import type { State } from '../../../families/commands/rules/state.ts';
import type { EventSink, SecretsOf } from '../../../kernel/events.ts';

export type NapoleonicsEvent =
  | { readonly kind: 'supports'; readonly gun: Standing; readonly attacker: Standing; readonly hex: number }
  /** `place` is the number of the square on the side's track, `card` the one laid aside for it. */
  | {
      readonly kind: 'formsSquare';
      readonly side: number;
      readonly card?: number;
      readonly unit: Standing;
      readonly place: number;
    }
  | {
      readonly kind: 'squareFalls';
      readonly side: number;
      readonly card?: number;
      readonly unit: number;
      readonly place: number;
    }
  | {
      readonly kind: 'leavesSquare';
      readonly side: number;
      readonly card?: number;
      readonly unit: Standing;
      readonly place: number;
    }
  | { readonly kind: 'outOfSupply'; readonly side: number; readonly unit: Standing }
  /** It may be put back where it stood. */
  | ({ readonly kind: 'sentBack' } & UnitGoes);

/** Only the owner of the unit knows which card its square takes. */
export const SECRETS: SecretsOf<NapoleonicsEvent> = {
  formsSquare: { seat: 'side', members: ['card'] },
  squareFalls: { seat: 'side', members: ['card'] },
  leavesSquare: { seat: 'side', members: ['card'] },
};

export const told = (g: State): EventSink<CommandsEvent | NapoleonicsEvent> | null => g.sink;
