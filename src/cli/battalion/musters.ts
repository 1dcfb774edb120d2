// Armies of Battalion at the terminal: told, checked, made ready, and set against each other.

import { musteredArmy } from '../../bots/battalion/muster.ts';
import { readyArmy } from '../../games/battalion/tables/armies.ts';
import { factionByKey, factions, rankByKey } from '../../games/battalion/tables/tables.ts';
import { printSheet } from '../../games/battalion/text/sheet.ts';
import { armyFaults, musterSheet, parseArmy, playersOf, printArmy } from '../../games/battalion/text/sheet-army.ts';
import type { Musters } from '../cli-game.ts';
import { InputError } from '../errors.ts';
import { plural, wrap } from '../text.ts';

/** Sizes for which a ready army can be taken: a battle of four begins with three units. */
const LEAST = 3;

export const musters: Musters = {
  describe(text) {
    const army = parseArmy(text);
    const faction = factionByKey(army.faction);
    const nameOf = (key: string): string => (faction && rankByKey(faction, key)?.name) ?? key;
    const units = army.units.map((unit, i) => wrap(`${i + 1}  ${unit.map(nameOf).join(', ')}`, 80, '     ', '  '));
    const own = faction?.name ?? army.faction;
    const head = army.name === own ? own : `${army.name}: ${own}`;
    return [`  ${head}, ${plural(army.units.length, 'unit')}`, ...units].join('\n');
  },
  players: (text) => playersOf(parseArmy(text)),
  faults: (text) => armyFaults(parseArmy(text)),
  ready(faction, size) {
    const units = readyArmy(faction, size);
    if (size < LEAST || units.length < size) {
      const most = readyArmy(faction, Number.MAX_SAFE_INTEGER).length;
      throw new InputError(`ready armies have ${LEAST} to ${most} units; ${size} were asked for`);
    }
    const name = factionByKey(faction)?.name ?? faction;
    return printArmy({ faction, name, units });
  },
  mustered(faction, size, seed) {
    const most = readyArmy(faction, Number.MAX_SAFE_INTEGER).length;
    if (size < LEAST || size > most) throw new InputError(`armies have ${LEAST} to ${most} units, not ${size}`);
    return printArmy(musteredArmy(faction, size, seed));
  },
  sizeOf: (text) => parseArmy(text).units.length,
  factionOf: (text) => parseArmy(text).faction,
  factions: factions.map(({ key }) => key),
  sheet: (texts) => printSheet(musterSheet(texts.map(parseArmy))),
};
