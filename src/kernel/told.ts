// What the watching seat was told, event by event. After an undo the end of it is forgotten; each telling is made once, when
// its event is new.

import type { AnyTable } from './keeper.ts';
import type { AnyRuleset } from './view.ts';
import type { TellingAt } from './watching.ts';

export class Told {
  private entries: { readonly event: number; readonly telling: TellingAt }[] = [];
  private events = 0;

  /** For other eyes everything is told anew. */
  forget(): void {
    this.entries = [];
    this.events = 0;
  }

  /** Tells a seat what is new; answers how many tellings stay as they were. */
  catchUp(ruleset: AnyRuleset, table: AnyTable, seat: number): number {
    const events = table.events();
    let kept = this.entries.length;
    while (kept > 0 && this.entries[kept - 1].event >= events.length) kept--;
    this.entries.length = kept;
    for (let i = Math.min(this.events, events.length); i < events.length; i++) {
      const telling = ruleset.tell(table.state, events[i], seat);
      if (telling.text !== '') this.entries.push({ event: i, telling: { ...telling, number: events[i].number } });
    }
    this.events = events.length;
    return kept;
  }

  /** The tellings from the given one on. */
  from(entry: number): TellingAt[] {
    return this.entries.slice(entry).map((one) => one.telling);
  }

  /** The tellings of the events from the given one on. */
  since(event: number): TellingAt[] {
    return this.entries.filter((one) => one.event >= event).map((one) => one.telling);
  }
}
