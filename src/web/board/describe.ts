// A hex in words, from what the view gives: for screen readers, for the cursor, for tooltips.

import type { CommandsView, LeaderView, UnitView } from '../../families/commands/view.ts';

export function unitWords(view: CommandsView, unit: UnitView): string {
  const army = view.sides.find((side) => side.side === unit.side)?.army ?? unit.side;
  const states = [
    unit.ordered ? 'ordered' : '',
    unit.moved ? 'moved' : '',
    unit.fought ? 'fought' : '',
    unit.mustClose && !unit.fought ? 'must close combat' : '',
    unit.noBattle ? 'may not battle' : '',
  ].filter((word) => word !== '');
  const traits = unit.traits.map((trait) => trait.name);
  return [
    `${army} ${unit.name}`,
    `${unit.blocks} of ${unit.fullBlocks} blocks`,
    ...(traits.length > 0 ? [traits.join(', ')] : []),
    ...states,
  ].join(', ');
}

export function leaderWords(view: CommandsView, leader: LeaderView): string {
  const army = view.sides.find((side) => side.side === leader.side)?.army ?? leader.side;
  const states = [leader.ordered ? 'ordered' : '', leader.moved ? 'moved' : ''].filter((word) => word !== '');
  return [`${army} leader ${leader.name}`, ...states].join(', ');
}

/** Who and what is there: `F6: Roman heavy infantry, 4 of 4 blocks, with Varro; hill`. */
export function hexWords(view: CommandsView, place: string): string {
  const hex = view.board.hexes.find((one) => one.hex === place);
  if (!hex) return place;
  const unit = view.units.find((one) => one.hex === place);
  const leader = view.leaders.find((one) => one.hex === place);
  const who = unit
    ? `${unitWords(view, unit)}${leader ? `, with ${leader.name}` : ''}`
    : leader
      ? `${leaderWords(view, leader)}, alone`
      : 'empty';
  const ground = hex.terrain === 'open' ? '' : `; ${hex.terrainName}`;
  const ramparts = hex.ramparts.length > 0 ? `; rampart toward ${hex.ramparts.join(', ')}` : '';
  return `${place}: ${who}${ground}${ramparts}`;
}
