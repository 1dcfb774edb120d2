// Boards drawn in the handbook: rule cases of Medieval with what each shows.

import type { BoardOfCase } from '../../../../kernel/handbook.ts';

export const boards: readonly BoardOfCase[] = [
  {
    passage: 'battlefield',
    case: 'M Battlefield: hexes of the dotted lines belong to two sections, and the board has eleven rows',
    says: 'K5 and J4 lie on the left: K5 on the dotted line, which belongs to the centre as well.',
    lit: ['K5', 'J4'],
  },
  {
    passage: 'foot-movement',
    case: 'M Foot Unit Movement: the close combat after a charge is compulsory',
    says: 'Warriors charge two hexes, from G7 to E7, and then must close with the enemy on D7.',
    lit: ['G7', 'E7', 'D7'],
  },
  {
    passage: 'fire',
    case: 'M Ranged Combat: not at a unit next to it, and not past a unit next to it',
    says: 'With an enemy next to them the archers on G7 cannot shoot; they may only fight in close combat.',
    lit: ['G7', 'F7'],
  },
  {
    passage: 'line-of-sight',
    case: 'M Ranged Combat: along an edge one obstruction does not block the line',
    says: 'The line from G7 to E7 runs along an edge; the friends on F7 stand on one side of it only and leave it free.',
  },
  {
    passage: 'close-combat',
    case: 'M Close Combat: the worked example, auxilia against medium infantry',
    says: 'The auxilia move from G6 to F6 and attack E6 in close combat. The better armour there stops one of two swords.',
    lit: ['G6', 'F6', 'E6'],
  },
  {
    passage: 'armour',
    case: 'M Score Hits: a medium foot unit attacking heavy cavalry loses two swords',
    says: 'Heavy cavalry is better armoured and sits higher than medium foot: of three swords one hits.',
  },
  {
    passage: 'leaders-in-combat',
    case: 'M Leaders in Close Combat: helmets hit with a leader in the next hex, attached to another unit or alone',
    says: 'Aetius on G8 leads other men and Sangiban on H3 stands alone; helmets hit for their neighbours all the same.',
    lit: ['G7', 'G8', 'G3', 'H3'],
  },
  {
    passage: 'retreat',
    case: 'M Retreat: a unit goes as far as it can and pays for the rest',
    says: 'For one flag medium cavalry runs three hexes; from C7 there are only two, and the third costs a block.',
  },
  {
    passage: 'bolster-morale',
    case: 'M Retreat: the worked example, medium cavalry stops with a leader',
    says: 'Two friends beside G7 let it ignore one flag. For the other the cavalry retreats to Azarethes on F6, joins him and stops.',
    lit: ['G7', 'G8', 'H7', 'F6'],
  },
  {
    passage: 'evade',
    case: 'M Unit Evade: only the symbol of the evading unit hits',
    says: 'The light cavalry on F7 rides off two hexes; swords, helmets and flags do nothing to it, only its own symbol hits.',
  },
  {
    passage: 'evade-eligibility',
    case: 'M Unit Evade: a unit that cannot go two hexes may not evade',
    says: 'Behind B7 there is only one row. A unit that cannot go two hexes cannot evade.',
  },
  {
    passage: 'terrain',
    case: 'M Hill: what stands behind a hill is not seen, what stands on its first hex is',
    says: 'A hill hides what stands behind it; a unit on its near side can be seen.',
  },
];
