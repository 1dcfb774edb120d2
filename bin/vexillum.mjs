#!/usr/bin/env node
// Starts the terminal program in dist; builds it first when it is missing or older than its sources.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const program = path.join(root, 'dist/cli/main.js');
const sources = path.join(root, 'src');

const changedAt = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Folders count too: a removed or renamed file changes only its folder. */
function newestUnder(dir) {
  let newest = changedAt(dir);
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestUnder(file) : changedAt(file));
  }
  return newest;
}

function outOfDate() {
  const built = changedAt(program);
  if (!fs.existsSync(sources)) return built === 0;
  const inputs = [path.join(root, 'package.json'), path.join(root, 'rolldown.config.mjs')].map(changedAt);
  return built < Math.max(newestUnder(sources), ...inputs);
}

function stop(...lines) {
  for (const line of lines) console.error(`vexillum: ${line}`);
  process.exit(1);
}

if (outOfDate()) {
  const found = fs.existsSync(program);
  if (!fs.existsSync(sources)) {
    stop('dist/cli/main.js is missing, and there is no src folder to build it from.', 'Install the package again.');
  }
  try {
    const { buildAll } = await import('../scripts/build.mjs');
    await buildAll();
  } catch (error) {
    const noRolldown = error?.code === 'ERR_MODULE_NOT_FOUND' && /rolldown/.test(error.message);
    if (!noRolldown) stop('the program could not be built from src:', error?.message ?? String(error));
    if (!found) {
      stop(
        'the program is not built yet (no dist/cli/main.js), and rolldown, which builds it, is not installed.',
        'Run "npm ci" (with the development packages) and try again.',
      );
    }
    console.error('vexillum: dist is older than src, and rolldown is not installed: running dist as it is.');
  }
}

await import(pathToFileURL(program).href);
