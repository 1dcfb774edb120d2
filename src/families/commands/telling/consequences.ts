// What follows from a choice, one short sentence for its offer. What a move or an answer leads to is found by making it in
// a copy whose dice stay unrolled; no rule is repeated here.

import { OpenChance } from '../../../kernel/chance.ts';
import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { Trace } from '../../../kernel/explain.ts';
import { enclosing, pending, run } from '../../../kernel/procedure.ts';
import type { OfferMark } from '../../../kernel/ruleset.ts';
import { copyInto } from '../../../kernel/state.ts';
import { closeCombat } from '../rules/close-combat.ts';
import {
  ATTACK,
  BATTLE_BACK,
  BONUS,
  BY_LEADER,
  FIRST_STRIKE,
  groundOf,
  MUST_CLOSE,
  NO_BATTLE,
  newState,
  type State,
} from '../rules/state.ts';
import { hasMissiles, mayClose, notEngaged, readyToFire } from '../rules/targets.ts';
import { termsOf } from '../rules/terms.ts';
import { leaderStays } from '../rules/walker.ts';
import * as v from '../tables/verbs.ts';
import type { OfferShape } from './game-words.ts';
import { capital, count, dice, hexes, leaderName, list, sayOf, unitName } from './words.ts';

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

  of(choice: number, shape: OfferShape): Consequence {
    const { g } = this;
    const verb = verbOf(choice);
    const from = firstOf(choice);
    const to = secondOf(choice);
    const q = g.battle.game.questions;
    switch (verb) {
      case v.MOVE:
        return this.decision === 'moveUnits' ? this.leftBehind(from, this.move(choice)) : { mark: 'fall', note: '' };
      case v.MOVE_LEADER:
        return this.leaderMove(from, to);
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
      case v.EVADE_LEADER:
        return this.leaderEvades(choice);
      case v.ADVANCE:
        return this.advance(choice);
      case v.EXIT:
        return this.exit(choice);
      case v.EXIT_LEADER:
        return { note: 'He does not come back, and his side gains a banner.' };
      default:
        return shape.note === undefined ? NOTHING : { note: shape.note(g, from, to) };
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
    // A card's second move comes when the battles have been fought.
    if (this.g.again === 1) return { mark: 'goWithoutFight', note: `This turn's battles are over.${mire}` };
    if ((this.g.unitMark[unit] & NO_BATTLE) !== 0)
      return { mark: 'goWithoutFight', note: `It may not battle this turn.${mire}` };
    if ((mark & NO_BATTLE) !== 0)
      return { mark: 'goWithoutFight', note: `The ground keeps it from battle this turn.${mire}` };
    if ((mark & MUST_CLOSE) !== 0)
      return { mark: 'charge', note: `A charge: it must then ${sayOf(this.g).toClose}.${mire}` };
    const card = termsOf(copy, unit);
    const closes = mayClose(copy, unit, null);
    const missiles = hasMissiles(copy, unit, null) && (card === null || card.battle.fire);
    const fires = missiles && readyToFire(copy, unit, null);
    if (closes && (fires || !missiles)) return { mark: 'go', note: mire.trim() };
    if (closes) return { mark: 'go', note: `It may ${sayOf(this.g).toClose} after this, but not fire.${mire}` };
    if (fires && !notEngaged(copy, unit, null))
      return {
        mark: 'goWithoutFight',
        note: `Next to an enemy it may not fire, and the card lets nobody ${sayOf(this.g).toClose}.${mire}`,
      };
    if (fires) return { mark: 'go', note: `It may fire after this, but not ${sayOf(this.g).toClose}.${mire}` };
    return { mark: 'goWithoutFight', note: `After this move it may not battle.${mire}` };
  }

  /** A leader with an order of his own does not go with his unit. */
  private leftBehind(from: number, moved: Consequence): Consequence {
    const { g } = this;
    if (!leaderStays(g, g.hexUnit[from])) return moved;
    return { ...moved, note: `${moved.note} ${leaderName(g, g.hexLeader[from])} stays behind.`.trim() };
  }

  private leaderMove(from: number, to: number): Consequence {
    const { g } = this;
    const mire = groundOf(g).terrain[to].mires ? ' He rolls for the bad ground.' : '';
    const left = g.hexUnit[from];
    // A leader who moves when the battles are over takes nobody's order or move.
    const inTime = this.decision === 'moveUnits';
    const loses = inTime && left >= 0 && (g.unitMark[left] & BY_LEADER) !== 0;
    const order = loses ? `${capital(unitName(g, left))}: no order without him. ` : '';
    const unit = g.hexUnit[to];
    const then = inTime ? ', which then moves no further' : '';
    const joins = unit < 0 ? '' : `He joins ${unitName(g, unit)}${then}.`;
    return { note: `${order}${joins}${mire}`.trim() };
  }

  private exit(choice: number): Consequence {
    const { g } = this;
    const gained = this.after(choice).banners[g.active] - g.banners[g.active];
    return {
      note: `It does not come back, and its side gains ${gained === 1 ? 'a banner' : count(gained, 'banner')}.`,
    };
  }

  private advance(choice: number): Consequence {
    const copy = this.after(choice);
    if (copy.waiting === 1) return { note: 'It rolls for the bad ground.' };
    const asked = pending(copy)?.name;
    if (asked === 'chooseExtraHex') return { note: 'It may then go one hex farther.' };
    return asked === 'chooseBonus' ? { note: `It may then ${sayOf(this.g).toClose} once more.` } : NOTHING;
  }

  /** A leader who evades: an enemy on his way strikes at him, bad ground is rolled for, a friend may take him in. */
  private leaderEvades(choice: number): Consequence {
    const { g } = this;
    const { unitSide, leaderSide, game } = g.battle;
    const { terrain } = groundOf(g);
    const to = secondOf(choice);
    const leader = g.hexLeader[firstOf(choice)];
    const unit = g.hexUnit[to];
    const mire = terrain[to].mires ? ' He rolls for the bad ground.' : '';
    if (unit < 0) return { note: mire.trim() };
    const name = unitName(g, unit);
    if (unitSide[unit] === leaderSide[leader]) {
      const joins = g.hexLeader[to] < 0 ? `If he stops there he joins ${name}.` : '';
      return { note: `${joins}${mire}`.trim() };
    }
    if (this.after(choice).leaderHex[leader] < 0)
      return { note: `He is lost there: ${name} bars the last hex of his way.` };
    const struck = dice(game.questions.escapeDice(g, unit, null));
    return { note: `He runs through ${name}: ${struck} against him, and ${sayOf(g).aLeaderFace} takes him.` };
  }

  /** The answers inside a close combat. */
  private answer(verb: number): Consequence {
    const { g } = this;
    const fight = enclosing(g, closeCombat);
    if (fight === null) return NOTHING;
    const { unitType, game } = g.battle;
    const q = game.questions;
    const { attacker, defender } = fight;
    const first = q.defenderFirst(g, attacker, fight.hex);
    const strikesFirst = `It battles first, with ${dice(q.closeDice(g, defender, fight.from, FIRST_STRIKE, null))}.`;
    const against = dice(q.closeDice(g, attacker, fight.hex, fight.mode, null));
    switch (verb) {
      case v.STAND:
        return { note: first ? strikesFirst : `${against} against it; if it holds its ground it may battle back.` };
      case v.EVADE: {
        const face = game.dice.faces[unitType[defender].symbol];
        const then = unitType[defender].abandonedInEvade ? 'then leaves the battle' : 'does not battle back';
        const also = game.words.evadeNote?.(g, defender);
        const before = also ? `${also.text}, ` : '';
        return { note: `${against} against it, but only ${face} hits; ${before}it goes back and ${then}.` };
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
    return { note: `${why} ${this.wayBack(choice, f.unit)}`.trim() };
  }

  /** What the flags that are obeyed do, as far as no die decides it: how far the unit goes and what it loses. */
  private wayBack(choice: number, unit: number): string {
    const { board } = this.g.battle;
    const from = this.g.unitHex[unit];
    const copy = this.after(choice);
    const asked = pending(copy)?.name;
    const before = asked === undefined ? undefined : this.g.battle.game.words.decisions[asked]?.wayBack;
    if (before !== undefined) return before;
    let gone = 0;
    let told = 0;
    if (asked === 'chooseRetreat') {
      const frame = copy.frames[copy.depth];
      told = frame.count;
      ends.clear();
      pending(copy)?.decision?.choices(copy, frame, ends);
      for (const end of ends.toArray()) gone = Math.max(gone, Math.abs(board.row[secondOf(end)] - board.row[from]));
      pending(copy)?.decision?.take(copy, frame, ends.toArray()[0]);
      run(copy);
    }
    const lost = this.g.unitBlocks[unit] - copy.unitBlocks[unit];
    // A roll on the way comes before what the rest of the way costs.
    if (lost === 0 && told > gone && copy.waiting === 1) return `It must go back ${hexes(told)}.`;
    // Some drive on into those who bar their way, and these pay.
    if (lost === 0 && copy.unitBlocks.some((blocks, other) => blocks < this.g.unitBlocks[other]))
      return `It goes back ${gone} of ${hexes(told)}, and those who bar its way lose blocks.`;
    if (lost === 0) return gone === 0 ? '' : `It goes back ${hexes(gone)}.`;
    const price = copy.unitBlocks[unit] === 0 ? 'is destroyed' : `loses ${count(lost, 'block')}`;
    return gone === 0 ? `It cannot go back and ${price}.` : `It goes back ${gone} of ${hexes(told)} and ${price}.`;
  }
}

const ends = new Choices();

const withDice = (n: number): Consequence => ({ note: `With ${dice(n)}.` });
