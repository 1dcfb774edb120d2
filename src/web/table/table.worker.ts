// The engine in a worker. One worker keeps the battle; a second one, of the same script, works out odds, so that a long
// reckoning never holds up the game; a third answers what is asked without a table; a fourth, which the table makes when such a
// player sits down, lets computer players think; a fifth tells, on request, what one of them wanted. What is hidden stays in them.

import { SeededChance } from '../../kernel/chance.ts';
import type { Odds } from '../../kernel/ruleset.ts';
import type { TableView } from '../../kernel/view.ts';
import { messageOf } from './answers.ts';
import { answerAsk } from './asks.ts';
import { firstView } from './first-view.ts';
import { loadGame } from './games.ts';
import { Gathering } from './gathering.ts';
import { TableHost } from './host.ts';
import type { FromWorker, LibraryAnswer, LibraryRequest, OddsAnswer, OddsRequest, Request, Role } from './messages.ts';
import { readOrFault } from './read-text.ts';
import { getBattle, keepBattle } from './saved.ts';
import { SentViews } from './sent-views.ts';
import { advisersHere, answerEither, type ThinkAnswer, thinkersHere, thinkingBeside } from './thinkers.ts';

/** Old browsers make no worker inside of another. */
const canThinkBeside = typeof Worker !== 'undefined';

const post = (message: FromWorker): void => self.postMessage(message);

function beTable(port: MessagePort): void {
  const waiting = new Map<number, { resolve(odds: Odds): void; reject(error: Error): void }>();
  let asked = 0;
  port.onmessage = ({ data }: MessageEvent<OddsAnswer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) one?.reject(new Error(data.error));
    else one?.resolve(data.odds as Odds);
  };
  // A message to oneself: other requests that came meanwhile are heard first, and no timer holds it back.
  const turns = new MessageChannel();
  const resumes: (() => void)[] = [];
  turns.port1.onmessage = () => resumes.shift()?.();
  const sent = new SentViews();
  const gathering = new Gathering<TableView>((update) => post({ kind: 'update', update: sent.pack(update) }));
  const host = new TableHost({
    load: getBattle,
    save: keepBattle,
    odds(game, state, choice, policy) {
      const id = ++asked;
      const request: OddsRequest = { id, game, state, choice, policy };
      return new Promise<Odds>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        port.postMessage(request);
      });
    },
    thinkers: canThinkBeside ? thinkingBeside(makeThinker) : thinkersHere,
    advisers: canThinkBeside ? thinkingBeside(makeThinker) : advisersHere,
    update: (update) => gathering.add(update),
    trouble(trouble) {
      gathering.flush();
      post({ kind: 'trouble', trouble });
    },
    pause: () =>
      new Promise<void>((resolve) => {
        resumes.push(resolve);
        turns.port2.postMessage(0);
      }),
    now: () => Date.now(),
  });
  self.onmessage = async ({ data }: MessageEvent<Request>) => {
    const { id, ask, args } = data;
    try {
      const value = await answerAsk(host, ask, args);
      gathering.flush();
      // Packed when all that came before is: the page unpacks in the order of the messages.
      post({ kind: 'answer', id, value: sent.packAnswer(ask, value) });
    } catch (error) {
      gathering.flush();
      post({ kind: 'error', id, message: messageOf(error) });
    }
  };
}

/** A worker of this very script, beside the table's. */
function makeThinker(): Worker {
  const worker = new Worker(self.location.href, { type: 'module' });
  worker.postMessage({ role: 'thinker' } satisfies Role);
  return worker;
}

function beThinker(): void {
  self.onmessage = async ({
    data,
  }: MessageEvent<{ readonly id: number; readonly request: Parameters<typeof answerEither>[0] }>) => {
    const { id, request } = data;
    try {
      self.postMessage({ id, value: await answerEither(request) } satisfies ThinkAnswer);
    } catch (error) {
      self.postMessage({ id, error: messageOf(error) } satisfies ThinkAnswer);
    }
  };
}

function beOdds(port: MessagePort): void {
  port.onmessage = async ({ data }: MessageEvent<OddsRequest>) => {
    const { id, game, state, choice, policy } = data;
    try {
      const ruleset = await loadGame(game);
      const value = ruleset.language.read(choice);
      if (typeof value === 'string') throw new Error(value);
      const odds = ruleset.odds(ruleset.fromJSON(state, new SeededChance('odds')), value, policy);
      port.postMessage({ id, odds } satisfies OddsAnswer);
    } catch (error) {
      port.postMessage({ id, error: messageOf(error) } satisfies OddsAnswer);
    }
  };
}

async function answerOf(data: LibraryRequest): Promise<unknown> {
  switch (data.kind) {
    case 'firstView':
      return firstView(data.game, data.scenario);
    case 'readText':
      return readOrFault(data.text, data.seed);
    case 'muster':
      // Fetched with the game it belongs to.
      return (await import('./muster.ts')).answerMuster(data.question);
  }
}

function beLibrary(): void {
  self.onmessage = async ({ data }: MessageEvent<LibraryRequest>) => {
    const { id } = data;
    try {
      const value = await answerOf(data);
      self.postMessage({ id, value } satisfies LibraryAnswer);
    } catch (error) {
      self.postMessage({ id, error: messageOf(error) } satisfies LibraryAnswer);
    }
  };
}

self.onmessage = ({ data }: MessageEvent<Role>) => {
  if (data.role === 'table') beTable(data.odds);
  else if (data.role === 'odds') beOdds(data.table);
  else if (data.role === 'thinker') beThinker();
  else beLibrary();
};
