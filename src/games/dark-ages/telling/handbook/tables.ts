// Chapters made from the game's own tables: unit types with how sure their values are, order cards, battles, disputed points.

import type { Chapter, PassageTable } from '../../../../kernel/handbook.ts';
import { rulings } from '../../tables/rulings.ts';
import { sheets } from '../../tables/scenarios.ts';
import { CARD_KINDS, CARDS, type Marked, UNIT_TYPES } from '../../tables/tables.ts';
import { CARD_MOMENTS, CARD_TEXTS } from '../cards.ts';
import { eventSentence, ruleSentence } from '../rule-sentences.ts';
import { cardRef } from '../words.ts';

/** A value with one letter: sourced, constrained, designed. */
const marked = ({ value, mark }: Marked): string => `${value === 0 ? 'none' : value} ${mark.charAt(0)}`;

const unitTable: PassageTable = {
  caption: 'Types of units',
  head: ['Type', 'Class', 'Morale', 'Move', 'Attack', 'Defence', 'Fire', 'Range'],
  rows: UNIT_TYPES.map((type) => [
    type.name,
    type.class,
    ...[type.morale, type.move, type.attack, type.defence, type.fire, type.range].map(marked),
  ]),
};

export const unitChapter: Chapter = {
  id: 'unit-types',
  title: 'Types of units',
  passages: [
    {
      id: 'unit-types',
      title: 'The counters',
      refs: ['D Unit types'],
      text: [
        'Attack, defence and fire are the least a die must show, so lower is better. The letter behind a value says how sure it is: s, the sources say it; c, chosen within what an example or card allows; d, designed here.',
        'Leaders move two hexes on foot and three mounted; alone they attack and defend with 4. The battle gives their morale.',
      ],
      table: unitTable,
    },
  ],
};

const kindCards = (kind: number) => CARDS.filter((card) => card.kind === kind);

const numbersOf = (kind: number): string => {
  const seals = kindCards(kind).map(({ number, activation, stone }) => {
    const seal = activation.value === 0 ? 'no activation' : `activation ${activation.value}`;
    return `number ${number}: ${seal}, ${stone.value}`;
  });
  return `Cards: ${seals.join('; ')}. Activation and stone are designed here.`;
};

export const orderChapter: Chapter = {
  id: 'order-cards',
  title: 'Order cards',
  passages: CARD_KINDS.map((key, kind) => {
    const ref = cardRef(CARDS.findIndex((card) => card.kind === kind));
    return {
      id: `card-${key}`,
      title: ref.slice(2),
      refs: [ref],
      text: [CARD_TEXTS[key], `When: ${CARD_MOMENTS[key]}.`, numbersOf(kind)],
    };
  }),
};

export const battleChapter: Chapter = {
  id: 'battles',
  title: 'The battles',
  passages: sheets.map((sheet) => ({
    id: `battle-${sheet.id}`,
    title: `${sheet.name}, ${sheet.date}`,
    refs: [sheet.id, `D ${sheet.name.replace(/ \(.*\)$/, '')}`],
    text: [
      sheet.summary,
      ...sheet.rules.map((_, i) => `- ${ruleSentence(sheet, i)}`),
      ...new Set(sheet.events.map((_, i) => `- Event: ${eventSentence(sheet, i)}`)),
    ],
  })),
};

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
