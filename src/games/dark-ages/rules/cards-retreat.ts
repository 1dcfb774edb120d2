// Orders for a piece that must retreat: No retreat [D No retreat].

import { no, type Why } from '../../../kernel/permission.ts';
import { NO_RETREAT_CARD } from '../tables/tables.ts';
import { fightBelow } from './fights.ts';
import { recover } from './pieces.ts';
import { END_PHASE, type State, seatOf } from './state.ts';

export type StayFault = 'noFightToHold' | 'defendersHold';

interface RetreatCard {
  may(g: State, seat: number, why: Why<StayFault> | null): boolean;
  /** `piece` is the one that must retreat. */
  play(g: State, piece: number): void;
}

/** By the number of the text; undefined for texts that do not belong to retreats. */
export const RETREAT_CARDS: { readonly [kind: number]: RetreatCard | undefined } = {
  /**
   * No retreat is for the defender of an Assault or Melee and for everybody in the end phase [D No retreat]. What routs in
   * the middle of a fight, by mercenaries or pillage, must retreat because of it too.
   * RULING: In a fight the card No retreat may be played for any own unit that must retreat because of the fight, not
   * only the one attacked [D No retreat].
   * CASE: D No retreat: for a unit that a leader's death in the fight routs, too
   */
  [NO_RETREAT_CARD]: {
    may(g, seat, why) {
      if (g.phase === END_PHASE) return true;
      const fight = fightBelow(g);
      if (fight === null) return no(why, 'noFightToHold');
      return seat !== seatOf(g, fight.attacker) || no(why, 'defendersHold');
    },
    // RULING: The card No retreat makes the grey cube active, one cube and not two, in the end phase too [D No retreat].
    // CASE: D No retreat: the defender stays and its grey cube becomes active
    // CASE: D No retreat: in the end phase a routed unit rallies instead of going back
    play: (g, piece) => recover(g, piece, 1),
  },
};
