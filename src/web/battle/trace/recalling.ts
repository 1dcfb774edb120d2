// What a battle on the screen remembers of what has passed: all that was told, the trace of the turns before one's own, and how
// far a battle that is only watched has been shown.

import { settings } from '../../app/settings.ts';
import type { Film, TellingAt } from '../../table/protocol.ts';
import { Asking } from '../asking.ts';
import type { State, View } from '../model.ts';
import { stillPassed, turnPassed } from './asking.ts';
import { beginsTurn, passedFor } from './passed.ts';
import { keepShown, shownOf } from './saved-shown.ts';
import { traceShown } from './shown.ts';

/** So many choices are fetched at a time. */
const REEL = 40;

export class Recalling extends Asking {
  /** All that the table has told; what is not shown yet stands at its end. */
  protected whole: readonly TellingAt[] = [];
  private kept = 0;

  /** What has passed since whoever decides here was last at work. */
  protected async askPassed(): Promise<void> {
    const { eyes, table, kit } = this;
    const { state, curtain, passed: known } = this.model.value;
    if (!state || !kit) return;
    const here = !state.replay && state.seat >= 0 && (state.seat === state.watching || state.seat === curtain);
    const passed = here ? passedFor(this.whole, state.seat, state.chose, state.number, state.view.turn) : null;
    const still = passed && stillPassed(passed, known);
    // At once, so that it is drawn with the choice and not after it.
    if (passed === null || still) {
      if (still !== known) this.model.patch({ passed: still });
      return;
    }
    try {
      const told = await turnPassed(passed, state, { table, kit });
      const { state: now } = this.model.value;
      if (eyes === this.eyes && now?.number === state.number) this.model.patch({ passed: told });
    } catch {
      // The table is closed: then nothing is to be told.
    }
  }

  /** What a person is shown who comes to his turn at a screen that others share; null for nothing. */
  protected async filmFor(state: State): Promise<Film<View> | null> {
    const passed = passedFor(state.log, state.watching, state.chose, state.number, state.view.turn);
    if (!passed?.turns || !passed.fresh || settings.value.speed === 'instant') return null;
    return this.table.film(passed.from, passed.until);
  }

  /** Of a battle that is only watched: what had not been shown when the page was left; null for nothing. */
  protected async restOf({ battle, number }: State): Promise<Film<View> | null> {
    const from = shownOf(battle);
    if (from === null || from < 1 || from >= number) return null;
    const film = await this.table.film(from, Math.min(from + REEL, number));
    const steps = [...film.steps];
    while (from + steps.length < number && film.steps.length > 0) {
      const { steps: more } = await this.table.film(from + steps.length, Math.min(from + steps.length + REEL, number));
      steps.push(...more);
    }
    return { before: film.before, steps };
  }

  /** Notes how far a battle has been shown that nobody at this screen plays. */
  protected noteShown(number: number): void {
    const { state } = this.model.value;
    if (!state || state.replay || number === this.kept || state.players.includes('person')) return;
    this.kept = number;
    keepShown(state.battle, number);
  }

  /** All look on: who begins a turn asks for his hand; else whoever decides may answer here what everybody may see. */
  protected cover(seat: number): void {
    const { state } = this.model.value;
    if (!state) return;
    const begins = beginsTurn(this.whole, state.view, seat, state.chose);
    this.model.patch({ curtain: seat, ...(begins ? { state: { ...state, offers: [] } } : {}) });
  }

  /** Shows the trace of what has passed, or takes it off the board. */
  turnTrace(): void {
    this.model.patch({ traceWish: traceShown(this.model.value) === null });
  }

  /** Lights lines of the log, and what they tell on the trace. */
  lightLines(told: readonly TellingAt[], toldPlaces: readonly string[]): void {
    const { told: before, toldPlaces: lit } = this.model.value;
    const same = told.length === before.length && told.every((line, i) => line === before[i]);
    if (!same || lit.join() !== toldPlaces.join()) this.model.patch({ told, toldPlaces });
  }
}
