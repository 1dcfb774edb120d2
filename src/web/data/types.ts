// The data that the page is built with; see build.ts.

import type { RulingInfo, ScenarioInfo } from '../../kernel/ruleset.ts';

export interface ShelfGame {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: string;
  readonly battles: readonly ScenarioInfo[];
  readonly rulings: readonly RulingInfo[];
}

export type Shelf = readonly ShelfGame[];
