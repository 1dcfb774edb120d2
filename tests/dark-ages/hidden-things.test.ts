// Nothing hidden leaves the engine: other cards in the other hand and the deck, or other numbers on counters that a seat has not
// seen, change nothing that the seat is shown.

import { describe, expect, it } from 'vitest';
import type { DarkAgesEvent } from '../../src/games/dark-ages/rules/events.ts';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { imagine } from '../../src/games/dark-ages/telling/view/imagine.ts';
import { newState } from '../../src/games/dark-ages/text/battle.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { play, playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { changed, ids, listening, rules } from './wandering.ts';

const QUERIES = ['who', 'enemies', 'near D4', 'reach D4', 'sight D4', 'hex D4', 'unit D4'];

/** Everything that a seat is shown, as one text. */
function shown(g: State, seat: number, events: readonly DarkAgesEvent[]): string {
  const prompt = rules.prompt(g);
  const hex = g.battle.board.names[g.unitHex.find((at) => at >= 0) ?? 0];
  return JSON.stringify([
    rules.view(g, seat),
    prompt,
    prompt.seat === seat ? rules.offers(g) : [],
    events.map((event) => rules.tell(g, event, seat)),
    QUERIES.map((query) => rules.scan(g, query, seat)),
    rules.scan(g, `reach ${hex}`, seat),
    rules.explain(g, `unit ${hex}`, seat),
    ['done', 'pass', 'move D4', 'melee D4 x E4', 'fire D4 x F4'].map((text) => rules.whyNot(g, text, seat)),
  ]);
}

describe('what a seat is shown', () => {
  it.each(ids)('%s: does not depend on the other hand or the deck', (id) => {
    const { g, events } = listening(id, `${id} hidden`);
    let n = 0;
    let from = 0;
    playOut(g, makeRandom(17), () => {
      if (n++ % 23 !== 0) {
        from = events.length;
        return;
      }
      for (const seat of [0, 1]) {
        const before = shown(g, seat, events.slice(from));
        for (const seed of ['a', 'b']) {
          const other = imagine(g, seat, seed);
          expect(shown(other, seat, events.slice(from))).toBe(before);
        }
      }
      from = events.length;
    });
    expect(n).toBeGreaterThan(50);
  });

  it.each(ids)('%s: does not depend on numbers that it has not seen', (id) => {
    const { g, events } = listening(id, `${id} values`);
    let n = 0;
    let from = 0;
    let veiled = 0;
    playOut(g, makeRandom(29), () => {
      // Events ask about pieces of both sides, and too seldom to be met by chance.
      if (n++ % 31 !== 0 && rules.prompt(g).decision !== 'chooseUnit') {
        from = events.length;
        return;
      }
      for (const seat of [0, 1, -1]) {
        const other = newState(changed(g, seat));
        copyInto(other, g);
        if (other.battle !== g.battle) veiled++;
        expect(shown(other, seat, events.slice(from))).toBe(shown(g, seat, events.slice(from)));
      }
      from = events.length;
    });
    expect(veiled).toBeGreaterThan(3);
  });

  it('gives odds that depend on nothing hidden', () => {
    let compared = 0;
    for (const id of ids) {
      const { g } = listening(id, `${id} odds`);
      let here = 0;
      playOut(g, makeRandom(37), () => {
        const { seat } = rules.prompt(g);
        const offer = here < 6 ? rules.offers(g).find((one) => one.odds) : undefined;
        if (offer === undefined) return;
        here++;
        compared++;
        const choice = rules.language.read(offer.choice) as number;
        const odds = JSON.stringify(rules.odds(g, choice));
        // The card that is played is the seat's own; nothing else of the hands is changed for it.
        expect(JSON.stringify(rules.odds(imagine(g, seat, 'x'), choice))).toBe(odds);
        const other = newState(changed(g, seat));
        copyInto(other, g);
        expect(JSON.stringify(rules.odds(other, choice))).toBe(odds);
      });
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('shows the morale that an event asks about before it asks', () => {
    const text = 'vexillum 1 position\nscenario: dark-ages/05\nhand bottom: historicalEvent-47\nactive: bottom\n';
    const g = rules.start({ text }, new SeededChance('kings'));
    expect(
      rules
        .view(g, 1)
        .leaders.filter((one) => one.side === 'top')
        .every((one) => one.morale === null),
    ).toBe(true);
    play(g, rules.language.read('event historicalEvent-47') as number);
    expect(rules.prompt(g).decision).toBe('chooseUnit');
    expect(rules.view(g, 1).leaders.every((one) => one.morale !== null)).toBe(true);
    expect(rules.offers(g).map((one) => one.label)).toEqual(['Choose Count Renaud of Boulogne at C3']);
  });

  it('shows all values when they are played open', () => {
    const { g } = listening(ids[0], 'open', ['showValues']);
    for (const seat of [0, 1, -1]) {
      const view = rules.view(g, seat);
      expect(view.hiddenValues).toBe(false);
      for (const unit of view.units) expect(unit.values).not.toBeNull();
      for (const leader of view.leaders) expect(leader.morale).not.toBeNull();
    }
  });

  it('hides the values of the enemy and shows the own ones', () => {
    const { g } = listening(ids[0], 'closed');
    const view = rules.view(g, 0);
    expect(view.hiddenValues).toBe(true);
    for (const unit of view.units) expect(unit.values === null, unit.tag).toBe(unit.side === 'bottom');
    for (const leader of view.leaders) expect(leader.morale === null, leader.name).toBe(leader.side === 'bottom');
    expect(rules.view(g, -1).units.every((unit) => unit.values === null)).toBe(true);
  });
});
