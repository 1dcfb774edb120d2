// Damaged texts: valid texts of every kind and game are changed at random. Each must be refused with its place or be a battle
// that can be played to its end. Used by a test with a fixed seed and by `npm run fuzz`.

import fs from 'node:fs';
import path from 'node:path';
import { manifests as cliGames } from '../../src/cli/manifests.ts';
import { commandsCases } from '../../src/families/commands/text/cases.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { readyArmy } from '../../src/games/battalion/tables/armies.ts';
import { factions } from '../../src/games/battalion/tables/tables.ts';
import { battalionCases } from '../../src/games/battalion/text/cases.ts';
import { parseArmy, printArmy } from '../../src/games/battalion/text/sheet-army.ts';
import { darkAgesCases } from '../../src/games/dark-ages/text/cases.ts';
import { medieval } from '../../src/games/medieval/index.ts';
import { napoleonics } from '../../src/games/napoleonics/index.ts';
import { DiceError, SeededChance } from '../../src/kernel/chance.ts';
import { NotationError } from '../../src/kernel/notation.ts';
import { runWithin } from '../../src/kernel/procedure.ts';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { Table, TableError } from '../../src/kernel/table.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { type CaseDialect, runCases } from '../../src/lib/cases.ts';
import { encodeText, LinkError, readLink } from '../../src/web/app/links.ts';
import { readText } from '../../src/web/table/read-text.ts';
import { choicesOf } from './play.ts';
import { makeRandom } from './random.ts';

export const KINDS = ['sheet', 'position', 'record', 'case', 'army', 'choice', 'link'] as const;
export type Kind = (typeof KINDS)[number];

type Random = (below: number) => number;

/** A text with all that is needed to read it again. */
export interface Sample {
  readonly kind: Kind;
  readonly rules: AnyRuleset;
  readonly text: string;
  /** For a choice: the battle in which it is on offer. */
  readonly battle?: Table<KernelState, unknown>;
}

export type Verdict =
  | { readonly is: 'refused' }
  | { readonly is: 'played'; readonly decisions: number }
  | { readonly is: 'fault'; readonly why: string };

const rulesets = cliGames.map((game) => game.rules);
const root = path.resolve(import.meta.dirname, '../../cases');

/** A table after so many random choices. */
function tableAt(rules: AnyRuleset, random: Random, most: number): Table<KernelState, unknown> {
  const scenario = rules.scenarios[random(rules.scenarios.length)].id;
  const rulings = random(3) === 0 && rules.rulings.length > 0 ? [rules.rulings[random(rules.rulings.length)].key] : [];
  const table = new Table(rules, { start: { scenario, options: rulings }, seed: `fuzz ${random(1e6)}` });
  for (let n = random(most); n > 0 && !table.over; n--) {
    const values = table.values();
    table.choose(values[random(values.length)]);
  }
  return table as unknown as Table<KernelState, unknown>;
}

const caseFiles = new Map<string, readonly string[]>();

function casesOf(game: string): readonly string[] {
  let cases = caseFiles.get(game);
  if (!cases) {
    const folder = path.join(root, game);
    cases = fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.case'))
      .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split(/^===+\s*$/m))
      .map((text) => (text.trimStart().startsWith('vexillum') ? text : `vexillum 1 case\n${text.trimStart()}`));
    caseFiles.set(game, cases);
  }
  return cases;
}

/** A valid text of a kind. */
export async function makeSample(kind: Kind, random: Random): Promise<Sample> {
  const rules = rulesets[random(rulesets.length)];
  switch (kind) {
    case 'sheet':
      return { kind, rules, text: rules.sheetText(rules.scenarios[random(rules.scenarios.length)].id) };
    case 'position':
      return { kind, rules, text: rules.positionText(tableAt(rules, random, 250).state) };
    case 'record':
      return { kind, rules, text: printRecord(tableAt(rules, random, 60).record(), rules) };
    case 'case': {
      const cases = casesOf(rules.id);
      return { kind, rules, text: cases[random(cases.length)] };
    }
    case 'army': {
      const faction = factions[random(factions.length)];
      const units = readyArmy(faction.key, 3 + random(10));
      const battalion = rulesets.find(({ id }) => id === 'battalion') as AnyRuleset;
      return { kind, rules: battalion, text: printArmy({ faction: faction.key, name: 'An army', units }) };
    }
    case 'choice': {
      let battle = tableAt(rules, random, 120);
      while (battle.over) battle = tableAt(rules, random, 20);
      const choices = battle.choices();
      return { kind, rules, battle, text: choices[random(choices.length)] };
    }
    case 'link': {
      const table = tableAt(rules, random, 30);
      const text = random(2) === 0 ? rules.positionText(table.state) : printRecord(table.record(), rules);
      return { kind, rules, text };
    }
  }
}

