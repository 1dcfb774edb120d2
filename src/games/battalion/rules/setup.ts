// From the sheet to the first turn [B Setup rules for set battles; B Setup rules for mustered battles]: first hands,
// initiative, and deployment in turns where the armies stand in piles.

import { roll } from '../../../kernel/chance.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { EVERYBODY, reveal } from '../../../kernel/events.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done, repeat, skipTo, stepOf } from '../../../kernel/procedure.ts';
import { V_DEPLOY, V_DEPLOY_RESERVE } from '../tables/verbs.ts';
import { callDraw } from './draw.ts';
import { campNow, placeTold, rankKeys, told, unitNow } from './events.ts';
import { decision, procedure } from './procedures.ts';
import { DIE_SIDES, PILE, RESERVE, ROLL_INITIATIVE, SEAT_SUBJECT, type State } from './state.ts';
import { turn } from './turn.ts';
import { turnsAfter } from './turn-order.ts';
import { isOwn, isSector, type OwnFault, type SectorFault } from './units.ts';

const FIRST_HAND = 2;

const hasPile = (g: State, seat: number): boolean => {
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) if (g.unitSector[u] === PILE) return true;
  return false;
};

export type DeployFault = OwnFault | SectorFault | 'placedAlready' | 'notYourHalf';

/** Whether this unit of the seat still waits in the pile. */
export const mayDeploy = (g: State, unit: number, seat: number, why: Why<DeployFault> | null): boolean =>
  isOwn(g, unit, seat, why) && (g.unitSector[unit] === PILE || no(why, 'placedAlready', unit));

/** Whether it may go there: a sector of the own half, with two players any [B Four players]. */
export const mayDeployTo = (
  g: State,
  unit: number,
  sector: number,
  seat: number,
  why: Why<DeployFault> | null,
): boolean =>
  mayDeploy(g, unit, seat, why) &&
  isSector(g, sector, why) &&
  (((g.battle.homeSectors[seat] >> sector) & 1) !== 0 || no(why, 'notYourHalf', sector));

/** One unit into a sector or into the reserve. */
export const deploy = decision('deploy', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
      if (!mayDeploy(g, u, g.active, null)) continue;
      for (let s = 0; s < g.battle.sectors; s++) {
        if (mayDeployTo(g, u, s, g.active, null)) out.add(V_DEPLOY, u, s);
      }
      out.add(V_DEPLOY_RESERVE, u);
    }
  },
  take(g, _f, choice) {
    const sector = verbOf(choice) === V_DEPLOY ? secondOf(choice) : RESERVE;
    const unit = firstOf(choice);
    g.unitSector[unit] = sector;
    if (g.sink !== null) {
      const own = rankKeys(g, unit);
      told(g)?.tell({ kind: 'deployed', seat: g.active, unit, front: own[0], ranks: own, to: placeTold(sector) });
    }
    done(g);
    g.active = turnsAfter(g, g.active, 1);
  },
});

export const setup = procedure('setup', {
  hands(g, f) {
    if (f.dealt === FIRST_HAND * g.battle.seats) return;
    repeat(f);
    callDraw(g, Math.floor(f.dealt++ / FIRST_HAND));
  },
  /** One die for each side, the top one first; ties are rolled again. */
  initiative: (g) => roll(g, ROLL_INITIATIVE, SEAT_SUBJECT, 0, 2, DIE_SIDES),
  settle(g) {
    const [top, bottom] = [g.dice[0], g.dice[1]];
    told(g)?.tell({ kind: 'initiative', top: top + 1, bottom: bottom + 1, tied: top === bottom });
    if (top === bottom) return skipTo(g, INITIATIVE);
    g.first = top > bottom ? 0 : 1;
    g.active = g.first;
    // With four players the side's left player is named first on the sequence card and flips the token.
    g.campOrder[g.first]--;
    g.campDisorder[g.first]++;
    told(g)?.tell({ kind: 'first', seat: g.first, camp: campNow(g, g.first) });
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
      reveal(g, EVERYBODY);
      told(g)?.tell({ kind: 'allStand', units: g.battle.units.map((unit) => unitNow(g, unit)) });
    }
    g.stand = 1;
    g.active = g.first;
    g.turn = 1;
    become(g, turn);
  },
});
const INITIATIVE = stepOf(setup, 'initiative');
