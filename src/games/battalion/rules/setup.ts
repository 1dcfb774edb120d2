// From the sheet to the first turn [B Setup rules for set battles; B Setup rules for mustered battles]: first hands,
// initiative, and deployment in turns where the armies stand in piles.

import { roll } from '../../../kernel/chance.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { become, call, done, repeat } from '../../../kernel/procedure.ts';
import { V_DEPLOY, V_DEPLOY_RESERVE } from '../tables/verbs.ts';
import { callDraw } from './draw.ts';
import { tell } from './events.ts';
import { book, DIE_SIDES, PILE, RESERVE, ROLL_INITIATIVE, SEAT_SUBJECT, type State } from './state.ts';
import { turn } from './turn.ts';
import { turnsAfter } from './turn-order.ts';

const FIRST_HAND = 2;

const hasPile = (g: State, seat: number): boolean => {
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) if (g.unitSector[u] === PILE) return true;
  return false;
};

/** One unit into a sector of the own half (with two players: any) or into the reserve [B Four players]. */
const deploy = book.decision('deploy', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
      if (g.unitSector[u] !== PILE) continue;
      for (let s = 0; s < g.battle.sectors; s++) {
        if ((g.battle.homeSectors[g.active] >> s) & 1) out.add(V_DEPLOY, u, s);
      }
      out.add(V_DEPLOY_RESERVE, u);
    }
  },
  take(g, _f, choice) {
    const sector = verbOf(choice) === V_DEPLOY ? secondOf(choice) : RESERVE;
    g.unitSector[firstOf(choice)] = sector;
    tell(g, 'deployed', firstOf(choice), sector);
    done(g);
    g.active = turnsAfter(g, g.active, 1);
  },
});

/** Numbers of steps to go back to. */
const INITIATIVE = 1;

export const setup = book.procedure('setup', {
  hands(g, f) {
    if (f.left === FIRST_HAND * g.battle.seats) return;
    repeat(f);
    callDraw(g, Math.floor(f.left++ / FIRST_HAND));
  },
  /** One die for each side, the top one first; ties are rolled again. */
  initiative: (g) => roll(g, ROLL_INITIATIVE, SEAT_SUBJECT, 0, 2, DIE_SIDES),
  settle(g, f) {
    const [top, bottom] = [g.dice[0], g.dice[1]];
    tell(g, 'initiative', top + 1, bottom + 1, top === bottom ? 1 : 0);
    if (top === bottom) {
      f.step = INITIATIVE;
      return;
    }
    g.first = top > bottom ? 0 : 1;
    g.active = g.first;
    // With four players the side's left player is named first on the sequence card and flips the token.
    g.campOrder[g.first]--;
    g.campDisorder[g.first]++;
    tell(g, 'first', g.first, 1);
  },
  deploy(g, f) {
    if (!g.battle.sheet.deploy) return;
    for (let i = 0; i < g.battle.seats; i++, g.active = turnsAfter(g, g.active, 1)) {
      if (!hasPile(g, g.active)) continue;
      repeat(f);
      call(g, deploy);
      return;
    }
  },
  stand(g) {
    if (g.battle.sheet.deploy) {
      g.revealed++;
      tell(g, 'allStand');
    }
    g.stand = 1;
    g.active = g.first;
    g.turn = 1;
    become(g, turn);
  },
});
