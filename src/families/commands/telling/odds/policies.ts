// How the decisions inside an exchange are taken when odds are counted. A policy answers with one of the
// choices on offer, or says that the exchange is over: at an advance, at the next attack, at anything else.

import { type Choices, choiceOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import { STOP_HERE } from '../../../../kernel/enumerate.ts';
import { type Compiled, pending } from '../../../../kernel/procedure.ts';
import { groundOf, type State } from '../../rules/state.ts';
import {
  BATTLE_BACK_NOW,
  EVADE,
  EVADE_LEADER,
  EVADE_LEADER_OFF,
  EVADE_TO,
  IGNORE,
  PLAY,
  RETREAT,
  STAND,
  STOP,
  STRIKE,
} from '../../tables/verbs.ts';
import type { GameWords } from '../game-words.ts';
import { capital } from '../words.ts';

export interface Policy {
  readonly name: string;
  /** How he answers; an answer that only one game has is named by its verb. */
  readonly defender: 'stands' | 'evades' | 'strikesFirst' | OwnAnswer;
  readonly flags: 'ignored' | 'obeyed';
}

/** An answer of a game's own, and what is taken for granted of it: `forms square if it can`. */
export interface OwnAnswer {
  readonly verb: number;
  readonly text: string;
}

/** What every policy takes for granted, in the game's words. */
function rest({ say, oddsAssume }: GameWords): string {
  const parts = [
    'battle back is taken',
    'retreats go the first way',
    `leaders ${say.flee} by the first way without a roll and stop as soon as they may`,
    ...oddsAssume,
  ];
  return `${parts.join(', ')}, and nobody advances`;
}

export const policies: readonly Policy[] = [
  {
    name: 'stands',
    defender: 'stands',
    flags: 'ignored',
  },
  {
    name: 'evades',
    defender: 'evades',
    flags: 'ignored',
  },
  {
    name: 'obeys',
    defender: 'stands',
    flags: 'obeyed',
  },
  {
    name: 'firstStrike',
    defender: 'strikesFirst',
    flags: 'ignored',
  },
];

/**
 * The policy as odds name it. Where an answer was given there is nothing left to suppose about the defender: the answer
 * stands in place of that.
 */
export function policyText(words: GameWords, policy: Policy, answer: string | null): string {
  const flags = policy.flags === 'ignored' ? 'every flag that may be ignored is' : 'no flag is ignored';
  if (answer !== null) return `${answer}: ${capital(flags)}; ${rest(words)}.`;
  const defender =
    typeof policy.defender === 'object'
      ? policy.defender.text
      : {
          stands: 'stands and plays no card',
          evades: `${words.say.evades} if it can, else stands`,
          strikesFirst: 'strikes first by a card, whether or not he holds one',
        }[policy.defender];
  return `${policy.name}: The defender ${defender}; ${flags}; ${rest(words)}.`;
}

/** The policies of a game: those of the family, and its own. */
export const policiesOf = (words: GameWords): readonly Policy[] => [...policies, ...(words.oddsPolicies ?? [])];

/** What may be supposed of a defender who is attacked, or fired at, in a few words each; the first is the usual one. */
export function suppositions(words: GameWords, ranged: boolean): { readonly name: string; readonly text: string }[] {
  const text = ({ defender, flags }: Policy): string => {
    if (typeof defender === 'object') return defender.text;
    if (defender === 'evades') return `${words.say.evades} if it can`;
    if (defender === 'strikesFirst') return 'strikes first by a card';
    const obeys = flags === 'obeyed' ? 'obeys every flag' : 'ignores what flags it may';
    return ranged ? obeys : `stands, ${obeys}`;
  };
  return policiesOf(words)
    .filter((policy) => !ranged || policy.defender === 'stands')
    .map((policy) => ({ name: policy.name, text: text(policy) }));
}

export function policyOf(name: string, known: readonly Policy[] = policies): Policy {
  const policy = known.find((one) => one.name === name);
  if (policy) return policy;
  throw new Error(`no policy for odds is called "${name}"; there are ${known.map((one) => one.name).join(', ')}`);
}

/** The policy's choice of those on offer, or STOP_HERE where the exchange is over. */
export function followPolicy(policy: Policy, g: State, out: Choices): number {
  const first = out.list[0];
  switch (verbOf(first)) {
    case STAND:
      return answer(policy, out);
    case IGNORE:
      // Offered from the most flags ignored to none; what costs something comes after that.
      return policy.flags === 'ignored' ? first : choiceOf(IGNORE, 0);
    case EVADE_LEADER:
    case EVADE_LEADER_OFF:
    case STOP:
      return flee(g, out);
    case STRIKE:
    case BATTLE_BACK_NOW:
    case RETREAT:
    case EVADE_TO:
      return first;
    default:
      return ownChoice(g, out);
  }
}

/** What the game's words say of a decision of its own; the exchange is over where they say nothing. */
function ownChoice(g: State, out: Choices): number {
  const takes = g.battle.game.words.decisions[pending(g)?.name ?? '']?.odds;
  if (takes === undefined) return STOP_HERE;
  if (takes === 'first') return out.list[0];
  for (let i = 0; i < out.count; i++) if (verbOf(out.list[i]) === takes.verb) return out.list[i];
  return out.list[0];
}

/** Lists what a decision offers into `out`. */
export function listChoices(g: State, decision: Compiled, out: Choices): void {
  out.clear();
  decision.decision?.choices(g, g.frames[g.depth], out);
}

function answer(policy: Policy, out: Choices): number {
  const { defender } = policy;
  const wanted =
    typeof defender === 'object'
      ? defender.verb
      : defender === 'evades'
        ? EVADE
        : defender === 'strikesFirst'
          ? PLAY
          : STAND;
  for (let i = 0; i < out.count; i++) if (verbOf(out.list[i]) === wanted) return out.list[i];
  return out.list[0];
}

/** Stops as soon as he may; else the first way on which nobody rolls for him; else the first. */
function flee(g: State, out: Choices): number {
  for (let i = 0; i < out.count; i++) if (verbOf(out.list[i]) === STOP) return out.list[i];
  const side = g.frames[g.depth].seat;
  for (let i = 0; i < out.count; i++) {
    const choice = out.list[i];
    if (verbOf(choice) === EVADE_LEADER_OFF) return choice;
    const hex = secondOf(choice);
    const unit = g.hexUnit[hex];
    if ((unit < 0 || g.battle.unitSide[unit] === side) && !groundOf(g).terrain[hex].mires) return choice;
  }
  return out.list[0];
}
