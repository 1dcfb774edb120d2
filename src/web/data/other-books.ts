// The books of the games outside the Commands family: the chapters that each game has written, and chapters made from its
// tables, so that every card, trait and scenario that a reference names has a passage.

import { actions, engagements, reactions } from '../../games/battalion/handbook/actions.ts';
import { combat as battalionCombat, victory as battalionVictory } from '../../games/battalion/handbook/combat.ts';
import { pieces as battalionPieces, field } from '../../games/battalion/handbook/field.ts';
import { setups } from '../../games/battalion/handbook/muster.ts';
import { turn as battalionTurn } from '../../games/battalion/handbook/turn.ts';
import { battalionRules } from '../../games/battalion/ruleset.ts';
import { factions, cards as tacticCards } from '../../games/battalion/tables.ts';
import { TRAITS } from '../../games/battalion/traits.ts';
import { combat, victory } from '../../games/dark-ages/handbook/combat.ts';
import { pieces } from '../../games/dark-ages/handbook/pieces.ts';
import { turn } from '../../games/dark-ages/handbook/turn.ts';
import { darkAgesRules } from '../../games/dark-ages/ruleset.ts';
import { CARD_KINDS, CARDS } from '../../games/dark-ages/tables.ts';
import { CARD_MOMENTS, CARD_TEXTS } from '../../games/dark-ages/tell-cards.ts';
import { cardRef } from '../../games/dark-ages/tell-words.ts';
import type { Chapter, Passage } from '../../kernel/handbook.ts';
import type { AnyBook } from './books.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => (/[.?]$/.test(text) ? text : `${text}.`);
const idOf = (text: string): string => text.toLowerCase().replace(/[^a-z]+/g, '-');

/** Chapters made from tables, without what a written chapter speaks of already. */
function withTables(written: readonly Chapter[], made: readonly Chapter[]): Chapter[] {
  const named = new Set(written.flatMap(({ passages }) => passages.flatMap(({ refs }) => refs)));
  const fresh = (passage: Passage): boolean => !passage.refs.some((ref) => named.has(ref));
  const others = made.map((chapter) => ({ ...chapter, passages: chapter.passages.filter(fresh) }));
  return [...written, ...others.filter(({ passages }) => passages.length > 0)];
}

// ---- Battalion

const traits: Chapter = {
  id: 'traits',
  title: 'Traits',
  passages: TRAITS.map(({ key, name, text }) => ({
    id: `trait-${key}`,
    title: name,
    refs: [`B ${name}`],
    text: [text],
  })),
};

const tactics: readonly Chapter[] = factions.map(({ index, key, name }) => ({
  id: `tactics-${key}`,
  title: `Tactic cards: ${name}`,
  passages: tacticCards
    .filter((card) => card.faction === index)
    .map((card) => ({
      id: `card-${idOf(card.key)}`,
      title: card.name,
      refs: [`B ${card.name}`],
      text: [
        sentence(card.text),
        `${card.copies === 1 ? 'One copy' : `${card.copies} copies`} in the faction’s list of 18.`,
      ],
    })),
}));

const battalion: AnyBook = {
  id: battalionRules.id,
  name: battalionRules.name,
  ref: 'B',
  rulings: battalionRules.rulings,
  scenarios: battalionRules.scenarios,
  handbook: {
    start: [
      'Each unit is a stack of a few rank tiles. Units stand in the sectors of the field, in a reserve, or locked with an enemy in between.',
      'In your turn you may move units from sector to sector for cards, and then you either rally or command one unit: to assault whom it is engaged with, to shoot, or to charge into a sector.',
      'A command costs order: tokens from your camp that you put on the unit. Every die that reaches a value on the tiles, and every eight, is a hit.',
      'The owner of a unit that is hit gives up ranks from the front, or lays order of the camp on it as disorder. A unit with no rank left, or with as much disorder as cohesion, is gone, and its owner draws a card.',
      'Who must draw a card and has none left has lost. You also win when your turn begins with a unit of yours in the central sector and none of the enemy.',
    ],
    chapters: withTables(
      [
        battalionPieces,
        field,
        battalionTurn,
        actions,
        reactions,
        engagements,
        battalionCombat,
        battalionVictory,
        setups,
      ],
      [traits, ...tactics],
    ),
  },
};

// ---- Dark Ages

const orders: Chapter = {
  id: 'order-cards',
  title: 'Order cards',
  passages: CARD_KINDS.map((kind, k) => {
    const ref = cardRef(CARDS.findIndex((card) => card.kind === k));
    return {
      id: `card-${idOf(kind)}`,
      title: ref.slice(2),
      refs: [ref],
      text: [sentence(CARD_TEXTS[kind]), sentence(`When: ${CARD_MOMENTS[kind]}`)],
    };
  }),
};

const scenarios: Chapter = {
  id: 'scenarios',
  title: 'The battles',
  passages: darkAgesRules.scenarios.map(({ name, date, summary, rules }) => ({
    id: `battle-${idOf(name)}`,
    title: `${name}, ${date}`,
    refs: [`D ${name.replace(/ \(.*\)$/, '')}`],
    text: [summary, ...rules.map((rule) => `- ${capital(rule)}`)],
  })),
};

const darkAges: AnyBook = {
  id: darkAgesRules.id,
  name: darkAgesRules.name,
  ref: 'D',
  rulings: darkAgesRules.rulings,
  scenarios: darkAgesRules.scenarios,
  handbook: {
    start: [
      'Each unit is a soldier with wooden cubes. An active cube rolls a die. A hit turns an active cube grey, or takes a grey one away; with nothing but a grey cube a unit is routed.',
      'A turn has rounds. In a round you play one card for the units and leaders that it sets going, or you pass. Two passes in a row end the turn.',
      'Units that move may assault whom they meet. After the moves all that stand next to each other fight, and archers shoot.',
      'Other cards are orders: played in the midst of a fight or a move, by either player, at the moment that is written on them.',
      'A side whose leaders are all dead has lost. Player A wins with as many enemy units eliminated as the battle says; Player B wins when the time is over.',
    ],
    chapters: withTables([turn, pieces, combat, victory], [orders, scenarios]),
  },
};

export const otherBooks: readonly AnyBook[] = [battalion, darkAges];
