// A turn: the active side plays a card for a volley, or passes; the other side stands, or yields and loses one man. Who stands is
// shot at: fives and sixes hit. A side without men has lost; two passes in a row end it, and more men win.

import { roll } from '../../../kernel/chance.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { become, call, compileRules, done, run, writing } from '../../../kernel/procedure.ts';
import { DRAW, WIN } from '../../../kernel/state.ts';
import { PASS, PLAY, STAND, YIELD } from '../text/language.ts';
import { type Battle, type Frame, giveHand, handOf, layout, type State } from './state.ts';

export type FordEvent =
  | { readonly kind: 'turn'; readonly turn: number; readonly side: number }
  | { readonly kind: 'plays'; readonly side: number; readonly card: number }
  | { readonly kind: 'passes' | 'yields'; readonly side: number }
  | { readonly kind: 'volley'; readonly side: number; readonly dice: readonly number[]; readonly hits: number }
  | { readonly kind: 'ended'; readonly winner: number };

const HITS_FROM = 5;
const VOLLEY = 1;

const { procedure, decision } = writing<State, Frame>();
const tell = (g: State, event: FordEvent): void => g.sink?.tell(event);

/** [F Playing] */
const play = decision('play', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (const card of new Set(handOf(g, g.active))) out.add(PLAY, card);
    out.add(PASS);
  },
  take(g, _f, choice) {
    if (verbOf(choice) === PASS) {
      g.passes++;
      tell(g, { kind: 'passes', side: g.active });
      done(g);
      return;
    }
    g.passes = 0;
    const card = firstOf(choice);
    const hand = handOf(g, g.active);
    hand.splice(hand.indexOf(card), 1);
    giveHand(g, g.active, hand);
    g.revealed++;
    tell(g, { kind: 'plays', side: g.active, card });
    become(g, answer).card = card;
  },
});

/** [F Answering] */
const answer = decision('answer', {
  who: (g) => 1 - g.active,
  choices(_g, _f, out) {
    out.add(STAND);
    out.add(YIELD);
  },
  take(g, f, choice) {
    const { card } = f;
    if (verbOf(choice) === STAND) {
      become(g, volley).card = card;
      return;
    }
    tell(g, { kind: 'yields', side: 1 - g.active });
    lose(g, 1);
    done(g);
  },
});

/** [F Volleys] */
const volley = procedure('volley', {
  roll: (g, f) => roll(g, VOLLEY, g.active, 1 - g.active, f.card, 6),
  count(g) {
    const dice = [...g.dice.subarray(0, g.diceCount)].map((die) => die + 1);
    const hits = dice.filter((die) => die >= HITS_FROM).length;
    tell(g, { kind: 'volley', side: g.active, dice, hits });
    lose(g, hits);
  },
});

function lose(g: State, men: number): void {
  const side = 1 - g.active;
  g.men[side] = Math.max(0, g.men[side] - men);
  if (g.men[side] === 0) end(g, g.active);
}

function end(g: State, winner: number): void {
  g.outcome = winner < 0 ? DRAW : WIN + winner;
  tell(g, { kind: 'ended', winner });
}

const after = {
  close(g: State): void {
    if (g.passes >= 2) end(g, g.men[0] === g.men[1] ? -1 : g.men[0] > g.men[1] ? 0 : 1);
  },
  next(g: State): void {
    g.active = 1 - g.active;
    become(g, turn);
  },
};

const turn = procedure('turn', {
  begin(g) {
    g.turn++;
    g.rolls.fill(0);
    tell(g, { kind: 'turn', turn: g.turn, side: g.active });
    call(g, play);
  },
  ...after,
});

/** A turn that a position stands in: at the active side's card, or at the answer to one that was played. */
const resumed = procedure('resumed', {
  ask(g, f) {
    if (f.card > 0) call(g, answer).card = f.card;
    else call(g, play);
  },
  ...after,
});

const procedures = compileRules([turn, play, answer, volley, resumed]);

export function newState(battle: Battle): State {
  const g = layout.create();
  g.procedures = procedures;
  g.battle = battle;
  return g;
}

/** The first turn. */
export function begin(g: State): void {
  call(g, turn);
  run(g);
}

/** Goes on where a position stands. */
export function goOn(g: State, card: number): void {
  g.turn = 1;
  call(g, resumed).card = card;
  run(g);
}
