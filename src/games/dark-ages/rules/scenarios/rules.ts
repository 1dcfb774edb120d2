// The special rules by key, and how a sheet's line becomes one [D Scenarios].

import type { HexBoard } from '../../../../lib/hex-board.ts';
import type { SheetRule } from '../../text/sheet-types.ts';
import { RuleArguments } from './rule-words.ts';
import { GROUND_RULES } from './rules-ground.ts';
import { UNIT_RULES } from './rules-units.ts';
import type { SpecialRule } from './special-rules.ts';

/** What a rule's arguments make of it. */
export type RuleMakers = { readonly [key: string]: (a: RuleArguments) => Omit<SpecialRule, 'key' | 'args'> };

const MAKERS: RuleMakers = { ...GROUND_RULES, ...UNIT_RULES };

export const RULE_KEYS = Object.keys(MAKERS);

/** The rule of a line of the sheet; throws a sentence when its key or arguments are wrong. */
export function makeRule({ key, args }: SheetRule, board: HexBoard, tags: readonly string[]): SpecialRule {
  if (!Object.hasOwn(MAKERS, key)) throw new Error(`no special rule is called ${key}`);
  const words = new RuleArguments(key, args, board, tags);
  const made = MAKERS[key](words);
  words.end();
  return { key, args, ...made };
}
