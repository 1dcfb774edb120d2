// The numbers behind odds, each with its parts: dice, what hits, flags that may be ignored, for each roll still to come.

import { Trace } from '../../../../kernel/explain.ts';
import { enclosing } from '../../../../kernel/procedure.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import { closeCombat } from '../../rules/close-combat.ts';
import { ATTACK, BATTLE_BACK, FIRST_STRIKE, INTO_ADVANCE, RANGED, type State } from '../../rules/state.ts';
import { ruleRef, sayOf } from '../words.ts';
import type { Beginning } from './begin.ts';
import { NOTE_EVADED } from './outcomes.ts';

export function explainOdds({ question, exchange: e, mode, numbers: g, notes }: Beginning): Explanation[] {
  const told = new Numbers(g);
  const { attackerUnit: attacker, targetUnit: target } = e;
  const at = target >= 0 ? g.unitHex[target] : g.leaderHex[e.targetLeader];
  const from = g.unitHex[attacker];
  if (question === 'blow' && mode === FIRST_STRIKE) {
    told.roll('first strike', target, from, FIRST_STRIKE, attacker, 'attacker');
    told.roll('attack', attacker, at, enclosing(g, closeCombat)?.mode ?? ATTACK, target, 'target');
    return told.explanations;
  }
  const evaded = question === 'evade' || (question === 'blow' && notes[NOTE_EVADED] === 1);
  const struck = question === 'battleBack' || (question === 'blow' && mode === BATTLE_BACK);
  if (question === 'card') told.roll('first strike', target, from, FIRST_STRIKE, attacker, 'attacker');
  if (evaded) told.evaded(attacker, at, mode, target);
  else if (!struck && question !== 'own') told.roll('attack', attacker, at, mode, target, 'target');
  const back =
    target >= 0 &&
    mode !== RANGED &&
    mode !== INTO_ADVANCE &&
    (question === 'attack' || question === 'stand' || struck || (question === 'blow' && !evaded));
  if (back) told.roll('battle back', target, from, BATTLE_BACK, attacker, 'attacker');
  return told.explanations;
}

class Numbers {
  readonly explanations: Explanation[] = [];
  readonly g: State;

  constructor(g: State) {
    this.g = g;
  }

  private add(title: string, ask: (trace: Trace) => number): void {
    const trace = new Trace();
    const total = ask(trace);
    this.explanations.push({ title, total, parts: trace.reasons });
  }

  private dice(what: string, by: number, hex: number, mode: number): void {
    const q = this.g.battle.game.questions;
    this.add(`dice of the ${what}`, (trace) =>
      mode === RANGED ? q.fireDice(this.g, by, hex, trace) : q.closeDice(this.g, by, hex, mode, trace),
    );
  }

  /** One roll of `by` against what stands on `hex`, which is `at` or a leader alone. */
  roll(what: string, by: number, hex: number, mode: number, at: number, who: string): void {
    const q = this.g.battle.game.questions;
    this.dice(what, by, hex, mode);
    this.add(what === 'attack' ? 'what hits' : `what hits in the ${what}`, (trace) => {
      q.explainHits(this.g, by, hex, mode, trace);
      return 0;
    });
    if (at >= 0) this.add(`flags the ${who} may ignore`, (trace) => q.ignorableFlags(this.g, at, by, mode, trace));
  }

  /** At a unit that evades only its own symbol hits. */
  evaded(by: number, hex: number, mode: number, at: number): void {
    const {
      questions: q,
      dice: { faces },
    } = this.g.battle.game;
    this.dice('attack', by, hex, mode);
    this.add('what hits', (trace) => {
      const { evades } = sayOf(this.g);
      trace.note(`it ${evades}: only ${faces[this.g.battle.unitType[at].symbol]} hits`, ruleRef(this.g, 'evade'));
      q.sparedSymbols(this.g, at, by, trace);
      return 0;
    });
  }
}
