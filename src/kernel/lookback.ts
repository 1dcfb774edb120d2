// Looking back: the battle as it stood before any of its decisions, made again from its record. Going forward plays on from
// the last moment; going back begins anew, which takes a few milliseconds for a whole battle.

import type { GameRecord } from './game-record.ts';
import type { AnyTable } from './keeper.ts';
import { replayTable } from './replay.ts';
import type { AnyRuleset, TableView } from './view.ts';
import type { Moment } from './watching.ts';

/** What others than the one who chose are told of a secret choice. */
const SECRET_LABEL = 'A secret choice';

export class Lookback {
  private readonly ruleset: AnyRuleset;
  private table: AnyTable | null = null;
  /** How many choices the record had when its dice were laid out. */
  private laidOut = 0;

  constructor(ruleset: AnyRuleset) {
    this.ruleset = ruleset;
  }

  /** The moment for a seat; with `open` secret choices of others are told too, as after the end of the battle. */
  moment(record: GameRecord, number: number, seat: number, open: boolean): Moment<TableView> {
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
    return {
      number: wanted,
      last,
      seat: table.seat,
      prompt: table.prompt(),
      ...this.next(table, record.choices[wanted - 1]?.text ?? '', open ? table.seat : seat),
      view: table.view(seat),
      tellings: table.tellings(seat, events),
    };
  }

  private next(table: AnyTable, text: string, knower: number): Pick<Moment, 'next' | 'nextLabel'> {
    if (text === '') return { next: '', nextLabel: '' };
    const next = table.textFor(knower, text, table.seat, table.number);
    if (next !== text) return { next, nextLabel: SECRET_LABEL };
    return { next, nextLabel: table.offers().find((offer) => offer.choice === text)?.label ?? text };
  }
}
