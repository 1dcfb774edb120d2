// Games between bots over all scenarios of some games, shared out over processes: what drill-against-random and balance
// have in common.

import { fork } from 'node:child_process';
import fs from 'node:fs';
import { General } from '../src/bots/general/general.ts';
import { counted, type Thinking } from '../src/bots/general/thinking.ts';
import { Table } from '../src/kernel/table.ts';
import { type AnyBot, askBot, botsOf, rulesets as games, makeBot } from '../src/loaded.ts';

export interface Bout {
  readonly scenario: string;
  /** The bots by seat: top, bottom. */
  readonly bots: readonly [string, string];
  readonly seed: string;
}

export interface Result extends Bout {
  /** The side that won, -1 for a draw, -2 when nobody had won after the last turn played. */
  readonly winner: number;
  readonly turns: number;
  readonly decisions: number;
  readonly milliseconds: number;
}

const MOST_TURNS = 400;

/**
 * A general whose counts stand in a file of trials, `@FILE#NAME`: an object of `Thinking` by names, each with the most choices for one thought
 * (`work`) if it is to be cut short. With them levels are tuned.
 */
function trialBot(name: string, seed: string, game: string): AnyBot {
  const [file, key] = name.slice(1).split('#');
  const trials: Record<string, Thinking & { readonly work?: number }> = JSON.parse(fs.readFileSync(file, 'utf8'));
  const thinking = trials[key];
  const { brings, worth } = botsOf(game);
  if (!thinking || !brings || !worth) throw new Error(`${name} cannot play ${game}`);
  return new General({
    name,
    seed,
    brings,
    thinking,
    policies: (battle) => [brings.policy(battle, 'steady'), brings.policy(battle, 'steady')],
    worth: () => ({ of: (g, seat) => worth(g, brings.sideOf(seat)) }),
    ...(thinking.work === undefined ? {} : { limits: counted(thinking.work) }),
  });
}

const need = (name: string, seed: string, game: string): AnyBot => {
  const bot = name.startsWith('@') ? trialBot(name, seed, game) : makeBot(name, seed, game);
  if (!bot) throw new Error(`${game} has no bot ${name}`);
  return bot;
};

/** The rulesets that were named, or all; `medieval/05` names one scenario. */
export function scenariosOf(names: readonly string[]): string[] {
  const all = games.flatMap((game) => game.scenarios.map(({ id }) => id));
  const found =
    names.length === 0 ? all : all.filter((id) => names.some((name) => id === name || id.startsWith(`${name}/`)));
  if (found.length === 0) throw new Error(`no scenario is called ${names.join(' ')}`);
  return found;
}

export function playBout({ scenario, bots, seed }: Bout): Result {
  const started = performance.now();
  const ruleset = games.find((game) => scenario.startsWith(`${game.id}/`));
  if (!ruleset) throw new Error(`no game has the scenario ${scenario}`);
  const table = new Table(ruleset, { start: { scenario }, seed });
  const seated = ruleset.seatNames.map((_, seat) => need(bots[seat % 2], `${seed} ${seat}`, ruleset.id));
  while (!table.over && table.state.turn < MOST_TURNS) table.choose(askBot(seated[table.seat], table));
  const { outcome, turn } = table.state;
  return {
    scenario,
    bots,
    seed,
    winner: outcome >= 2 ? outcome - 2 : outcome === 1 ? -1 : -2,
    turns: turn,
    decisions: table.number - 1,
    milliseconds: performance.now() - started,
  };
}

const SHARE = '--share';

/** What is done with each result as it comes, and when no further bout is begun (milliseconds of `performance.now`). */
export interface Playing {
  noted?(result: Result): void;
  readonly until?: number;
}

/** Plays all bouts in so many processes, each the next one that nobody plays yet. The script that calls it is started again for each process. */
export async function playAll(
  bouts: readonly Bout[],
  processes: number,
  { noted, until = Number.POSITIVE_INFINITY }: Playing = {},
): Promise<Result[]> {
  if (process.argv.includes(SHARE)) {
    process.on('message', (bout: Bout) => process.send?.(playBout(bout)));
    process.on('disconnect', () => process.exit(0));
    return new Promise(() => undefined);
  }
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from(
      { length: Math.min(processes, bouts.length) },
      (_, i) =>
        new Promise<void>((resolve, reject) => {
          const child = fork(process.argv[1], [...process.argv.slice(2), SHARE, String(i)]);
          const deal = (): void => {
            if (next < bouts.length && performance.now() < until) child.send(bouts[next++]);
            else child.disconnect();
          };
          child.on('message', (result: Result) => {
            results.push(result);
            noted?.(result);
            deal();
          });
          child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
          deal();
        }),
    ),
  );
  return results;
}

/** The 95 % interval of a share (Wilson). */
export function wilson(wins: number, of: number): [number, number] {
  const z = 1.96;
  const p = wins / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return [middle - half, middle + half];
}

export const percent = (p: number, digits = 2): string => `${(100 * p).toFixed(digits)} %`;
