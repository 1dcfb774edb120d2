// A word about each choice for the menu: which unit, which ground, what the verb means. The rules say what is legal;
// this only tells a person what the short text stands for.

import { own } from '../../../../kernel/own.ts';
import { plural } from '../../../../lib/text.ts';
import type { CommandsView, UnitView } from '../view/view.ts';

/** `move leader A5 B6`: the beginning `move leader A5`, and the rest. */
const GATHERED = /^((?:move|evade|fire|close|enter|retreat)(?: leader)? [A-Z]\w*) (.+)$/;

/** `place A5` on a free hex: gathered by the row. */
const PLACED = /^(place [A-Z])\d+$/;

/** What a choice shares with others where there are many: its unit, or the row of a free hex. */
export function gather(view: CommandsView, text: string): string | undefined {
  return GATHERED.exec(text)?.[1] ?? (aboutChoice(view, text) === '' ? PLACED.exec(text)?.[1] : undefined);
}

/** What is said of choices that begin alike. */
export function gathered(view: CommandsView, beginning: string, count: number): string {
  if (PLACED.test(`${beginning}1`)) return plural(count, 'free hex', 'free hexes');
  const what = beginning.startsWith('fire') || beginning.startsWith('close') ? 'target' : 'hex';
  const hex = beginning.slice(beginning.lastIndexOf(' ') + 1);
  const who = aboutHex(view, hex, beginning.includes(' leader '));
  return `${who}: ${plural(count, what, what === 'hex' ? 'hexes' : 'targets')}`;
}

const HEX = /\b[A-Z]\d{1,2}\b/g;

function unitWords(view: CommandsView, unit: UnitView): string {
  const leader = view.leaders.find((one) => one.hex === unit.hex);
  const traits = unit.traits.map((trait) => trait.name);
  const name = traits.length > 0 ? `${unit.name} (${traits.join(', ')})` : unit.name;
  return `${name}, ${plural(unit.blocks, 'block')}${leader ? `, ${leader.name}` : ''}`;
}

/** Who stands there; with `leader` the leader himself. */
function aboutHex(view: CommandsView, hex: string, leader = false): string {
  const unit = view.units.find((one) => one.hex === hex);
  const chief = view.leaders.find((one) => one.hex === hex);
  if (unit && !(leader && chief)) return unitWords(view, unit);
  return chief ? chief.name : '';
}

/** The kind of unit there. */
const nameAt = (view: CommandsView, hex: string): string =>
  view.units.find((one) => one.hex === hex)?.name ?? aboutHex(view, hex);

/** The ground there, when it is not open. */
function ground(view: CommandsView, hex: string): string {
  const found = view.board.hexes.find((one) => one.hex === hex);
  return found && found.terrain !== 'open' ? found.terrainName : '';
}

const MEANINGS: { readonly [choice: string]: string } = {
  pass: 'go on without it',
  done: 'nothing more',
  stand: 'stand and take the attack',
  evade: 'fall back instead of fighting',
  decline: 'do not',
  stop: 'stay here',
  'battle back': 'strike back at the attacker',
  strike: 'attack as declared',
  ambush: 'bring the reserve in instead',
  'form square': 'one die for both; a card of yours goes to the track',
  'spend token': 'one more die',
  'take banner': 'a banner instead of the second card',
  'draw two': 'see two cards and keep one',
};

/** What a single hex means after these words. */
const AT_HEX: readonly (readonly [start: RegExp, meaning: string])[] = [
  [/^support /, 'adds its dice'],
  [/^leave square /, 'comes out of square'],
  [/^raze /, 'burn the camp for a banner'],
  [/^new leader /, 'a leader steps forward here'],
  [/^send back /, 'is sent back to its own edge'],
  [/^order .* to move$/, 'may move, not battle'],
];

/** Verbs whose last hex is where somebody goes. */
const GOING = /^(?:move|evade|retreat|advance|enter|place)/;

export function aboutChoice(view: CommandsView, text: string): string {
  const plain = own(MEANINGS, text);
  if (plain !== undefined) return plain;
  const [verb, first = '', as = '', other = ''] = text.split(' ');
  if (verb === 'play' || verb === 'keep') {
    const card = [...view.hand, ...view.drawn].find((one) => one.key === first);
    if (as === 'as') return `${card?.name ?? first} as another card: ${other}`;
    return card ? `${card.name}: ${card.text}` : '';
  }
  if (verb === 'ignore') {
    const count = Number(first);
    const bravely = text.endsWith('bravely') ? ', one of them for a token' : '';
    return count === 0 ? 'obey every flag' : `ignore ${plural(count, 'flag')}${bravely}`;
  }
  if (verb === 'section') return `order in your ${first === 'centre' ? 'centre' : `${first} section`}`;
  const hexes: string[] = text.match(HEX) ?? [];
  if (hexes.length === 0) return '';
  const leader = text.includes(' leader ');
  if (GOING.test(text)) {
    const to = hexes[hexes.length - 1];
    const who = hexes.length > 1 ? aboutHex(view, hexes[0], leader) : '';
    const onto = !leader && hexes.length > 1 ? view.leaders.find((one) => one.hex === to)?.name : aboutHex(view, to);
    return [who, ground(view, to), onto ? `joins ${onto}` : ''].filter((part) => part !== '').join('; ');
  }
  if (hexes.length === 2) {
    const place = ground(view, hexes[1]);
    return `${nameAt(view, hexes[0])} against ${aboutHex(view, hexes[1])}${place === '' ? '' : ` (${place})`}`;
  }
  const where = ground(view, hexes[0]);
  const meaning = AT_HEX.find(([start]) => start.test(text))?.[1];
  if (meaning !== undefined) {
    const who = aboutHex(view, hexes[0]);
    return who === '' ? meaning : `${who}: ${meaning}`;
  }
  if (verb === 'spring') return `${aboutHex(view, hexes[0])} strikes into the advance`;
  const alone = leader && view.units.some((one) => one.hex === hexes[0]);
  if (alone) return `${aboutHex(view, hexes[0], true)} by himself, without the unit`;
  return `${aboutHex(view, hexes[0], leader)}${where === '' ? '' : ` (${where})`}`;
}
