// All checks, the build and all tests. What does not need the other runs side by side, in two lanes of about the same length.
// Whatever fails makes the whole fail, and the tests are not begun then.
import { spawn } from 'node:child_process';
import process from 'node:process';

const run = (command) =>
  new Promise((resolve) => {
    spawn(command, { shell: true, stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1));
  });

/** One command after the other as long as all is well; answers the code of the last one. */
async function lane(...commands) {
  for (const command of commands) {
    const code = await run(command);
    if (code !== 0) return code;
  }
  return 0;
}

const codes = await Promise.all([
  lane('npm run -s check:types', 'npm run -s check:layers', 'npm run -s check:unused'),
  lane('npm run -s build -- --quiet', 'npm run -s check:style'),
]);
process.exitCode = codes.find((code) => code !== 0) ?? (await run('vitest run'));
