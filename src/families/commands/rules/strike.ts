// One battle roll and everything it does: dice, hits, the leader's check, flags and retreat (rules 10-12).
// Attack, battle back, first strike and fire all end here.

import { roll } from '../../../kernel/chance.ts';
import { become, call, done, repeat } from '../../../kernel/procedure.ts';
import { FLAG } from '../tables/tables.ts';
import { countFace } from './dice.ts';
import { DiceReading } from './dice-reading.ts';
import { type CombatMode, modeOf, told, unitHere } from './events.ts';
import { checkLeader } from './leaders.ts';
import { loseBlocks } from './losses.ts';
import { procedure } from './procedures.ts';
import { chooseFlags, retreat } from './retreat.ts';
import { type Frame, RANGED, ROLL_AGAIN, ROLL_CLOSE, ROLL_FIRE, type State } from './state.ts';

/** Results of a strike: the target still stands in its hex, or the hex is vacated. */
export const HELD = 1;
export const VACATED = 2;

/** The dice just rolled at f.unit by f.by, as they were read. */
export function tellDice(g: State, f: Frame, mode: CombatMode, reading: DiceReading): void {
  told(g)?.tell({ kind: 'dice', by: unitHere(g, f.by), unit: unitHere(g, f.unit), mode, dice: reading.dice(g) });
}

/** f.by rolls close combat dice against f.unit in f.mode. */
export const strike = procedure('strike', {
  aim(g, f) {
    g.sequence++;
    f.hex = g.unitHex[f.unit];
    const dice = g.battle.game.questions.closeDice(g, f.by, f.hex, f.mode, null);
    told(g)?.tell({
      kind: 'strikes',
      by: unitHere(g, f.by),
      unit: unitHere(g, f.unit),
      mode: modeOf(f.mode),
      count: dice,
    });
    roll(g, ROLL_CLOSE, f.by, f.unit, dice, 6);
  },
  score(g, f) {
    const reading = g.sink === null ? null : new DiceReading();
    const again = g.battle.game.questions.scoreClose(g, f, reading);
    if (reading !== null) tellDice(g, f, modeOf(f.mode), reading);
    if (again === 0) return;
    roll(g, ROLL_AGAIN, f.by, f.unit, again, 6);
    repeat(f);
  },
  suffer(g) {
    become(g, suffer);
  },
});

/** f.by fires at f.unit: only the target's symbol hits (rule 10). */
export const shoot = procedure('shoot', {
  aim(g, f) {
    g.sequence++;
    f.ranged = 1;
    f.hex = g.unitHex[f.unit];
    const dice = g.battle.game.questions.fireDice(g, f.by, f.hex, null);
    told(g)?.tell({ kind: 'fires', by: unitHere(g, f.by), unit: unitHere(g, f.unit), count: dice });
    roll(g, ROLL_FIRE, f.by, f.unit, dice, 6);
  },
  score(g, f) {
    const { symbol } = g.battle.unitType[f.unit];
    f.hits = countFace(g, symbol);
    f.flags = countFace(g, FLAG);
    if (g.sink !== null) {
      const reading = new DiceReading();
      reading.note(symbol, f.hits, 'hit', '');
      reading.note(FLAG, f.flags, 'flag', '');
      tellDice(g, f, 'ranged', reading);
    }
    become(g, suffer);
  },
});

/** f.unit takes f.hits, then answers f.flags. Hits first, then the leader's check, then flags (rules 12, 14). */
export const suffer = procedure('suffer', {
  hits(g, f) {
    if (loseBlocks(g, f.unit, f.hits) === 0) return;
    const c = call(g, checkLeader);
    c.unit = f.unit;
    c.hex = f.hex;
  },
  flags(g, f) {
    if (g.unitHex[f.unit] < 0) return done(g, VACATED);
    if (f.flags === 0) return done(g, HELD);
    const d = call(g, chooseFlags);
    d.unit = f.unit;
    d.by = f.by;
    d.flags = f.flags;
    d.ranged = f.ranged;
    d.mode = f.ranged === 1 ? RANGED : f.mode;
    d.ignorable = g.battle.game.questions.ignorableFlags(g, f.unit, f.by, d.mode, null);
  },
  retreat(g, f) {
    const accepted = f.result;
    if (accepted === 0) return done(g, HELD);
    const r = call(g, retreat);
    r.unit = f.unit;
    r.by = f.by;
    r.flags = accepted;
    r.ranged = f.ranged;
    const { readings, game } = g.battle;
    const perFlag = game.questions.retreatPerFlag(g, f.unit, f.ranged === 1 ? -1 : f.by, null);
    r.count = accepted * perFlag;
    // By the other reading what the attacker adds to a flag comes with every flag it rolled, ignored or not.
    if (readings.farForEveryFlag) {
      r.count += (f.flags - accepted) * (perFlag - game.questions.retreatPerFlag(g, f.unit, -1, null));
    }
  },
  end(g, f) {
    done(g, g.unitHex[f.unit] === f.hex ? HELD : VACATED);
  },
});
