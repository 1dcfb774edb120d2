// A defending unit evades: the attacker rolls first and only the unit's own symbol hits, then it moves back two hexes,
// or one where two are impossible (rule 13 Evade, War Machine Evade).

import { roll } from '../../../kernel/chance.ts';
import { secondOf } from '../../../kernel/choice.ts';
import { Trace } from '../../../kernel/explain.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { EVADE_TO } from '../tables/verbs.ts';
import { countFace } from './dice.ts';
import { DiceReading } from './dice-reading.ts';
import { goes, told, unitHere } from './events.ts';
import { checkLeader } from './leaders.ts';
import { loseBlocks, takeUnitOff } from './losses.ts';
import { decision, procedure } from './procedures.ts';
import { LEFT, ROLL_CLOSE, type State } from './state.ts';
import { tellDice } from './strike.ts';
import { type BackWays, ends, walkBack, wayBack, waysBack } from './walk.ts';

/** Hexes that a unit evades (rule 13). */
export const EVADE_HEXES = 2;

/**
 * Where a unit may evade to: two hexes back, or onto a lone friendly leader; one hex only if nothing else is possible.
 * RULING: Ground that stops a move does not stop a unit that evades or retires, just as it does not stop a retreat
 * [A 13 Evade; N Cavalry Retire and Reform].
 * CASE: A 13 Evade: forest and fords do not stop it
 * CASE: N Cavalry Retire and Reform: forests do not stop a unit that retires
 */
export function evadeWays(g: State, unit: number): BackWays {
  return waysBack(g, unit, EVADE_HEXES);
}

/** Why a unit (a) does not evade the attack of another (b). */
export type EvadeFault = 'mayNotEvade' | 'noRoomToEvade' | 'notTheWholeWay';

/** The unit's type may evade this attacker and it has somewhere to go. */
export function canEvade(g: State, unit: number, by: number, why: Why<EvadeFault> | null = null): boolean {
  if (!g.battle.game.questions.mayEvade(g, unit, by)) return no(why, 'mayNotEvade', unit, by);
  const ways = evadeWays(g, unit);
  if (ways.count === 0) return no(why, 'noRoomToEvade', unit, by);
  return ways.full || !g.battle.game.customs.evadeWhole || no(why, 'notTheWholeWay', unit, by);
}

/** f.unit evades the attack of f.by. */
export const evadeCombat = procedure('evadeCombat', {
  roll(g, f) {
    g.sequence++;
    f.hex = g.unitHex[f.unit];
    const dice = g.battle.game.questions.closeDice(g, f.by, f.hex, f.mode, null);
    told(g)?.tell({ kind: 'evades', unit: unitHere(g, f.unit), by: unitHere(g, f.by), count: dice });
    roll(g, ROLL_CLOSE, f.by, f.unit, dice, 6);
  },
  hits(g, f) {
    // RULING: An attack on a unit that evades is still close combat, so a unit that ignores symbols of certain
    // attackers ignores them while it evades too [A 13].
    // CASE: A 13 Evade: camels ignore one blue triangle of cavalry while they evade
    const trace = g.sink === null ? null : new Trace();
    const spared = g.battle.game.questions.sparedSymbols(g, f.unit, f.by, trace);
    const { symbol } = g.battle.unitType[f.unit];
    f.hits = Math.max(0, countFace(g, symbol) - spared);
    if (trace !== null) {
      const reading = new DiceReading();
      reading.note(symbol, f.hits, 'hit', '');
      for (const { add, text } of trace.reasons) reading.note(symbol, add, 'miss', `ignored, ${text}`);
      tellDice(g, f, 'evaded', reading);
    }
    if (loseBlocks(g, f.unit, f.hits) === 0) return;
    const c = call(g, checkLeader);
    c.unit = f.unit;
    c.hex = f.hex;
  },
  move(g, f) {
    if (g.unitHex[f.unit] < 0) return done(g);
    call(g, chooseEvade).unit = f.unit;
  },
  walk(g, f) {
    const to = f.result - 1;
    told(g)?.tell({ kind: 'evadesTo', ...goes(g, f.unit, wayBack(g, f.unit, to)) });
    const w = call(g, walkBack);
    w.unit = f.unit;
    w.hex = to;
  },
  leave(g, f) {
    // The crew of a machine has escaped; the machine is out of the battle without a banner.
    // RULING: A leader who was with a war machine that evades stays alone in the hex that the machine reached
    // [A 13 War Machine Evade].
    // CASE: A 13 War Machine Evade: a leader who was with it stays alone where it went
    if (g.unitHex[f.unit] >= 0 && g.battle.unitType[f.unit].abandonedInEvade) takeUnitOff(g, f.unit, LEFT);
  },
});

export const chooseEvade = decision('chooseEvade', {
  who: (g, f) => g.battle.unitSide[f.unit],
  choices(g, f, out) {
    const ways = evadeWays(g, f.unit);
    const from = g.unitHex[f.unit];
    for (let i = 0; i < ways.count; i++) out.add(EVADE_TO, from, ends[i]);
  },
  take(g, _f, choice) {
    done(g, secondOf(choice) + 1);
  },
});
