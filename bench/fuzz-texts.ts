// Damaged texts of every kind and game: each must be refused with its place or be a battle that can be played to its end, and
// none may take more than a second of processor time. npm run fuzz -- 100000; one kind: npm run fuzz -- 2000 position 7
// With --wire: pairs of battles that differ only in hidden things, at the agent door (bench/fuzz-wire.ts).

import fs from 'node:fs';
import { fuzzTexts, KINDS, type Kind } from '../tests/kit/damaged-texts.ts';
import { fuzzWire } from './fuzz-wire.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const FAULTS_TOLD = 5;

async function texts(): Promise<boolean> {
  const wanted = Number(words[0] ?? 20_000);
  const kinds = words[1] === undefined ? KINDS : KINDS.filter((kind) => kind === words[1]);
  const seed = Number(words[2] ?? 1);
  // Links and choices are short: most of the work goes where most can be wrong.
  const shares: { readonly [K in Kind]: number } = {
    sheet: 0.2,
    position: 0.35,
    record: 0.15,
    case: 0.15,
    army: 0.05,
    choice: 0.05,
    link: 0.05,
  };
  let sound = true;
  let all = 0;
  for (const kind of kinds) {
    const share = kinds.length === 1 ? 1 : shares[kind];
    let slowest = 0;
    let slow = 0;
    const count = await fuzzTexts(kind, Math.round(wanted * share), seed, async (text, work) => {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      const seconds = (user + system) / 1e6;
      slowest = Math.max(slowest, seconds);
      if (seconds > 1) {
        slow++;
        fs.writeFileSync(`${process.env['TMPDIR'] ?? '/tmp'}/vexillum-slow-${kind}-${slow}.txt`, text);
      }
    });
    all += count.texts;
    console.log(
      `${kind}: ${count.texts} texts, ${count.refused} refused, ${count.played} played (${count.decisions} decisions), ` +
        `${count.faults.length} faults, ${slow} over one second (the slowest took ${slowest.toFixed(2)} s)`,
    );
    for (const { game, why, text } of count.faults.slice(0, FAULTS_TOLD)) {
      console.log(`  ${game}: ${why}`);
      if (process.argv.includes('--show')) console.log(text.replace(/^/gm, '    | '));
    }
    if (count.faults.length > 0 || slow > 0) sound = false;
  }
  console.log(`${all} texts in all.`);
  return sound;
}

const sound = process.argv.includes('--wire')
  ? fuzzWire(Number(words[0] ?? 200), Number(words[1] ?? 1))
  : await texts();
process.exitCode = sound ? 0 : 1;
