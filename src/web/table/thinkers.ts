// Computer players that take their time think beside the table, in a worker of their own: a script that computes hears no message, and the
// table must answer clicks meanwhile. They get what their seat knows and nothing else, and are ended by ending their worker. Where no
// worker can be made (tests in Node, old browsers) they think here.

import { type AnyBot, type GameBots, makeBotOf, questionIn } from '../../bots/bot.ts';
import { counted, type Limits, timed } from '../../bots/general/thinking.ts';
import type { Wanted } from '../../bots/general/wanted.ts';
import { whyNotBot } from '../../bots/naming.ts';
import { SeededChance } from '../../kernel/chance.ts';
import { copyInto, type KernelState } from '../../kernel/state.ts';
import type { AdviceRequest } from './advising.ts';
import { loadBots, loadGame } from './games.ts';
import type { Patience } from './protocol.ts';

/** Who is to think, and for which seat. */
export interface Sitter {
  readonly game: string;
  readonly bot: string;
  readonly seat: number;
  readonly seed: string;
  readonly thinks: Patience;
}

/** What it chooses is asked; `known` is all that its seat knows, as a state. */
export interface ThinkRequest {
  readonly sitter: Sitter;
  readonly known: unknown;
}

/** What is thought beside the table, in a worker of its own. */
export interface Beside<Request, Answer> {
  ask(request: Request): Promise<Answer>;
  /** Ends at once what is being thought: whoever waits for it hears of it by `Stopped`. */
  stop(): void;
}

export type Thinkers = Beside<ThinkRequest, string>;
/** Who tells what a player wanted. Another worker than the players': ending it ends no thought of the battle, and no plan is lost with it. */
export type Advisers = Beside<AdviceRequest, Wanted>;

export class Stopped extends Error {}

/** The most choices in imagined futures for one thought of a moment. */
const A_MOMENT = 3000;

export const LIMITS: { readonly [P in Patience]: () => Limits | undefined } = {
  second: () => timed(() => performance.now()),
  moment: () => counted(A_MOMENT),
  thorough: () => undefined,
};

/** A player with what it keeps between two questions; `of` is the battle it is for. */
interface Seated {
  readonly bot: AnyBot;
  readonly bots: GameBots;
  of: string;
  state: KernelState | null;
}

/** More than any table has seats. */
const MOST_SEATED = 8;
const seated = new Map<string, Seated>();

async function seatOf({ game, bot, seat, seed, thinks }: Sitter): Promise<Seated> {
  const key = [game, bot, seat, seed, thinks].join('\n');
  const before = seated.get(key);
  if (before) return before;
  const bots = await loadBots(game, bot);
  const made = makeBotOf(bots, bot, seed, LIMITS[thinks]());
  if (!made) throw new Error(`there is ${whyNotBot(bots, bot)}`);
  const one: Seated = { bot: made, bots, of: '', state: null };
  if (seated.size >= MOST_SEATED) seated.clear();
  seated.set(key, one);
  return one;
}

/** Thinks, in whatever worker this is. */
export async function answerThought(request: ThinkRequest): Promise<string> {
  const { sitter } = request;
  const one = await seatOf(sitter);
  const ruleset = await loadGame(sitter.game);
  const g = ruleset.fromJSON(request.known, new SeededChance(sitter.seed));
  const { state: _words, ...battle } = request.known as { readonly state: unknown };
  const of = JSON.stringify(battle);
  // What a player has prepared holds for one battle: the same state is written anew as long as it is the same.
  if (one.state === null || one.of !== of) one.state = g;
  else copyInto(one.state, g);
  one.state.chance = g.chance;
  one.of = of;
  return ruleset.language.print(one.bot.choose(questionIn(ruleset, one.bots, one.state)));
}

/** Thinking right here: nothing else is heard meanwhile. */
export const thinkersHere: Thinkers = { ask: answerThought, stop: () => {} };

/** Fetched when it is first asked for. */
async function answerAdvice(request: AdviceRequest): Promise<Wanted> {
  const { game, player } = request;
  const [ruleset, bots] = await Promise.all([loadGame(game), loadBots(game, player)]);
  return (await import('./wanted.ts')).answerAdvice(request, ruleset, bots);
}

export const advisersHere: Advisers = { ask: answerAdvice, stop: () => {} };

/** Either, in whatever worker this is. */
export const answerEither = (request: ThinkRequest | AdviceRequest): Promise<unknown> =>
  'turn' in request ? answerAdvice(request) : answerThought(request);

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export type ThinkAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** Thinking in a worker that is made when it is first needed, and anew after it was ended. */
export function thinkingBeside<Request, Answer>(make: () => Worker): Beside<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | null = null;
  let asked = 0;
  const drop = (error: Error): void => {
    worker?.terminate();
    worker = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  const begin = (): Worker => {
    const made = make();
    made.onmessage = ({ data }: MessageEvent<ThinkAnswer>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) one?.reject(new Error(data.error));
      else one?.resolve(data.value as Answer);
    };
    made.onerror = (event) => drop(new Error(event.message || 'the part of the page that thinks has stopped'));
    return made;
  };
  return {
    ask(request) {
      worker ??= begin();
      const id = ++asked;
      const posted = worker;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        posted.postMessage({ id, request });
      });
    },
    // An idle worker keeps what it has loaded.
    stop: () => waiting.size > 0 && drop(new Stopped('the thought was ended')),
  };
}
