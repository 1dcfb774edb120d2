// Planted errors: one small change at a time in the rules or the tables of a game, and the question whether the proof notices.
// First everything is carried out once with marks at all places, so that an error is asked only what reaches it, rule cases
// first and then the cheapest. Errors are taken in an order that a seed makes; verdicts are kept in `.mutants`, and a run that
// was ended goes on. Those that nothing noticed are asked again about what was written since. A change that makes no difference to any game is
// listed in equivalent.txt with its reason and is not counted.
//   npm run mutants -- [how many: 200] [seed: 1] [part of a path] [--at-once 1] [--reach] [--unreached]
// `--reach` looks again what reaches what, which takes some minutes: places and parts that are new since it was looked are
// asked, or ask, everything of their game. `--unreached` lists the places that nothing reaches.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { manifests } from '../../src/games/manifests.ts';
import { allParts, type Heard, type Many, nameOf, type Part, type Reached } from './parts.ts';
import { marked, type Site, sitesOf, woven } from './sites.ts';
import { kept, makeTree, root, textOf, tracked, withError } from './tree.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'at-once': { type: 'string', default: '1' },
    reach: { type: 'boolean', default: false },
    unreached: { type: 'boolean', default: false },
  },
});
const [count = '200', seed = '1', only = ''] = positionals;

const RULES = /^src\/(families|games)\/[\w-]+\/(rules|tables)\/.*\.ts$/;
/** Files that hold words for people and no rule. */
const WORDS = /(\/tables\/(rulings|verbs)|\/rules\/question-words)\.ts$/;

interface Planted {
  readonly file: string;
  readonly site: Site;
}

const places: Planted[] = tracked
  .filter((file) => RULES.test(file) && !WORDS.test(file))
  .flatMap((file) => sitesOf(file, textOf(file)).map((site) => ({ file, site })));

// ---- what reaches what ----------------------------------------------------------------------------------------------

const known = path.join(kept, 'reached.json');

/** Carries out the whole proof once with marks. */
function look(): void {
  console.log(`${places.length} places; the whole proof once, to see what reaches them`);
  const numberOf = new Map(places.map(({ site }, i) => [site.key, i]));
  const tree = makeTree('marked', (file) => {
    const sites = places.filter((one) => one.file === file).map(({ site }) => site);
    const numbers = sites.map(({ key }) => numberOf.get(key) as number);
    return sites.length === 0 ? textOf(file) : marked(textOf(file), sites, numbers);
  });
  const begin = path.join(tree, 'begin.cjs');
  writeFileSync(begin, `globalThis.__reached = new Uint8Array(${places.length});\n`);
  const list = path.join(kept, 'reaching.json');
  writeFileSync(list, JSON.stringify(allParts(root)));
  const args = ['--require', begin, 'bench/mutants/proof.js', 'reach', list];
  const { status } = spawnSync(process.execPath, args, { cwd: tree, stdio: 'inherit' });
  if (status !== 0) throw new Error('the proof does not hold');
  const found = JSON.parse(readFileSync(list, 'utf8')) as Reached;
  writeFileSync(known, JSON.stringify({ ...found, keys: places.map(({ site }) => site.key) }));
}

mkdirSync(kept, { recursive: true });
if (values.reach || !existsSync(known)) look();
const reached = JSON.parse(readFileSync(known, 'utf8')) as Reached;
const loaded = Buffer.from(reached.atLoad, 'base64');
const has = (marks: Buffer, i: number): boolean => (marks[i >> 3] & (1 << (i & 7))) !== 0;

/** A line that was moved into another file is still the same place. */
const withoutFile = (key: string): string => key.slice(key.indexOf('|'));
const numbers = new Map(reached.keys.flatMap((key, i) => [[key, i] as const, [withoutFile(key), i] as const]));
const numberOf = ({ site }: Planted): number =>
  site.around === null ? -1 : (numbers.get(site.key) ?? numbers.get(withoutFile(site.key)) ?? -1);

