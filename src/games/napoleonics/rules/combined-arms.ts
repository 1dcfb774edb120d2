// Combined arms: ordered artillery adds its dice to the melee of infantry or cavalry (N Combined Arms Combat). It is
// declared before any answer and before any dice. The guns' dice are counted with the attacker's by the questions.

import { unitHere } from '../../../families/commands/rules/events.ts';
import { decision } from '../../../families/commands/rules/procedures.ts';
import { canSee } from '../../../families/commands/rules/sight.ts';
import { ATTACK, FOUGHT, type Frame, type State } from '../../../families/commands/rules/state.ts';
import { type BattleFault, mayBattle, mayClose, mayFire, rangeOf } from '../../../families/commands/rules/targets.ts';
import { DONE } from '../../../families/commands/tables/verbs.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { isArtillery } from '../tables/arms.ts';
import { SUPPORT } from '../tables/verbs.ts';
import { told } from './events.ts';
import { JOINED } from './marks.ts';

export type SupportFault =
  | BattleFault
  | 'noArtillery'
  | 'theAttacker'
  | 'farGun'
  | 'gunCannotClose'
  | 'gunCannotFire'
  | 'gunCannotSee'
  | 'gunNoDice';

/**
 * Whether a gun may add dice to an attack of `attacker` on the unit at `hex`. It must be ordered, must not have battled, and
 * needs range and a clear line: not over friends, even where it may fire over them by itself. Next to the target it counts its
 * melee dice, farther off those of its fire.
 * RULING: A gun with an enemy unit next to it joins a melee against that unit only, because the gun may not fire at a
 * unit farther off [N Combined Arms Combat].
 * CASE: N Combined Arms Combat: a gun with another enemy unit next to it does not join from afar
 * CASE: N Combined Arms Combat: a gun next to the target joins with its melee dice
 * RULING: In a cavalry unit's bonus attack too a gun that joins counts its dice as in any attack, because the gun
 * battles only once [N Combined Arms Combat].
 * CASE: N Cavalry Bonus Attack: a gun kept back may join the bonus attack
 * RULING: The line of a gun along the edge of a hex is clear although a unit stands in that hex, as for any fire
 * [N Combined Arms Combat].
 * CASE: N Combined Arms Combat: along the edge of the attacker's hex the line is clear
 * RULING: A card that forbids an ordered unit to fire forbids a gun to join a melee from a distance too
 * [N Combined Arms Combat].
 * CASE: N Give Them the Cold Steel: a gun that is not next to the target may not join, for it may not fire
 */
export function maySupport(
  g: State,
  gun: number,
  attacker: number,
  hex: number,
  why: Why<SupportFault> | null,
): boolean {
  if (!isArtillery(g, gun)) return no(why, 'noArtillery', gun);
  if (gun === attacker) return no(why, 'theAttacker', gun);
  if (!mayBattle(g, gun, why)) return false;
  const { board, game } = g.battle;
  const from = g.unitHex[gun];
  const far = board.distance[from * board.size + hex];
  if (far === 1) {
    if (!mayClose(g, gun, null) || !game.questions.mayAttack(g, gun, hex, null)) return no(why, 'gunCannotClose', gun);
  } else {
    if (far > rangeOf(g, gun)) return no(why, 'farGun', gun);
    if (!mayFire(g, gun, null)) return no(why, 'gunCannotFire', gun);
    if (!canSee(g, from, hex)) return no(why, 'gunCannotSee', gun);
  }
  return gunDice(g, gun, hex) > 0 || no(why, 'gunNoDice', gun);
}

/** Dice that a gun which may join adds to an attack on the unit at `hex`. */
export function gunDice(g: State, gun: number, hex: number): number {
  const { board, game } = g.battle;
  const near = board.distance[g.unitHex[gun] * board.size + hex] === 1;
  return near ? game.questions.closeDice(g, gun, hex, ATTACK, null) : game.questions.fireDice(g, gun, hex, null);
}

/** Infantry and cavalry lead combined arms, against a unit; a leader alone is none. */
const mayLead = (g: State, attacker: number, hex: number): boolean => !isArtillery(g, attacker) && g.hexUnit[hex] >= 0;

/** Whether any gun may add dice to the attack: it then may be made although the attacker itself has none. */
export function anySupport(g: State, attacker: number, hex: number): boolean {
  if (!mayLead(g, attacker, hex)) return false;
  const { firstUnit, unitSide } = g.battle;
  const side = unitSide[attacker];
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
    if (g.unitHex[u] >= 0 && maySupport(g, u, attacker, hex, null)) return true;
  }
  return false;
}

/** A new melee: guns that joined the one before are no part of it. */
export function partArms(g: State): void {
  const marks = g.unitMark;
  for (let u = g.battle.unitCount - 1; u >= 0; u--) marks[u] &= ~JOINED;
}

/** After the declaration: the attacker names the guns that join. */
export function combineArms(g: State, f: Frame): void {
  if (f.defender < 0 || !anySupport(g, f.attacker, f.hex)) return;
  const d = call(g, chooseSupport);
  d.attacker = f.attacker;
  d.hex = f.hex;
  d.mode = f.mode;
}

export type AloneFault = 'noDiceAlone';

/** Without dice of its own the attack is made only with a gun's. */
export function mayAttackAlone(g: State, f: Frame, why: Why<AloneFault> | null): boolean {
  const dice = g.battle.game.questions.closeDice(g, f.attacker, f.hex, f.mode, null);
  return dice > 0 || no(why, 'noDiceAlone', f.attacker);
}

export const chooseSupport = decision('combineArms', {
  who: (g, f) => g.battle.unitSide[f.attacker],
  choices(g, f, out) {
    const { firstUnit, unitSide } = g.battle;
    const side = unitSide[f.attacker];
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      if (g.unitHex[u] >= 0 && maySupport(g, u, f.attacker, f.hex, null)) out.add(SUPPORT, g.unitHex[u]);
    }
    if (mayAttackAlone(g, f, null)) out.add(DONE);
  },
  take(g, f, choice) {
    if (verbOf(choice) === DONE) return done(g);
    join(g, f, g.hexUnit[firstOf(choice)]);
    if (!anySupport(g, f.attacker, f.hex)) done(g);
  },
});

/**
 * A gun joins: its battle of this turn is used.
 * RULING: A gun that joins an attack has used its battle of the turn, also when its dice are lost because a square or a
 * First Strike stops the attacker [N Combined Arms Combat].
 * CASE: N Combined Arms Combat: a square destroys the cavalry and the guns' dice are lost
 * CASE: N Combined Arms Combat: First Strike drives the attacker off and the guns' dice are lost
 */
function join(g: State, f: Frame, gun: number): void {
  g.unitMark[gun] |= JOINED | FOUGHT;
  g.unitAim[gun] = 1 + f.attacker;
  told(g)?.tell({ kind: 'supports', gun: unitHere(g, gun), attacker: unitHere(g, f.attacker), hex: f.hex });
}
