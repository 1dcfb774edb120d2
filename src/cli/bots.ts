// The computer players, by name, as the commands seat them.

import type { State } from '../families/commands/state.ts';
import type { CommandsView } from '../families/commands/view.ts';
import type { Table } from '../kernel/table.ts';
import { seedWords } from '../kernel/chance.ts';
import { Mulberry32 } from './bench-measure.ts';
import { InputError } from './errors.ts';

export interface Bot {
  readonly name: string;
  choose(table: Table<State, CommandsView>): number;
}

export const botNames: readonly string[] = ['random', 'drill'];

export function makeBot(name: string, seed: string): Bot {
  if (!botNames.includes(name)) {
    throw new InputError(`there is no computer player "${name}"; there are ${botNames.join(', ')}`);
  }
  const random = new Mulberry32(seedWords(seed)[0]);
  return {
    name,
    choose(table) {
      const values = table.values();
      return values[Math.floor(random.next() * values.length)];
    },
  };
}
