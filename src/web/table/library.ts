// What the page asks of the engine without a table: how a battle begins, for pictures, and what a text holds that somebody
// brings. One worker serves the whole page; it is started when it is first asked.

import type { TableView } from '../../kernel/view.ts';
import type { MusterQuestion } from '../muster/types.ts';
import type { LibraryAnswer, LibraryRequest, Role } from './messages.ts';
import type { BroughtBattle, TextFault } from './read-text.ts';
import { makeWorker } from './worker-table.ts';

type Wish = LibraryRequest extends infer R ? (R extends LibraryRequest ? Omit<R, 'id'> : never) : never;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let asked = 0;

function start(): Worker {
  const made = makeWorker();
  made.postMessage({ role: 'library' } satisfies Role);
  made.onmessage = ({ data }: MessageEvent<LibraryAnswer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) one?.reject(new Error(data.error));
    else one?.resolve(data.value);
  };
  made.onerror = (event) => {
    // The next question begins with a new one.
    worker = null;
    for (const one of waiting.values()) one.reject(new Error(event.message || 'the reader has stopped'));
    waiting.clear();
  };
  return made;
}

function ask<T>(wish: Wish): Promise<T> {
  worker ??= start();
  const reader = worker;
  const id = ++asked;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    reader.postMessage({ id, ...wish } as LibraryRequest);
  });
}

const views = new Map<string, Promise<TableView>>();

/** The table before the first turn, as anyone may see it. */
export function firstView(game: string, scenario: string): Promise<TableView> {
  let view = views.get(scenario);
  if (!view) {
    view = ask<TableView>({ kind: 'firstView', game, scenario });
    views.set(scenario, view);
    view.catch(() => views.delete(scenario));
  }
  return view;
}

/** What is asked of the engine while armies are mustered; muster/ask.ts has the questions by name. */
export const askMuster = <T>(question: MusterQuestion): Promise<T> => ask<T>({ kind: 'muster', question });

/** The battle in a text, or what is wrong with it and where. */
export const readText = (text: string, seed: string): Promise<BroughtBattle | TextFault> =>
  ask({ kind: 'readText', text, seed });
