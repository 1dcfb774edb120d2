// The bot `drill` of Dark Ages: follows every promising choice into a few imagined futures, in which both sides go on by rules
// of thumb, and takes the one that leaves it best off. Small things it decides by the rules of thumb themselves.

import type { State } from '../../games/dark-ages/rules/state.ts';
import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import type { Bot, Question } from '../bot.ts';
import { Foresight, type Patience } from '../foresight.ts';
import { candidatesOf, matters } from './candidates.ts';
import { Quick } from './quick.ts';
import { steady, type Weights } from './weights.ts';
import { Worth } from './worth.ts';

/** Decisions too small to look ahead for. */
const SMALL = new Set(['alsoRally', 'drawAgain', 'rallyName', 'joinAttack']);

/** Twice as many futures of five choices took twice the time and won no more games than chance explains. */
const PATIENCE: Patience = { rounds: [2, 3], steps: 160 };
/** How many choices are followed: those that look best. */
const MOST = 3;
/** Rounds to look ahead. */
const ROUNDS = 2;

export function drillBot(
  seed: string,
  weights: Weights = steady,
  patience: Patience = PATIENCE,
  most = MOST,
  rounds = ROUNDS,
): Bot<State, DarkAgesView> {
  const worth = new Worth(weights);
  const quick = new Quick(worth);
  const foresight = new Foresight<State, DarkAgesView>(
    {
      quick: (g, seat, decision, choices) => quick.choose(g, seat, decision, choices),
      worth: (g, seat) => worth.position(g, seat),
      farEnough: (g, from) => g.turn > from.turn || g.round >= from.round + rounds,
    },
    patience,
  );
  const look = (question: Question<State, DarkAgesView>): number => {
    const { seat, prompt, choices } = question;
    const { decision } = prompt;
    const g = question.imagine(seed);
    quick.rounds.begin();
    const rated = choices.map((choice) => ({ choice, score: quick.score(g, seat, decision, choice) }));
    rated.sort((a, b) => b.score - a.score);
    if (SMALL.has(decision) || (decision === 'step' && !choices.some(matters))) return rated[0].choice;
    const candidates = candidatesOf(decision, rated, most, seat === g.battle.playerA);
    if (candidates.length === 1) return candidates[0];
    return foresight.choose(question, candidates, `${seed} ${g.turn} ${g.round} ${decision}`);
  };
  return {
    name: 'drill',
    choose: (question) => (question.choices.length === 1 ? question.choices[0] : look(question)),
  };
}
