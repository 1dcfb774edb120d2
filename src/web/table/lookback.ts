// Looking back: the battle as it stood before any of its decisions, made again from its record. Going forward plays on from
// the last moment; going back begins anew, which takes a few milliseconds for a whole battle.

import { replayTable } from '../../kernel/replay.ts';
import type { GameRecord } from '../../kernel/table.ts';
import type { TableView } from '../../kernel/view.ts';
import type { AnyRuleset, EngineTable } from './games.ts';
import type { Moment } from './protocol.ts';

export class Lookback {
  private readonly ruleset: AnyRuleset;
  private table: EngineTable | null = null;
  /** How many choices the record had when its dice were laid out. */
  private laidOut = 0;

  constructor(ruleset: AnyRuleset) {
    this.ruleset = ruleset;
  }

  moment(record: GameRecord, number: number, seat: number): Moment<TableView> {
    const last = record.choices.length + 1;
    const wanted = Math.max(1, Math.min(number, last));
    // One choice earlier, so that what the choice before this moment brought about can be told.
    // Entered dice are known only as far as the record went when they were laid out.
    const short = record.written === true && wanted - 1 > this.laidOut;
    if (!this.table || short || this.table.number > wanted - 1) {
      this.table = replayTable(this.ruleset, record);
      this.laidOut = record.choices.length;
    }
    const table = this.table;
    while (table.number < wanted - 1) table.choose(record.choices[table.number - 1].text);
    let events = 0;
    if (table.number < wanted) {
      events = table.eventCount;
      table.choose(record.choices[table.number - 1].text);
    }
    const next = record.choices[wanted - 1]?.text ?? '';
    return {
      number: wanted,
      last,
      seat: table.seat,
      prompt: table.prompt(),
      next,
      nextLabel: next === '' ? '' : (table.offers().find((offer) => offer.choice === next)?.label ?? next),
      view: table.view(seat),
      tellings: table.tellings(seat, events),
    };
  }
}
