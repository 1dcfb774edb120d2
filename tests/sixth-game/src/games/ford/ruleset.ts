// The Ford as a ruleset.

import type { Chance } from '../../kernel/chance.ts';
import type { EventSink } from '../../kernel/events.ts';
import { kindOf } from '../../kernel/notation.ts';
import type { Ruleset, Start } from '../../kernel/ruleset.ts';
import { savedStates } from '../../lib/saved-state.ts';
import { begin, newState } from './rules/fight.ts';
import { type Battle, CARDS, giveHand, HAND, type State } from './rules/state.ts';
import { type FordView, imagine, viewOf } from './telling/view.ts';
import { explain, offersOf, promptOf, scan, tell, whyNot } from './telling/words.ts';
import { language } from './text/language.ts';
import { parseSheet, positionText, printSheet, readPosition, sideNames } from './text/texts.ts';

const ID = 'ford';
const NAME = 'The Ford';

const sheets: readonly Battle[] = [
  { id: '1', name: 'At the ford', armies: ['Green', 'Grey'], men: [4, 4] },
  { id: '2', name: 'The rearguard', armies: ['Green', 'Grey'], men: [3, 5] },
];

function sheetOf(id: string): Battle {
  const sheet = sheets.find((one) => id === one.id || id === `${ID}/${one.id}`);
  if (!sheet) throw new Error(`${NAME} has no scenario ${id}; the list has ${sheets.length} of them`);
  return sheet;
}

function start(from: Start, chance: Chance, sink: EventSink | null = null): State {
  if ('text' in from && kindOf(from.text) === 'position') {
    const read = readPosition(from.text, chance);
    read.sink = sink;
    return read;
  }
  const g = newState('scenario' in from ? sheetOf(from.scenario) : parseSheet(from.text));
  g.chance = chance;
  g.sink = sink;
  g.men[0] = g.battle.men[0];
  g.men[1] = g.battle.men[1];
  const cards = Int16Array.from(CARDS);
  chance.shuffle(g, cards, cards.length);
  for (const seat of [0, 1]) giveHand(g, seat, [...cards.subarray(seat * HAND, (seat + 1) * HAND)].sort());
  for (let i = 2 * HAND; i < cards.length; i++) g.deck[i - 2 * HAND] = cards[i];
  begin(g);
  return g;
}

export const fordRules: Ruleset<State, FordView> = {
  id: ID,
  name: NAME,
  rulesVersion: '1',
  seatNames: sideNames,
  faces: ['1', '2', '3', '4', '5', '6'],
  language,
  scenarios: sheets.map(({ id, name, armies, men }) => ({
    game: ID,
    id: `${ID}/${id}`,
    name,
    date: '',
    top: armies[0],
    bottom: armies[1],
    units: { top: men[0], bottom: men[1] },
    banners: { top: men[1], bottom: men[0] },
    summary: 'Two patrols meet at a crossing.',
    rules: [],
    optionalRules: [],
    provenance: { source: 'ours', notes: [] },
  })),
  lists: {
    units: [],
    grounds: [],
    cards: [1, 2, 3, 4].map((n) => ({ key: `${n}`, name: `Volley of ${n}`, group: 'volley', text: '', count: 2 })),
    traits: [],
    rules: [],
    events: [],
  },
  sheetText: (id) => printSheet(sheetOf(id)),
  start,
  spare: (g) => newState(g.battle),
  prompt: promptOf,
  view: viewOf,
  narrate: (g, event) => tell(g, event).text,
  tell: (g, event) => tell(g, event),
  offers: offersOf,
  way: () => [],
  scan,
  typed: {
    inShort: 'The Ford in short\n  Play a card, or pass. The other side stands and is shot at, or yields one man.',
    help: {
      choose: '"play 3", "pass", "stand", "yield".',
      odds: 'there are none',
      explain: 'the dice of a card: explain play 3',
    },
  },
  rulings: [],
  oddsPolicies: [],
  explain,
  whyNot,
  whyNotAt: (g) => ({ text: `There is nothing to point at: ${promptOf(g).text}`, ref: 'F Playing' }),
  odds: () => {
    throw new Error('The Ford reckons no odds');
  },
  imagine,
  positionText,
  ...savedStates<State>({
    id: ID,
    name: NAME,
    rulesVersion: '1',
    sheetText: (g) => printSheet(g.battle),
    options: () => [],
    open: (sheet) => newState(parseSheet(sheet)),
  }),
};
