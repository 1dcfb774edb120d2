// The smallest game with everything that a driver has to keep apart: a shuffled deck, a roll in the set-up, decisions of two
// seats with and without dice, and cards that are turned over. Seats draw cards and roll; three hits win.

import { roll } from '../../../src/kernel/chance.ts';
import { choiceLanguage, verbOf } from '../../../src/kernel/choice.ts';
import { become, call, done } from '../../../src/kernel/procedure.ts';
import { defineLayout, type FrameOf, type StateOf, WIN } from '../../../src/kernel/state.ts';
import { gathering } from '../gather.ts';
import { numberKind, type Toy, type ToyEvent, verbs } from './toy.ts';

const VERBS = verbs('wait | swap | take {number} | roll');
const [WAIT, SWAP, TAKE, ROLL] = VERBS.keys();
const DECK = 12;
type Frame = FrameOf<'card'>;
export type Lottery = StateOf<'deck' | 'hits', 'active' | 'next' | 'swapped', Frame, null>;
const layout = defineLayout<null, 'deck' | 'hits', 'active' | 'next' | 'swapped', 'card'>({
  columns: { deck: DECK, hits: 2 },
  scalars: ['active', 'next', 'swapped'],
  locals: ['card'],
  depth: 4,
  subjects: 2,
  dice: 3,
});
const book = gathering<Lottery, Frame>();

const tell = (g: Lottery, kind: string): void => {
  const event: ToyEvent = { kind, values: [g.active, 0, 0, 0] };
  g.sink?.tell(event);
};

/** The seat may swap (nothing is seen), wait (the other's turn), take the top card (it is seen), or roll. */
const act = book.decision('act', {
  who: (g) => g.active,
  choices(g, _f, out) {
    out.add(WAIT);
    if (g.swapped === 0) out.add(SWAP);
    if (g.next < DECK) out.add(TAKE, g.deck[g.next]);
    out.add(ROLL);
  },
  take(g, _f, choice) {
    if (verbOf(choice) === SWAP) {
      g.swapped = 1;
      tell(g, 'swaps');
    } else if (verbOf(choice) === TAKE) {
      g.next++;
      g.revealed++;
      tell(g, 'takes');
    } else if (verbOf(choice) === ROLL) become(g, throwing);
    else {
      g.active = 1 - g.active;
      done(g);
    }
  },
});

const throwing = book.procedure('throwing', {
  roll: (g) => roll(g, 1, g.active, 0, 3, 6),
  count(g) {
    tell(g, 'dice');
    for (let i = 0; i < g.diceCount; i++) if (g.dice[i] === 5) g.hits[g.active]++;
    if (g.hits[g.active] >= 3) g.outcome = WIN + g.active;
  },
});

const turn = book.procedure('turn', {
  act(g) {
    g.swapped = 0;
    g.turn++;
    g.rolls.fill(0);
    call(g, act);
  },
  again: (g) => void become(g, turn),
});

/** Who begins is rolled for, as in games whose set-up has chance. */
export const diced = book.procedure('diced', {
  roll: (g) => roll(g, 2, 0, 0, 1, 2),
  begin(g) {
    g.active = g.dice[0];
    become(g, turn);
  },
});

export const plain = turn;

export function shuffleDeck(g: Lottery): void {
  for (let i = 0; i < DECK; i++) g.deck[i] = i;
  g.chance.shuffle(g, g.deck, DECK);
}

const procedures = book.compile();

export const lottery: Toy<Lottery> = {
  id: 'lottery',
  seatNames: ['first', 'second'],
  language: choiceLanguage(VERBS, { number: numberKind }),
  create() {
    const g = layout.create();
    g.procedures = procedures;
    return g;
  },
  view: (g) => ({ hits: Array.from(g.hits), next: g.next }),
};
