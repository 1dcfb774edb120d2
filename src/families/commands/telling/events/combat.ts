// What is told of movement, combat, flags and retreats.

import type { CombatEvent, CombatMode, MoveEvent } from '../../rules/events.ts';
import { FLAG } from '../../tables/tables.ts';
import { capital, count, dice, hexes } from '../words.ts';
import { blocks, leaderWent, unitLeft, unitMoves, unitWent } from './changes.ts';
import { type EventTellings, strikes } from './event-words.ts';
import { flagsBecause } from './flags.ts';

export const MOVE_TELLINGS: EventTellings<MoveEvent> = {
  moves: {
    weighty: false,
    sentence: (w, { unit, way }) => `${capital(w.unit(unit))} ${w.does(unit, 'moves', 'move')} ${w.fromTo(way)}.`,
    moves: unitMoves,
    changes: unitWent,
  },
  movesLeader: {
    weighty: false,
    sentence: (w, { leader, way }) => `${w.leader(leader)} moves ${w.fromTo(way)}.`,
    moves: ({ leader, way }) => ({ piece: 'leader', id: leader, hexes: way }),
    changes: (w, { leader, way, left, unit }) =>
      leaderWent(w, leader, { hex: way[0], unit: left }, { hex: way[way.length - 1], unit }),
  },
  mire: {
    weighty: true,
    sentence: (w, { unit, hit, dice: rolled }) =>
      `${capital(w.unit(unit))} ${w.does(unit, 'rolls', 'roll')} for the bad ground${w.rolled(rolled)}: ${hit ? 'a block is lost' : 'no loss'}.`,
  },
  leaderMarsh: {
    weighty: true,
    sentence: (w, { leader, hit, dice: rolled }) =>
      `${w.leader(leader)} rolls for the bad ground${w.rolled(rolled)}: ${hit ? 'he is lost' : 'he comes through'}.`,
  },
};

/** How a unit strikes another: for one who does, for several. */
const STRIKES: { readonly [mode in CombatMode]?: readonly [string, string] } = {
  battleBack: ['battles back against', 'battle back against'],
  firstStrike: ['strikes first at', 'strike first at'],
  intoAdvance: ['strikes into the advance of', 'strike into the advance of'],
};

export const COMBAT_TELLINGS: EventTellings<CombatEvent> = {
  declares: {
    weighty: false,
    sentence: (w, { unit, hex, mode }) =>
      `${capital(w.unit(unit))} ${w.does(unit, 'attacks', 'attack')} ${w.hex(hex)} in ${mode === 'bonus' ? `a ${w.say.bonus}` : w.say.close}.`,
  },
  strikes: {
    weighty: false,
    sentence(w, { by, unit, mode, count: n }) {
      const [one, many] = STRIKES[mode] ?? ['strikes at', 'strike at'];
      return `${capital(w.unit(by))} ${w.does(by, one, many)} ${w.unit(unit)} with ${dice(n)}.`;
    },
    blow: ({ by, unit }) => strikes(by, unit),
  },
  fires: {
    weighty: false,
    sentence: (w, { by, unit, count: n }) =>
      `${capital(w.unit(by))} ${w.does(by, 'fires', 'fire')} at ${w.unit(unit)} with ${dice(n)}.`,
    blow: ({ by, unit }) => strikes(by, unit, true),
  },
  evades: {
    weighty: true,
    sentence: (w, { unit, by, count: n }) =>
      `${capital(w.unit(unit))} ${w.does(unit, w.say.evades, w.say.evade)}; ${w.unit(by)} first ${w.does(by, 'rolls', 'roll')} ${dice(n)}.`,
    blow: ({ by, unit }) => strikes(by, unit),
  },
  dice: {
    weighty: true,
    sentence(w, { mode, dice: rolled }) {
      const which = mode === 'ranged' ? 'Fire' : mode === 'evaded' ? `At the ${w.say.evading} unit` : 'Dice';
      return `${which}${w.rolled(rolled) || ': no dice'}.`;
    },
    also: ({ by, unit }) => [by.hex, unit.hex],
    die: (w, { mode }, { face }) => (mode === 'evaded' && face === FLAG ? `nothing, the unit ${w.say.evades}` : null),
  },
  blocks: {
    weighty: true,
    sentence(w, { unit, before, after }) {
      const who = `${capital(w.unit(unit))} ${w.does(unit, 'loses', 'lose')}`;
      if (after > 0) return `${who} ${count(before - after, 'block')}; ${after} left.`;
      const last = before === 1 ? 'last block' : `last ${before} blocks`;
      return `${who} ${w.does(unit, 'its', 'their')} ${last}.`;
    },
    changes: (_w, { unit, before, after }) => blocks(unit.id, before, after),
  },
  unitOff: {
    weighty: true,
    sentence(w, { unit, fate }) {
      const who = capital(w.unit(unit));
      if (fate === 'eliminated') return `${who} ${w.does(unit, 'is', 'are')} eliminated.`;
      if (fate === 'exited') return `${who} ${w.does(unit, 'leaves', 'leave')} the battlefield over the enemy's edge.`;
      return `${who} ${w.does(unit, 'leaves', 'leave')} the battle.`;
    },
    changes: (w, { unit, fate, leader }) => unitLeft(w, unit, fate, leader),
  },
  evadesTo: {
    weighty: true,
    sentence: (w, { unit, way }) =>
      `${capital(w.unit(unit))} ${w.does(unit, w.say.evades, w.say.evade)} ${w.fromTo(way)}.`,
    moves: unitMoves,
    flees: true,
    changes: unitWent,
  },
  advances: {
    weighty: false,
    sentence: (w, { unit, way }) => `${capital(w.unit(unit))} ${w.does(unit, 'advances', 'advance')} ${w.fromTo(way)}.`,
    moves: unitMoves,
    changes: unitWent,
  },
  extraHex: {
    weighty: false,
    sentence: (w, { unit, way }) => `${capital(w.unit(unit))} ${w.does(unit, 'rides', 'ride')} on ${w.fromTo(way)}.`,
    moves: unitMoves,
    changes: unitWent,
  },
  flags: {
    weighty: true,
    sentence(w, { unit, flags, ignored, reasons }) {
      const who = capital(w.unit(unit));
      const because = flagsBecause(reasons, flags, ignored);
      if (ignored === flags) {
        const what = flags === 1 ? 'the flag' : `all ${flags} flags`;
        return `${who} ${w.does(unit, 'ignores', 'ignore')} ${what}${because}`;
      }
      if (ignored === 0) return `${who} ${w.does(unit, 'obeys', 'obey')} ${count(flags, 'flag')}${because}`;
      return `${who} ${w.does(unit, 'ignores', 'ignore')} ${ignored} of ${flags} flags${because}`;
    },
  },
  retreats: {
    weighty: true,
    sentence: (w, { unit, way }) => `${capital(w.unit(unit))} ${w.does(unit, 'retreats', 'retreat')} ${w.fromTo(way)}.`,
    moves: unitMoves,
    flees: true,
    changes: unitWent,
  },
  cannotRetreat: {
    weighty: true,
    sentence: (w, { unit, short }) =>
      `${capital(w.unit(unit))} cannot go back ${hexes(short)}: a block is lost for each.`,
  },
};
