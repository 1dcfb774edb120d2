// A hex in words, from what the view gives: for screen readers, for the cursor, for tooltips.

import type { CommandsView, HexView, LeaderView, UnitView } from '../../families/commands/telling/view/view.ts';

/** An army of several nations has units whose name says theirs; all others are of the first. */
function unitOfArmy(army: string, name: string): string {
  const nations = army.split(' and ');
  return nations.some((nation) => name.startsWith(nation)) ? name : `${nations[0]} ${name}`;
}

export function unitWords(view: CommandsView, unit: UnitView): string {
  const army = view.sides.find((side) => side.side === unit.side)?.army ?? unit.side;
  const states = [
    unit.ordered ? 'ordered' : '',
    unit.moved ? 'moved' : '',
    unit.fought ? 'fought' : '',
    unit.mustClose && !unit.fought ? 'must attack' : '',
    unit.noBattle ? 'may not battle' : '',
    unit.square === undefined ? '' : `in square ${unit.square}`,
    joinWords(view, unit),
    unit.bound && view.action ? view.action.name : '',
  ].filter((word) => word !== '');
  const traits = unit.traits.map((trait) => trait.name);
  return [
    unitOfArmy(army, unit.name),
    `${unit.blocks} of ${unit.fullBlocks} blocks`,
    ...(traits.length > 0 ? [traits.join(', ')] : []),
    ...states,
  ].join(', ');
}

/** Whose attack it adds its dice to. */
export function joinWords(view: CommandsView, unit: UnitView): string {
  if (unit.joins === undefined) return '';
  const attacker = view.units.find((one) => one.id === unit.joins);
  return attacker ? `adds its dice to the attack of ${attacker.name} at ${attacker.hex}` : '';
}

export function leaderWords(view: CommandsView, leader: LeaderView): string {
  const army = view.sides.find((side) => side.side === leader.side)?.army ?? leader.side;
  const states = [leader.ordered ? 'ordered' : '', leader.moved ? 'moved' : ''].filter((word) => word !== '');
  return [`${army} leader ${leader.name}`, ...states].join(', ');
}

/** To whom a gate or a camp belongs. */
function ownerWords(view: CommandsView, { owner }: HexView): string {
  const army = view.sides.find(({ side }) => side === owner)?.army;
  return army === undefined ? '' : ` of the ${army} army`;
}

/** Every hex in words, by name: `F6: Roman heavy infantry, 4 of 4 blocks, with Varro; hill`. */
export function boardWords(view: CommandsView): ReadonlyMap<string, string> {
  const units = new Map(view.units.map((unit) => [unit.hex, unit]));
  const leaders = new Map(view.leaders.map((leader) => [leader.hex, leader]));
  return new Map(view.board.hexes.map((hex) => [hex.hex, words(view, hex, units.get(hex.hex), leaders.get(hex.hex))]));
}

/** Who and what is at a place. */
export function hexWords(view: CommandsView, place: string): string {
  const hex = view.board.hexes.find((one) => one.hex === place);
  if (!hex) return place;
  const unit = view.units.find((one) => one.hex === place);
  return words(
    view,
    hex,
    unit,
    view.leaders.find((one) => one.hex === place),
  );
}

function words(view: CommandsView, hex: HexView, unit: UnitView | undefined, leader: LeaderView | undefined): string {
  const who = unit
    ? `${unitWords(view, unit)}${leader ? `, with ${leader.name}` : ''}`
    : leader
      ? `${leaderWords(view, leader)}, alone`
      : 'empty';
  const ground = hex.terrain === 'open' ? '' : `; ${hex.terrainName}${ownerWords(view, hex)}`;
  const ramparts = hex.ramparts.length > 0 ? `; rampart toward ${hex.ramparts.join(', ')}` : '';
  return `${hex.hex}: ${who}${ground}${ramparts}`;
}
