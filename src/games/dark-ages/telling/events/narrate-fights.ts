// Sentences for fights, losses, routs and pursuit. [D Combat; D Retreat or rout; D Evasion]

import type { FightEvent, FightName, LossEvent } from '../../rules/events.ts';
import { count, hits, list } from '../words.ts';
import type { KindOf, Sentences } from './narrate-words.ts';

/** What a roll is called, where the sentence before it does not say it already. */
const KINDS: { readonly [fight in FightName]: string } = {
  assault: '',
  melee: '',
  fire: '',
  ambush: ' from the ambush',
  mercenaries: '',
};

const FIRST = {
  both: 'equal morale, so both roll at once',
  attacker: 'the attacker rolls first by morale',
  defender: 'the defender rolls first by morale',
} as const;

export const narrateFights: Sentences<KindOf<FightEvent>> = {
  assaults: (w, { attacker, defender }) =>
    `${w.piece(attacker)} ${w.does(attacker, 'assaults', 'assault')} ${w.piece(defender)}.`,
  melees: (w, { attacker, defender, first }) =>
    `Melee: ${w.piece(attacker)} against ${w.piece(defender)}; ${FIRST[first]}.`,
  fires: (w, { shooter, target }) => `${w.piece(shooter)} ${w.does(shooter, 'shoots', 'shoot')} at ${w.piece(target)}.`,
  combines: (w, { piece, target }) =>
    `${w.piece(piece)} ${w.does(piece, 'joins', 'join')} the attack on ${w.piece(target)}.`,
  ambushes: (w, { piece, by }) =>
    `${w.bare(piece.piece)} ${w.does(piece, 'walks', 'walk')} into an ambush at ${w.hex(piece.hex)}: ${count(by.length, 'unit')} ${by.length === 1 ? 'attacks' : 'attack'}.`,
  faces: (w, { defender, attacker, answers }) =>
    answers
      ? `${w.piece(defender)} ${w.does(defender, 'turns', 'turn')} the last cube to ${w.piece(attacker)}.`
      : `${w.piece(defender)} ${w.does(defender, 'does', 'do')} not defend against ${w.piece(attacker)}.`,
  rolls(w, { by, at, fight, role, needed, dice: rolled }) {
    const what = `${w.rolled(rolled)}${KINDS[fight]}`;
    const rest = `against ${w.piece(at)}; ${needed} or more hits`;
    if (fight === 'mercenaries') return `The mercenary crossbows of ${w.piece(by)} roll ${what} ${rest}.`;
    const verb = role === 'defence' ? w.does(by, 'answers with', 'answer with') : w.does(by, 'rolls', 'roll');
    return `${w.piece(by)} ${verb} ${what} ${rest}.`;
  },
  spares(w, { piece, woods, wall, charge }) {
    const parts = [
      ...(woods > 0 ? [`the woods stop ${hits(woods)}`] : []),
      ...(wall > 0 ? [`the wall of shields stops ${hits(wall)}`] : []),
      ...(charge > 0 ? [`the charge ignores ${hits(charge)}`] : []),
    ];
    return `${w.piece(piece)}: ${list(parts)}.`;
  },
  hit: (w, { piece, hits: n }) => `${w.piece(piece)}: ${hits(n)}.`,
  sixes: (w, { leader, dice: rolled, killed }) =>
    `${rolled.length === 1 ? 'A six threatens' : `${rolled.length} sixes threaten`} ${w.piece(leader)}. Rolled again: ${w.rolled(rolled)}; ${killed ? 'he falls' : 'he lives'}.`,
  evades: (w, { piece, way }) => `${w.bare(piece)} ${w.does(piece, 'evades', 'evade')} ${w.between(way)}.`,
  evadesThrough: (w, { piece, friend }) =>
    `${w.bare(piece)} ${w.does(piece, 'pushes', 'push')} through ${w.pieceFor(w.at.battle.seat[piece], friend)}: both take a hit.`,
  cancelled: (w, { attacker, defender }) =>
    `The attack of ${w.piece(attacker)} on ${w.piece(defender)} does not take place.`,
  lastStand: (w, { piece }) => `${w.piece(piece)}: the grey cube is removed after the Last Stand.`,
};

export const narrateLosses: Sentences<KindOf<LossEvent>> = {
  losses(w, { piece, hits: n, after: { cubes, grey } }) {
    const left = cubes === 0 && grey === 0 ? 'nothing is left' : `${leftWords(cubes, grey)} left`;
    return w.isLeader(piece.piece)
      ? `${w.piece(piece)} takes ${hits(n)}.`
      : `${w.piece(piece)} ${w.does(piece, 'takes', 'take')} ${hits(n)}: ${left}.`;
  },
  eliminated(w, { piece, hex, counts, lost }) {
    const where = hex >= 0 ? ` at ${w.hex(hex)}` : '';
    const limit = w.at.battle.limit[1 - w.at.battle.seat[piece]];
    const tally = counts ? `${lost}${limit > 0 ? ` of ${limit}` : ''} lost` : 'not counted';
    return `${w.bare(piece)}${where} ${w.does(piece, 'is', 'are')} eliminated (${tally}).`;
  },
  leaderDead: (w, { leader, hex, left }) =>
    `${w.bare(leader)} falls${hex >= 0 ? ` at ${w.hex(hex)}` : ''}; ${left === 0 ? 'his side has no leader left' : `${count(left, 'leader')} left`}.`,
  shock: (w, { leader, hits: n, hex }) =>
    `The men around ${w.bare(leader)}${hex >= 0 ? ` at ${w.hex(hex)}` : ''} are shaken: ${hits(n)} for each unit with or next to him.`,
  routs: (w, { piece }) => `${w.piece(piece)} ${w.does(piece, 'is', 'are')} routed.`,
  staysRouted: (w, { piece }) =>
    `${w.piece(piece)} ${w.does(piece, 'is', 'are')} routed too, but ${w.does(piece, 'stays', 'stay')} until the end phase.`,
  retreats: (w, { piece, way }) => `${w.bare(piece)} ${w.does(piece, 'retreats', 'retreat')} ${w.between(way)}.`,
  retreatsThrough: (w, { piece, friend }) =>
    `${w.bare(piece)} ${w.does(piece, 'retreats', 'retreat')} through ${w.pieceFor(w.at.battle.seat[piece], friend)}.`,
  leavesMap: (w, { piece, from }) =>
    `${w.bare(piece)} ${w.does(piece, 'runs', 'run')} off the battlefield from ${w.hex(from)}.`,
  trapped: (w, { piece }) => `${w.piece(piece)} ${w.does(piece, 'has', 'have')} no way to retreat.`,
  cannotRetreat: (w, { piece }) => `${w.piece(piece)} cannot get away and ${w.does(piece, 'stays', 'stay')}.`,
  pursues: (w, { piece, way }) => `${w.bare(piece)} ${w.does(piece, 'pursues', 'pursue')} ${w.between(way)}.`,
};

const leftWords = (cubes: number, grey: number): string => {
  if (cubes === 0) return 'only a grey cube is';
  const verb = cubes > 1 || grey > 0 ? 'are' : 'is';
  return `${count(cubes, 'cube')}${grey > 0 ? ' and a grey one' : ''} ${verb}`;
};
