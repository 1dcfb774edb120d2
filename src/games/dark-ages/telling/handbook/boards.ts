// Boards drawn in the handbook: rule cases of Dark Ages with what each shows.

import type { BoardOfCase } from '../../../../kernel/handbook.ts';

export const boards: readonly BoardOfCase[] = [
  {
    passage: 'activation',
    case: 'D Activation: a leader moves with every unit next to him for one point',
    says: 'For one point Harald moves with the unit in his hex, H4, and the one next to him, on H5. H8 is too far away.',
    lit: ['H4', 'H5'],
  },
  {
    passage: 'movement',
    case: 'D Movement: nobody enters or passes a hex with another unit, friend or enemy',
    says: 'The light cavalry on F4 can move neither through the enemy on E4 nor through its friends on F5.',
    lit: ['F4', 'E4', 'F5'],
  },
  {
    passage: 'disengagement',
    case: 'D Disengagement: leaving an enemy costs a hit, staying next to the same one costs none',
    says: 'From E4 to F4 the spearmen leave their enemy and take a hit; to E5 they stay beside him and take none.',
    lit: ['E4', 'F4', 'E5'],
  },
  {
    passage: 'assault',
    case: 'D Assault: example 1, knights assault spearmen with one die more and their hits count before the answer',
    says: 'The knights move from F4 to E4 and assault at once: one more die, and their hits are applied before the answer.',
    lit: ['F4', 'E4', 'D4'],
  },
  {
    passage: 'several',
    case: 'D Defending from multiple units: example 3, crossbows beside the defender cost a die, archers do not',
    says: 'The swordsmen on D4 answer with one die fewer because of the crossbows next to them. Archers would not count.',
    lit: ['D4', 'D5'],
  },
  {
    passage: 'evasion',
    case: 'D Evasion: example 4, archers who evade through a friend take two hits and the friend one',
    says: 'The archers on D4 can only evade through their friends on C4: two hits for them and one for the friends.',
    lit: ['D4', 'C4'],
  },
  {
    passage: 'rout',
    case: 'D Retreat or rout: a unit with only a grey cube runs its full movement and its enemy may pursue',
    says: 'One cube is left on D4. When it turns grey the unit routs, and the axemen may pursue it.',
  },
  {
    passage: 'ranged',
    case: 'D Ranged combat: bows shoot over units, crossbows do not, and the target does not answer',
    says: 'The archers on E4 shoot over their own spearmen; the crossbows on E5 would need a free line.',
    lit: ['E4', 'C4'],
  },
  {
    passage: 'woods',
    case: 'D Woods: a hit for entering, none from woods to woods, and cavalry stops',
    says: 'Whoever enters the woods on F4 takes a hit; going on to E4, woods as well, costs none. Cavalry stops.',
    lit: ['F4', 'E4'],
  },
  {
    passage: 'hill',
    case: 'D Hills: one die more against an enemy who is not on a hill, attacking and defending',
    says: 'A unit on a hill rolls one more die against an enemy below: the defender on D4, the attacker on E8.',
    lit: ['D4', 'E8'],
  },
  {
    passage: 'stream',
    case: 'D Stream: cavalry pays two points and takes a hit, and nobody assaults out of it',
    says: 'The stream on E4 costs cavalry two points and a hit, and nobody assaults out of it in the same move.',
    lit: ['F4', 'E4'],
  },
  {
    passage: 'escarpment',
    case: 'D Escarpments: nobody crosses them or fights across them, and shots do',
    says: 'Nobody climbs the escarpment between D4 and E4 or fights across it; arrows fly over.',
    lit: ['D4', 'E4'],
  },
  {
    passage: 'stakes',
    case: 'D Stakes: cavalry cannot attack across them, and does not defend itself when foot does',
    says: 'The knights cannot attack the spearmen on D4 across the stakes. The spearmen may attack them, and the knights do not answer.',
    lit: ['D4', 'E4'],
  },
];
