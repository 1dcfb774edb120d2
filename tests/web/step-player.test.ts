// Showing steps: how long they take, what the board shows meanwhile, what is shown at once, skipping, stopping, again.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { type Speed, settings } from '../../src/web/app/settings.ts';
import { hurry, MOST_HURRY, PACES } from '../../src/web/battle/log/pacing.ts';
import { lastExchange, type Showing, StepPlayer } from '../../src/web/battle/step-player.ts';
import { viewBetween } from '../../src/web/games/commands/between.ts';
import { GONE } from '../../src/web/games/commands/kinds.ts';
import { kit } from '../../src/web/games/commands/kit.tsx';
import type { Step } from '../../src/web/table/protocol.ts';
import { commandsRecords as records, stepsOf } from './record-steps.ts';

const ancients = stepsOf('ancients-001', 1);
/** Enough for pace: small and large, with elephants, ramparts and leaders. */
const some = records.filter((_, i) => i % 6 === 0);

/** Every third record: the longest of these tests. */
const third = records.filter((_, i) => i % 3 === 0);

class Watch {
  readonly shown: { readonly showing: Showing | null; readonly view: CommandsView }[] = [];
  view: CommandsView;
  ended = 0;
  readonly player: StepPlayer;

  constructor(first: CommandsView) {
    this.view = first;
    this.player = new StepPlayer(
      (showing, view) => {
        if (showing) this.view = view as CommandsView;
        this.shown.push({ showing, view: view as CommandsView });
      },
      () => this.view,
      () => kit.course,
    );
  }

  add(steps: readonly Step[], own?: number): void {
    const view = (steps.at(-1)?.view ?? this.view) as CommandsView;
    const ended = () => {
      this.ended++;
      this.view = view;
    };
    this.player.add(steps, view, own === undefined ? ended : { own, ended });
  }

  /** Milliseconds until all is shown. */
  run(): number {
    const start = Date.now();
    vi.runAllTimers();
    return Date.now() - start;
  }
}

const fighting = (view: CommandsView) => kit.course.fighting(view);
const at = (speed: Speed) => settings.patch({ speed });
/** Steps from the first to the last of these numbers. */
const part = (from: number, to: number) => ancients.steps.slice(from - 1, to);
const boardBefore = (number: number) => (number === 1 ? ancients.first : ancients.steps[number - 2].view);

beforeEach(() => {
  vi.useFakeTimers();
  at('normal');
});
afterEach(() => {
  vi.useRealTimers();
  at('normal');
});

describe('pace', () => {
  /** What one seat chose without a break: what the other one sees in one go. */
  const turnsOf = (name: string) => {
    const { first, steps } = stepsOf(name, 1);
    const turns: { before: CommandsView; steps: Step[] }[] = [];
    let before = first;
    steps.forEach((step, i) => {
      if (step.seat === 0) {
        if (i === 0 || steps[i - 1].seat !== 0) turns.push({ before, steps: [] });
        turns[turns.length - 1].steps.push(step);
      }
      before = step.view;
    });
    return turns.filter((turn) => turn.steps.some(({ choice }) => choice.startsWith('play ')));
  };

  const turns = some.flatMap(turnsOf);
  const times = (speed: Speed) => {
    at(speed);
    return turns.map(({ before, steps }) => {
      const watch = new Watch(before);
      watch.add(steps, 1);
      return watch.run();
    });
  };

  const middle = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];

  test('a turn of the other side takes a few seconds, and never long', () => {
    const normal = times('normal');
    expect(normal.length).toBeGreaterThan(100);
    expect(middle(normal)).toBeGreaterThan(1500);
    expect(middle(normal)).toBeLessThan(7000);
    expect(Math.max(...normal)).toBeLessThan(20_000);
  });

  test('quick is quicker and slow is slower', () => {
    const quick = times('quick');
    expect(middle(quick)).toBeLessThan(2500);
    expect(Math.max(...quick)).toBeLessThan(8000);
    expect(middle(times('slow'))).toBeGreaterThan(middle(quick) * 3);
  });

  test('a long turn is hurried, but never beyond reading', () => {
    const { normal } = PACES;
    expect(hurry(normal.turn / 2, normal)).toBe(1);
    expect(hurry(normal.turn * 2, normal)).toBe(0.5);
    expect(hurry(normal.turn * 100, normal)).toBe(MOST_HURRY);
  });
});

