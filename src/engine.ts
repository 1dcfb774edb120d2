// The engine's public face: the games, the driver, and the parts that clients use. Runs unchanged in Node and in browsers.

export { DiceError, ScriptedChance, SeededChance } from './kernel/chance.ts';
export { type GameRecord, outcomeText } from './kernel/game-record.ts';
export { type AnyTable, Keeper } from './kernel/keeper.ts';
export type { GameLists, ListedCard, ListedRule, ListedThing, RuleArgument } from './kernel/lists.ts';
export { NotationError } from './kernel/notation.ts';
export { parseRecord, printRecord, recordHead } from './kernel/record-notation.ts';
export { dicePrint, replay } from './kernel/replay.ts';
export type { Explanation, Odds, Prompt, Ruleset, ScenarioInfo, Start } from './kernel/ruleset.ts';
export { Table, TableError } from './kernel/table.ts';
export type { AnyRuleset, TableView } from './kernel/view.ts';
export { Watcher } from './kernel/watcher.ts';
export type { Moment, Seen, Step, TellingAt, WaitingRoll } from './kernel/watching.ts';
export {
  type Advice,
  type AdviceWish,
  type AdvisedPlan,
  type AnyBot,
  adviseAt,
  ancientsRules,
  askBot,
  type Bot,
  battalionRules,
  botNames,
  botNamesOf,
  darkAgesRules,
  type Expected,
  type GameBots,
  makeBot,
  medievalRules,
  napoleonicsRules,
  type Question,
  type Reason,
  rulesets,
  type Wanted,
  wantedAt,
} from './loaded.ts';
/** The other entry, `vexillum/search`: one file holds both, so that states pass from one to the other. */
export * as search from './search.ts';
