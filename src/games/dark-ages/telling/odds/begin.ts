// Where odds begin: at an attack that is on offer, at an answer inside one, or at the naming of a unit in a rally. The choice is
// carried out on a copy in which nothing that the deciding seat does not know can matter, and everything under the fight is
// taken off the stack, so that the fight alone is played.

import { Choices, firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { copyInto, SLOT_PROCEDURE } from '../../../../kernel/state.ts';
import { type Battle, LEADERS, leaderWith, pieceAt, type State } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { newState } from '../../text/battle.ts';
import { language } from '../../text/language.ts';
import { knowsValues } from '../view/seen.ts';
import { capital, unknownText } from '../words.ts';

/** What the odds are asked about. */
export type Question = 'attack' | 'shot' | 'answer' | 'rally';

const QUESTIONS: { readonly [decision: string]: { readonly [verb: number]: Question } } = {
  step: { [v.ASSAULT]: 'attack' },
  combat: { [v.MELEE]: 'attack', [v.FIRE]: 'shot' },
  evade: { [v.STAND]: 'answer', [v.EVADE]: 'answer' },
  face: { [v.FACE]: 'answer', [v.HOLD_BACK]: 'answer' },
  ordersAnswer: { [v.PASS]: 'answer', [v.PLAY]: 'answer', [v.PLAY_ON]: 'answer' },
  joinAttack: { [v.JOIN]: 'answer', [v.DONE]: 'answer' },
  answerWhom: { [v.FACE]: 'answer' },
  rallyName: { [v.NAME]: 'rally' },
  drawAgain: { [v.DRAW_AGAIN]: 'rally' },
};

/** What odds can be told of for this choice of a decision; null for none. */
export const oddsAbout = (decision: string, choice: number): Question | null =>
  QUESTIONS[decision]?.[verbOf(choice)] ?? null;

/** A piece in the fight whose numbers the seat does not know, or -1. Once the fight is on everybody has shown them. */
export function unknownIn(g: State, decision: string, choice: number, seat: number): number {
  const question = oddsAbout(decision, choice);
  // Values are shown once it is clear that the assaulted piece stands.
  const stands = decision === 'evade' && verbOf(choice) === v.STAND;
  if (question !== 'attack' && question !== 'shot' && !stands) return -1;
  const { attacker, defender } = g.frames[g.depth];
  const by = stands ? attacker : pieceAt(g, firstOf(choice));
  const at = stands ? defender : pieceAt(g, secondOf(choice));
  if (by < 0 || at < 0) return -1;
  // A target of shots does not roll: only the morale of its leader can matter.
  const involved = [by, leaderWith(g, by), question === 'shot' ? -1 : at, leaderWith(g, at)];
  return involved.find((piece) => piece >= 0 && !knowsValues(g, seat, piece)) ?? -1;
}

export interface Beginning {
  readonly text: string;
  readonly question: Question;
  readonly seat: number;
  /** As it was before the choice. */
  readonly before: State;
  /** The fight alone, after the choice; nothing has run yet. */
  readonly start: State;
  readonly attacker: number;
  readonly defender: number;
}

const offered = new Choices();

export function beginOdds(g: State, choice: number): Beginning {
  const text = language.print(choice);
  const p = pending(g);
  const question = p === null ? null : oddsAbout(p.name, choice);
  if (!p?.decision || question === null) {
    throw new Error(
      'odds can be asked for attacks, such as "assault F6 x E6", "melee F6 x E6" or "fire F6 x D5", for answers and order cards ' +
        `in a fight, and of rally draws; "${text}" is none`,
    );
  }
  offered.clear();
  p.decision.choices(g, g.frames[g.depth], offered);
  if (!offered.has(choice)) throw new Error(`"${text}" is not on offer`);
  const seat = p.decision.who(g, g.frames[g.depth]);
  const unknown = unknownIn(g, p.name, choice, seat);
  if (unknown >= 0) {
    throw new Error(
      `${capital(unknownText(g, unknown))}: its values are hidden until it fights, so there are no odds yet. With the option ` +
        'showValues all values are open.',
    );
  }
  const start = newState(veiled(g, seat));
  copyInto(start, g);
  if (question === 'rally') return { text, question, seat, before: g, start, attacker: -1, defender: -1 };
  p.decision.take(start, start.frames[start.depth], choice);
  // Nobody plays a further card: whatever is held, nobody is asked.
  start.handCount.fill(0);
  joinAll(start);
  const depth = frameOf(start, FIGHTS);
  if (depth >= 0) {
    const { attacker, defender } = start.frames[depth];
    rebase(start, depth);
    return { text, question, seat, before: g, start, attacker, defender };
  }
  // An assault that was only just declared stands as the move that will make it.
  const move = frameOf(start, ['assaulting']);
  if (move < 0) throw new Error('there is no fight to tell odds of');
  const { unit, hex } = start.frames[move];
  rebase(start, move);
  return { text, question, seat, before: g, start, attacker: unit, defender: pieceAt(start, hex) };
}

/** Everybody who can joins a combined attack, so that its dice can be told before they fall. */
function joinAll(g: State): void {
  for (let p = pending(g); p?.decision && p.name === 'joinAttack'; p = pending(g)) {
    offered.clear();
    p.decision.choices(g, g.frames[g.depth], offered);
    const join = offered.toArray().find((choice) => verbOf(choice) === v.JOIN);
    if (join === undefined) return;
    p.decision.take(g, g.frames[g.depth], join);
  }
}

const FIGHTS: readonly string[] = ['assault', 'melee', 'fire'];

/** The lowest frame of one of these procedures, or -1. */
function frameOf(g: State, names: readonly string[]): number {
  for (let depth = 0; depth <= g.depth; depth++) {
    if (names.includes(g.procedures[g.stack[depth * g.layout.frameSize + SLOT_PROCEDURE]].name)) return depth;
  }
  return -1;
}

/** Takes away the frames below `depth`. */
function rebase(g: State, depth: number): void {
  const size = g.layout.frameSize;
  g.stack.copyWithin(0, depth * size, (g.depth + 1) * size);
  g.depth -= depth;
  g.stack.fill(0, (g.depth + 1) * size);
}

/** Numbers that stand in for what the seat has not seen: of bystanders only, for nobody in the fight is unknown. */
const SUPPOSED = { morale: 2, attack: 4, defence: 4, fire: 4, range: 2 } as const;

/** The battle as the seat knows it. */
function veiled(g: State, seat: number): Battle {
  const { battle } = g;
  const hidden: number[] = [];
  for (let piece = 0; piece < LEADERS + battle.leaderCount; piece++) {
    const exists = piece < battle.unitCount || piece >= LEADERS;
    if (exists && !knowsValues(g, seat, piece)) hidden.push(piece);
  }
  if (hidden.length === 0) return battle;
  const copy = {
    morale: battle.morale.slice(),
    attack: battle.attack.slice(),
    defence: battle.defence.slice(),
    fire: battle.fire.slice(),
    range: battle.range.slice(),
  };
  for (const kind of Object.keys(SUPPOSED) as (keyof typeof SUPPOSED)[]) {
    for (const piece of hidden) if (copy[kind][piece] > 0) copy[kind][piece] = SUPPOSED[kind];
  }
  return { ...battle, ...copy };
}
