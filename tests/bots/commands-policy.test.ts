// The policy of the Commands games: a legal choice at every decision of every battle, always the same one, by what its seat may know.

import { describe, expect, it } from 'vitest';
import { commandsBots } from '../../src/bots/commands/index.ts';
import { type Policy, TEMPERAMENTS } from '../../src/bots/general/brings.ts';
import { whimOf } from '../../src/bots/general/whim.ts';
import type { State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { choicesInto, seatToDecide, takeChoice } from '../../src/kernel/search.ts';
import { RUNNING, WIN } from '../../src/kernel/state.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { games } from '../kit/games.ts';
import { makeRandom } from '../kit/random.ts';
import { everyNth } from '../kit/sweep.ts';
import { otherWorld } from '../kit/worlds.ts';

const { brings } = commandsBots;
if (!brings) throw new Error('the games of the family have no policy');
const { policy: policyFor, features: featuresFor } = brings;

const MOST_TURNS = 60;
const out = new Choices();

type Asked = (g: State, seat: number, decision: string) => number | null;

const start = (rules: CommandsRuleset, scenario: string, seed: string): State =>
  rules.start({ scenario }, new SeededChance(seed));

function ask(policy: Policy<State>, g: State, whim = 0): number {
  const waiting = pending(g);
  if (waiting === null) throw new Error('nobody is asked');
  return policy.choose(g, seatToDecide(g), waiting, whimOf(whim));
}

/** Plays a battle on by what `choose` answers. */
function playOn(g: State, choose: Asked, most = Number.POSITIVE_INFINITY): void {
  for (let n = 0; n < most && g.outcome === RUNNING && g.turn < MOST_TURNS; n++) {
    const waiting = pending(g);
    if (waiting === null) return;
    const choice = choose(g, seatToDecide(g), waiting.name);
    if (choice === null) return;
    takeChoice(g, choice);
  }
}

/** The policy's answer, which must be on offer and leave the state as it was. */
function checked(rules: CommandsRuleset, policy: Policy<State>, g: State, before: Int16Array, whim = 0): number {
  before.set(g.buf);
  const choice = ask(policy, g, whim);
  const words = `${pending(g)?.name}: ${rules.language.print(choice)}`;
  if (!before.every((word, i) => word === g.buf[i])) throw new Error(`${words} wrote into the state`);
  choicesInto(g, out);
  if (!out.has(choice)) throw new Error(`${words} is not on offer`);
  return choice;
}

describe.each(games.map(({ rules, grounds, game }) => [game.id, rules, grounds] as const))(
  '%s',
  (_id, rules, grounds) => {
    const scenarios = rules.scenarios.map(({ id }) => id);

    it('chooses what is on offer, and writes nothing, in battles that it plays and in others', () => {
      const random = makeRandom(7);
      const seen = new Set<string>();
      const sheets = grounds.map((sheet) => ({ text: sheet }));
      for (const what of [...scenarios.map((scenario) => ({ scenario })), ...sheets]) {
        const g = rules.start(what, new SeededChance('offers'));
        const policy = policyFor(g.battle, TEMPERAMENTS[random(3)]);
        const before = new Int16Array(g.buf.length);
        playOn(g, (at, _seat, name) => {
          seen.add(name);
          return checked(rules, policy, at, before, random(3));
        });
        const wild = rules.start(what, new SeededChance('wild'));
        const onlooker = policyFor(wild.battle, 'steady');
        const any: Asked = (at, _seat, name) => {
          seen.add(name);
          checked(rules, onlooker, at, before);
          choicesInto(at, out);
          return out.list[random(out.count)];
        };
        playOn(wild, any, 250);
      }
      expect(seen.size).toBeGreaterThan(15);
    });

    it('gives the same answer whether it is fresh or has been used for other states', () => {
      for (const scenario of everyNth(scenarios, 4)) {
        const g = start(rules, scenario, 'same');
        const used = policyFor(g.battle, 'steady');
        const aside = rules.spare(g) as State;
        let n = 0;
        playOn(g, (at) => {
          const choice = ask(used, at);
          if (n++ % 31 === 0) {
            expect(ask(policyFor(at.battle, 'steady'), at)).toBe(choice);
            // Another future in between must leave no trace.
            aside.buf.set(at.buf);
            aside.chance = new SeededChance(`aside ${n}`);
            playOn(aside, (other) => ask(used, other, 3), 25);
            expect(ask(used, at)).toBe(choice);
          }
          return choice;
        });
      }
    });

    it('does not see what is hidden from its seat', () => {
      const random = makeRandom(11);
      let differ = 0;
      for (const scenario of everyNth(scenarios, 5)) {
        const g = start(rules, scenario, 'hidden');
        const policy = policyFor(g.battle, 'steady');
        let n = 0;
        playOn(g, (at, seat) => {
          const choice = ask(policy, at);
          if (n++ % 5 === 0) {
            const world = otherWorld(rules as unknown as AnyRuleset, at, seat, random) as State;
            world.chance = new SeededChance('other dice');
            if (world.buf.some((word, i) => word !== at.buf[i])) differ++;
            expect(ask(policyFor(at.battle, 'steady'), world), pending(at)?.name).toBe(choice);
          }
          return choice;
        });
      }
      expect(differ).toBeGreaterThan(50);
    });

    it('leans by whims and by temperament, without losing its head', () => {
      let [asked, leaning, tempered] = [0, 0, 0];
      for (const scenario of everyNth(scenarios, 6)) {
        const g = start(rules, scenario, 'whims');
        const steady = policyFor(g.battle, 'steady');
        const others = [policyFor(g.battle, 'cautious'), policyFor(g.battle, 'bold')];
        playOn(g, (at) => {
          const choice = ask(steady, at);
          choicesInto(at, out);
          if (out.count > 1) {
            asked++;
            if ([1, 2, 3, 4].some((whim) => ask(steady, at, whim) !== choice)) leaning++;
            if (others.some((other) => ask(other, at) !== choice)) tempered++;
          }
          return choice;
        });
      }
      expect(leaning / asked).toBeGreaterThan(0.25);
      expect(tempered / asked).toBeGreaterThan(0.03);
    });

    it('beats players who choose at random', () => {
      const random = makeRandom(3);
      let [won, played] = [0, 0];
      for (const scenario of everyNth(scenarios, 5)) {
        for (let seat = 0; seat < 2; seat++) {
          const g = start(rules, scenario, `random ${seat}`);
          const policy = policyFor(g.battle, 'steady');
          playOn(g, (at, who) => {
            if (who === seat) return ask(policy, at);
            choicesInto(at, out);
            return out.list[random(out.count)];
          });
          played++;
          if (g.outcome === WIN + seat) won++;
        }
      }
      expect(won).toBeGreaterThanOrEqual(played - 1);
    });

    it('has features that are finite, and change their sign with the seat where they compare', () => {
      for (const what of [
        ...everyNth(scenarios, 2).map((scenario) => ({ scenario })),
        ...grounds.map((sheet) => ({ text: sheet })),
      ]) {
        const g = rules.start(what, new SeededChance('features'));
        const policy = policyFor(g.battle, 'bold');
        const features = featuresFor(g.battle);
        const [mine, theirs] = [new Float64Array(features.names.length), new Float64Array(features.names.length)];
        expect(features.names.length).toBeGreaterThanOrEqual(40);
        expect(features.names.length).toBeLessThanOrEqual(80);
        expect(new Set(features.names).size).toBe(features.names.length);
        let turn = 0;
        playOn(g, (at) => {
          if (at.turn !== turn) {
            turn = at.turn;
            const before = at.buf.slice();
            features.write(at, 0, mine);
            features.write(at, 1, theirs);
            expect(before.every((word, i) => word === at.buf[i])).toBe(true);
            features.names.forEach((name, i) => {
              if (!Number.isFinite(mine[i])) throw new Error(`${name} is ${mine[i]}`);
              if (!name.startsWith('hand ')) expect(mine[i] + theirs[i], name).toBeCloseTo(0);
            });
          }
          return ask(policy, at);
        });
        expect(turn).toBeGreaterThan(1);
      }
    });
  },
);
