// Chapters made from the game's own tables: ranks with how sure their values are, traits, tactic cards, disputed points.

import type { Chapter, PassageTable } from '../../../../kernel/handbook.ts';
import type { Provenance } from '../../../../kernel/view.ts';
import { rulings } from '../../tables/rulings.ts';
import { setBattles } from '../../tables/set-battles.ts';
import { type Card, CLASS_NAMES, cards, factions, type Rank, ranks, type WindowName } from '../../tables/tables.ts';
import { TRAITS } from '../../tables/traits.ts';

/** One letter behind a value: sourced, constrained, designed. */
const letter = (mark: Provenance): string => mark.charAt(0);
const marked = (text: string, mark: Provenance): string => `${text} ${letter(mark)}`;
const values = (list: readonly number[]): string => (list.length === 0 ? 'none' : list.join(', '));

const traitsOf = (rank: Rank): string => {
  const own = TRAITS.filter((_, i) => (rank.traits & (1 << i)) !== 0);
  if (own.length === 0) return marked('none', rank.marks.traits);
  return own.map(({ key, name }) => marked(name, rank.traitMarks[key])).join(', ');
};

const classesOf = (rank: Rank): string => CLASS_NAMES.filter((_, i) => (rank.classes & (1 << i)) !== 0).join(' or ');

const rankTable = (faction: number, name: string): PassageTable => ({
  caption: `Ranks of ${name}`,
  head: ['Rank', 'Tiles', 'Class', 'Formation', 'Cohesion', 'Melee', 'Ranged', 'Traits'],
  rows: ranks
    .filter((rank) => rank.faction === faction)
    .map((rank) => [
      rank.name,
      marked(String(rank.tiles), rank.marks.tiles),
      marked(classesOf(rank), rank.marks.classes),
      marked(String(rank.formation), rank.marks.formation),
      marked(String(rank.cohesion), rank.marks.cohesion),
      marked(values(rank.melee), rank.marks.melee),
      marked(values(rank.ranged), rank.marks.ranged),
      traitsOf(rank),
    ]),
});

/** Ranks of a faction with a value that is not the one drawn up first, and why. */
const departures = (faction: number): string[] =>
  ranks.flatMap(({ faction: of, name, departs }) =>
    of === faction && departs !== null ? [`${name}: ${departs.reason}`] : [],
  );

export const rankChapter: Chapter = {
  id: 'ranks',
  title: 'The ranks',
  passages: factions.map(({ index, key, name }, i) => ({
    id: `ranks-${key}`,
    title: name,
    refs: [`B Ranks of ${name}`],
    text: [
      ...(i > 0
        ? []
        : [
            'The letter after a value says how sure it is. s: the sources give it. c: an example leaves only a few possible values, and we chose one. d: we designed it.',
          ]),
      ...departures(index),
    ],
    table: rankTable(index, name),
  })),
};

export const traitChapter: Chapter = {
  id: 'traits',
  title: 'Traits',
  passages: [
    {
      id: 'traits',
      title: 'How traits work',
      refs: ['B Traits'],
      text: [
        'A trait of one rank belongs to the whole unit. It counts once, however many ranks have it, and is lost with the last rank that has it. Dice from traits count towards the limit of six.',
      ],
    },
    ...TRAITS.map(({ key, name, text }) => ({ id: `trait-${key}`, title: name, refs: [`B ${name}`], text: [text] })),
  ],
};

const WHEN: { readonly [window in WindowName]: string } = {
  redeploy: 'in your redeployment',
  start: 'before you rally or command',
  command: 'when you pay for a command, a reaction or an Evade',
  charged: 'when an enemy unit charges, before it chooses its target',
  engaged: 'when a charge has found its target',
  pool: 'when you gather dice',
  'enemy-pool': 'when the enemy gathers dice',
  rolled: 'when you have rolled',
  hits: 'when one of your units is hit',
  'after-hits': 'when you have taken hits',
  'after-attack': 'when your attack is over',
  rally: 'when you rally, before you draw',
  disband: 'when one of your units would be disbanded',
  end: 'after your command',
};

const copies = (card: Card): string => (card.copies === 1 ? 'One copy' : `${card.copies} copies`);

export const cardChapters: readonly Chapter[] = factions.map(({ index, key, name }) => ({
  id: `tactics-${key}`,
  title: `Tactic cards of ${name}`,
  passages: cards
    .filter((card) => card.faction === index)
    .map((card) => ({
      id: `card-${card.key}`,
      title: card.name,
      refs: [`B ${card.name}`],
      text: [
        card.text,
        `Played ${WHEN[card.window]}. ${copies(card)} of the faction’s eighteen cards. Text: ${card.marks.text}; number of copies: ${card.marks.copies}.`,
      ],
    })),
}));

export const doubts: Chapter = {
  id: 'doubts',
  title: 'Disputed points',
  passages: rulings.map(({ key, question, usual, instead, source }) => ({
    id: `ruling-${key}`,
    title: question,
    refs: [key],
    text: [`Usually: ${usual}`, `Or, by a switch before the battle: ${instead}`, source],
  })),
};

const factionName = (key: string): string => factions.find((one) => one.key === key)?.name ?? key;

export const battlesTable: PassageTable = {
  caption: 'The six set battles',
  head: ['Battle', 'Above', 'Below', 'Units a side', 'Units', 'Sectors'],
  rows: setBattles.map(({ number, seats, marks }) => [
    String(number),
    factionName(seats[0].faction),
    factionName(seats[1].faction),
    String(seats[0].units.length),
    marks.units,
    marks.sectors,
  ]),
};
