// The engine for programs that look ahead: bare states, their choices, copies, samples of what a seat cannot know. Faster than
// a table, and without its checks. docs/library.md says what is stable.

export { type Bot, type GameBots, type Question, questionIn } from './bots/bot.ts';
export { type Advice, type Adviser, advise } from './bots/general/advise.ts';
export { counted, type Limits, timed } from './bots/general/thinking.ts';
export { type Chance, OpenChance, ScriptedChance, SeededChance } from './kernel/chance.ts';
export { Choices, choiceOf, firstOf, secondOf, verbOf } from './kernel/choice.ts';
export { pending, run } from './kernel/procedure.ts';
export type { Ruleset, Start } from './kernel/ruleset.ts';
export { choicesInto, seatToDecide, stateHash, takeChoice } from './kernel/search.ts';
export { sampleState } from './kernel/seat-texts.ts';
export { copyInto, DRAW, type KernelState, RUNNING, WIN } from './kernel/state.ts';
export type { AnyRuleset, TableView } from './kernel/view.ts';
export {
  ancientsRules,
  battalionRules,
  botsOf,
  darkAgesRules,
  medievalRules,
  napoleonicsRules,
  rulesets,
} from './loaded.ts';