describe('the board between two views', () => {
  test.each(third)('%s: when all is told the pieces stand as they do afterwards', (name) => {
    const { first, steps } = stepsOf(name, -1);
    let before = first;
    for (const { tellings, view, number } of steps) {
      const shown = viewBetween(before, view, tellings, tellings.length);
      const going = GONE.includes(tellings.at(-1)?.kind ?? '') ? (tellings.at(-1)?.places ?? []) : [];
      const standing = (pieces: readonly { id: number; hex: string | null; blocks?: number }[]) =>
        pieces.flatMap(({ id, hex, blocks }) =>
          hex === null || going.includes(hex) ? [] : [`${id} ${hex} ${blocks}`],
        );
      expect([number, ...standing(shown.units)]).toEqual([number, ...standing(view.units)]);
      // A leader in flight is on his way, hex by hex, and stands where he was until its end.
      const leaders = (all: typeof view.leaders) =>
        standing(all).map(
          (one, i) => `${one} ${all.filter(({ hex }) => hex !== null && !going.includes(hex))[i].onWay}`,
        );
      // One who steps forward comes last among those that are shown.
      expect([number, ...leaders(shown.leaders).sort()]).toEqual([number, ...leaders(view.leaders).sort()]);
      expect([number, ...shown.sides.map(({ banners }) => banners)]).toEqual([
        number,
        ...view.sides.map(({ banners }) => banners),
      ]);
      before = view;
    }
  });

  test('before the dice fall nothing is lost, and what is gone stays until its going is told', () => {
    // Choice 36: a retreat that ends at the edge, blocks lost for it, the unit eliminated, a banner.
    const { tellings, view } = ancients.steps[35];
    const before = boardBefore(36);
    const kinds = tellings.map(({ kind }) => kind);
    expect(kinds).toEqual(['retreats', 'cannotRetreat', 'blocks', 'unitOff', 'banner']);
    const unit = (told: number) => viewBetween(before, view, tellings, told).units.find(({ id }) => id === 22);
    const banners = (told: number) => viewBetween(before, view, tellings, told).sides[0].banners;
    expect([unit(0)?.hex, unit(0)?.blocks]).toEqual(['H2', 2]);
    expect([unit(1)?.hex, unit(1)?.blocks]).toEqual(['I2', 2]);
    expect([unit(3)?.hex, unit(3)?.blocks]).toEqual(['I2', 1]);
    expect(unit(4)?.hex).toBe('I2');
    expect(unit(5)?.hex).toBe(null);
    expect([banners(4), banners(5)]).toEqual([0, 1]);
  });
});

