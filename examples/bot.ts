// A small bot on the library. It plays one side of a battle: for each choice it samples a few states that its seat could be
// in, plays a random game of some decisions on from there, and takes the choice that left it with the most banners.

import { SeededChance, Table } from 'vexillum';
import { ancientsRules, Choices, choicesInto, copyInto, type KernelState, RUNNING, takeChoice } from 'vexillum/search';

const SAMPLES = 2;
const DECISIONS = 30;

const offered = new Choices();

/** Banners of a seat beyond those of the other one, after so many random decisions. */
function playOn(g: KernelState, seat: number, random: () => number): number {
  for (let n = 0; n < DECISIONS && g.outcome === RUNNING; n++) {
    choicesInto(g, offered);
    takeChoice(g, offered.list[Math.floor(random() * offered.count)]);
  }
  const [top, bottom] = ancientsRules.view(g as never, -1).sides.map((side) => side.tallies[0].value);
  return seat === 0 ? top - bottom : bottom - top;
}

/** The choice of the seat that is asked at a table, by what it may know. */
export function choose(table: Table<never, unknown>, random: () => number): number {
  const { seat } = table;
  const values = table.values();
  const spare = ancientsRules.spare(table.state);
  let best = values[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    let sum = 0;
    for (let i = 0; i < SAMPLES; i++) {
      // Nothing that the seat cannot know is in this state.
      const sample = ancientsRules.imagine(table.state, seat, `sample ${i}`);
      copyInto(spare, sample);
      (spare as KernelState).chance = new SeededChance(`dice ${i}`);
      takeChoice(spare, value);
      sum += playOn(spare, seat, random);
    }
    if (sum > most) [best, most] = [value, sum];
  }
  return best;
}

/** Plays the first decisions of a battle, the bot for the bottom side and the first choice for the other. */
export function play(decisions: number): string[] {
  let state = 1;
  const random = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const table = new Table(ancientsRules, { start: { scenario: 'ancients/001' }, seed: 'example' });
  for (let n = 0; n < decisions && !table.over; n++) {
    const choice = table.seat === 1 ? choose(table as never, random) : table.values()[0];
    table.choose(choice);
  }
  return table.record().choices.map(({ text }) => text);
}
