// Non-interference for any game: what a seat cannot know is dealt anew behind its back (the game's own imagination does
// it), and nothing that the seat is shown may change by a byte: view, prompt, log, scans, its own choices and offers, refusals.

import type { GameBots } from '../../src/bots/bot.ts';
import type { GameEvent } from '../../src/kernel/events.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset, TableView } from '../../src/kernel/view.ts';
import { choicesOf, seatOf } from './play.ts';

export interface Watched {
  readonly rules: AnyRuleset;
  readonly bots: GameBots;
  /** Questions about the board that any seat may ask. */
  readonly scans: readonly string[];
  /** Choices to ask the reason of: those of others and of hidden cards among them. */
  readonly refusals: readonly string[];
  /** An event as it would be with other hidden cards; left out where events hold nothing hidden or are not compared. */
  readonly otherEvent?: (event: GameEvent, seat: number) => GameEvent;
}

/** Everything a seat is shown, as one text. */
function shown(
  { rules, scans, refusals }: Watched,
  g: KernelState,
  events: readonly GameEvent[],
  seat: number,
): string {
  const own = seatOf(g) === seat;
  return JSON.stringify({
    view: rules.view(g, seat),
    prompt: rules.prompt(g),
    log: events.map((event) => rules.tell(g, event, seat)),
    scans: scans.map((query) => attempt(() => rules.scan(g, query, seat))),
    offers: own ? rules.offers(g) : null,
    choices: own ? choicesOf(g).map((choice) => rules.language.print(choice)) : null,
    refusals: refusals.map((text) => attempt(() => rules.whyNot(g, text, seat))),
  });
}

/** A question that cannot be answered is answered alike, with its sentence. */
function attempt(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return (error as Error).message;
  }
}

export function difference(one: string, two: string): string {
  let i = 0;
  while (i < one.length && one[i] === two[i]) i++;
  return `${one.slice(Math.max(0, i - 80), i + 40)} | ${two.slice(Math.max(0, i - 80), i + 40)}`;
}

/** What betrays a hidden thing at this moment of a table; `since` is the first event that is compared. */
export function betrayals(
  watched: Watched,
  table: Table<KernelState, TableView>,
  seed: string,
  since: number,
): string[] {
  const { rules, bots, otherEvent = (event) => event } = watched;
  const g = table.state;
  const seats = table.view(-1).seats.map((_, seat) => seat);
  const faults: string[] = [];
  for (const seat of seats) {
    const events = table.events(since);
    const other = bots.imagine(g, seat, seed);
    const again = bots.imagine(other, seat, `${seed} again`);
    const one = shown(watched, g, events, seat);
    const two = shown(
      watched,
      other,
      events.map((event) => otherEvent(event, seat)),
      seat,
    );
    if (one !== two) faults.push(`seat ${seat} at ${table.prompt()?.decision}: ${difference(one, two)}`);
    // Imagined from either world it is the same: the imagination uses nothing that the seat does not know.
    const [from, fromOther] = [g, other].map((world) => bots.imagine(world, seat, `${seed} same`).buf.slice());
    if (from.some((word, i) => word !== fromOther[i])) faults.push(`seat ${seat} imagines what it cannot know`);
    const seen = JSON.stringify(rules.view(again, seat));
    if (seen !== JSON.stringify(rules.view(g, seat)))
      faults.push(`seat ${seat} imagines what it knows to be otherwise`);
  }
  return faults;
}
