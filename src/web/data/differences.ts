// What is different from another game of the family, for who knows that one: made from the tables of both games (units,
// cards, ground), with a few sentences of our own. Runs while the page and the generated documents are made.

import type { CommandsGame } from '../../families/commands/tables/game.ts';
import { list } from '../../families/commands/telling/words.ts';
import type { Chapter, Passage, PassageTable } from '../../kernel/handbook.ts';
import type { Book } from './books.ts';
import { tableOf, unitDifferences } from './unit-differences.ts';

/** In a few sentences; the tables say the rest. */
const IN_SHORT: { readonly [game: string]: readonly string[] } = {
  medieval: [
    'The turn, movement, close combat, evade, advance and bonus combat go as you know them. These are the changes that matter most:',
    '- Tokens buy a die, a flag or a leader’s move, and with a Leadership card an inspired action.',
    '- Better armour turns one sword away, and a horse one more from foot. No unit type ignores swords by itself.',
    '- A unit evades only where it can go two full hexes. Light bow cavalry shoots back as it goes.',
    '- Ambush answers an advance. Scout lets you choose between two cards.',
    '- Camps belong to a side and shelter mounted units too; gates are stormed.',
    '- Rally restores blocks anywhere, not only near leaders, and can bring a new leader.',
    '- Line Command orders mounted units and leaders as well. Leadership reaches one hex less.',
    '- A leader alone supports only units that have no leader. An escaping leader may pass an enemy leader.',
    '- There are no elephants, camels, chariots or war machines, and no special units.',
  ],
  napoleonics: [
    'Cards, sections, orders, flags and the way leaders are lost go as you know them. These are the changes that matter most:',
    '- Section cards have other names: Probe orders two, Attack three, Assault as many as your Command. Scout orders one and lets you choose between two cards.',
    '- Blocks are dice: a unit that loses blocks strikes less. Guns have a chart.',
    '- Arms take the place of light, medium and heavy: infantry, cavalry, artillery. Infantry is on two sides of the die. There are no helmets; sabres hit leaders.',
    '- A flag drives a unit back one hex, whatever its move; only militia runs three.',
    '- Ground takes dice away instead of limiting them, more from one arm than from another.',
    '- Infantry may form square against cavalry, at the price of a card. Cavalry may retire before infantry, two full hexes, and infantry may follow. Nobody else evades.',
    '- Guns may join a melee with their dice.',
    '- Only cavalry attacks again after an advance. The ground of a leader who was alone may be taken.',
    '- A leader alone cannot be fired at, and adds nothing to dice.',
    '- Command is the number of cards in your hand, with the one just played, and falls with every square.',
  ],
};

const total = (game: CommandsGame): number => game.cards.reduce((n, card) => n + card.count, 0);

/** Names compared without spaces, hyphens and accents, so that `Move-Fire-Move` is `Move Fire Move`. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Cards of the one game, of the other, and of both with another number or text. */
function cardPassage({ game }: Book, other: Book): Passage {
  const counterpart = (name: string, from: CommandsGame) =>
    from.cards.find((card) => plainName(card.name) === plainName(name));
  const name = shortName(other.game);
  const rows = [
    ...game.cards.map((card) => {
      const known = counterpart(card.name, other.game);
      const same = known !== undefined && known.text === card.text;
      return [
        card.name,
        `${card.count}`,
        known === undefined ? 'not there' : `${known.count}`,
        card.text,
        known === undefined ? 'none' : same ? 'the same' : known.text,
      ];
    }),
    ...other.game.cards
      .filter((card) => counterpart(card.name, game) === undefined)
      .map((card) => [card.name, 'not here', `${card.count}`, 'none', card.text]),
  ];
  return {
    id: 'different-cards',
    title: 'Cards side by side',
    refs: [],
    text: [
      `This deck has ${total(game)} cards, that of ${name} ${total(other.game)}. The table leaves out cards that are the same in number and text.`,
    ],
    table: {
      caption: `Cards here and in ${name}`,
      head: ['Card', 'Copies here', `Copies in ${name}`, 'Here', `In ${name}`],
      rows: rows.filter(([, here, there, , text]) => here !== there || text !== 'the same'),
    },
  };
}

const shortName = (game: CommandsGame): string => game.name.split(': ').pop() ?? game.name;

/** A row of a table by the heads of its columns. */
function parts(table: PassageTable, row: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  row.forEach((cell, i) => {
    if (i > 0) found.set(table.head[i], cell);
  });
  return found;
}

const NOTHING = ['none', 'no limit', 'nobody'];

const told = (all: Map<string, string>, wanted: (head: string) => boolean): string =>
  [...all]
    .filter(([head, cell]) => wanted(head) && !NOTHING.includes(cell))
    .map(([head, cell]) => `${head}: ${cell}`)
    .join('. ') || 'nothing';

/** Ground that both games have and that differs, then what only one of them has. */
function groundPassage(book: Book, other: Book): Passage {
  const name = shortName(other.game);
  const here = tableOf(book, 'terrain');
  const there = tableOf(other, 'terrain');
  const rowOf = (table: PassageTable, ground: string) => table.rows.find(([first]) => first === ground);
  const shared: string[][] = [];
  const onlyHere: string[] = [];
  for (const row of here.rows) {
    const known = rowOf(there, row[0]);
    if (known === undefined) {
      onlyHere.push(row[0].toLowerCase());
      continue;
    }
    const now = parts(here, row);
    const before = parts(there, known);
    const differs = (head: string): boolean => now.get(head) !== before.get(head);
    const one = told(now, differs);
    const two = told(before, differs);
    if (one !== two) shared.push([row[0], one, two]);
  }
  const onlyThere = there.rows.map(([first]) => first).filter((first) => rowOf(here, first) === undefined);
  return {
    id: 'different-ground',
    title: 'Ground side by side',
    refs: [],
    text: [
      onlyHere.length > 0 ? `Only here: ${list(onlyHere)}.` : 'There is no ground that you do not know.',
      `Only in ${name}: ${list(onlyThere.map((one) => one.toLowerCase()))}.`,
      'Of ground that both games have, the table names what is not the same.',
    ],
    table: { caption: `Ground here and in ${name}`, head: ['Ground', 'Here', `In ${name}`], rows: shared },
  };
}

/** The chapter on what is different in one game for who knows the other. */
export function differences(book: Book, other: Book): Chapter {
  const text = IN_SHORT[book.game.id];
  if (text === undefined) throw new Error(`nothing is said of what is different in ${book.game.name}`);
  const name = shortName(other.game);
  return {
    id: 'differences',
    title: `What is different from ${name}`,
    passages: [
      { id: 'differences', title: 'In short', refs: [], text },
      unitDifferences(book, other, name),
      cardPassage(book, other),
      groundPassage(book, other),
    ],
  };
}
