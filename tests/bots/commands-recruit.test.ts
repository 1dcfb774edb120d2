// The lowest level of the Commands games: it sees less than the policy, plays legal moves like it, and loses to it.

import { describe, expect, it } from 'vitest';
import { commandsBots } from '../../src/bots/commands/index.ts';
import { type CommandsPolicy, policyOf } from '../../src/bots/commands/policy.ts';
import { TEMPERAMENTS } from '../../src/bots/general/brings.ts';
import type { State } from '../../src/families/commands/rules/state.ts';
import { PLAY, STAND } from '../../src/families/commands/tables/verbs.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices, verbOf } from '../../src/kernel/choice.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { choicesInto, seatToDecide, takeChoice } from '../../src/kernel/search.ts';
import { RUNNING, WIN } from '../../src/kernel/state.ts';
import { games } from '../kit/games.ts';
import { everyNth } from '../kit/sweep.ts';

const MOST_TURNS = 100;
const offered = new Choices();
/** It stands, or strikes first by a card; all other answers give ground or change the formation. */
const stands = (choice: number): boolean => verbOf(choice) === STAND || verbOf(choice) === PLAY;

/** Plays a battle out; `seen` is told every choice with those on offer. */
function play(g: State, policies: readonly CommandsPolicy[], seen: (seat: number, choice: number) => void): void {
  while (g.outcome === RUNNING && g.turn < MOST_TURNS) {
    const waiting = pending(g);
    if (waiting === null) return;
    const seat = seatToDecide(g);
    const choice = policies[seat].choose(g, seat, waiting, null);
    choicesInto(g, offered);
    seen(seat, choice);
    takeChoice(g, choice);
  }
}

describe.each(games.map(({ rules, game }) => [game.id, rules] as const))('%s', (_id, rules) => {
  const start = (scenario: string, seed: string): State => rules.start({ scenario }, new SeededChance(seed));

  it('chooses what is on offer, and never evades or forms a square, as the policy does', () => {
    let could = 0;
    let gaveWay = 0;
    for (const [n, { id }] of everyNth(rules.scenarios, 3).entries()) {
      const g = start(id, 'recruit');
      const temperament = TEMPERAMENTS[n % TEMPERAMENTS.length];
      const policies = [policyOf(g.battle, temperament, 'narrow'), policyOf(g.battle, 'steady')];
      play(g, policies, (seat, choice) => {
        expect(offered.has(choice)).toBe(true);
        if (pending(g)?.name !== 'answerAttack') return;
        let may = false;
        for (let i = 0; i < offered.count; i++) if (!stands(offered.list[i])) may = true;
        if (!may) return;
        if (seat === 0) {
          could++;
          expect(stands(choice)).toBe(true);
        } else if (!stands(choice)) gaveWay++;
      });
    }
    expect(could).toBeGreaterThan(0);
    expect(gaveWay).toBeGreaterThan(0);
  });

  it('wins fewer than four games of ten against the policy', () => {
    let won = 0;
    let played = 0;
    for (const { id } of everyNth(rules.scenarios, 2)) {
      for (const seat of [0, 1]) {
        const g = start(id, 'bout');
        const policies = [policyOf(g.battle, 'steady'), policyOf(g.battle, 'steady')];
        policies[seat] = policyOf(g.battle, 'steady', 'narrow');
        play(g, policies, () => {});
        played++;
        if (g.outcome === WIN + seat) won++;
      }
    }
    expect(played).toBeGreaterThan(6);
    expect(won / played).toBeLessThan(0.4);
  });
});

it('is the first of the levels', () => {
  expect(commandsBots.makers.recruit('seed').name).toBe('recruit');
  expect(commandsBots.about?.recruit.level).toBe(1);
});
