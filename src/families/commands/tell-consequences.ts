// What follows from a choice, one short sentence for its offer. What a move or an answer leads to is found by making it in
// a copy whose dice stay unrolled; no rule is repeated here.

import { OpenChance } from '../../kernel/chance.ts';
import { firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { Trace } from '../../kernel/explain.ts';
import { enclosing, pending, run } from '../../kernel/procedure.ts';
import type { OfferMark } from '../../kernel/ruleset.ts';
import { copyInto } from '../../kernel/state.ts';
import { fireAfter, mayClose, rangeOf } from './battle-phase.ts';
import { closeCombat } from './close-combat.ts';
import { cardTerms } from './reach.ts';
import { ATTACK, BATTLE_BACK, BONUS, FIRST_STRIKE, MUST_CLOSE, NO_BATTLE, newState, type State } from './state.ts';
import * as v from './verbs.ts';
import { capital, dice, hexes, list, unitName } from './words.ts';

export interface Consequence {
  /** How the choice invites, where that depends on what follows. */
  readonly mark?: OfferMark;
  readonly note: string;
}

const NOTHING: Consequence = { note: '' };

/** The consequences of the choices of one decision. */
export class Consequences {
  private readonly g: State;
  private readonly decision: string;
  private copy: State | null = null;

  constructor(g: State, decision: string) {
    this.g = g;
    this.decision = decision;
  }

  of(choice: number): Consequence {
    const { g } = this;
    const verb = verbOf(choice);
    const from = firstOf(choice);
    const to = secondOf(choice);
    const q = g.battle.game.questions;
    switch (verb) {
      case v.MOVE:
        return this.decision === 'moveUnits' ? this.move(choice) : { mark: 'fall', note: '' };
      case v.MOVE_LEADER:
        return this.leaderMove(to);
      case v.CLOSE: {
        const mode = this.decision === 'chooseBonus' ? BONUS : ATTACK;
        return withDice(q.closeDice(g, g.hexUnit[from], to, mode, null));
      }
      case v.FIRE:
        return withDice(q.fireDice(g, g.hexUnit[from], to, null));
      case v.STAND:
      case v.EVADE:
      case v.PLAY:
      case v.BATTLE_BACK_NOW:
      case v.STRIKE:
        return this.answer(verb);
      case v.IGNORE:
        return this.flags(choice);
      default:
        return NOTHING;
    }
  }

  /** The choice made in a copy that stops at the next roll or decision. */
  private after(choice: number): State {
    const copy = this.copy ?? newState(this.g.battle);
    this.copy = copy;
    copy.chance = new OpenChance();
    copyInto(copy, this.g);
    pending(copy)?.decision?.take(copy, copy.frames[copy.depth], choice);
    run(copy);
    return copy;
  }

  private move(choice: number): Consequence {
    const unit = this.g.hexUnit[firstOf(choice)];
    const copy = this.after(choice);
    const mire = copy.waiting === 1 ? ' It rolls for the bad ground.' : '';
    const mark = copy.unitMark[unit];
    if ((mark & NO_BATTLE) !== 0)
      return { mark: 'goWithoutFight', note: `The ground keeps it from battle this turn.${mire}` };
    if ((mark & MUST_CLOSE) !== 0) return { mark: 'charge', note: `A charge: it must then close combat.${mire}` };
    const card = cardTerms(copy);
    const closes = mayClose(copy, unit);
    const missiles = rangeOf(copy, unit) > 0 && (card === null || card.battle.fire);
    const fires = missiles && copy.unitSteps[unit] <= fireAfter(copy, unit);
    if (closes && (fires || !missiles)) return { mark: 'go', note: mire.trim() };
    if (closes) return { mark: 'go', note: `It may close combat after this, but not fire.${mire}` };
    if (fires) return { mark: 'go', note: `It may fire after this, but not close combat.${mire}` };
    return { mark: 'goWithoutFight', note: `After this move it may not battle.${mire}` };
  }

  private leaderMove(to: number): Consequence {
    const { g } = this;
    const mire = g.battle.terrain[to].mires ? ' He rolls for the bad ground.' : '';
    const unit = g.hexUnit[to];
    if (unit < 0) return { note: mire.trim() };
    return { note: `He joins ${unitName(g, unit)}, which then moves no further.${mire}` };
  }

  /** The answers inside a close combat. */
  private answer(verb: number): Consequence {
    const { g } = this;
    const fight = enclosing(g, closeCombat);
    if (fight === null) return NOTHING;
    const { terrain, unitType, game } = g.battle;
    const q = game.questions;
    const { attacker, defender } = fight;
    const first = terrain[fight.hex].defendersFirst && !terrain[fight.from].defendersFirst;
    const strikesFirst = `It battles first, with ${dice(q.closeDice(g, defender, fight.from, FIRST_STRIKE, null))}.`;
    const against = dice(q.closeDice(g, attacker, fight.hex, fight.mode, null));
    switch (verb) {
      case v.STAND:
        return { note: first ? strikesFirst : `${against} against it; if it holds its ground it may battle back.` };
      case v.EVADE: {
        const face = game.faces[unitType[defender].symbol];
        const then = unitType[defender].abandonedInEvade ? 'then leaves the battle' : 'does not battle back';
        return { note: `${against} against it, but only ${face} hits; it goes back and ${then}.` };
      }
      case v.PLAY:
        return { note: strikesFirst };
      case v.BATTLE_BACK_NOW:
        return withDice(q.closeDice(g, defender, g.unitHex[attacker], BATTLE_BACK, null));
      default:
        return { note: `With ${against}.` };
    }
  }

  /** Why flags may be ignored, and how far the others drive the unit. */
  private flags(choice: number): Consequence {
    const { g } = this;
    const f = g.frames[g.depth];
    const ignored = firstOf(choice);
    const trace = new Trace();
    g.battle.game.questions.ignorableFlags(g, f.unit, f.by, f.mode, trace);
    const reasons = trace.reasons.filter(({ add }) => add > 0).map(({ text }) => text);
    const why = ignored === 0 ? '' : `${capital(list(reasons.slice(0, ignored)))}.`;
    if (ignored === f.flags) return { note: `${why} It stays.` };
    const copy = this.after(choice);
    const back = pending(copy)?.name === 'chooseRetreat' ? `It goes back ${hexes(copy.frames[copy.depth].count)}.` : '';
    return { note: `${why} ${back}`.trim() };
  }
}

const withDice = (n: number): Consequence => ({ note: `With ${dice(n)}.` });
