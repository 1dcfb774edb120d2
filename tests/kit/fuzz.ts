// Fuzz games with the invariants checked between decisions, and a count of everything that was used.

import { groundOf, type State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import type { CommandsGame } from '../../src/families/commands/tables/game.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { firstOf, verbOf } from '../../src/kernel/choice.ts';
import type { Start } from '../../src/kernel/ruleset.ts';
import { checkInvariants } from './invariants.ts';
import { choicesOf, decisionName, play } from './play.ts';
import { makeRandom } from './random.ts';

const MOST_DECISIONS = 40_000;

type Each = (g: State, choices: number[], choice: number, decision: string) => (() => void) | undefined;

export class ScenarioFuzz {
  readonly rules: CommandsRuleset;
  readonly game: CommandsGame;
  readonly cards = new Set<string>();
  readonly units = new Set<string>();
  readonly terrain = new Set<string>();
  readonly special = new Set<string>();
  readonly verbs = new Set<number>();
  readonly decisions = new Map<string, number>();
  finished = 0;
  total = 0;
  readonly outcomes = [0, 0, 0, 0];

  constructor(rules: CommandsRuleset, game: CommandsGame) {
    this.rules = rules;
    this.game = game;
  }

  games(start: Start, count: number, from = 0): void {
    for (let n = from; n < from + count; n++) {
      const seed = `fuzz ${'scenario' in start ? start.scenario : 'text'} ${n}`;
      const g = this.rules.start(start, new SeededChance(seed));
      const played: string[] = [];
      try {
        checkInvariants(g);
        this.playOut(g, n * 7919 + 17, (state, choices, choice) => {
          played.push(this.rules.language.print(choice));
          this.note(state, choices, choice);
          return () => checkInvariants(g);
        });
      } catch (error) {
        const record = played.map((text, i) => `${i + 1} ${text}`).join('\n');
        throw new Error(`${(error as Error).message}\nseed: ${seed}\n${record}`);
      }
      this.outcomes[g.outcome]++;
      this.finished++;
      for (const rule of g.battle.rules) this.special.add(rule.key);
    }
  }

  play(g: State, choice: number): void {
    play(g, choice);
  }

  playOut(g: State, seed: number, each: Each): void {
    const random = makeRandom(seed);
    for (let n = 0; ; n++) {
      const choices = choicesOf(g);
      if (g.outcome !== 0) return;
      if (choices.length === 0) throw new Error(`dead end at ${decisionName(g)}`);
      if (n > MOST_DECISIONS) throw new Error('the game does not end');
      const choice = choices[random(choices.length)];
      const after = each(g, choices, choice, decisionName(g));
      play(g, choice);
      after?.();
      this.total++;
    }
  }

  private note(g: State, choices: number[], choice: number): void {
    const name = decisionName(g);
    this.decisions.set(name, (this.decisions.get(name) ?? 0) + 1);
    if (new Set(choices).size !== choices.length) throw new Error(`${name} offers a choice twice`);
    this.verbs.add(verbOf(choice));
    const text = this.rules.language.print(choice);
    if (this.rules.language.read(text) !== choice) throw new Error(`"${text}" does not read back`);
    if (/^(play|spring) /.test(text)) this.cards.add(g.battle.game.cards[firstOf(choice)].key);
    const { unitCount, unitType } = g.battle;
    const { terrain } = groundOf(g);
    if (this.total % 16 !== 0) return;
    for (let u = 0; u < unitCount; u++) {
      if (g.unitHex[u] < 0) continue;
      this.units.add(unitType[u].key);
      this.terrain.add(terrain[g.unitHex[u]].key);
    }
    // Nobody can stand on impassable ground; it counts as used where it lies on the board.
    for (const ground of terrain) if (!ground.leadersMayEnter) this.terrain.add(ground.key);
  }

  /** What was never used of the game, besides `but`: cards, unit types, terrain, special rules, verbs. */
  unused(but: readonly string[]): string[] {
    const { cards, units, terrain, rules, verbs } = this.game;
    const keys = (table: readonly { readonly key: string }[]): string[] => table.map((one) => one.key);
    return [
      ...keys(cards).filter((key) => !this.cards.has(key)),
      ...keys(units).filter((key) => !this.units.has(key)),
      ...keys(terrain).filter((key) => !this.terrain.has(key)),
      ...Object.keys(rules).filter((key) => !this.special.has(key)),
      ...keys(verbs).filter((_, verb) => !this.verbs.has(verb)),
    ].filter((key) => !but.includes(key));
  }

  /** Of `keys`, the verbs that came up all the same. */
  usedVerbs(keys: readonly string[]): string[] {
    return keys.filter((key) => this.verbs.has(this.game.verbs.findIndex((verb) => verb.key === key)));
  }
}
