// The thread of `vexillum simulate`.

import { type GameResult, playGames, type SimulationTask } from './simulate-game.ts';

export default (task: SimulationTask): GameResult[] => playGames(task);
