// City gates: closed to the enemies of the city until one of them storms the gate, or drives its defender out of the gate
// hex and advances into it; the tile is then gone for good [M City Gate].

import { countFace } from '../../../families/commands/rules/dice.ts';
import { DiceReading, type DieRead } from '../../../families/commands/rules/dice-reading.ts';
import { unitHere } from '../../../families/commands/rules/events.ts';
import { momentum } from '../../../families/commands/rules/momentum.ts';
import { closedTo } from '../../../families/commands/rules/pieces.ts';
import { procedure } from '../../../families/commands/rules/procedures.ts';
import { leaderWith } from '../../../families/commands/rules/standing.ts';
import {
  BONUS,
  type Frame,
  groundOf,
  MUST_CLOSE,
  ROLL_GATE,
  type State,
} from '../../../families/commands/rules/state.ts';
import {
  type BattleFault,
  type MayCloseFault,
  mayBattle,
  mayClose,
  type NextFault,
  nextTo,
} from '../../../families/commands/rules/targets.ts';
import { termsOf } from '../../../families/commands/rules/terms.ts';
import { HELMET, SWORDS } from '../../../families/commands/tables/tables.ts';
import { roll } from '../../../kernel/chance.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { STORM } from '../tables/verbs.ts';
import { told } from './events.ts';
import { clearTile } from './tiles.ts';

const STORM_DICE = 2;

/**
 * Gates next to a unit that it may storm in place of a close combat.
 * RULING: A gate with a unit in it is open, so the unit is attacked and not the gate; a leader alone does not hold a
 * gate open [M City Gate].
 * CASE: M City Gate: a unit that holds the gate is attacked, not the gate
 * CASE: M City Gate: a leader alone in the gate may be attacked, or the gate stormed around him
 * RULING: To storm a gate is no close combat against a unit, so a unit that has charged, or that closes on the target
 * of its fire, may not storm a gate in place of that combat [M City Gate].
 * CASE: M City Gate: who charged next to a gate fights the unit, not the gate
 * CASE: M City Gate: a unit that closes on its target after its fire storms no gate
 */
export function addStorms(g: State, unit: number, out: Choices): void {
  const { board, removable } = g.battle;
  if (removable.length === 0 || !freeToStorm(g, unit, null)) return;
  const from = g.unitHex[unit];
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const hex = board.neighbours[i];
    if (hex >= 0 && isStormed(g, unit, hex, null)) out.add(STORM, from, hex);
  }
}

export type FreeToStormFault = 'chargesUnit' | 'firedAtUnit';

/** The unit is bound to attack no unit in place of the gate. */
function freeToStorm(g: State, unit: number, why: Why<FreeToStormFault> | null): boolean {
  if ((g.unitMark[unit] & MUST_CLOSE) !== 0) return no(why, 'chargesUnit', unit);
  return !termsOf(g, unit)?.closesOnTarget || no(why, 'firedAtUnit', unit);
}

export type GateFault = 'noGate' | 'ownGate' | 'gateHeld';

/** A closed gate without a unit in it. */
function isStormed(g: State, unit: number, hex: number, why: Why<GateFault> | null): boolean {
  if (!closedTo(g, hex, g.battle.unitSide[unit])) {
    return no(why, why !== null && groundOf(g).terrain[hex].ownersOnly ? 'ownGate' : 'noGate', hex);
  }
  return g.hexUnit[hex] < 0 || no(why, 'gateHeld', hex);
}

export type StormFault = BattleFault | GateFault | FreeToStormFault | NextFault | MayCloseFault;

/** The unit may storm the gate on the hex, in place of a close combat. */
export function mayStorm(g: State, unit: number, hex: number, why: Why<StormFault> | null): boolean {
  return (
    isStormed(g, unit, hex, why) &&
    nextTo(g, unit, hex, why) &&
    mayBattle(g, unit, why) &&
    freeToStorm(g, unit, why) &&
    mayClose(g, unit, why)
  );
}

export function takeStorm(g: State, choice: number): boolean {
  if (verbOf(choice) !== STORM) return false;
  const f = call(g, stormGate);
  f.attacker = g.hexUnit[firstOf(choice)];
  f.hex = secondOf(choice);
  return true;
}

/**
 * Two dice: a sword opens the gate, whoever rolled it, and so does a helmet of a unit with its leader.
 * RULING: No card and no token adds dice to the storming of a gate [M City Gate].
 * CASE: M City Gate: no card adds dice to the storming
 * CASE: M City Gate: no token adds dice to the storming
 * RULING: An empty gate is no enemy unit beaten, so cavalry that opened a gate goes no further hex [M City Gate].
 * CASE: M City Gate: after storming there is no bonus close combat and no further hex
 */
export const stormGate = procedure('stormGate', {
  roll(g, f) {
    told(g)?.tell({ kind: 'storms', unit: unitHere(g, f.attacker), hex: f.hex });
    roll(g, ROLL_GATE, f.attacker, f.hex, STORM_DICE, 6);
  },
  read(g, f) {
    const led = leaderWith(g, f.attacker) >= 0;
    const opened = countFace(g, SWORDS) + (led ? countFace(g, HELMET) : 0) > 0;
    told(g)?.tell({
      kind: 'stormed',
      unit: unitHere(g, f.attacker),
      hex: f.hex,
      opened,
      led,
      dice: gateDice(g, led),
    });
    if (!opened) return done(g);
    clearTile(g, f.hex, g.battle.unitSide[f.attacker]);
    const { attacker, hex } = f;
    const m = call(g, momentum);
    m.attacker = attacker;
    m.hex = hex;
    m.from = g.unitHex[attacker];
    // As after a bonus close combat: the advance, and nothing after it.
    m.mode = BONUS;
  },
});

/** Which dice opened the gate: each of them would have done it. */
function gateDice(g: State, led: boolean): DieRead[] {
  const reading = new DiceReading();
  reading.note(SWORDS, countFace(g, SWORDS), 'hit', 'the gate gives way');
  if (led) reading.note(HELMET, countFace(g, HELMET), 'hit', 'the gate gives way');
  else reading.note(HELMET, countFace(g, HELMET), 'miss', 'nothing, no leader with the unit');
  return reading.dice(g).map((die) => (die.note === '' ? { ...die, note: 'nothing' } : die));
}

/**
 * A unit has advanced into the gate hex whose defender it destroyed or drove off: the gate counts as stormed.
 * RULING: A gate whose defender was destroyed or driven off stays if the attacker does not advance into it
 * [M City Gate].
 * CASE: M City Gate: without the advance the gate stays
 */
export function gateFalls(g: State, f: Frame): void {
  const side = g.battle.unitSide[f.attacker];
  if (g.unitHex[f.attacker] !== f.hex || !closedTo(g, f.hex, side)) return;
  clearTile(g, f.hex, side);
  // No bonus close combat follows.
  f.battlesOn = 0;
}
