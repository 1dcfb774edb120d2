// Fuzz games of any ruleset: random choices to the end, the game's own invariants between decisions, and a count of
// everything that was used. What breaks is told with its seeds, which play it again, and the last choices.

import { SeededChance } from '../../src/kernel/chance.ts';
import { verbOf } from '../../src/kernel/choice.ts';
import type { Start } from '../../src/kernel/ruleset.ts';
import { copyInto, type KernelState, RUNNING } from '../../src/kernel/state.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { choicesOf, decisionName, play } from './play.ts';
import { makeRandom } from './random.ts';

/** Fails with a sentence when a state between two decisions cannot be. */
export type Invariants = (g: KernelState) => void;

export interface FuzzLimits {
  /** A game of more decisions does not end. */
  readonly decisions: number;
  readonly turns: number;
}

/** So many of the choices before a fault are told. */
const LAST_CHOICES = 12;

export class AnyFuzz {
  private readonly rules: AnyRuleset;
  private readonly check: Invariants;
  private readonly limits: FuzzLimits;
  /** Verbs by number, names of decisions and kinds of events, with how often they came up. */
  readonly verbs = new Map<number, number>();
  readonly decisions = new Map<string, number>();
  readonly events = new Map<string, number>();
  /** Every word of every choice: cards and what else is named by its key. */
  readonly words = new Set<string>();
  readonly outcomes = new Map<number, number>();
  finished = 0;
  total = 0;
  /** Choices that were played on a copy as well. */
  copies = 0;
  longest = 0;

  constructor(rules: AnyRuleset, check: Invariants, limits: FuzzLimits = { decisions: 40_000, turns: 1000 }) {
    this.rules = rules;
    this.check = check;
    this.limits = limits;
  }

  /** Plays so many games of a start. */
  games(start: Start, count: number, name = 'scenario' in start ? start.scenario : 'text'): void {
    for (let n = 0; n < count; n++) this.game(start, `fuzz ${name} ${n}`, n * 7919 + 17);
  }

  /** Plays on until a rare verb has been chosen; so many games at most. */
  hunt(start: Start, verb: number, most: number): void {
    for (let n = 0; n < most && !this.verbs.has(verb); n++) this.game(start, `hunt ${n}`, n);
  }

  game(start: Start, seed: string, choose: number): void {
    const { rules, limits } = this;
    const played: string[] = [];
    try {
      const sink = { tell: ({ kind }: { kind: string }) => count(this.events, kind) };
      const g = rules.start(start, new SeededChance(seed), sink);
      const random = makeRandom(choose);
      this.check(g);
      const copy = rules.spare(g);
      copy.chance = g.chance;
      let n = 0;
      for (; g.outcome === RUNNING; n++) {
        const choices = choicesOf(g);
        const name = decisionName(g);
        if (choices.length === 0) throw new Error(`dead end at ${name}`);
        if (n > limits.decisions || g.turn > limits.turns) throw new Error('the game does not end');
        if (new Set(choices).size !== choices.length) throw new Error(`${name} offers a choice twice`);
        const choice = choices[random(choices.length)];
        const text = rules.language.print(choice);
        played.push(text);
        if (rules.language.read(text) !== choice) throw new Error(`"${text}" does not read back`);
        this.note(name, choice, text);
        const twice = n % 16 === 0;
        if (twice) {
          copyInto(copy, g);
          play(copy, choice);
        }
        play(g, choice);
        if (twice) this.compare(copy, g);
        this.check(g);
      }
      this.finished++;
      this.longest = Math.max(this.longest, n);
      count(this.outcomes, g.outcome);
    } catch (error) {
      const last = played.map((text, i) => `${i + 1} ${text}`).slice(-LAST_CHOICES);
      const where = `seed "${seed}", choices by ${choose}`;
      throw new Error(`${(error as Error).message}\n${where}, at last:\n${last.join('\n')}`, { cause: error });
    }
  }

  /** A copy must play on exactly like the original. */
  private compare(copy: KernelState, g: KernelState): void {
    this.copies++;
    if (copy.buf.some((word, i) => word !== g.buf[i])) throw new Error('a copy went another way than the original');
  }

  private note(decision: string, choice: number, text: string): void {
    this.total++;
    count(this.decisions, decision);
    count(this.verbs, verbOf(choice));
    for (const word of text.split(' ')) this.words.add(word);
  }

  /** Of a game's verbs, those that nobody chose, by their keys. */
  unusedVerbs(verbs: readonly { readonly key: string }[]): string[] {
    return verbs.filter((_, verb) => !this.verbs.has(verb)).map(({ key }) => key);
  }

  /** Of these keys, those that no choice named. */
  unnamed(keys: readonly string[]): string[] {
    return keys.filter((key) => !this.words.has(key));
  }
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Of `wanted`, those that never came up. */
export const never = <K>(counts: ReadonlyMap<K, number>, wanted: readonly K[]): K[] =>
  wanted.filter((one) => !counts.has(one));
