// All checks, the build and all tests. The checks and the build run side by side: neither needs the other. Whatever fails makes
// the whole fail, and the tests are not begun then.
import { spawn } from 'node:child_process';
import process from 'node:process';

const run = (command) =>
  new Promise((resolve) => {
    spawn(command, { shell: true, stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1));
  });

const codes = await Promise.all([run('npm run -s check'), run('npm run -s build -- --quiet')]);
process.exitCode = codes.find((code) => code !== 0) ?? (await run('npx vitest run'));
