// The thread of `vexillum ladder`.

import { type MatchResult, type MatchTask, playMatch } from './ladder-match.ts';

export default (task: MatchTask): MatchResult => playMatch(task);
