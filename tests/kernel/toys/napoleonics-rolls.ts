// Rolls of the Napoleonics miniature and what follows from them: hits, flags, the bounce, and Retire and Reform
// [N Melee 7-9; N Retreats; N Cavalry Retire and Reform].

import { roll } from '../../../src/kernel/chance.ts';
import { firstOf, secondOf } from '../../../src/kernel/choice.ts';
import { call, done, type Procedure, repeat } from '../../../src/kernel/procedure.ts';
import {
  armOf,
  book,
  CAVALRY,
  FLAG,
  IGNORE,
  INFANTRY,
  INFANTRY_TOO,
  loseBlocks,
  meleeDice,
  type Napoleonics,
  RETIRE_TO,
  RETREAT,
  ROLL_MELEE,
  ROLL_RETIRE,
  SABER,
  seatOf,
  shift,
  supported,
  waysBack,
  waysToRetire,
} from './napoleonics-state.ts';

function count(g: Napoleonics, ...faces: number[]): number {
  let n = 0;
  for (let i = 0; i < g.diceCount; i++) if (faces.includes(g.dice[i])) n++;
  return n;
}

const symbols = (g: Napoleonics, unit: number): number[] =>
  armOf(g, unit) === INFANTRY ? [INFANTRY, INFANTRY_TOO] : [armOf(g, unit)];

/** The guns whose dice belong to the fight at this depth. */
export const gunsAt = (g: Napoleonics, depth: number): number[] =>
  [...g.battle.units.keys()].filter((unit) => depth > 0 && g.joined[unit] === depth);

/** Rolls of f.by at f.at; f.unit is the depth of the fight whose guns join, 0 for none. Answers nothing: look who stands where. */
export const battleRoll = book.procedure('battleRoll', {
  roll: (g, f) => roll(g, ROLL_MELEE, f.by, f.at, meleeDice(g, f.by, f.at, gunsAt(g, f.unit)), 6),
  hits(g, f) {
    f.flags = count(g, FLAG);
    loseBlocks(g, f.at, count(g, SABER, ...symbols(g, f.at)));
    if (f.flags === 0 || g.blocks[f.at] === 0) return done(g);
    // A square does not move: every hex it cannot go costs a block. Support does not help it.
    if (g.squareSlot[f.at] > 0) {
      done(g);
      return loseBlocks(g, f.at, f.flags);
    }
    if (f.bounce === 0 && supported(g, f.at)) call(g, flags).unit = f.at;
  },
  ignored(_g, f) {
    f.flags -= f.result;
  },
  walk(g, f) {
    if (f.flags === 0 || g.blocks[f.at] === 0) return;
    f.flags--;
    repeat(f);
    if (waysBack(g, seatOf(g, f.at), g.unitHex[f.at]).length === 0) loseBlocks(g, f.at, 1);
    else call(g, retreatHex).unit = f.at;
  },
});

/** Two friends near let a unit ignore a flag, if its owner likes; a bounce flag is never asked about [N Bounce Flag]. */
const flags = book.decision('flags', {
  who: (g, f) => seatOf(g, f.unit),
  choices(_g, _f, out) {
    out.add(IGNORE, 0);
    out.add(IGNORE, 1);
  },
  take: (g, _f, choice) => done(g, firstOf(choice)),
});

/** A decision about the next hex of a way back. */
function wayDecision(name: string, verb: number, ways: (g: Napoleonics, unit: number) => number[]): Procedure {
  return book.decision(name, {
    who: (g, f) => seatOf(g, f.unit),
    choices(g, f, out) {
      for (const hex of ways(g, f.unit)) out.add(verb, g.unitHex[f.unit], hex);
    },
    take(g, f, choice) {
      shift(g, f.unit, secondOf(choice));
      done(g);
    },
  });
}

const retreatHex = wayDecision('retreatHex', RETREAT, (g, u) => waysBack(g, seatOf(g, u), g.unitHex[u]));
const retireFirst = wayDecision('retireFirst', RETIRE_TO, waysToRetire);
const retireSecond = wayDecision('retireSecond', RETIRE_TO, (g, u) => waysBack(g, seatOf(g, u), g.unitHex[u]));

/** Cavalry goes two hexes back after the attacker, guns and all, has rolled for cavalry symbols only. */
export const retireReform = book.procedure('retireReform', {
  roll: (g, f) => roll(g, ROLL_RETIRE, f.by, f.at, meleeDice(g, f.by, f.at, gunsAt(g, f.unit)), 6),
  hits(g, f) {
    loseBlocks(g, f.at, count(g, CAVALRY));
    if (g.blocks[f.at] === 0) done(g);
  },
  first: (g, f) => void (call(g, retireFirst).unit = f.at),
  second: (g, f) => void (call(g, retireSecond).unit = f.at),
});
