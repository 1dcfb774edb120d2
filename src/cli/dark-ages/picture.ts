// A battle of Dark Ages as a picture for the map. Each hex has two lines of four signs: the side, two letters of the unit and
// its active cubes; below `+g` for a grey cube, `*` for a leader, and what the unit has done. Hexsides are listed.

import type { DarkAgesView, UnitView } from '../../games/dark-ages/telling/view/types.ts';
import type { Picture } from '../map.ts';
import { MARK_FOUGHT, MARK_MOVED, MARK_ORDERED, sideSigns } from '../map-signs.ts';
import { wrap } from '../text.ts';

const sideNumber = (side: string): 0 | 1 => (side === 'top' ? 0 : 1);

/** Two letters for each type of unit. */
const CODES: { readonly [type: string]: string } = {
  levyMilitia: 'LM',
  spearmen: 'Sp',
  pikemen: 'Pk',
  swordsmen: 'Sw',
  axemen: 'Ax',
  menAtArms: 'MA',
  housecarls: 'Hc',
  lightHorse: 'LH',
  feudalKnights: 'FK',
  householdKnights: 'HK',
  archers: 'Ar',
  longbows: 'Lb',
  crossbows: 'Xb',
};

export const codeOf = ({ code, name }: Pick<UnitView, 'code' | 'name'>): string => CODES[code] ?? name.slice(0, 2);

/** `3`, `2+g`, `0+g`: active cubes, and whether there is a grey one. */
export const cubesText = ({ cubes, grey }: Pick<UnitView, 'cubes' | 'grey'>): string => `${cubes}${grey ? '+g' : ''}`;

const markOf = (unit: UnitView): string =>
  unit.fought || unit.assaulted
    ? MARK_FOUGHT
    : unit.moved || unit.evaded
      ? MARK_MOVED
      : unit.activated
        ? MARK_ORDERED
        : ' ';

export function pictureOf(view: DarkAgesView, ascii?: boolean): Picture {
  const units = new Map(view.units.filter(({ hex }) => hex !== null).map((unit) => [unit.hex, unit]));
  const leaders = new Map(view.leaders.filter(({ hex }) => hex !== null).map((leader) => [leader.hex, leader]));
  const signs = sideSigns(ascii);
  return {
    width: view.board.width,
    rows: view.board.rows,
    even: true,
    armies: [view.sides[0].army, view.sides[1].army],
    hexes: view.board.hexes.map(({ hex, row, column, terrain: ground }) => {
      const terrain = ground === 'clear' ? 'open' : ground;
      const unit = units.get(hex);
      const leader = leaders.get(hex);
      const place = { row, column, terrain, unit: null, leader: null };
      const piece = unit ?? leader;
      if (!piece) return place;
      const side = sideNumber(piece.side);
      const first = unit ? `${signs[side]}${codeOf(unit)}${unit.cubes}` : signs[side];
      const second = `${unit?.grey ? '+g' : '  '}${leader ? '*' : ' '}${unit ? markOf(unit) : ' '}`;
      return { ...place, texts: { side, lines: [first, second] as const } };
    }),
  };
}

/** The letters on the map, in lines of 80 characters. */
export function codesText(view: DarkAgesView): string {
  const names = new Map(view.units.filter(({ hex }) => hex !== null).map((unit) => [codeOf(unit), unit.name]));
  return names.size === 0 ? '' : wrap([...names].map(([code, name]) => `${code} ${name}`).join(', '), 80, ' ', ' ');
}

/** `Stakes: E4/F4, E5/F5.`: each hexside once, kinds apart; for a slope and an escarpment as well. */
export function hexsidesText(view: DarkAgesView): string {
  const kinds = new Map<string, string[]>();
  for (const { hex, hexsides } of view.board.hexes) {
    for (const { to, kind } of hexsides) {
      const known = kinds.get(kind) ?? [];
      if (!known.includes(`${to}/${hex}`)) kinds.set(kind, [...known, `${hex}/${to}`]);
    }
  }
  return [...kinds]
    .map(([kind, sides]) =>
      wrap(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${sides.join(', ')}.`, 80, '   ', ' '),
    )
    .join('\n');
}

/** The leaders on the board by name and place. */
export function leadersText(view: DarkAgesView, ascii?: boolean): string {
  const lines = ([0, 1] as const).flatMap((side) => {
    const own = view.leaders.filter((one) => sideNumber(one.side) === side && one.hex !== null);
    const told = own.map(({ name, hex, morale }) => `${name} ${hex}${morale === null ? '' : ` (morale ${morale})`}`);
    return told.length === 0 ? [] : [wrap(`${sideSigns(ascii)[side]} leaders: ${told.join(', ')}`, 80, '   ', ' ')];
  });
  return lines.join('\n');
}