describe('showing', () => {
  test('every telling is on show once, in order, and then it ends', () => {
    const watch = new Watch(boardBefore(9));
    watch.add(part(9, 19), 1);
    watch.run();
    const told = watch.shown.map(({ showing }) => showing?.step.tellings[showing.told - 1].text);
    expect(told).toEqual(part(9, 19).flatMap(({ tellings }) => tellings.map(({ text }) => text)));
    expect(watch.ended).toBe(1);
  });

  test('steps that come meanwhile follow; the log ends with what comes later', () => {
    const watch = new Watch(boardBefore(9));
    watch.add(part(9, 10), 1);
    watch.add(part(11, 12), 1);
    expect(watch.shown.at(-1)?.showing).toMatchObject({ told: 1, later: 1 });
    vi.advanceTimersByTime(PACES.normal.weighty + 5);
    expect(watch.shown.at(-1)?.showing).toMatchObject({ told: 1, later: 2 });
    watch.run();
    expect(watch.shown.length).toBe(4);
  });

  test('what the person did without dice is there at once; his dice are shown', () => {
    const watch = new Watch(boardBefore(5));
    watch.add(part(5, 5), 1);
    expect([watch.ended, watch.shown.length]).toEqual([1, 0]);
    expect(watch.player.glide.value?.tellings.map(({ kind }) => kind)).toEqual(['moves']);
    const fire = new Watch(boardBefore(48));
    fire.add(part(48, 48), 1);
    expect(fire.ended).toBe(0);
    expect(fire.run()).toBeGreaterThanOrEqual(PACES.normal.dice);
  });

  test('speed instant shows the end only', () => {
    at('instant');
    const watch = new Watch(boardBefore(9));
    watch.add(part(9, 19), 1);
    expect([watch.ended, watch.shown.length]).toEqual([1, 0]);
  });

  test('a skip ends the turn on show; a battle between bots goes on with the next', () => {
    const watch = new Watch(boardBefore(9));
    watch.add(part(9, 38));
    watch.player.skip();
    expect(watch.ended).toBe(0);
    expect(watch.shown.at(-1)?.showing?.step.number).toBe(20);
    watch.player.skip();
    watch.player.skip();
    expect(watch.ended).toBe(1);
  });

  test('it can be held and goes on where it was', () => {
    const watch = new Watch(boardBefore(9));
    watch.add(part(9, 12), 1);
    watch.player.hold();
    const held = watch.shown.length;
    vi.advanceTimersByTime(60_000);
    expect([watch.ended, watch.shown.length, watch.shown.at(-1)?.showing]).toEqual([0, held, null]);
    watch.player.release();
    watch.run();
    const numbers = watch.shown.flatMap(({ showing }) => (showing ? [showing.step.number] : []));
    expect(numbers).toEqual([9, 10, 11, 12]);
  });
});

describe('again', () => {
  const past = (to: number) => part(1, to).map((step) => ({ step, before: boardBefore(step.number) }));

  test('the last exchange is the attack with all that came of it', () => {
    expect(lastExchange(past(38), fighting).map(({ step }) => step.number)).toEqual([37]);
    expect(lastExchange(past(36), fighting).map(({ step }) => step.number)).toEqual([34, 35, 36]);
    expect(lastExchange(past(61), fighting).map(({ step }) => step.number)).toEqual([59, 60, 61]);
    expect(lastExchange(past(8), fighting)).toEqual([]);
  });

  test('it is shown from the board as it was, and leaves the board as it is', () => {
    const watch = new Watch(boardBefore(34));
    watch.add(part(34, 36), 1);
    watch.player.finish();
    watch.shown.length = 0;
    let ended = 0;
    watch.player.again(() => ended++);
    expect(watch.shown[0].view.units.find(({ id }) => id === 22)).toMatchObject({ hex: 'H2', blocks: 3 });
    expect(watch.shown[0].showing).toMatchObject({ again: true, later: 0 });
    vi.advanceTimersByTime(60_000);
    expect(ended).toBe(1);
  });

  test('another pair of eyes sees nothing of it', () => {
    const watch = new Watch(boardBefore(34));
    watch.add(part(34, 36), 1);
    watch.player.forget();
    expect(watch.player.hasAgain).toBe(false);
  });
});

test('a change to instant in the midst of a turn ends the show', () => {
  const watch = new Watch(boardBefore(1));
  watch.add(part(1, 30));
  expect(watch.ended).toBe(0);
  at('instant');
  vi.runOnlyPendingTimers();
  expect(watch.ended).toBe(1);
  expect(watch.player.busy).toBe(false);
  expect(watch.view).toBe(ancients.steps[29].view);
});
