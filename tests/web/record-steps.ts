// The steps of a record as a seat was given them, for tests of what shows them.

import { readdirSync, readFileSync } from 'node:fs';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { parseRecord, recordHead } from '../../src/kernel/record-notation.ts';
import { replayTable } from '../../src/kernel/replay.ts';
import type { Step, TellingAt } from '../../src/web/table/protocol.ts';

export interface Told {
  readonly first: CommandsView;
  readonly steps: readonly (Step & { readonly view: CommandsView })[];
  readonly log: readonly TellingAt[];
}

export const recordText = (name: string): string =>
  readFileSync(new URL(`../golden/records/${name}.record`, import.meta.url), 'utf8');

const games: readonly CommandsRuleset[] = [ancientsRules, medievalRules, napoleonicsRules];

/** Golden records of the games of the Commands family. */
export const commandsRecords: readonly string[] = readdirSync(new URL('../golden/records/', import.meta.url))
  .map((file) => file.replace('.record', ''))
  .filter((name) => games.some(({ id }) => name.startsWith(`${id}-`)));

export function stepsOf(name: string, seat: number): Told {
  const text = recordText(name);
  const rules = games.find(({ id }) => id === recordHead(text).game) as CommandsRuleset;
  const record = parseRecord(text, rules);
  const table = replayTable(rules, record);
  const told = (from: number) => table.tellings(seat, from).filter(({ text }) => text !== '');
  const first = table.view(seat);
  const log = [...told(0)];
  const steps = record.choices.map((choice) => {
    const events = table.eventCount;
    const { number } = table;
    table.choose(choice.text);
    const tellings = told(events);
    log.push(...tellings);
    return { number, seat: choice.seat, choice: choice.text, forced: false, tellings, view: table.view(seat) };
  });
  return { first, steps, log };
}
