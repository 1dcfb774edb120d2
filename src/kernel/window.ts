// Reaction windows: moments at which seats may play from hidden hands. A window opens on public facts only and always
// offers to pass, so that neither being asked nor answering tells what is held. The frame of a window is an ordinary
// frame: the caller sets the locals of the moment, plays reach the fight below by `enclosing`.

import type { Choices } from './choice.ts';
import { verbOf } from './choice.ts';
import { become, done, type Procedure, type Writing } from './procedure.ts';
import type { KernelState } from './state.ts';

/** What a window needs of a state. */
type Windowed<F> = Pick<KernelState, 'depth' | 'stack' | 'layout'> & { readonly frames: F[] };

interface Moment<G, F> {
  /** Whether the seat is asked at all, by public facts: it has a card, and some card text of the deck fits the position. */
  mayAsk(g: G, f: F, seat: number): boolean;
  /** The verb of passing, which the window itself offers, first and always. */
  readonly pass: number;
  /** Writes what the seat may play. */
  plays(g: G, f: F, seat: number, out: Choices): void;
  /**
   * Carries a play out. What it calls runs above the window, which then asks on; `done` closes the window with a result;
   * `become` closes it too and goes on in its place.
   */
  play(g: G, f: F, seat: number, choice: number): void;
}

export interface SeatWindow<G, F> extends Moment<G, F> {
  who(g: G, f: F): number;
}

export interface PriorityWindow<G, F, L extends string> extends Moment<G, F> {
  /** How many seats there are in the order of asking. */
  seats(g: G, f: F): number;
  /** The seat at a place of that order, which begins at 0 (or where the caller sets the local `place`). */
  seatAt(g: G, f: F, place: number): number;
  /** Two locals of the family's frames that belong to the window while it stands. */
  readonly locals: { readonly place: L; readonly passes: L };
}

/** The name of the decision that belongs to a window: what prompts show and replacements name. */
export const answerName = (window: string): string => `${window}Answer`;

/**
 * A window for one seat: it is asked again after each of its plays, until it passes, cannot be asked any more, or a play
 * closes the window. Closing by a pass gives the result 0.
 */
export function seatWindow<G extends Windowed<F>, F>(
  pen: Writing<G, F>,
  name: string,
  spec: SeatWindow<G, F>,
): Procedure {
  const answer: Procedure = pen.decision(answerName(name), {
    secret: true,
    who: spec.who,
    choices(g, f, out) {
      out.add(spec.pass);
      spec.plays(g, f, spec.who(g, f), out);
    },
    take(g, f, choice) {
      if (verbOf(choice) === spec.pass) return done(g);
      const seat = spec.who(g, f);
      become(g, ask);
      spec.play(g, f, seat, choice);
    },
  });
  const ask: Procedure = pen.procedure(
    name,
    {
      ask(g, f) {
        if (spec.mayAsk(g, f, spec.who(g, f))) become(g, answer);
        else done(g);
      },
    },
    answer,
  );
  return ask;
}

/**
 * A window for several seats: they are asked in order, a play hands priority to the next one, and passes in a row by
 * everyone who may be asked close it with the result 0. A seat that may not be asked counts as one that passes.
 */
export function priorityWindow<G extends Windowed<F>, L extends string, F extends Record<L, number>>(
  pen: Writing<G, F>,
  name: string,
  spec: PriorityWindow<G, F, L>,
): Procedure {
  const { place, passes } = spec.locals;
  const seatOf = (g: G, f: F): number => spec.seatAt(g, f, f[place]);
  const next = (g: G, f: F, passed: number): void => {
    const own: Record<L, number> = f;
    own[place] = (own[place] + 1) % spec.seats(g, f);
    own[passes] = passed;
  };
  const answer: Procedure = pen.decision(answerName(name), {
    secret: true,
    who: seatOf,
    choices(g, f, out) {
      out.add(spec.pass);
      spec.plays(g, f, seatOf(g, f), out);
    },
    take(g, f, choice) {
      become(g, ask);
      if (verbOf(choice) === spec.pass) return next(g, f, f[passes] + 1);
      const seat = seatOf(g, f);
      next(g, f, 0);
      spec.play(g, f, seat, choice);
    },
  });
  const ask: Procedure = pen.procedure(
    name,
    {
      ask(g, f) {
        for (; f[passes] < spec.seats(g, f); next(g, f, f[passes] + 1)) {
          if (spec.mayAsk(g, f, seatOf(g, f))) return void become(g, answer);
        }
        done(g);
      },
    },
    answer,
  );
  return ask;
}
