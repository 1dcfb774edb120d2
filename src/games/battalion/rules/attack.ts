// One attack from the pool to what follows it [B Resolving an attack]: pool, roll, texts, assigning, hits, disbanding,
// Harass, and the moment after it. Assaults, charges, barrages, fire and counterattacks are all this procedure.

import { roll } from '../../../kernel/chance.ts';
import { call, skipTo, stepOf } from '../../../kernel/procedure.ts';
import { HARASS } from '../tables/traits.ts';
import { burden, callAfterAttack } from './after-attack.ts';
import { callAssign, callRolled } from './dice.ts';
import { callAfterHits, callDisband } from './disband.ts';
import { attackName, diceFallen, told, unitNow } from './events.ts';
import { callTakeHits } from './hits.ts';
import { callEnemyPool, callPool } from './pool.ts';
import { procedure } from './procedures.ts';
import { attackValues, hasTrait, mustDisband, poolOf } from './questions.ts';
import { heapDice } from './reroll.ts';
import { DIE_SIDES, type Frame, ROLL_ATTACK, type State, sideOf } from './state.ts';

/**
 * Harass, or a card that gives it: one order from the camp onto the target, if it still stands [B Harass].
 * RULING: The order that Harass puts on a unit is placed after the hits have been taken [B Harass].
 * CASE: B Harass: an order of the camp on the unit that was hit, after the hits
 * CASE: B Harass: the token may take the hit instead, and then there is none left
 */
function harass(g: State, a: Frame): void {
  if (a.hits === 0 || g.unitSector[a.target] < 0) return;
  if (a.harass !== 0 || hasTrait(g, a.attacker, HARASS)) burden(g, a.target, 1, -1);
}

/**
 * Both sides may use cards while dice are gathered, and the side whose turn it is goes first [B Tactic cards].
 * RULING: Against a counterattack or fire in its player's own turn Elephant Scent is played before the enemy gathers
 * dice [B Elephant Scent].
 * CASE: B Elephant Scent: in one's own turn it is played before the enemy gathers dice for the counterattack
 * CASE: B Elephant Scent: in one's own turn it is played before the enemy gathers dice for fire
 */
function gather(g: State, a: Frame, first: boolean): void {
  const rollersTurn = g.battle.unitSide[a.attacker] === sideOf(g.active);
  if (rollersTurn === first) callPool(g, a);
  else callEnemyPool(g, a);
}

export const attack = procedure('attack', {
  pool: (g, f) => gather(g, f, true),
  enemyPool: (g, f) => gather(g, f, false),
  roll: (g, f) => roll(g, ROLL_ATTACK, f.attacker, f.target, poolOf(g, f), DIE_SIDES),
  rolled(g, f) {
    g.heap.fill(0);
    heapDice(g);
    told(g)?.tell({
      kind: 'rolled',
      attacker: unitNow(g, f.attacker),
      target: unitNow(g, f.target),
      attack: attackName(f.kind),
      dice: diceFallen(g),
      attackValues: attackValues(g, f.attacker, f.kind),
    });
    callRolled(g, f);
  },
  assign: (g, f) => callAssign(g, f),
  hits(g, f) {
    told(g)?.tell({
      kind: 'hits',
      attacker: unitNow(g, f.attacker),
      target: unitNow(g, f.target),
      hits: f.hits,
      attack: attackName(f.kind),
    });
    g.heap.fill(0);
    g.values.fill(0);
    if (f.hits === 0) return;
    if (g.battle.readings.harassFirst) harass(g, f);
    callTakeHits(g, f);
  },
  disband(g, f) {
    if (f.hits > 0 && (f.given !== 0 || mustDisband(g, f.target))) callDisband(g, f.target);
  },
  afterHits(g, f) {
    if (f.lost > 0 && g.unitSector[f.target] >= 0) callAfterHits(g, f.target);
  },
  harass(g, f) {
    if (!g.battle.readings.harassFirst) harass(g, f);
    f.result = 0;
    callAfterAttack(g, f);
  },
  /** By a card the same unit barrages once more. */
  again(g, f) {
    if (f.result === 0) return;
    f.target = f.result - 1;
    f.byCommand = 0;
    f.extra = 0;
    f.fewer = 0;
    f.lost = 0;
    f.given = 0;
    f.harass = 0;
    skipTo(g, GATHER);
  },
});
/** Where an attack begins, and begins again for a card. */
const GATHER = stepOf(attack, 'pool');

/** An attack of `kind`, within a command of the kind `ordered`; the caller may set more locals of the frame. */
export function callAttack(g: State, attacker: number, target: number, kind: number, ordered: number): Frame {
  const a = call(g, attack);
  a.attacker = attacker;
  a.target = target;
  a.kind = kind;
  a.ordered = ordered;
  return a;
}
