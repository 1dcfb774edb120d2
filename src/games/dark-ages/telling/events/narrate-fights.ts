// Sentences for fights, losses, routs and pursuit. [D Combat; D Retreat or rout; D Evasion]

import { AMBUSH_FIGHT, ASSAULT_FIGHT, FIRE_FIGHT, MELEE_FIGHT, MERCENARY_FIGHT } from '../../rules/state.ts';
import { capital, count, dice, hits, list } from '../words.ts';
import type { Sentence } from './narrate-words.ts';

const KINDS: { readonly [kind: number]: string } = {
  [ASSAULT_FIGHT]: 'in the assault',
  [MELEE_FIGHT]: 'in the melee',
  [FIRE_FIGHT]: 'in the shooting',
  [AMBUSH_FIGHT]: 'in the ambush',
};

/** The last number of a `rolls` event: kind of fight, whether a leader is with the target, attack or defence. */
const rollKind = (packed: number): number => packed >> 2;
export const rollAtLeader = (packed: number): boolean => (packed & 2) !== 0;
const rollDefends = (packed: number): boolean => (packed & 1) !== 0;

export const narrateFights = {
  assaults: (w, [by, at]) => `${w.piece(by)} ${w.does(by, 'assaults', 'assault')} ${w.piece(at)}.`,
  melees(w, [by, at, order]) {
    const first = [
      '',
      'equal morale, both sides count together',
      'by morale the attacker rolls first',
      'by morale the defender rolls first',
    ];
    const said = first[order] ?? '';
    return `Melee: ${w.piece(by)} against ${w.piece(at)}${said === '' ? '' : `; ${said}`}.`;
  },
  fires: (w, [by, at]) => `${w.piece(by)} ${w.does(by, 'shoots', 'shoot')} at ${w.piece(at)}.`,
  combines: (w, [piece, at]) => `${w.piece(piece)} ${w.does(piece, 'joins', 'join')} the attack on ${w.piece(at)}.`,
  ambushes: (w, [piece, hex, units]) =>
    `${w.piece(piece)} ${w.does(piece, 'walks', 'walk')} into an ambush at ${w.hex(hex)}: ${count(units, 'unit')} ${units === 1 ? 'attacks' : 'attack'}.`,
  faces: (w, [piece, by, stands]) =>
    stands > 0
      ? `${w.piece(piece)} ${w.does(piece, 'turns', 'turn')} the last cube to ${w.piece(by)}.`
      : `${w.piece(piece)} ${w.does(piece, 'does', 'do')} not defend against ${w.piece(by)}.`,
  rolls(w, [by, at, value, packed]) {
    const n = w.event.dice?.length ?? 0;
    const how = KINDS[rollKind(packed)] ?? '';
    const what = rollDefends(packed) ? 'defends' : 'rolls';
    const many = rollDefends(packed) ? 'defend' : 'roll';
    if (rollKind(packed) === MERCENARY_FIGHT) {
      return `The mercenary crossbows of ${w.piece(by)} roll with ${dice(n)}, ${value} or more hits ${w.piece(at)}${w.rolled}.`;
    }
    const verb = w.does(by, what, many);
    return `${w.piece(by)} ${verb} ${how} with ${dice(n)}, ${value} or more hits ${w.piece(at)}${w.rolled}.`;
  },
  spares(w, [piece, woods, wall, knights]) {
    const parts = [
      ...(woods > 0 ? [`the woods stop ${hits(woods)}`] : []),
      ...(wall > 0 ? [`the wall of shields stops ${hits(wall)}`] : []),
      ...(knights > 0 ? [`the charge ignores ${hits(knights)}`] : []),
    ];
    return parts.length === 0 ? '' : `${w.piece(piece)}: ${list(parts)}.`;
  },
  hit: (w, [piece, n]) => (n === 0 ? `${w.piece(piece)}: no hit.` : `${w.piece(piece)}: ${hits(n)}.`),
  sixes: (w, [leader, , rolled, dead]) =>
    `${w.piece(leader)} is in danger, ${dice(rolled)} rolled again${w.rolled}: ${dead > 0 ? 'he falls' : 'he lives'}.`,
  evades: (w, [piece, from, to]) =>
    `${w.bare(piece)} ${w.does(piece, 'evades', 'evade')} from ${w.hex(from)} to ${w.hex(to)}.`,
  evadesThrough: (w, [piece, friend]) =>
    `${w.bare(piece)} ${w.does(piece, 'pushes', 'push')} through ${w.piece(friend)}: both take a hit.`,
  cancelled: (w, [by, at]) => `The attack of ${w.piece(by)} on ${w.piece(at)} does not take place.`,
  lastStand: (w, [piece]) => `${w.piece(piece)}: the grey cube is removed after the Last Stand.`,
  losses(w, [piece, n, cubes, grey]) {
    const left = cubes === 0 && grey === 0 ? 'nothing is left' : `${leftWords(cubes, grey)} left`;
    return w.isLeader(piece)
      ? `${w.piece(piece)} takes ${hits(n)}.`
      : `${w.piece(piece)} ${w.does(piece, 'takes', 'take')} ${hits(n)}: ${left}.`;
  },
  eliminated(w, [piece, hex, counts, lost]) {
    const where = hex >= 0 ? ` at ${w.hex(hex)}` : '';
    const tally = counts > 0 ? ` (${count(lost, 'unit')} lost)` : '; it does not count';
    return `${w.bare(piece)}${where} ${w.does(piece, 'is', 'are')} eliminated${w.isLeader(piece) ? '' : tally}.`;
  },
  leaderDead: (w, [leader, hex, left]) =>
    `${w.bare(leader)} falls${hex >= 0 ? ` at ${w.hex(hex)}` : ''}; ${left === 0 ? 'his side has no leader left' : `${count(left, 'leader')} left`}.`,
  shock: (w, [leader, morale, hex]) =>
    `The men around ${w.bare(leader)}${hex >= 0 ? ` at ${w.hex(hex)}` : ''} are shaken: ${hits(morale)} for each unit with or next to him.`,
  routs: (w, [piece]) => `${w.piece(piece)} ${w.does(piece, 'is', 'are')} routed.`,
  staysRouted: (w, [piece]) =>
    `${w.piece(piece)} ${w.does(piece, 'is', 'are')} routed too, but ${w.does(piece, 'stays', 'stay')} until the end phase.`,
  retreats: (w, [piece, from, to]) =>
    `${w.bare(piece)} ${w.does(piece, 'retreats', 'retreat')} from ${w.hex(from)} to ${w.hex(to)}.`,
  retreatsThrough: (w, [piece, friend]) =>
    `${w.bare(piece)} ${w.does(piece, 'retreats', 'retreat')} through ${w.piece(friend)}.`,
  leavesMap: (w, [piece, from]) =>
    `${w.bare(piece)} ${w.does(piece, 'runs', 'run')} off the battlefield from ${w.hex(from)}.`,
  trapped: (w, [piece]) => `${w.piece(piece)} ${w.does(piece, 'has', 'have')} no way to retreat.`,
  cannotRetreat: (w, [piece]) => `${w.piece(piece)} cannot get away and ${w.does(piece, 'stays', 'stay')}.`,
  pursues: (w, [piece, from, to]) =>
    `${w.bare(piece)} ${w.does(piece, 'pursues', 'pursue')} from ${w.hex(from)} to ${w.hex(to)}.`,
} satisfies { readonly [kind: string]: Sentence };

const leftWords = (cubes: number, grey: number): string => {
  if (cubes === 0) return 'only a grey cube is';
  const verb = cubes > 1 || grey > 0 ? 'are' : 'is';
  return `${capital(count(cubes, 'cube'))}${grey > 0 ? ' and a grey one' : ''} ${verb}`;
};
