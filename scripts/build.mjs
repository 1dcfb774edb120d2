// Builds dist from src as rolldown.config.mjs says. Run as a program it reports what it made, or with --quiet only what went
// wrong, and with --types it writes the declarations of the package too; bin/vexillum.mjs calls it quietly, without the page,
// when dist is missing or out of date.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import configs from '../rolldown.config.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'dist');

function filesUnder(dir) {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

/**
 * Everything is written beside dist first and then moved file by file, so that a program started meanwhile never reads
 * half a file. Files take the time at which the build began: what is edited during a build counts as newer.
 */
export async function buildAll({ logLevel = 'silent', clean = false, page = false, types = false } = {}) {
  const began = new Date();
  const staging = path.join(root, `.dist-${process.pid}`);
  const staged = (place) => path.join(staging, path.relative(dist, place));
  try {
    for (const config of configs) {
      const { dir, file, ...output } = config.output;
      const place = dir ? { dir: staged(dir) } : { file: staged(file) };
      await build({ ...config, logLevel, output: { ...output, ...place } });
    }
    await writeSearch(staging);
    if (types) writeTypes(staged(path.join(dist, 'types')));
    if (page) {
      // Loaded only here: the terminal program builds itself without it.
      const vite = await import('vite');
      const configFile = path.join(root, 'vite.config.ts');
      await vite.build({ configFile, logLevel, build: { outDir: staged(path.join(dist, 'web')) } });
    }
    const made = filesUnder(staging);
    // The program's own entry last: it is the one whose time says how old dist is.
    made.sort((a, b) => Number(a.endsWith('main.js')) - Number(b.endsWith('main.js')));
    for (const name of made) {
      fs.utimesSync(path.join(staging, name), began, began);
      fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
      fs.renameSync(path.join(staging, name), path.join(dist, name));
    }
    if (clean) for (const name of filesUnder(dist)) if (!made.includes(name)) fs.rmSync(path.join(dist, name));
    return made;
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
  }
}

/** The second entry of the package gives the same things out of the same file, by their own names. */
async function writeSearch(staging) {
  const engine = path.join(staging, 'engine.js');
  if (!fs.existsSync(engine)) return;
  const { search } = await import(pathToFileURL(engine).href);
  const names = Object.keys(search).sort().join(', ');
  const text = `import { search } from './engine.js';\n\nexport const { ${names} } = search;\n`;
  fs.writeFileSync(path.join(staging, 'search.js'), text);
}

/** Declarations of both entries, by the compiler of the types. */
function writeTypes(outDir) {
  const compiler = fileURLToPath(import.meta.resolve('typescript/lib/tsc.js'));
  execFileSync(process.execPath, [compiler, '-p', path.join(root, 'tsconfig.types.json'), '--outDir', outDir], {
    stdio: 'inherit',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const quiet = process.argv.includes('--quiet');
  const began = performance.now();
  if (quiet) console.log('The page is being built; that takes a moment.');
  // Declarations are the package's: only what is packed needs them.
  const types = process.argv.includes('--types');
  const made = await buildAll({ logLevel: quiet ? 'silent' : 'warn', clean: true, page: true, types });
  if (!quiet) report(made, performance.now() - began);
}

function report(made, took) {
  for (const name of made.filter((file) => file.endsWith('.js')).sort()) {
    console.log(`dist/${name}  ${(fs.statSync(path.join(dist, name)).size / 1024).toFixed(1)} kB`);
  }
  console.log(`built in ${Math.round(took)} ms`);
}