const gamesOf = (file: string): string[] =>
  file.startsWith('src/families/commands') ? ['ancients', 'medieval', 'napoleonics'] : [file.split('/')[2]];

interface Known {
  readonly part: Part;
  readonly seconds: number;
  /** Null for a part that is new since it was looked. */
  readonly marks: Buffer | null;
  /** The games whose rules it reaches, as it plays. */
  readonly games: ReadonlySet<string>;
}

const lookedAt = statSync(known).mtimeMs;
const before = new Map(reached.parts.map((one) => [nameOf(one.part), one]));
const parts: Known[] = allParts(root).map((part) => {
  const found = before.get(nameOf(part));
  // What was written since may reach other places.
  if (found === undefined || statSync(path.join(root, part.file)).mtimeMs > lookedAt) {
    const game = /^cases\/([\w-]+)\//.exec(part.file)?.[1];
    const games = game ? [game] : manifests.map(({ id }) => id);
    return { part, seconds: found?.seconds ?? 30, marks: null, games: new Set(games) };
  }
  const marks = Buffer.from(found.marks, 'base64');
  const own = reached.keys.filter((_, i) => has(marks, i)).map((key) => key.split('/').slice(0, 3).join('/'));
  return {
    part,
    seconds: found.seconds,
    marks,
    games: new Set([...new Set(own)].flatMap((file) => gamesOf(`${file}/`))),
  };
});

/**
 * The parts that reach a place, cheap ones first. What is carried out as the games are loaded, or is not known, is asked all
 * that plays one of its games.
 */
function partsFor(planted: Planted): [Part, number][] {
  const i = numberOf(planted);
  const games = gamesOf(planted.file);
  const blind = i < 0 || has(loaded, i);
  return parts
    .filter(({ marks, games: own }) => (blind || marks === null ? games.some((game) => own.has(game)) : has(marks, i)))
    .sort((a, b) => Number(a.part.kind !== 'case') - Number(b.part.kind !== 'case') || a.seconds - b.seconds)
    .map(({ part, seconds }) => [part, seconds]);
}

// ---- the errors -----------------------------------------------------------------------------------------------------