const ODD = [
  ...['none', 'rest', 'all', '-', '-1', '0', '1', '2', '7', '12', '13', '99', '100', '32767', '-32768', '65536', '1e9'],
  ...['constructor', '__proto__', 'toString', 'A1', 'I13', 'Z99', 'F6', 'top', 'bottom', 'lost', 'over', 'nothing'],
  ...[
    ';',
    ':',
    ',',
    '{',
    '}',
    '"',
    '\\',
    '#',
    '|',
    '/',
    '=',
    '\t',
    '\u2028',
    '\u0000',
    '\u001b[2J',
    'é',
    '𝄞',
    '===',
    'x',
  ],
];

/** Changes a text once. */
function damageOnce(text: string, random: Random): string {
  const at = random(text.length + 1);
  const words = text.split(/(\s+)/);
  const lines = text.split('\n');
  const word = (): number => random(Math.ceil(words.length / 2)) * 2;
  switch (random(16)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + random(3));
    case 1:
      return text.slice(0, at) + ODD[random(ODD.length)] + text.slice(at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(32 + random(95)) + text.slice(at + 1);
    case 3:
    case 4:
      words[word()] = ODD[random(ODD.length)];
      return words.join('');
    case 5:
    case 6: {
      // A number, a hex, a name in the place of another.
      const [a, b] = [word(), word()];
      words[a] = words[b];
      return words.join('');
    }
    case 7: {
      const [a, b] = [word(), word()];
      [words[a], words[b]] = [words[b], words[a]];
      return words.join('');
    }
    case 8:
      lines.splice(random(lines.length), 1);
      return lines.join('\n');
    case 9:
      lines.splice(random(lines.length), 0, lines[random(lines.length)]);
      return lines.join('\n');
    case 10: {
      const [a, b] = [random(lines.length), random(lines.length)];
      [lines[a], lines[b]] = [lines[b], lines[a]];
      return lines.join('\n');
    }
    case 11:
      return random(4) === 0 ? text.slice(0, at) : text;
    case 12: {
      // The same over and over, now and then very often: reading must stay in proportion.
      const piece = text.slice(at, at + 1 + random(30));
      const most = random(8) === 0 ? 100_000 : 2000;
      return text.slice(0, at) + piece.repeat(1 + random(Math.ceil(most / Math.max(1, piece.length)))) + text.slice(at);
    }
    case 13:
      // Another strength, another side.
      return text.slice(0, at) + text.slice(at).replace(/\btop\b|\bbottom\b|\/\d/, ODD[random(ODD.length)]);
    default: {
      // Another number.
      const numbers = [...text.matchAll(/\d+/g)];
      if (numbers.length === 0) return text;
      const one = numbers[random(numbers.length)];
      const value = [Number(one[0]) + 1, Math.max(0, Number(one[0]) - 1), random(20), random(200)][random(4)];
      return text.slice(0, one.index) + String(value) + text.slice(one.index + one[0].length);
    }
  }
}

export function damage(text: string, random: Random): string {
  let out = text;
  for (let n = 1 + random(3); n > 0; n--) out = damageOnce(out, random);
  return out;
}

/** The text of a sample with damage. In a link, the battle inside is damaged or the letters of the link itself. */
async function damaged({ kind, text }: Sample, random: Random): Promise<string> {
  if (kind !== 'link') return damage(text, random);
  return random(3) === 0
    ? damage(`record.${await encodeText(text)}`, random)
    : `record.${await encodeText(damage(text, random))}`;
}

/** Steps between two decisions: more is no battle that goes on. */
const MOST_STEPS = 50_000;
/** After so many decisions a battle counts as one that can be played; most end before. Cases are small and often never end. */
const MOST_DECISIONS = 4000;
const MOST_OF_CASE = 400;

function playOut(g: KernelState, random: Random, most = MOST_DECISIONS): number {
  for (let n = 0; n < most; n++) {
    if (g.outcome !== 0) return n;
    const choices = choicesOf(g);
    if (choices.length === 0) throw new Error(`after ${n} decisions nothing is on offer`);
    const p = g.procedures[g.stack[g.depth * g.layout.frameSize]];
    p.decision?.take(g, g.frames[g.depth], choices[random(choices.length)]);
    if (!runWithin(g, MOST_STEPS)) throw new Error(`after ${n} decisions the rules come to no end`);
  }
  return most;
}

/** A refusal must point into the text: a line and a column, or the number of a decision in a record. */
function refusal(error: unknown, text: string): Verdict {
  if (error instanceof NotationError) {
    const lines = text.split(/\r\n|\r|\n/).length;
    const { line, column, message } = error;
    if (line >= 1 && line <= lines + 1 && column >= 1) return { is: 'refused' };
    return { is: 'fault', why: `a place outside the text: ${message}` };
  }
  if (error instanceof TableError || error instanceof DiceError) return { is: 'refused' };
  const { name, message, stack = '' } = error as Error;
  return { is: 'fault', why: `${name}: ${message} ${stack.split('\n')[1]?.trim() ?? ''}` };
}

