// Rules of thumb for a charge: whether and how to react, and whom to engage [B Charge; B Taking a reaction].

import { hasTrait } from '../../games/battalion/rules/questions.ts';
import { CHARGE, FIRE, type State, TO_REACT } from '../../games/battalion/rules/state.ts';
import { ANTICIPATE } from '../../games/battalion/tables/traits.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { CARD_WORTH } from './card-worth.ts';
import type { Fights } from './fights.ts';
import type { QuickTurn } from './quick-turn.ts';

export class QuickCharge {
  private readonly fights: Fights;
  private readonly turn: QuickTurn;

  constructor(fights: Fights, turn: QuickTurn) {
    this.fights = fights;
    this.turn = turn;
  }

  /** The enemy against whom both rolls together promise most. */
  target(g: State, choices: Choices): number {
    const charger = g.charging - 1;
    this.fights.charge(g, charger, g.unitSector[charger]);
    const best = choiceOf(V.V_ENGAGE, this.fights.best);
    return choices.has(best) ? best : choices.list[0];
  }

  /** A counter-charge takes the choice of target away; fire comes on top of the charge. Both cost order. */
  react(g: State, seat: number, choices: Choices): number {
    const { fights } = this;
    const charger = g.charging - 1;
    const comes = Math.max(0, fights.charge(g, charger, g.unitSector[charger]));
    let best = choices.list[0];
    let most = verbOf(best) === V.V_PASS ? -comes : -1e9;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const verb = verbOf(choice);
      let value = -1e9;
      if (verb === V.V_FIRE) {
        const unit = firstOf(choice);
        value = fights.attack(g, unit, charger, FIRE) - 0.9 * comes - this.turn.price(g, unit, TO_REACT);
      } else if (verb === V.V_COUNTER) {
        value = this.meet(g, charger, firstOf(choice)) - this.turn.price(g, firstOf(choice), TO_REACT);
      } else if (verb === V.V_PLAY_ON && firstOf(choice) !== g.battle.texts[seat].asking.feign) {
        // A card that meets the charge without order; one that leads away is not for it.
        const card = firstOf(choice);
        value = this.meet(g, charger, secondOf(choice)) - fights.worth.perCard(g, seat) * CARD_WORTH[card];
      }
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  /** What a counter-charge brings us; with Anticipate its roll comes first and in full. */
  private meet(g: State, charger: number, unit: number): number {
    const first = hasTrait(g, unit, ANTICIPATE);
    const { counter } = this.fights.worth.weights;
    const attack = this.fights.attack(g, charger, unit, CHARGE);
    const answer = this.fights.counter(g, charger, unit);
    return first ? answer / counter - counter * attack : answer - attack;
  }
}
