// The rule of thumb of `drill` in Dark Ages: a sensible choice for every decision without looking ahead.

import type { State } from '../../games/dark-ages/rules/state.ts';
import * as V from '../../games/dark-ages/tables/verbs.ts';
import { type Choices, verbOf } from '../../kernel/choice.ts';
import { Fights } from './fights.ts';
import { Places } from './places.ts';
import { Cards } from './quick-cards.ts';
import { Rounds } from './quick-rounds.ts';
import { Ways } from './ways.ts';
import type { Worth } from './worth.ts';

export class Quick {
  readonly rounds: Rounds;
  readonly cards: Cards;

  constructor(worth: Worth) {
    const fights = new Fights(worth);
    const places = new Places(worth, fights);
    const ways = new Ways(places);
    this.cards = new Cards(worth, fights);
    this.rounds = new Rounds(worth, places, ways, this.cards);
  }

  /** How good a choice looks; only differences within one decision count. */
  score(g: State, seat: number, decision: string, choice: number): number {
    const verb = verbOf(choice);
    if (verb === V.PLAY || verb === V.PLAY_ON) return this.cards.score(g, seat, choice);
    switch (decision) {
      case 'open':
        return this.rounds.open(g, seat, choice);
      case 'movement':
        return this.rounds.movement(g, choice);
      case 'step':
        return this.rounds.step(g, choice);
      case 'combat':
        return this.rounds.combat(g, choice);
      case 'evade':
        return this.rounds.evade(g, choice);
      case 'pursue':
      case 'fallBack':
      case 'retreatHex':
        return this.rounds.shift(g, choice);
      case 'rallyName':
      case 'alsoRally':
        return this.rounds.rally(g, choice);
      case 'joinAttack':
        return verb === V.JOIN ? 1 : 0;
      case 'face':
        return verb === V.FACE ? 1 : 0;
      case 'drawAgain':
        return verb === V.DRAW_AGAIN ? 1 : 0;
      default:
        return 0;
    }
  }

  /** The choice with the best score; ties go to the first. */
  choose(g: State, seat: number, decision: string, choices: Choices): number {
    this.rounds.begin();
    let best = Number.NEGATIVE_INFINITY;
    let found = choices.list[0];
    for (let i = 0; i < choices.count; i++) {
      const score = this.score(g, seat, decision, choices.list[i]);
      if (score <= best) continue;
      best = score;
      found = choices.list[i];
    }
    return found;
  }
}
