// The engine for programs that look ahead: bare states, their choices, copies, samples of what a seat cannot know. Faster than
// a table, and without its checks. docs/library.md says what is stable.

export { ancientsRules } from './games/ancients/ruleset.ts';
export { battalionRules } from './games/battalion/ruleset.ts';
export { darkAgesRules } from './games/dark-ages/ruleset.ts';
export { medievalRules } from './games/medieval/ruleset.ts';
export { napoleonicsRules } from './games/napoleonics/ruleset.ts';
export { type Chance, OpenChance, ScriptedChance, SeededChance } from './kernel/chance.ts';
export { Choices, choiceOf, firstOf, secondOf, verbOf } from './kernel/choice.ts';
export { pending, run } from './kernel/procedure.ts';
export type { Ruleset, Start } from './kernel/ruleset.ts';
export { choicesInto, seatToDecide, stateHash, takeChoice } from './kernel/search.ts';
export { sampleState } from './kernel/seat-texts.ts';
export { copyInto, DRAW, type KernelState, RUNNING, WIN } from './kernel/state.ts';
export type { AnyRuleset, TableView } from './kernel/view.ts';
