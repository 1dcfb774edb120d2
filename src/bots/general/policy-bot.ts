// The policy as a player of its own: it takes what looks best at every decision and looks at nothing that follows. For measuring.

import { pending } from '../../kernel/procedure.ts';
import type { KernelState } from '../../kernel/state.ts';
import type { Bot } from '../bot.ts';
import type { Brings, Policy, Sight, Temperament } from './brings.ts';

export function policyBot<G extends KernelState, V>(
  brings: Brings<G>,
  seed: string,
  temperament: Temperament = 'steady',
  sight: Sight = 'whole',
): Bot<G, V> {
  let policy: Policy<G> | null = null;
  let battle: unknown = null;
  return {
    name: 'policy',
    choose(question) {
      if (question.choices.length === 1) return question.choices[0];
      const g = question.imagine(seed);
      const decision = pending(g);
      if (decision === null) throw new Error('an imagined state asks nothing');
      if (policy === null || battle !== g.battle) {
        battle = g.battle;
        policy = brings.policy(g.battle, temperament, sight);
      }
      return policy.choose(g, question.seat, decision, null);
    },
  };
}
