// Planted errors: one small change at a time in the rules or the tables of a game, and the question whether the proof notices.
// All happens in a copy of the tree, which is thrown away. A change that makes no difference to any game is listed in
// equivalent.txt with its reason and is not counted.
//   npm run mutants -- [how many: 200] [seed: 1] [part of a path]

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { manifests } from '../../src/games/manifests.ts';
import { makeRandom } from '../../tests/kit/random.ts';
import { type Site, sitesOf } from './sites.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [count = '200', seed = '1', part = ''] = process.argv.slice(2);

/** Seconds of processor time after which a game that does not end counts as noticed. */
const MOST_SECONDS = 150;

const tracked = execFileSync('git', ['ls-files', 'src', 'tests', 'cases', 'bench', 'package.json', 'tsconfig.json'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

const RULES = /^src\/(families|games)\/[\w-]+\/(rules|tables)\/.*\.ts$/;
/** Tables that hold words for people and no rule. */
const WORDS = /\/tables\/(rulings|verbs)\.ts$/;
const files = tracked.filter((file) => RULES.test(file) && !WORDS.test(file) && file.includes(part));

const equivalent = new Map(
  readFileSync(path.join(import.meta.dirname, 'equivalent.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' :: ') as [string, string])
    .map(([key, reason]) => [key, reason]),
);

/** A change by what it is, not by the number of its line, so that the list of equivalents outlives other edits. */
const keyOf = (file: string, source: string, site: Site): string =>
  `${file} | ${source.split('\n')[site.line - 1].trim()} | ${site.what}`;

const gamesOf = (file: string): string[] =>
  file.startsWith('src/families/commands') ? ['ancients', 'medieval', 'napoleonics'] : [file.split('/')[2]];

const copy = mkdtempSync(path.join(os.tmpdir(), 'vexillum-mutants-'));
try {
  for (const file of tracked) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const proof = (games: readonly string[]): { readonly status: number; readonly out: string } => {
    const command = `ulimit -t ${MOST_SECONDS}; exec "${process.execPath}" --import tsx bench/mutants/proof.ts ${games.join(' ')}`;
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(copy, 'bench/mutants/tsconfig.json') };
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: copy, env, encoding: 'utf8' });
    return {
      status: status ?? 1,
      out: stdout.trim().split('\n')[0] || stderr.trim().split('\n').at(-1) || 'does not end',
    };
  };

  const sound = proof(
    manifests.map(({ id }) => id).filter((game) => files.some((file) => gamesOf(file).includes(game))),
  );
  if (sound.status !== 0) throw new Error(`the proof fails without any planted error: ${sound.out}`);

  // Every file counts by the number of its places; each place is taken at most once.
  const places = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return sitesOf(file, source).map((site) => ({ file, source, site }));
  });
  const random = makeRandom(Number(seed));
  let [killed, left, same] = [0, 0, 0];
  while (killed + left < Number(count) && places.length > 0) {
    const [{ file, source, site }] = places.splice(random(places.length), 1);
    const key = keyOf(file, source, site);
    if (equivalent.has(key)) {
      same++;
      continue;
    }
    writeFileSync(path.join(copy, file), source.slice(0, site.start) + site.text + source.slice(site.end));
    const { status, out } = proof(gamesOf(file));
    writeFileSync(path.join(copy, file), source);
    if (status === 0) left++;
    else killed++;
    console.log(
      `${status === 0 ? 'SURVIVED' : 'killed  '} ${key.replace(file, `${file}:${site.line}`)}${status === 0 ? '' : ` (${out})`}`,
    );
  }
  const share = ((100 * killed) / Math.max(1, killed + left)).toFixed(1);
  console.log(
    `${killed} of ${killed + left} planted errors were noticed (${share} %); ${same} changes make no difference.`,
  );
  process.exitCode = 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
