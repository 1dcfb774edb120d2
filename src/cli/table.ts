// `vexillum table`: the agent door on standard input and output.

import { Door } from './door/door.ts';
import type { Io } from './io.ts';

export async function runTable(io: Io): Promise<void> {
  const door = new Door();
  while (!door.closed) {
    const line = await io.ask('');
    if (line === null) return;
    const answer = door.answer(line);
    if (answer !== '') io.out(`${answer}\n`);
    // Nothing more is read while nobody takes the answers.
    await io.taken();
  }
}
