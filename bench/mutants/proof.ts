// The proof that runs in the tree with an error: rule cases one by one, golden games, and the tests of the rules, each as a
// part of its own. Ends with 1 at the first part that does not hold, and says which. Compiled by tree.ts; the parts to carry
// out come as a list, so that an error is asked only what reaches it.
//   node bench/mutants/proof.js reach FILE     carries out all, and writes what each part reached and cost
//   node bench/mutants/proof.js try FILE       carries out the parts listed there, each with its limit of processor time
//   node bench/mutants/proof.js many FILE      wakes sleeping errors one by one, with the parts for each

import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { type CaseDialect, runCases } from '../../src/lib/cases.ts';
import { rulesets } from '../../src/loaded.ts';
import { casesIn, type Heard, type Many, type Part, type Reached } from './parts.ts';
import { carryOut, place } from './tests.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [task, listed] = process.argv.slice(2);

const rulesOf = (game: string): Ruleset => {
  const found = rulesets.find(({ id }) => id === game);
  if (found === undefined) throw new Error(`no game ${game}`);
  return found as unknown as Ruleset;
};

const dialects = new Map<string, CaseDialect<KernelState>>();

async function dialectOf(game: string): Promise<CaseDialect<KernelState>> {
  const known = dialects.get(game);
  if (known !== undefined) return known;
  type Found = CaseDialect<KernelState> | ((game: unknown) => CaseDialect<KernelState>);
  const load = async (file: string): Promise<{ [name: string]: Found }> => await import(path.join(root, file));
  const own = await load(`src/games/${game}/text/cases.js`).catch(() => load('src/families/commands/text/cases.js'));
  const found = Object.entries(own).find(([name]) => name.endsWith('Cases'))?.[1];
  // That of a family depends on the game.
  const dialect = typeof found === 'function' ? found((rulesOf(game) as unknown as { game: unknown }).game) : found;
  if (dialect === undefined) throw new Error(`${game} has no cases`);
  dialects.set(game, dialect);
  return dialect;
}

const caseTexts = new Map<string, Map<string, string>>();

async function carryOutCase({ file, title = '' }: Part): Promise<void> {
  const game = file.split('/')[1];
  const texts = caseTexts.get(file) ?? casesIn(root, file);
  caseTexts.set(file, texts);
  for (const { failure } of runCases(texts.get(title) ?? '', rulesOf(game), await dialectOf(game)))
    if (failure !== null) throw new Error(`${title}: ${failure.message}`);
}

function carryOutRecord({ file }: Part): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  const ruleset = rulesOf(/^game: (\S+)$/m.exec(text)?.[1] ?? '');
  if (printRecord(replay(ruleset, parseRecord(text, ruleset)).record(), ruleset) !== text)
    throw new Error('replays otherwise');
}

async function carryOutPart(part: Part): Promise<void> {
  if (part.kind === 'case') return carryOutCase(part);
  if (part.kind === 'record') return carryOutRecord(part);
  await import(path.join(root, part.file.replace(/\.ts$/, '.js')));
  await carryOut();
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

declare global {
  /** Set where a marked place is reached. */
  var __reached: Uint8Array;
  /** The number of the error that is awake; -1 for none. */
  var __planted: number;
}

async function reach(): Promise<void> {
  const marks = globalThis.__reached;
  const pack = (): string => {
    const bits = new Uint8Array(Math.ceil(marks.length / 8));
    for (let i = 0; i < marks.length; i++) if (marks[i] !== 0) bits[i >> 3] |= 1 << (i & 7);
    marks.fill(0);
    return Buffer.from(bits).toString('base64');
  };
  const atLoad = pack();
  const parts: Reached['parts'][number][] = [];
  for (const part of JSON.parse(readFileSync(listed, 'utf8')) as Part[]) {
    const began = cpu();
    try {
      await carryOutPart(part);
    } catch (error) {
      const why = `without any planted error: ${part.file} ${place()}: ${(error as Error).message}`;
      if (part.kind === 'case') throw new Error(why);
      // A test that needs more than the rules, such as a packed library, is not asked: it reaches nothing.
      console.log(`left out, ${why}`);
      marks.fill(0);
    }
    parts.push({ part, seconds: cpu() - began, marks: pack() });
    if (part.kind === 'test' || parts.length % 500 === 0)
      console.log(`${parts.length} ${part.file} ${(cpu() - began).toFixed(1)} s`);
  }
  writeFileSync(listed, JSON.stringify({ keys: [], atLoad, parts } satisfies Reached));
}

/** Ends the process when a part takes much longer than it does without an error: a game that does not end. */
const GUARD = `
const { workerData } = require('node:worker_threads');
const limit = new Float64Array(workerData);
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1e6 > limit[0]) process.kill(process.pid, 'SIGKILL');
}, 250);
`;

function end(code: number): never {
  console.log(`took ${cpu().toFixed(2)}`);
  process.exit(code);
}

function guarded(): Float64Array {
  const limit = new Float64Array(new SharedArrayBuffer(8));
  limit[0] = cpu() + 20;
  new Worker(GUARD, { eval: true, workerData: limit.buffer }).unref();
  return limit;
}

/** What a part says is wrong, or null. */
async function fault(part: Part): Promise<string | null> {
  try {
    await carryOutPart(part);
    return null;
  } catch (error) {
    const where = part.kind === 'test' ? ` ${place()}` : '';
    return `${part.file}${where}: ${(error as Error).message}`.split('\n')[0].slice(0, 220);
  }
}

async function tryAll(): Promise<void> {
  const limit = guarded();
  for (const [part, seconds] of JSON.parse(readFileSync(listed, 'utf8')) as [Part, number][]) {
    limit[0] = cpu() + 4 + 5 * seconds;
    const wrong = await fault(part);
    if (wrong === null) continue;
    console.log(wrong);
    end(1);
  }
  end(0);
}

/**
 * Wakes one error after the other. What notices it must hold again when it sleeps: else something of it has been kept, and the
 * error is left to a process of its own.
 */
async function tryMany(): Promise<void> {
  const limit = guarded();
  for (const { number, list } of JSON.parse(readFileSync(listed, 'utf8')) as Many[]) {
    const began = cpu();
    say({ number, seconds: 0 });
    for (const [part, seconds] of list) {
      limit[0] = cpu() + 4 + 5 * seconds;
      globalThis.__planted = number;
      const by = await fault(part);
      globalThis.__planted = -1;
      if (by === null) continue;
      if ((await fault(part)) !== null) process.exit(2);
      say({ number, by, seconds: cpu() - began });
      break;
    }
    say({ number, by: null, seconds: cpu() - began });
  }
  process.exit(0);
}

function say(heard: Heard): void {
  writeSync(1, `${JSON.stringify(heard)}\n`);
}

const tasks = { reach, try: tryAll, many: tryMany };
await tasks[task as keyof typeof tasks]();
