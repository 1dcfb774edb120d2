// One match of the ladder: two games of a battle with the seats exchanged. It depends on what it is asked for only, never on the thread.

import { Observer, Thinking } from '../../bots/ladder/observer.ts';
import type { GameNote, MatchNote } from '../../bots/ladder/results.ts';
import type { Match } from '../../bots/ladder/schedule.ts';
import type { Start } from '../../kernel/ruleset.ts';
import { botsOf, seatBot } from '../bots.ts';
import { rulesetOf } from '../games.ts';
import { type Ending, playToEnd } from '../simulate/simulate-game.ts';

export interface MatchTask {
  readonly match: Match;
  readonly game: string;
  /** The battle's name in seeds. */
  readonly battle: string;
  readonly start: Start;
  /** Of `a` and of `b`. */
  readonly bots: readonly [string, string];
  readonly seed: string;
  readonly maxTurns: number;
  /** How often the dice of a choice are rolled again; 0 leaves chance in. */
  readonly samples: number;
}

/** A match, or the game of it that broke. */
export type MatchResult =
  | { readonly note: MatchNote; readonly broken: null }
  | {
      readonly note: null;
      readonly broken: { readonly message: string; readonly record: string; readonly game: number };
    };

export function playMatch(task: MatchTask): MatchResult {
  const { a, b, number } = task.match;
  const thinking = [new Thinking(), new Thinking()];
  const games: GameNote[] = [];
  for (let game = 0; game < 2; game++) {
    const { ending, observer } = playOne(task, game);
    if (ending.error !== null) return { note: null, broken: { ...ending.error, game } };
    games.push(noteOf(ending, observer, game));
    observer.thinking.forEach((one, i) => {
      thinking[i].turns.addAll(one.turns.kept());
      thinking[i].decisions.addAll(one.decisions.kept());
    });
  }
  const kept = thinking.map(({ turns, decisions }) => ({ turns: turns.kept(), decisions: decisions.kept() }));
  return { note: { a, b, number, games, thinking: kept }, broken: null };
}

function playOne(task: MatchTask, sideOfA: number): { ending: Ending; observer: Observer } {
  const { game, battle, start, maxTurns, samples } = task;
  const seed = `${task.seed}/${battle}/${task.match.fortunes[sideOfA]}`;
  const ruleset = rulesetOf(game);
  const bots = botsOf(game);
  const { brings } = bots;
  const sideOf = (seat: number): number => brings?.sideOf(seat) ?? seat % 2;
  const observer = new Observer({
    seed,
    sideOfA,
    sideOf,
    clock: (g) => brings?.clock(g) ?? g.turn,
    worth: bots.worth && samples > 0 ? (g, side) => bots.worth?.(g, side) ?? 0.5 : null,
    samples,
    now: () => performance.now(),
  });
  const player = (seat: number): number => (sideOf(seat) === sideOfA ? 0 : 1);
  const names = ruleset.seatNames.map((_, seat) => task.bots[player(seat)]);
  // A player's own seed goes with it from seat to seat.
  const ending = playToEnd({
    ruleset,
    start,
    seed,
    maxTurns,
    names,
    bots: () =>
      names.map((name, seat) => seatBot(name, `${seed}/player ${player(seat)} ${Math.floor(seat / 2)}`, game)),
    watched: { watch: observer, chance: observer.chance },
  });
  observer.turnOver();
  return { ending, observer };
}

const SIDES = ['top', 'bottom'];

function noteOf({ outcome, turns, decisions, seconds }: Ending, observer: Observer, sideOfA: number): GameNote {
  const won = outcome === SIDES[sideOfA];
  const ending = won ? 'won' : outcome === 'draw' ? 'drawn' : outcome === 'unfinished' ? 'unfinished' : 'lost';
  const { luck, standOff } = observer;
  return {
    ending,
    turns,
    decisions,
    seconds: Number(seconds.toFixed(4)),
    luck: luck === null ? null : Number(luck.toFixed(6)),
    standOff,
  };
}
