// The terminal program: runs at import.

import { processIo } from './io.ts';
import { runProgram } from './program.ts';

// A reader that goes away (`vexillum list | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runProgram(process.argv.slice(2), processIo());
