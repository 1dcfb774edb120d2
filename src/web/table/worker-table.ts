// A table kept by workers of this browser, behind the interface that every table has.

import type { TableView } from '../../kernel/view.ts';
import type { AskName } from './asks.ts';
import type { FromWorker, Request, Role } from './messages.ts';
import type { GameTable, Trouble, Update } from './protocol.ts';
import { SentViews } from './sent-views.ts';

type View = TableView;

interface Waiting {
  readonly what: AskName;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export const makeWorker = (): Worker => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });

const CLOSED = 'the table is closed';

/** Milliseconds that a table which is closed is given to save the last choice. */
const LAST_SAVE = 3000;

/** Tables that are closed still save; the next one is opened after that, or it would find a battle of before. */
let closing: Promise<unknown> = Promise.resolve();

export function openWorkerTable(): GameTable<View> {
  const worker = makeWorker();
  const oddsWorker = makeWorker();
  const channel = new MessageChannel();
  worker.postMessage({ role: 'table', odds: channel.port1 } satisfies Role, [channel.port1]);
  oddsWorker.postMessage({ role: 'odds', table: channel.port2 } satisfies Role, [channel.port2]);

  const waiting = new Map<number, Waiting>();
  const updates = new Set<(update: Update<View>) => void>();
  const troubles = new Set<(trouble: Trouble) => void>();
  const sent = new SentViews();
  let asked = 0;
  let broken = '';
  let oddsBroken = '';
  let answered = false;

  const fail = (message: string): void => {
    broken = message;
    for (const one of waiting.values()) one.reject(new Error(message));
    waiting.clear();
    for (const listener of troubles) listener({ kind: 'table', message });
  };
  worker.onerror = (event) => fail(event.message || 'the part of the page that plays has stopped');
  // Odds are worked out beside the game: without them it goes on.
  oddsWorker.onerror = (event) => {
    oddsBroken = `odds cannot be counted now: ${event.message || 'the part that counts them has stopped'}`;
    for (const [id, one] of waiting) {
      if (one.what !== 'odds') continue;
      waiting.delete(id);
      one.reject(new Error(oddsBroken));
    }
  };
  worker.onmessageerror = () => fail('a message of the part that plays could not be read');
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'update') {
      const update = sent.unpack(data.update);
      for (const listener of updates) listener(update);
    } else if (data.kind === 'trouble') for (const listener of troubles) listener(data.trouble);
    else {
      answered = true;
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === 'answer') one?.resolve(sent.unpackAnswer(one.what, data.value));
      else one?.reject(new Error(data.message));
    }
  };

  const ask = <T>(what: AskName, ...args: readonly unknown[]): Promise<T> => {
    if (broken !== '') return Promise.reject(new Error(broken));
    if (what === 'odds' && oddsBroken !== '') return Promise.reject(new Error(oddsBroken));
    const id = ++asked;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { what, resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ id, ask: what, args } satisfies Request);
    });
  };

  return {
    open: (from) => closing.then(() => ask('open', from)),
    watch: (seat) => ask('watch', seat),
    choose: (number, choice) => ask('choose', number, choice),
    undo: () => ask('undo'),
    concede: (seat) => ask('concede', seat),
    enterDice: (faces) => ask('enterDice', faces),
    odds: (choice, policy) => ask('odds', choice, policy),
    numbers: (place) => ask('numbers', place),
    whyNot: (choice) => ask('whyNot', choice),
    whyNotAt: (from, to) => ask('whyNotAt', from, to),
    peek: (choice) => ask('peek', choice),
    way: (choice) => ask('way', choice),
    scan: (query) => ask('scan', query),
    landmarks: () => ask('landmarks'),
    typed: (text, after) => ask('typed', text, after),
    completions: (text) => ask('completions', text),
    moment: (number, seat) => ask('moment', number, seat),
    film: (from, until) => ask('film', from, until),
    wanted: (seat, at) => ask('wanted', seat, at),
    stopWanted: () => ask('stopWanted'),
    record: (whose) => ask('record', whose),
    position: (whose) => ask('position', whose),
    passThisTurn: () => ask('passThisTurn'),
    setPlayForced: (on) => ask('setPlayForced', on),
    onUpdate(listener) {
      updates.add(listener);
      return () => updates.delete(listener);
    },
    onTrouble(listener) {
      troubles.add(listener);
      return () => troubles.delete(listener);
    },
    close() {
      if (broken === CLOSED) return;
      oddsWorker.terminate();
      // Where nothing was ever answered, or all has failed, there is nothing to save.
      const mayHaveToSave = answered && broken === '';
      fail(CLOSED);
      if (!mayHaveToSave) return worker.terminate();
      const saved = new Promise<void>((resolve) => {
        const id = ++asked;
        waiting.set(id, { what: 'close', resolve: () => resolve(), reject: () => resolve() });
        worker.postMessage({ id, ask: 'close', args: [] } satisfies Request);
        setTimeout(resolve, LAST_SAVE);
      });
      const ended = saved.then(() => worker.terminate());
      closing = closing.then(() => ended);
    },
  };
}
