// The Historical Events by key, and how a sheet's line becomes one [D Scenarios].

import type { HexBoard } from '../../../../lib/hex-board.ts';
import type { SheetRule } from '../../text/sheet-types.ts';
import { ACTION_EVENTS } from './events-actions.ts';
import { GROUND_EVENTS } from './events-ground.ts';
import { RuleArguments } from './rule-words.ts';
import type { ScenarioEvent } from './special-rules.ts';

/** What an event's arguments make of it. */
export type EventMakers = { readonly [key: string]: (a: RuleArguments) => Omit<ScenarioEvent, 'key' | 'args'> };

const MAKERS: EventMakers = { ...GROUND_EVENTS, ...ACTION_EVENTS };

export const EVENT_KEYS = Object.keys(MAKERS);

/** The event of a line of the sheet; throws a sentence when its key or arguments are wrong. */
export function makeEvent({ key, args }: SheetRule, board: HexBoard, tags: readonly string[]): ScenarioEvent {
  if (!Object.hasOwn(MAKERS, key)) throw new Error(`no event is called ${key}`);
  const words = new RuleArguments(key, args, board, tags);
  const made = MAKERS[key](words);
  words.end();
  return { key, args, ...made };
}
