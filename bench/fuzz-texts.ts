// Damaged texts of every kind and game: each must be refused with its place or be a battle that can be played to its end, and
// none may take more than a second of processor time.
//   npm run fuzz -- 100000                  so many texts, in blocks of a thousand, each with a seed of its own from 1
//   npm run fuzz -- 1000 position 7         one kind, beginning with the seed 7; "all" stands for every kind
//   npm run fuzz -- 100000 --keep FILE      writes every finished block to the file; what is there is not run again
// With --wire: pairs of battles that differ only in hidden things, at the agent door (bench/fuzz-wire.ts).

import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { fuzzTexts, KINDS, type Kind } from '../tests/kit/damaged-texts.ts';
import { fuzzWire } from './fuzz-wire.ts';

const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { wire: { type: 'boolean' }, show: { type: 'boolean' }, keep: { type: 'string' } },
});

const FAULTS_TOLD = 20;
const BLOCK = 1000;

/** Links and choices are short: most of the work goes where most can be wrong. */
const SHARES: { readonly [K in Kind]: number } = {
  sheet: 0.2,
  position: 0.35,
  record: 0.15,
  case: 0.15,
  army: 0.05,
  choice: 0.05,
  link: 0.05,
};

interface Block {
  readonly kind: Kind;
  readonly seed: number;
  readonly texts: number;
  readonly refused: number;
  readonly played: number;
  readonly decisions: number;
  /** Seconds of processor time: the slowest text, and how many took more than one. */
  readonly slowest: number;
  readonly slow: number;
  readonly faults: readonly { readonly game: string; readonly why: string; readonly text: string }[];
}

async function runBlock(kind: Kind, texts: number, seed: number): Promise<Block> {
  let [slowest, slow] = [0, 0];
  const count = await fuzzTexts(kind, texts, seed * KINDS.length + KINDS.indexOf(kind), async (text, work) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    slowest = Math.max(slowest, seconds);
    if (seconds > 1) {
      slow++;
      console.log(`${kind}, seed ${seed}: ${seconds.toFixed(2)} s for`);
      console.log(text.replace(/^/gm, '    | '));
    }
  });
  const faults = count.faults.map(({ game, why, text }) => ({ game, why, text }));
  return { ...count, kind, seed, slowest, slow, faults };
}

const readKept = (file: string | undefined): Block[] =>
  file === undefined || !fs.existsSync(file)
    ? []
    : fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Block);

async function texts(): Promise<boolean> {
  const wanted = Number(words[0] ?? 20_000);
  const kinds = words[1] === undefined || words[1] === 'all' ? KINDS : KINDS.filter((kind) => kind === words[1]);
  const first = Number(words[2] ?? 1);
  const kept = readKept(flags.keep);
  const done: Block[] = [];
  for (let left = wanted, seed = first; left > 0; left -= BLOCK, seed++) {
    for (const kind of kinds) {
      const size = Math.round(Math.min(left, BLOCK) * (kinds.length === 1 ? 1 : SHARES[kind]));
      const before = kept.find((one) => one.kind === kind && one.seed === seed && one.texts === size);
      const block = before ?? (await runBlock(kind, size, seed));
      if (!before && flags.keep !== undefined) fs.appendFileSync(flags.keep, `${JSON.stringify(block)}\n`);
      done.push(block);
    }
  }
  let sound = true;
  for (const kind of kinds) {
    const own = done.filter((block) => block.kind === kind);
    const sum = (key: 'texts' | 'refused' | 'played' | 'decisions' | 'slow'): number =>
      own.reduce((all, block) => all + block[key], 0);
    const faults = own.flatMap(({ seed, faults }) => faults.map((fault) => ({ ...fault, seed })));
    console.log(
      `${kind}: ${sum('texts')} texts, ${sum('refused')} refused, ${sum('played')} played (${sum('decisions')} decisions), ` +
        `${faults.length} faults, ${sum('slow')} over one second ` +
        `(the slowest took ${Math.max(...own.map(({ slowest }) => slowest)).toFixed(2)} s)`,
    );
    for (const { seed, game, why, text } of faults.slice(0, FAULTS_TOLD)) {
      console.log(`  seed ${seed}, ${game}: ${why}`);
      if (flags.show) console.log(text.replace(/^/gm, '    | '));
    }
    if (faults.length > 0 || sum('slow') > 0) sound = false;
  }
  console.log(`${done.reduce((all, block) => all + block.texts, 0)} texts in all.`);
  return sound;
}

const sound = flags.wire ? fuzzWire(Number(words[0] ?? 200), Number(words[1] ?? 1)) : await texts();
process.exitCode = sound ? 0 : 1;