/** Reads a text of the kind, and plays it where it is accepted. */
export async function judge(sample: Sample, text: string, random: Random): Promise<Verdict> {
  const { kind, rules } = sample;
  let g: KernelState;
  let inside = text;
  try {
    switch (kind) {
      case 'choice': {
        const battle = sample.battle as Table<KernelState, unknown>;
        const value = rules.language.read(text);
        if (typeof value === 'string') return { is: 'refused' };
        if (rules.language.read(rules.language.print(value)) !== value) throw new Error('it is not read back');
        if (!battle.values().includes(value)) rules.whyNot(battle.state, text);
        return { is: 'played', decisions: 0 };
      }
      case 'case':
        return judgeCases(rules, text, random);
      case 'army': {
        const army = parseArmy(text);
        return parseArmy(printArmy(army)).units.length === army.units.length
          ? { is: 'played', decisions: 0 }
          : { is: 'fault', why: 'the army is not read back' };
      }
      case 'link': {
        inside = await readLink(text);
        const { game, record } = await readText(inside, 'x');
        const own = rulesets.find(({ id }) => id === game) as AnyRuleset;
        g = replay(own, parseRecord(record, own)).state;
        g.chance = new SeededChance('fuzz');
        break;
      }
      case 'record':
        g = replay(rules, parseRecord(text, rules)).state;
        // A record without a seed has its written dice only; whoever goes on from there brings others.
        g.chance = new SeededChance('fuzz');
        break;
      default:
        g = rules.start({ text }, new SeededChance('fuzz'));
        // What was accepted can be written, and read again.
        if (g.outcome === 0) rules.start({ text: rules.positionText(g) }, new SeededChance('fuzz'));
    }
  } catch (error) {
    if (error instanceof LinkError) return { is: 'refused' };
    return refusal(error, inside);
  }
  try {
    return { is: 'played', decisions: playOut(g, random) };
  } catch (error) {
    const { name, message, stack = '' } = error as Error;
    return { is: 'fault', why: `accepted, and then ${name}: ${message} ${stack.split('\n')[1]?.trim() ?? ''}` };
  }
}

/** A file of cases, damaged: badly written ones are refused with their place, the others are battles to be played on. */
function judgeCases(rules: AnyRuleset, text: string, random: Random): Verdict {
  const lines = text.split(/\r\n|\r|\n/).length;
  const battles: KernelState[] = [];
  const results = runCases(text, rules, dialects[rules.id], {
    // The case itself plays on with the state, so its beginning is kept as a copy.
    begun: (g) => battles.push(rules.fromJSON(rules.toJSON(g), new SeededChance('fuzz'))),
    ended: (g) => battles.push(g),
  });
  for (const { failure } of results) {
    if (failure === null) continue;
    if (failure.expected === 'the rules to go on') return { is: 'fault', why: failure.message };
    if (failure.line < 1 || failure.line > lines + 1 || failure.column < 1) {
      return { is: 'fault', why: `a place outside the text: ${failure.message}` };
    }
  }
  if (battles.length === 0) return { is: 'refused' };
  let decisions = 0;
  for (const g of battles) {
    g.chance = new SeededChance('fuzz');
    decisions += playOut(g, random, MOST_OF_CASE);
  }
  return { is: 'played', decisions };
}

const dialects = {
  ancients: commandsCases(ancients),
  medieval: commandsCases(medieval),
  napoleonics: commandsCases(napoleonics),
  battalion: battalionCases,
  'dark-ages': darkAgesCases,
} as unknown as { readonly [game: string]: CaseDialect<KernelState> };

export interface Count {
  texts: number;
  refused: number;
  played: number;
  decisions: number;
  readonly faults: { readonly kind: Kind; readonly game: string; readonly why: string; readonly text: string }[];
}

/** Damages so many texts of a kind; every valid one is used for several. `each` hears of every text. */
export async function fuzzTexts(
  kind: Kind,
  texts: number,
  seed: number,
  each: (text: string, work: () => Promise<void>) => Promise<void> = (_, work) => work(),
): Promise<Count> {
  const random = makeRandom(seed);
  const count: Count = { texts: 0, refused: 0, played: 0, decisions: 0, faults: [] };
  while (count.texts < texts) {
    const sample = await makeSample(kind, random);
    for (let n = 0; n < 20 && count.texts < texts; n++) {
      const text = await damaged(sample, random);
      await each(text, async () => {
        const verdict = await judge(sample, text, random);
        count.texts++;
        if (verdict.is === 'refused') count.refused++;
        else if (verdict.is === 'played') {
          count.played++;
          count.decisions += verdict.decisions;
        } else count.faults.push({ kind, game: sample.rules.id, why: verdict.why, text });
      });
    }
  }
  return count;
}
