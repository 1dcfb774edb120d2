// What a temperament costs, and how it shows: policies of each temperament against the steady one in all battles of Battalion or Dark
// Ages, seats swapped, with a 95 % interval (Wilson), and how they play, on average for a turn (in Dark Ages a round).
//   npx tsx bench/temperaments.ts battalion|dark-ages [pairs of games for each battle: 20]

import { TEMPERAMENTS, type Temperament } from '../src/bots/general/brings.ts';
import type { State as BattalionState } from '../src/games/battalion/rules/state.ts';
import * as B from '../src/games/battalion/tables/verbs.ts';
import type { State as DarkAgesState } from '../src/games/dark-ages/rules/state.ts';
import * as D from '../src/games/dark-ages/tables/verbs.ts';
import { SeededChance } from '../src/kernel/chance.ts';
import { verbOf } from '../src/kernel/choice.ts';
import { pending } from '../src/kernel/procedure.ts';
import { takeChoice } from '../src/kernel/search.ts';
import { type KernelState, RUNNING, WIN } from '../src/kernel/state.ts';
import { botsOf, rulesets } from '../src/loaded.ts';
import { percent, wilson } from './bouts.ts';

const [game = 'battalion', pairs = '20'] = process.argv.slice(2);
const rules = rulesets.find(({ id }) => id === game);
const { brings } = botsOf(game);
if (!rules || !brings) throw new Error(`${game} has no temperaments`);

/** Adds to what is told of how a player plays: a choice is about to be taken by a seat, the player's own or not. */
type Note = (g: KernelState, decision: string, choice: number, seat: number, own: boolean) => void;

let told: { [what: string]: number } = {};
const add = (what: string, by: number): void => {
  told[what] = (told[what] ?? 0) + by;
};

/** In Battalion a turn is one action: what it was, and how the seat stands then. */
const battalion: Note = (state, decision, choice, seat, own) => {
  const verb = verbOf(choice);
  if (!own || decision !== 'action' || verb < B.V_RALLY || verb > B.V_CHARGE_INTO) return;
  const g = state as BattalionState;
  const { firstUnit, endUnit, sideUnits } = g.battle;
  add('turns', 1);
  add('charges', verb >= B.V_CHARGE ? 1 : 0);
  add('assaults', verb === B.V_ASSAULT ? 1 : 0);
  add('barrages', verb === B.V_BARRAGE ? 1 : 0);
  add('rallies', verb === B.V_RALLY ? 1 : 0);
  add('order kept in the camp', g.campOrder[seat]);
  add('cards held', g.handCount[seat]);
  const enemies = new Set(sideUnits[1 - (seat & 1)].map((unit) => g.unitSector[unit]));
  for (let u = firstUnit[seat]; u < endUnit[seat]; u++) {
    if (g.unitSector[u] >= 0 && enemies.has(g.unitSector[u])) add('units where enemies stand', 1);
  }
};

/** In Dark Ages rounds, with how the units stand when the other side begins its own. */
const darkAges: Note = (state, decision, choice, seat, own) => {
  const g = state as DarkAgesState;
  const verb = verbOf(choice);
  if (own) {
    if (decision === 'open') add('turns', 1);
    if (decision === 'open' && verb === D.PASS) add('passes', 1);
    if (decision === 'step' && verb === D.ASSAULT) add('assaults', 1);
    if (verb === D.MELEE) add('melees', 1);
    if (verb === D.FIRE) add('shots', 1);
  } else if (decision === 'open') {
    const { battle } = g;
    const { board, firstUnit, move } = battle;
    const me = 1 - seat;
    for (let u = firstUnit[me]; u < firstUnit[me + 1]; u++) {
      if (g.unitHex[u] < 0) continue;
      let [near, reached] = [false, false];
      for (let e = firstUnit[seat]; e < firstUnit[seat + 1]; e++) {
        if (g.unitHex[e] < 0 || g.cubes[e] === 0) continue;
        const far = board.distance[g.unitHex[u] * board.size + g.unitHex[e]];
        near ||= far === 1;
        reached ||= far <= move[e] + 1;
      }
      add('units next to an enemy', near ? 1 : 0);
      add('units in the enemy’s reach', reached ? 1 : 0);
    }
  }
};

const note = game === 'battalion' ? battalion : darkAges;

function match(temperament: Temperament): void {
  if (!rules || !brings) return;
  told = {};
  let [sum, games] = [0, 0];
  for (const { id } of rules.scenarios) {
    for (let n = 0; n < 2 * Number(pairs); n++) {
      const side = n & 1;
      const g: KernelState = rules.start({ scenario: id }, new SeededChance(`temperaments ${id} ${n >> 1}`));
      const players = [brings.policy(g.battle, temperament), brings.policy(g.battle, 'steady')];
      while (g.outcome === RUNNING) {
        const waiting = pending(g);
        if (!waiting?.decision) break;
        const seat: number = waiting.decision.who(g, g.frames[g.depth]);
        const own = brings.sideOf(seat) === side;
        const choice = players[own ? 0 : 1].choose(g, seat, waiting, null);
        note(g, waiting.name, choice, seat, own);
        takeChoice(g, choice);
      }
      sum += g.outcome < WIN ? 0.5 : g.outcome - WIN === side ? 1 : 0;
      games++;
    }
  }
  const [low, high] = wilson(sum, games);
  const { turns, ...rest } = told;
  const style = Object.entries(rest).map(([what, count]) => `${what} ${(count / turns).toFixed(2)}`);
  console.log(
    `${game}: ${temperament} ${percent(sum / games, 1)} (${percent(low, 1)} to ${percent(high, 1)}) of ${games} against steady; ${style.join(', ')}`,
  );
}

for (const temperament of TEMPERAMENTS) match(temperament);
