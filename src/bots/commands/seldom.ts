// Decisions that come seldom or belong to one game: tokens, actions, reserves, camps, squares, guns, supply, leaders who are put on
// the board. The games' own choices are known by the keys of their verbs.

import { enemyOf } from '../../families/commands/rules/standing.ts';
import { BOUND, type Frame, newState, ORDERED, RESERVE, type State } from '../../families/commands/rules/state.ts';
import { DECLINE, DONE, ENTER, ENTER_LEADER, MOVE_LEADER, verbKey } from '../../families/commands/tables/verbs.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { copyInto } from '../../kernel/state.ts';
import type { Whim } from '../general/brings.ts';
import type { Cards } from './cards.ts';
import type { Fights } from './fights.ts';
import type { Place } from './place.ts';
import type { Prospects } from './prospects.ts';
import type { Worth } from './worth.ts';

const WHIM = 3;
/** How far off enemy cavalry keeps a square together. */
const CAVALRY_NEAR = 3;

export class Seldom {
  private readonly worth: Worth;
  private readonly place: Place;
  private readonly fights: Fights;
  private readonly prospects: Prospects;
  private readonly cards: Cards;
  private readonly s: State;

  constructor(worth: Worth, place: Place, fights: Fights, prospects: Prospects, cards: Cards) {
    this.worth = worth;
    this.place = place;
    this.fights = fights;
    this.prospects = prospects;
    this.cards = cards;
    this.s = newState(worth.battle);
  }

  choose(g: State, seat: number, decision: string, out: Choices, whim: Whim | null): number {
    const f = g.frames[g.depth];
    switch (decision) {
      case 'battleBonus':
        return this.fights.bonusDie(g, f) > this.worth.weights.token ? out.list[0] : out.list[1];
      case 'inspire':
        return this.inspire(g, out, whim);
      case 'moveALeader':
        return this.best(out, whim, (choice) => this.leaderMoved(g, choice));
      case 'keepCard':
        return this.best(out, whim, (choice) => this.kept(g, choice));
      case 'placeLeader':
        return this.best(out, whim, (choice) => this.leaderPut(g, seat, choice));
      case 'enterReserve':
      case 'placeReserve':
      case 'sendBack':
        return this.best(out, whim, (choice) => this.put(g, f, choice));
      case 'chooseTrample':
        return this.best(out, whim, (choice) => this.trampled(g, seat, choice));
      case 'shortSupply':
        return this.best(out, whim, (choice) => this.sentBack(g, seat, choice));
      case 'leaveSquare':
        return this.best(out, whim, (choice) => this.leaves(g, choice));
      default:
        // Razing a camp, taking a banner, joining guns, striking back: what is offered is better than doing without.
        return this.best(out, whim, (choice) => this.plain(g, choice));
    }
  }

