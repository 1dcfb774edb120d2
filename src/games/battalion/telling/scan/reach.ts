// `near a3`: who stands around; `reach a3`: who could strike there on its own turn; `sight a3`: whom it could strike.

import { Choices, secondOf, verbOf } from '../../../../kernel/choice.ts';
import { FirstFault } from '../../../../kernel/permission.ts';
import type { Scan } from '../../../../kernel/ruleset.ts';
import { type CommandFault, mayCommand } from '../../rules/action.ts';
import { mayEngage } from '../../rules/questions.ts';
import { isEngaged, RESERVE, type State } from '../../rules/state.ts';
import { addAssaults, addBarrages, addCharges } from '../../rules/targets.ts';
import { V_ASSAULT, V_BARRAGE, V_CHARGE, V_CHARGE_INTO } from '../../tables/verbs.ts';
import type { Place } from '../places.ts';
import { capital, list, order, sectorTitle, theFaction, unitWord } from '../words.ts';
import { reserveOf, sidesFor, unitsIn } from './places.ts';
import { sentences, unitFull, unitShort, whose } from './words.ts';

/** The sector a place lies in: a unit's own, a camp's behind it; -1 for a reserve or nowhere. */
function sectorOf(g: State, place: Place): number {
  if (place.kind === 'sector') return place.sector;
  if (place.kind === 'unit') return g.unitSector[place.unit];
  if (place.kind === 'camp') {
    // With camps apart each stands in its owner's half.
    const { campSectors, homeSectors } = g.battle;
    return campSectors.find((one) => (homeSectors[place.seat] >> one) & 1) ?? campSectors[0];
  }
  return RESERVE;
}

export function nearPlace(g: State, place: Place, seat: number): Scan {
  const sector = sectorOf(g, place);
  if (place.kind === 'unit' && sector < RESERVE) return { text: unitFull(g, place.unit, seat), places: [] };
  if (sector < 0) {
    const owner = place.kind === 'unit' ? g.battle.unitSeat[place.unit] : place.kind === 'sector' ? 0 : place.seat;
    const units = reserveOf(g, owner).filter((unit) => place.kind !== 'unit' || unit !== place.unit);
    const who = units.length === 0 ? 'Nobody' : units.map((unit) => unitShort(g, unit, seat)).join('; ');
    return { text: `${who} in the reserve of ${theFaction(g, owner)}.`, places: units.map(unitWord) };
  }
  const places: string[] = [];
  const around = [sector, sector - 1, sector + 1].filter((one) => one >= 0 && one < g.battle.sectors);
  const texts = around.map((one) => {
    const units = sidesFor(seat)
      .flatMap((side) => unitsIn(g, side, one))
      .filter((unit) => place.kind !== 'unit' || unit !== place.unit);
    places.push(...units.map(unitWord));
    const who = units.length === 0 ? 'nobody' : units.map((unit) => whose(g, unit, seat)).join(', ');
    return `${capital(sectorTitle(one))}: ${who}.`;
  });
  return { text: sentences(...texts), places };
}

/** What the ranks below can do is not known before all units stand. */
export const NOT_YET: Scan = { text: 'Not all units stand yet.', places: [] };

const out = new Choices();

/** How a unit could attack, as choices, whoever's turn it is and whatever is in the camp. */
function attacksOf(g: State, unit: number): number[] {
  out.clear();
  if (g.unitSector[unit] < 0) return [];
  if (isEngaged(g, unit)) addAssaults(g, unit, out);
  else {
    addBarrages(g, unit, out);
    addCharges(g, unit, out);
  }
  return out.toArray();
}

/** The ways in which a unit could strike an enemy: `by charge`, `by barrage`. */
export function waysTo(g: State, unit: number, target: number): string[] {
  const ways = new Set<string>();
  for (const choice of attacksOf(g, unit)) {
    const verb = verbOf(choice);
    const at = g.unitSector[target];
    if ((verb === V_ASSAULT || verb === V_BARRAGE) && secondOf(choice) === target)
      ways.add(verb === V_ASSAULT ? 'assault' : 'barrage');
    if (!mayEngage(g, target, null)) continue;
    if (verb === V_CHARGE && g.unitSector[unit] === at) ways.add('charge');
    if (verb === V_CHARGE_INTO && secondOf(choice) === at) ways.add('charge');
  }
  return [...ways];
}

/** What keeps a unit on the field from being commanded now, in a few words, by the fault that the rule names. */
const HINDRANCES: { readonly [key in CommandFault]?: (g: State, unit: number, cost: number) => string } = {
  bound: () => ' (redeployed this turn)',
  tooDear: (g, unit, cost) => ` (needs ${order(cost)}, ${g.campOrder[g.battle.unitSeat[unit]]} in the camp)`,
};

function hindrance(g: State, unit: number): string {
  const why = new FirstFault<CommandFault>();
  if (mayCommand(g, null, unit, why) || why.fault === null) return '';
  return HINDRANCES[why.fault.key]?.(g, unit, why.fault.b) ?? '';
}

/** Who could strike a unit, or anybody of the seat's side in a sector. */
export function reachPlace(g: State, place: Place, seat: number): Scan {
  if (g.stand === 0) return NOT_YET;
  const sector = sectorOf(g, place);
  const side = place.kind === 'unit' ? g.battle.unitSide[place.unit] : seat < 0 ? 1 : seat & 1;
  const targets = place.kind === 'unit' ? [place.unit] : sector < 0 ? [] : unitsIn(g, side, sector);
  const places: string[] = [];
  const found: string[] = [];
  for (const unit of g.battle.sideUnits[1 - side]) {
    const ways = [...new Set(targets.flatMap((target) => waysTo(g, unit, target)))];
    if (ways.length === 0) continue;
    places.push(unitWord(unit));
    found.push(`${whose(g, unit, seat)} by ${list(ways, 'or')}${hindrance(g, unit)}`);
  }
  const who = found.length === 0 ? 'Nobody could strike there.' : `${capital(list(found))}.`;
  return { text: `${place.name}: ${who}`, places };
}

/** Whom a unit could strike; of a sector, each unit of the seat's side there. */
export function sightFrom(g: State, place: Place, seat: number): Scan {
  if (g.stand === 0) return NOT_YET;
  const sector = sectorOf(g, place);
  const side = seat < 0 ? 1 : seat & 1;
  const units = place.kind === 'unit' ? [place.unit] : sector < 0 ? [] : unitsIn(g, side, sector);
  const places: string[] = [];
  const texts = units.map((unit) => {
    const enemies = g.battle.sideUnits[1 - g.battle.unitSide[unit]];
    const found = enemies.flatMap((enemy) => {
      const ways = waysTo(g, unit, enemy);
      if (ways.length === 0) return [];
      places.push(unitWord(enemy));
      return [`${whose(g, enemy, seat)} by ${list(ways, 'or')}`];
    });
    return `${unitWord(unit)} could strike ${found.length === 0 ? 'nobody' : list(found)}.`;
  });
  return {
    text: texts.length === 0 ? `Nobody is at ${place.name}.` : sentences(...texts),
    places: [...new Set(places)],
  };
}
