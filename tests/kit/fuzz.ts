// Fuzz games with the invariants checked between decisions, and a count of everything that was used.

import { groundOf, type State } from '../../src/families/commands/state.ts';
import { VERBS } from '../../src/families/commands/verbs.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { firstOf, verbOf } from '../../src/kernel/choice.ts';
import type { Start } from '../../src/kernel/ruleset.ts';
import { checkInvariants } from './invariants.ts';
import { choicesOf, decisionName, play } from './play.ts';
import { makeRandom } from './random.ts';

const MOST_DECISIONS = 40_000;

type Each = (g: State, choices: number[], choice: number, decision: string) => (() => void) | undefined;

export class ScenarioFuzz {
  readonly cards = new Set<string>();
  readonly units = new Set<string>();
  readonly terrain = new Set<string>();
  readonly rules = new Set<string>();
  readonly verbs = new Set<number>();
  readonly decisions = new Map<string, number>();
  finished = 0;
  total = 0;
  readonly outcomes = [0, 0, 0, 0];

  games(start: Start, count: number, from = 0): void {
    for (let n = from; n < from + count; n++) {
      const seed = `fuzz ${'scenario' in start ? start.scenario : 'text'} ${n}`;
      const g = ancientsRules.start(start, new SeededChance(seed));
      const played: string[] = [];
      try {
        checkInvariants(g);
        this.playOut(g, n * 7919 + 17, (state, choices, choice) => {
          played.push(ancientsRules.language.print(choice));
          this.note(state, choices, choice);
          return () => checkInvariants(g);
        });
      } catch (error) {
        const record = played.map((text, i) => `${i + 1} ${text}`).join('\n');
        throw new Error(`${(error as Error).message}\nseed: ${seed}\n${record}`);
      }
      this.outcomes[g.outcome]++;
      this.finished++;
      for (const rule of g.battle.rules) this.rules.add(rule.key);
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
    const text = ancientsRules.language.print(choice);
    if (ancientsRules.language.read(text) !== choice) throw new Error(`"${text}" does not read back`);
    if (text.startsWith('play ')) this.cards.add(g.battle.game.cards[firstOf(choice)].key);
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

  /** Verbs that were never chosen; passing needs a hand of nothing but a reaction card. */
  missingVerbs(): string[] {
    return VERBS.map((v) => v.key).filter((key, verb) => !this.verbs.has(verb) && key !== 'pass');
  }
}
