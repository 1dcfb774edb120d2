// What a battle on the screen consists of; session.ts changes it, the parts draw it.

import type { Refusal } from '../../kernel/explain.ts';
import type { Odds, Offer, Scan } from '../../kernel/ruleset.ts';
import type { TableView } from '../../kernel/view.ts';
import type { Moment, TableState, TellingAt, Trouble } from '../table/protocol.ts';
import type { Selected } from './pointing.ts';
import type { Showing } from './step-player.ts';
import type { TurnPassed } from './trace/asking.ts';

export type View = TableView;
export type State = TableState<View>;

export interface BattleModel {
  /** The latest word of the table; null until a battle is open. */
  readonly state: State | null;
  /** What the board shows: behind `state` while steps are still being shown. */
  readonly view: View | null;
  readonly log: readonly TellingAt[];
  /** The step that is being shown. */
  readonly showing: Showing | null;
  /** The seat that decides where several share the screen: no hand is seen until it asks for its own. */
  readonly curtain: number | null;
  /** The place cursor of keyboard and screen reader. */
  readonly cursor: string | null;
  /** The place under the pointer. */
  readonly hovered: string | null;
  readonly selected: Selected | null;
  /** What waits for a confirmation. */
  readonly confirming: Offer | null;
  /** Several offers of which one is to be picked. */
  readonly picking: readonly Offer[];
  readonly odds: {
    readonly choice: string;
    /** How the decisions inside are taken; empty for the usual way. */
    readonly policy: string;
    readonly odds: Odds | null;
    readonly error: string;
  } | null;
  /** Short odds of all targets of the piece in hand, by choice. */
  readonly shortOdds: { readonly [choice: string]: Odds };
  /** What the offer being confirmed would allow next. */
  readonly peek: readonly Offer[];
  readonly way: readonly string[];
  readonly refusal: (Refusal & { readonly place: string | null; readonly card?: string }) | null;
  /** A place that was asked about without pointing at it: by a long press, or by a key. */
  readonly inspected: string | null;
  readonly scanned: Scan | null;
  /** Places lit by the log or a scan. */
  readonly lit: readonly string[];
  readonly moment: Moment<View> | null;
  /** What has passed since whoever decides here was last at work; null for nothing. */
  readonly passed: TurnPassed | null;
  /** The trace of it was asked for, or sent away; null: it is there until something is taken up or chosen. */
  readonly traceWish: boolean | null;
  /** Lines of the log that tell what is pointed at on the trace, and the places that light it there. */
  readonly told: readonly TellingAt[];
  readonly toldPlaces: readonly string[];
  readonly trouble: Trouble | null;
  /** Saving has failed; what was chosen since then may not be kept. */
  readonly unsaved: boolean;
  /** A request is on its way. */
  readonly busy: boolean;
}

/** What is let go when the cursor moves on; a piece in hand stays there. */
export const NOTHING_CONSIDERED = { confirming: null, picking: [], odds: null, peek: [], way: [] } as const;

/** What is forgotten whenever something new is to be decided. */
export const NOTHING_IN_HAND = {
  ...NOTHING_CONSIDERED,
  selected: null,
  shortOdds: {},
  refusal: null,
  inspected: null,
} as const;

/** What is forgotten besides when another person looks. */
export const NOTHING_ASKED = { hovered: null, scanned: null, lit: [] } as const;

export const empty: BattleModel = {
  ...NOTHING_IN_HAND,
  state: null,
  view: null,
  log: [],
  showing: null,
  curtain: null,
  cursor: null,
  hovered: null,
  scanned: null,
  lit: [],
  moment: null,
  passed: null,
  traceWish: null,
  told: [],
  toldPlaces: [],
  trouble: null,
  unsaved: false,
  busy: false,
};
