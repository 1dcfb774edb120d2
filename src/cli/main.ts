// The terminal program: runs at import.

import { BAD_INPUT } from './errors.ts';
import { processIo } from './io.ts';
import { runProgram } from './program.ts';

// A reader that goes away (`vexillum list | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const why = error.code === 'ENOSPC' ? 'there is no room left' : error.message;
  process.stderr.write(`vexillum: the output cannot be written: ${why}\n`);
  process.exit(BAD_INPUT);
});

// Nobody can be told about it.
process.stderr.on('error', () => process.exit(BAD_INPUT));

process.exitCode = await runProgram(process.argv.slice(2), processIo());
