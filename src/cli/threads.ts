// Much work on several threads: each piece is played by a worker, or here when there is only one thread.

import { fileURLToPath } from 'node:url';

export interface Piece<T> {
  /** The place that its result belongs to. */
  readonly at: number;
  readonly task: T;
}

export interface Work<T, R> {
  /** The worker is `NAME/NAME.worker.ts`; built, it lies beside this file. */
  readonly name: string;
  /** The same work without a thread. */
  here(task: T): R;
}

/** Results are handed on as they come, whatever piece is done first; once it does not go on, what was begun is finished and nothing more is begun. */
export async function onThreads<T, R>(
  { name, here }: Work<T, R>,
  pieces: readonly Piece<T>[],
  threads: number,
  keep: (at: number, result: R) => void,
  goesOn: () => boolean = () => true,
): Promise<void> {
  if (pieces.length === 0) return;
  if (threads === 1) {
    for (const { at, task } of pieces) {
      if (!goesOn()) return;
      keep(at, here(task));
    }
    return;
  }
  const { Piscina } = await import('piscina');
  const fromSources = import.meta.url.endsWith('.ts');
  const pool = new Piscina({
    filename: fileURLToPath(
      new URL(fromSources ? `./${name}/${name}.worker.ts` : `./${name}.worker.js`, import.meta.url),
    ),
    minThreads: Math.min(threads, pieces.length),
    maxThreads: Math.min(threads, pieces.length),
    // Run from the sources, a thread needs the same loader as the program.
    ...(fromSources ? { execArgv: ['--import', 'tsx'] } : {}),
  });
  try {
    // Each thread takes the next piece that nobody has.
    const rest = pieces[Symbol.iterator]();
    const work = async (): Promise<void> => {
      while (goesOn()) {
        const next = rest.next();
        if (next.done) return;
        keep(next.value.at, (await pool.run(next.value.task)) as R);
      }
    };
    await Promise.all(Array.from({ length: Math.min(threads, pieces.length) }, work));
  } finally {
    await pool.destroy();
  }
}
