// What lists and shelves show of a set battle: its armies, and how sure its facts are.

import type { ScenarioInfo } from '../../../kernel/ruleset.ts';
import type { SetBattle } from '../tables/set-battles.ts';
import { cards, type Faction, factionByKey, ranks } from '../tables/tables.ts';

const factionsOf = (battle: SetBattle): Faction[] => battle.seats.flatMap(({ faction }) => factionByKey(faction) ?? []);

const share = (some: number, all: number): string => (some === all ? `All ${all}` : `${some} of the ${all}`);

/** How the numbers of the tiles and cards that a battle uses came about, in a sentence each. */
function valueNotes(battle: SetBattle): { provenance: string; text: string }[] {
  const fielded = battle.seats.flatMap((seat) => {
    const faction = factionByKey(seat.faction);
    const keys = new Set(seat.units.flatMap((unit) => unit.ranks));
    return ranks.filter((rank) => rank.faction === faction?.index && keys.has(rank.key));
  });
  const values = fielded.flatMap(({ marks }) => [marks.cohesion, marks.melee, marks.ranged, marks.traits]);
  const designed = values.filter((mark) => mark === 'designed').length;
  const own = factionsOf(battle);
  const texts = cards.filter((card) => own.some((faction) => faction.index === card.faction));
  const ours = texts.filter((card) => card.marks.text === 'designed').length;
  const notes: { provenance: string; text: string }[] = [];
  if (designed > 0) {
    notes.push({
      provenance: 'designed',
      text: `${share(designed, values.length)} values of the ranks that stand here are ours: no source prints them. Each tile says which.`,
    });
  }
  for (const { name, departs } of fielded)
    if (departs !== null) notes.push({ provenance: 'designed', text: `${name}: ${departs.reason}` });
  if (ours > 0) {
    notes.push({
      provenance: 'designed',
      text: `${share(ours, texts.length)} card texts of the two factions are ours: no source prints them.`,
    });
  }
  return notes;
}

export function scenarioInfo(battle: SetBattle): ScenarioInfo {
  const [top, bottom] = factionsOf(battle);
  const [above, below] = battle.seats;
  return {
    game: 'battalion',
    id: battle.id,
    name: battle.name,
    date: '',
    top: top.name,
    bottom: bottom.name,
    units: { top: above.units.length, bottom: below.units.length },
    // A battle is not won by counting: what a side has to lose is its deck.
    banners: { top: 0, bottom: 0 },
    summary: battle.summary,
    rules: [],
    optionalRules: [],
    provenance: { source: battle.source, notes: [...battle.notes, ...valueNotes(battle)] },
  };
}
