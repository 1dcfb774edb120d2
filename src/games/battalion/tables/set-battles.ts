// The six set battles of the rulebook [B Set battles], made from data/set-battles.json.

import type { Provenance } from '../../../kernel/view.ts';
import battleData from '../data/set-battles.json' with { type: 'json' };
import type { BattleSheet, SeatSheet, SheetPlace, UnitSheet } from '../text/sheet-types.ts';
import { Field } from './data-check.ts';
import { type Faction, factionByKey, ranks } from './tables.ts';

const PLACES: { readonly [place: string]: SheetPlace } = { I: 1, II: 2, III: 3, reserve: 'reserve' };

function readArmy(field: Field, size: number): SeatSheet {
  const key = field.at('faction').text();
  const faction: Faction = factionByKey(key) ?? field.at('faction').fail('a faction of data/ranks.json');
  const keys = ranks.slice(faction.firstRank, faction.endRank).map((rank) => rank.key);
  const places = field.at('places');
  const units: UnitSheet[] = [];
  for (const place of places.keys()) {
    if (!(place in PLACES)) places.fail(`places ${Object.keys(PLACES).join(', ')}, not ${place}`);
    for (const unit of places.at(place).list()) {
      units.push({ ranks: unit.list().map((rank) => rank.oneOf(keys)), place: PLACES[place] });
    }
  }
  if (units.length !== size) places.fail(`${size} units, not ${units.length}`);
  return { faction: key, units };
}

export interface SetBattle extends BattleSheet {
  readonly number: number;
  readonly marks: { readonly size: Provenance; readonly units: Provenance; readonly sectors: Provenance };
}

export function readSetBattles(file: unknown): SetBattle[] {
  return new Field('data/set-battles.json', '', file)
    .at('battles')
    .list()
    .map((field) => {
      const number = field.at('number').number(1, 99);
      const size = field.at('size').at('value').number(3, 12);
      return {
        number,
        id: `battalion/${number}`,
        name: field.at('name').text(),
        summary: field.at('summary').text(),
        seats: [readArmy(field.at('top'), size), readArmy(field.at('bottom'), size)],
        sectors: 3,
        deploy: false,
        source: `Rulebook, set battle ${number}`,
        notes: field
          .at('notes')
          .list()
          .map((note) => ({ provenance: note.at('mark').mark(), text: note.at('text').text() })),
        options: [],
        marks: {
          size: field.at('size').at('mark').mark(),
          units: field.at('unitsMark').mark(),
          sectors: field.at('sectorsMark').mark(),
        },
      };
    });
}

export const setBattles: readonly SetBattle[] = readSetBattles(battleData);