  private best(out: Choices, whim: Whim | null, value: (choice: number) => number): number {
    let best = out.list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      const worth = value(choice) + (whim === null ? 0 : whim.of(choice) * WHIM);
      if (worth <= most) continue;
      most = worth;
      best = choice;
    }
    return best;
  }

  /** Verbs that do nothing come last; of a card's uses the banner before the cards. */
  private plain(g: State, choice: number): number {
    const verb = verbOf(choice);
    if (verb === DONE || verb === DECLINE) return -20;
    return verbKey(g.battle.game, choice) === 'takeBanner' ? 20 : 0;
  }

  /** The action that brings most beside the plain orders, if it is worth its token. */
  private inspire(g: State, out: Choices, whim: Whim | null): number {
    const { s, worth, prospects, cards } = this;
    const { actions } = g.battle.game;
    const { firstUnit } = g.battle;
    prospects.look(g);
    prospects.under(g);
    return this.best(out, whim, (choice) => {
      copyInto(s, g);
      let more = 0;
      if (verbOf(choice) !== DECLINE) {
        const action = actions[firstOf(choice)];
        s.action = 1 + firstOf(choice);
        for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
          if ((s.unitMark[u] & ORDERED) !== 0 && s.unitHex[u] >= 0 && action.binds(s, u)) s.unitMark[u] |= BOUND;
        }
        more = -worth.weights.token;
        if (action.begins !== undefined) more += cards.rallied(s, g.active);
      }
      // A card that gives a token to those who spend none gives it to who declines.
      else if ('tokens' in g.battle.game.cards[g.order]) more = worth.weights.token;
      prospects.under(s);
      return more + cards.ordered(s, g.active);
    });
  }

  private leaderMoved(g: State, choice: number): number {
    if (verbOf(choice) !== MOVE_LEADER) return 0;
    const leader = g.hexLeader[firstOf(choice)];
    const gain = this.place.leader(g, leader, secondOf(choice)) - this.place.leader(g, leader, g.leaderHex[leader]);
    return gain - this.worth.weights.token;
  }

  /** Of two cards the one that is kept for longer: those that come rarely and do more. */
  private kept(g: State, choice: number): number {
    const card = g.battle.game.cards[firstOf(choice)];
    const { keepTroop, keepLeadership, keepTactic } = this.worth.weights;
    const rare = { section: 0, troop: keepTroop, leadership: keepLeadership, tactic: keepTactic }[card.group];
    const orders = card.sections === null ? 0 : card.sections.left + card.sections.centre + card.sections.right;
    return 2 * rare + orders;
  }

  private leaderPut(g: State, seat: number, choice: number): number {
    const { firstLeader } = g.battle;
    for (let l = firstLeader[seat], last = firstLeader[seat + 1]; l < last; l++) {
      if (g.leaderFate[l] === RESERVE) return this.place.leader(g, l, firstOf(choice));
    }
    return 0;
  }

  /** Where a unit that comes, or is sent back, stands best. */
  private put(g: State, f: Frame, choice: number): number {
    const verb = verbOf(choice);
    if (verb === DONE) return -1000;
    const { battle } = this.worth;
    if (verb === ENTER_LEADER) return this.leaderPut(g, f.seat, choice);
    const unit =
      verb === ENTER
        ? this.waiting(g, f.seat, firstOf(choice))
        : g.unitHex[f.unit] >= 0
          ? f.unit
          : this.waiting(g, f.seat, -1);
    if (unit < 0 || unit >= battle.unitCount) return 0;
    this.place.begin(g, unit);
    return this.place.at(g, verb === ENTER ? secondOf(choice) : firstOf(choice));
  }

  private waiting(g: State, side: number, code: number): number {
    const { firstUnit, unitType, game } = this.worth.battle;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      if (g.unitFate[u] === RESERVE && (code < 0 || game.units[code] === unitType[u])) return u;
    }
    return -1;
  }

  /** Whom a rampage meets first: the enemy, the weakest first. */
  private trampled(g: State, seat: number, choice: number): number {
    const unit = g.hexUnit[firstOf(choice)];
    if (unit < 0) return g.battle.leaderSide[g.hexLeader[firstOf(choice)]] === seat ? -5 : 5;
    return (g.battle.unitSide[unit] === seat ? -10 : 10) - g.unitBlocks[unit];
  }

  /** An enemy who is near us and strong, best of all one who has far to come again. */
  private sentBack(g: State, seat: number, choice: number): number {
    const unit = g.hexUnit[firstOf(choice)];
    if (unit < 0) return 0;
    const { board, unitSide, unitType } = g.battle;
    const side = unitSide[unit];
    if (side === seat) return -20;
    const row = board.row[g.unitHex[unit]];
    const far = side === 0 ? row : board.rows - 1 - row;
    return (far * (this.worth.facts.open[this.worth.facts.cls[unit]] + g.unitBlocks[unit])) / unitType[unit].move;
  }

  /** A square opens when no cavalry is near that could charge it. */
  private leaves(g: State, choice: number): number {
    if (verbOf(choice) === DONE) return 0;
    const hex = firstOf(choice);
    const { board, firstUnit, unitType } = g.battle;
    const enemy = enemyOf(g.battle.unitSide[g.hexUnit[hex]]);
    for (let e = firstUnit[enemy], last = firstUnit[enemy + 1]; e < last; e++) {
      if (g.unitHex[e] < 0 || !unitType[e].cavalry) continue;
      if (board.distance[hex * board.size + g.unitHex[e]] <= CAVALRY_NEAR) return -1;
    }
    return 10;
  }
}