const listOf = (file: string): Map<string, string> =>
  new Map(
    (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter((line) => line.includes(' :: '))
      .map((line) => line.split(' :: ') as [string, string]),
  );

/** Since when an error is known to have escaped the cases, or the tests: only what was written later is asked again. */
const escapes = path.join(kept, 'escapes.txt');
const escaped = listOf(escapes);
const began = Date.now();
const sort = (tests: boolean): string => (tests ? 'tests' : 'cases');

function hasEscaped(planted: Planted, tests: boolean): void {
  appendFileSync(escapes, `${sort(tests)} ${planted.site.key} :: ${began}\n`);
}

const written = new Map<string, number>();
function writtenAt(file: string): number {
  const at = written.get(file) ?? statSync(path.join(root, file)).mtimeMs;
  written.set(file, at);
  return at;
}

/** What is still to be asked about an error, of one sort of parts. */
function openParts(planted: Planted, tests: boolean): [Part, number][] {
  const since = Number(escaped.get(`${sort(tests)} ${planted.site.key}`) ?? 0);
  return partsFor(planted).filter(([part]) => (part.kind === 'test') === tests && writtenAt(part.file) > since);
}

const equivalent = listOf(path.join(import.meta.dirname, 'equivalent.txt'));
const verdicts = path.join(kept, 'verdicts.txt');
const noticed = listOf(verdicts);

const orderOf = ({ site }: Planted): string => createHash('sha256').update(`${seed} ${site.key}`).digest('hex');

/** Every place counts once; the order depends on the seed and the place alone, so that edits elsewhere leave it as it is. */
const drawn = places
  .filter(({ file }) => file.includes(only))
  .map((planted) => ({ planted, order: orderOf(planted) }))
  .sort((a, b) => (a.order < b.order ? -1 : 1))
  .map(({ planted }) => planted);

const shown = ({ file, site }: Planted): string => site.key.replace(file, `${file}:${site.line}`);

interface Outcome {
  /** What does not hold, or null. */
  readonly by: string | null;
  /** The file of it. */
  readonly file: string;
  readonly seconds: number;
}

/** Carries out parts in a tree as it stands. */
async function carryOut(tree: string, list: readonly (readonly [Part, number])[]): Promise<Outcome> {
  const listed = `${tree}.json`;
  writeFileSync(listed, JSON.stringify(list));
  const child = spawn(process.execPath, ['bench/mutants/proof.js', 'try', listed], { cwd: tree });
  let out = '';
  const hear = (chunk: Buffer): void => {
    out += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = Number(/^took (\S+)$/m.exec(out)?.[1] ?? 0);
  const lines = out.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('took '));
  const told = status === null ? 'does not end' : (lines.find((line) => /Error|: /.test(line)) ?? lines[0] ?? 'ends');
  const file = /^(\S+\.(?:test\.ts|case|record))/.exec(told)?.[1] ?? '';
  return { by: status === 0 ? null : told.replaceAll(' :: ', ' : '), file, seconds };
}

const tried = (tree: string, { file, site }: Planted, list: [Part, number][]): Promise<Outcome> => {
  const source = textOf(file);
  const wrong = source.slice(0, site.start) + site.text + source.slice(site.end);
  return withError(tree, file, wrong, () => carryOut(tree, list));
};

/** Files of tests that hold without an error, asked when they first notice one. */
const sound = new Set<string>();

/** The texts of the tree that last held. */
const held = path.join(kept, 'held.txt');
const digestNow = (): string => {
  const hash = createHash('sha256');
  for (const file of tracked) hash.update(textOf(file));
  return hash.digest('hex');
};

async function mustBeSound(tree: string, list: readonly (readonly [Part, number])[]): Promise<void> {
  const { by } = await carryOut(tree, list);
  if (by !== null) throw new Error(`the proof does not hold without any planted error: ${by}`);
  for (const [{ file }] of list) sound.add(file);
}

/** Errors that are not carried out as the games are loaded lie asleep in one tree, and one process wakes them in turn. */
const maySleep = (planted: Planted): boolean => numberOf(planted) >= 0 && !has(loaded, numberOf(planted));

/** Rule cases and golden games ask first, of all errors that can sleep in one process. */
async function askSleeping(
  queue: readonly Planted[],
  verdict: (planted: Planted, by: string, seconds: number) => void,
): Promise<void> {
  const tree = makeTree('asleep', (file) => {
    const own = queue.flatMap((planted, number) => (planted.file === file ? [{ site: planted.site, number }] : []));
    return own.length === 0 ? textOf(file) : woven(textOf(file), own);
  });
  const begin = path.join(tree, 'begin.cjs');
  writeFileSync(begin, 'globalThis.__planted = -1;\n');
  const list = `${tree}.json`;
  let many: Many[] = queue
    .map((planted, number) => ({ number, list: openParts(planted, false) }))
    .filter((one) => one.list.length > 0);
  while (many.length > 0) {
    writeFileSync(list, JSON.stringify(many));
    const child = spawn(process.execPath, ['--require', begin, 'bench/mutants/proof.js', 'many', list], { cwd: tree });
    let last: Heard | undefined;
    createInterface(child.stdout).on('line', (line) => {
      last = JSON.parse(line) as Heard;
      if (last.by === undefined) return;
      if (last.by !== null) verdict(queue[last.number], last.by, last.seconds);
      else if (!noticed.has(queue[last.number].site.key)) hasEscaped(queue[last.number], false);
    });
    const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
    const woken = last;
    if (status === 0 || woken === undefined) return;
    // Woken and never heard of again: it does not end, or it has spoiled the process.
    if (status === null && woken.by === undefined) verdict(queue[woken.number], 'does not end', 4);
    many = many.slice(many.findIndex(({ number }) => number === woken.number) + 1);
  }
}

async function plant(): Promise<void> {
  const counted = drawn.filter(({ site }) => !equivalent.has(site.key)).slice(0, Number(count));
  const last = counted.length === 0 ? -1 : drawn.indexOf(counted[counted.length - 1]);
  const same = last + 1 - counted.length;
  const asked = counted.filter(({ site }) => !noticed.has(site.key));
  let [done, spent] = [0, 0];
  const tell = (planted: Planted, by: string | null, seconds: number): void => {
    spent += seconds;
    done++;
    if (by !== null) {
      noticed.set(planted.site.key, by);
      appendFileSync(verdicts, `${planted.site.key} :: ${by}\n`);
    }
    const verdict = by === null ? `SURVIVED${planted.site.legality ? ' (legality)' : ''}` : 'killed';
    const how = by === null ? '' : ` (${by})`;
    console.log(`${done}/${asked.length} ${verdict} ${shown(planted)}${how} ${seconds.toFixed(1)} s`);
  };
  const trees = Array.from({ length: Number(values['at-once']) }, (_, i) => makeTree(`tree-${i + 1}`));
  if (asked.length > 0) {
    const simple = parts.filter(({ part }) => part.kind !== 'test');
    if (!existsSync(held) || readFileSync(held, 'utf8') !== digestNow())
      await mustBeSound(
        trees[0],
        simple.map(({ part, seconds }): [Part, number] => [part, seconds]),
      );
    writeFileSync(held, digestNow());
    await askSleeping(asked.filter(maySleep), tell);
  }
  /** Asks errors one by one, each in a tree of its own, about parts of one sort. */
  const askAlone = async (list: readonly Planted[], tests: boolean): Promise<void> => {
    const queue = [...list];
    const work = async (tree: string): Promise<void> => {
      for (let planted = queue.shift(); planted !== undefined; planted = queue.shift()) {
        const own = openParts(planted, tests);
        const { by, file, seconds } = await tried(tree, planted, own);
        const asking = own.filter(([part]) => part.file === file);
        if (by !== null && asking.length > 0 && !sound.has(file)) await mustBeSound(tree, asking);
        if (by === null) hasEscaped(planted, tests);
        if (by !== null || tests) tell(planted, by, seconds);
      }
    };
    await Promise.all(trees.map(work));
  };
  const unnoticed = (): Planted[] => asked.filter(({ site }) => !noticed.has(site.key));
  await askAlone(
    unnoticed().filter((planted) => !maySleep(planted)),
    false,
  );
  for (const planted of unnoticed()) console.log(`not noticed by a case or a golden game: ${shown(planted)}`);
  await askAlone(unnoticed(), true);
  const left = counted.filter(({ site }) => !noticed.has(site.key));
  for (const planted of left) console.log(`left: ${shown(planted)}`);
  const rooms = new Map<string, number>();
  for (const { file } of counted) {
    const room = file.split('/').slice(2, 4).join('/');
    rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  const killed = counted.length - left.length;
  console.log([...rooms].map(([room, n]) => `${room} ${n}`).join(', '));
  console.log(
    `${killed} of ${counted.length} planted errors were noticed (${((100 * killed) / Math.max(1, counted.length)).toFixed(1)} %), ` +
      `${left.filter(({ site }) => site.legality).length} of those left are in legality ` +
      `(${counted.filter(({ site }) => site.legality).length} planted there); ${same} changes make no difference; ` +
      `${asked.length} asked now, ${(spent / Math.max(1, asked.length)).toFixed(1)} s of processor time each`,
  );
}

if (values.unreached) {
  for (const planted of drawn.filter(maySleep))
    if (!parts.some(({ marks }) => marks !== null && has(marks, numberOf(planted)))) console.log(shown(planted));
} else await plant();
