// Where units are deployed in a mustered battle [B Setup rules for mustered battles]: every sector gets its share of the army,
// a camp's sector a larger one; it answers what the enemy has put there, and looks for a mixture of arms. Of other piles only
// the front rank and the number of ranks are seen.

import { rankCount } from '../../games/battalion/rules/questions.ts';
import { MAX_UNITS, MOST_RANKS, PILE, type State } from '../../games/battalion/rules/state.ts';
import {
  CAVALRY,
  COHESION,
  HAS_RANGED,
  RANK_CLASSES,
  RANK_TRAITS,
  REGULAR,
} from '../../games/battalion/tables/tables.ts';
import { ENVELOP } from '../../games/battalion/tables/traits.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import { RANK_STRIKES } from './policy-facts.ts';
import type { PolicyWeights } from './policy-weights.ts';

/** What a doubt between two places is worth, in points. */
const DOUBT = 1.5;
const MOST_SECTORS = 8;

export class PolicyDeploy {
  private readonly weights: PolicyWeights;
  private readonly own = new Float64Array(MOST_SECTORS);
  private readonly lead = new Float64Array(MOST_SECTORS);
  private readonly shooters = new Uint8Array(MOST_SECTORS);
  private readonly values = new Float64Array(MAX_UNITS);

  constructor(weights: PolicyWeights) {
    this.weights = weights;
  }

  /** What a unit is worth as the seat sees it: another seat's pile as if all its ranks were like the front one. */
  private value(g: State, unit: number, seat: number): number {
    const at = unit * MOST_RANKS;
    const count = rankCount(g, unit);
    const seen = g.battle.unitSeat[unit] === seat || g.stand !== 0;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const rank = g.rank[seen ? at + i : at];
      value += RANK_STRIKES[rank] + this.weights.bear * COHESION[rank];
    }
    return value;
  }

  private survey(g: State, seat: number): number {
    const { own, lead, shooters, values } = this;
    own.fill(0);
    lead.fill(0);
    shooters.fill(0);
    let all = 0;
    for (const unit of g.battle.units) {
      const sector = g.unitSector[unit];
      if (sector < PILE) continue;
      const value = this.value(g, unit, seat);
      values[unit] = value;
      const mine = g.battle.unitSeat[unit] === seat;
      if (mine) all += value;
      if (sector < 0) continue;
      lead[sector] += g.battle.unitSide[unit] === (seat & 1) ? -value : value;
      if (!mine) continue;
      own[sector] += value;
      if (HAS_RANGED[g.rank[unit * MOST_RANKS]] !== 0) shooters[sector]++;
    }
    return all;
  }

  deploy(g: State, seat: number, choices: Choices, whim: Whim | null): number {
    const all = this.survey(g, seat);
    const { weights, own, lead, shooters, values } = this;
    const { campSectors, homeSectors, sectors } = g.battle;
    let shares = 0;
    for (let s = 0; s < sectors; s++) {
      if ((homeSectors[seat] >> s) & 1) shares += campSectors.includes(s) ? weights.deployCamp : 1;
    }
    let best = choices.list[0];
    let most = -1e9;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      if (verbOf(choice) !== V.V_DEPLOY) continue;
      const [unit, sector] = [firstOf(choice), secondOf(choice)];
      const camp = campSectors.includes(sector);
      const front = g.rank[unit * MOST_RANKS];
      let value = (all * (camp ? weights.deployCamp : 1)) / shares - own[sector] + weights.deployAnswer * lead[sector];
      value += weights.deployStrong * values[unit];
      if ((RANK_CLASSES[front] & CAVALRY) !== 0 || (RANK_TRAITS[front] & ENVELOP) !== 0) {
        value += camp ? -weights.deployPlace : weights.deployPlace;
      } else if ((RANK_CLASSES[front] & REGULAR) !== 0 && camp) value += weights.deployPlace;
      if (HAS_RANGED[front] !== 0) value += shooters[sector] === 0 ? weights.deployShooter : -weights.deployShooter;
      if (whim !== null) value += whim.of(choice) * DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }
}
