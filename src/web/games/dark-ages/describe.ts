// A hex in words, from what the view gives: for screen readers, for the cursor, for tooltips.

import type {
  DarkAgesView,
  HexView,
  LeaderView,
  UnitView,
  ValuesView,
} from '../../../games/dark-ages/telling/view/types.ts';
import { armyOfSide } from '../army-of.ts';

/** `2 of 3 cubes and a grey one`, `only its grey cube, routed`. */
export function cubeWords({ cubes, grey, fullCubes, routed }: UnitView): string {
  if (routed) return 'routed, only its grey cube left';
  return `${cubes} of ${fullCubes} cubes${grey ? ' and a grey one' : ''}`;
}

/** What is printed on the back of the counter. */
export function valueWords(values: ValuesView | null): string {
  if (values === null) return 'values not seen yet';
  const { attack, defence, fire, range, morale, move } = values;
  return [
    ...(fire === null ? [`attack ${attack}`] : [`fire ${fire} at range ${range}`]),
    `defence ${defence}`,
    `morale ${morale}`,
    `move ${move}`,
  ].join(', ');
}

export const unitStates = (unit: UnitView): string[] =>
  [
    unit.activated && 'activated',
    unit.moved && 'moved',
    unit.evaded && 'evaded',
    unit.assaulted && 'assaulted',
    unit.fought && !unit.assaulted && 'fought',
    unit.class === 'crossbows' && (unit.loaded ? 'loaded' : 'not loaded'),
    ...unit.notes,
  ].filter((word): word is string => typeof word === 'string' && word !== '');

export const leaderStates = (leader: LeaderView): string[] =>
  [
    leader.routed && 'routed',
    leader.activated && 'activated',
    leader.moved && 'moved',
    leader.rallied && 'has rallied this round',
  ].filter((word): word is string => typeof word === 'string');

export const leaderWords = ({ name, mounted, morale }: LeaderView): string =>
  `${name}, ${mounted ? 'mounted' : 'on foot'}, ${morale === null ? 'morale not seen yet' : `morale ${morale}`}`;

/** What lies on the sides: `stakes toward E3 and E4`. */
export function sideWords({ hexsides }: HexView): string[] {
  const kinds = [...new Set(hexsides.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const to = hexsides.filter((side) => side.kind === kind).map((side) => side.to);
    return `${kind} toward ${to.join(' and ')}`;
  });
}

/** What lies there besides the kind of ground. */
export const besideWords = (hex: HexView): string => [...hex.decoration, ...sideWords(hex)].join('; ');

export function groundWords(hex: HexView): string {
  const ground = hex.terrain === 'clear' ? [] : [hex.terrainName.toLowerCase()];
  const beside = besideWords(hex);
  return [...ground, ...(beside === '' ? [] : [beside])].join('; ');
}

function words(view: DarkAgesView, hex: HexView, unit: UnitView | undefined, leader: LeaderView | undefined): string {
  const who: string[] = [];
  if (unit) {
    who.push(
      [
        `${armyOfSide(view, unit.side)}, ${unit.name}`,
        cubeWords(unit),
        valueWords(unit.values),
        ...unitStates(unit),
      ].join(', '),
    );
    if (leader) who.push(`with leader ${[leaderWords(leader), ...leaderStates(leader)].join(', ')}`);
  } else if (leader) {
    who.push(
      [`${armyOfSide(view, leader.side)}, leader alone`, leaderWords(leader), ...leaderStates(leader)].join(', '),
    );
  }
  const ground = groundWords(hex);
  return `${hex.hex}: ${[who.length === 0 ? 'empty' : who.join(', '), ...(ground === '' ? [] : [ground])].join('; ')}`;
}

const onBoard = <P extends { readonly hex: string | null }>(pieces: readonly P[]): ReadonlyMap<string, P> =>
  new Map(pieces.flatMap((piece): [string, P][] => (piece.hex === null ? [] : [[piece.hex, piece]])));

/** Every hex in words, by name. */
export function boardWords(view: DarkAgesView): ReadonlyMap<string, string> {
  const units = onBoard(view.units);
  const leaders = onBoard(view.leaders);
  return new Map(view.board.hexes.map((hex) => [hex.hex, words(view, hex, units.get(hex.hex), leaders.get(hex.hex))]));
}

/** Who and what is at a place. */
export function hexWords(view: DarkAgesView, place: string): string {
  const hex = view.board.hexes.find((one) => one.hex === place);
  if (!hex) return place;
  return words(
    view,
    hex,
    view.units.find((one) => one.hex === place),
    view.leaders.find((one) => one.hex === place),
  );
}
