// Terrain [M Terrain]: one passage for each kind of ground, its numbers from the table, its exceptions in words.

import { capital } from '../../../../families/commands/telling/words.ts';
import type { Chapter, Passage } from '../../../../kernel/handbook.ts';
import { medieval } from '../../index.ts';
import { terrain } from '../../tables/terrain.ts';
import { groundTable, terrainTable } from './tables.ts';

const TEXTS: { readonly [key: string]: readonly string[] } = {
  open: ['Open ground changes nothing.'],
  brokenGround: [
    'Rough, stony land or ditches. Foot crosses it freely and battles as it enters. Mounted units and leaders by themselves stop when they enter; a mounted unit that entered may not battle this turn, nor after an advance into it.',
    'Combat into it and out of it, close or ranged, has two dice at most.',
  ],
  forest: [
    'Every unit stops on entering. Only light bow infantry, auxilia and warriors may battle in the turn they enter, or again after an advance into it.',
    'Whoever fires at a unit in a forest rolls one die; firing out of it has no limit. A forest cannot be seen through, but units in it can be seen.',
  ],
  hill: [
    'Hills do not slow movement. Close combat uphill is fought with two dice at most. From a hill, against an enemy below or on a hill, foot has three at most and mounted units two. Fire is not affected.',
    'From below, the first hill hex can be seen but nothing beyond it. Units on the same hill (hill hexes that touch) see each other across it.',
  ],
  ruggedHill: ['A hill on which every unit and every leader who moves onto it stops. In all else it is a hill.'],
  river: ['A river that cannot be forded. Nobody enters it; one sees across it.'],
  fordableRiver: [
    'Every unit stops on entering, and may battle in the same turn. Fights into and out of the water are limited to two dice, fire out of it to one.',
    'A unit that drives an enemy out of the river may advance into it and has its bonus combat there, but not the extra hex of cavalry. A unit that began its turn in the river may advance out of it; one that entered it this turn may not. This ruling can be changed before the battle.',
  ],
  stream: [
    'Only at Tricamarum. It stops nobody, but a unit whose move begins in it, ends in it or leads through it has no dice from a charge: those that Mounted Charge and Foot Onslaught add, as a card or as an inspired action. Dice are limited as in a fordable river.',
  ],
  bridge: [
    'Units cross it without stopping. Two dice at most in close combat onto it and off it, one die firing off it; fire at a unit on it is not limited. Foot attacked on a bridge may ignore one flag. Whoever is on it may advance off it.',
  ],
  camp: [
    'Every unit stops on entering, and a unit that leaves a camp moves only one hex, also in an advance.',
    'A battle says to which side its camps belong. The owner battles out of his camp with three dice at most and may ignore one flag when he is attacked in it, mounted units too. Everybody else has two dice at most, whether he attacks into the camp or battles out of it; the owner has two as well when he attacks to take it back.',
    'A camp blocks the view. In some battles it can be razed: its tile is then taken away, and open ground is left.',
  ],
  marsh: [
    'Every unit or leader stops on entering and rolls one die: a unit loses a block on its own symbol, a lone leader is lost on a helmet. A leader with a unit is not tested for that block; if it was the last one, he evades. A unit that leaves a marsh moves only one hex.',
    'Retreats and evades do not stop in it, but each marsh hex on the way costs its roll, before blocks are paid for hexes that could not be walked. An advance into it costs the roll too. A unit that began its turn in a marsh may advance out of it, one that entered it this turn may not. Warriors who lose their first block in it have lost their bonus for the fights that follow.',
    'No battle of this box has a marsh.',
  ],
  cityWall: ['Nobody enters a wall, fights across it or sees over it.'],
  cityGate: [
    'A gate belongs to the city’s side, for which it is open: its units and leaders move, retreat and evade through it, and nothing limits their fights in it. For the enemy it is shut, like impassable ground, until it has been stormed. It blocks the view.',
    'To storm a gate in which no unit stands, an ordered unit next to it that may fight in close combat rolls exactly two dice. One sword or more opens it, even from units whose swords hit nobody else. If a leader is with the unit, helmets open it too. This is the unit’s battle of the turn.',
    'An opened gate is taken off the board and leaves open ground. The unit may advance into the hex, but has neither a bonus combat nor, if it is cavalry, the extra hex. When a unit that holds the gate is destroyed or driven off and the attacker advances into it, the gate counts as stormed too, and there is no bonus combat; cavalry has its extra hex then. If the attacker does not advance, the gate stands.',
  ],
};

const passages: Passage[] = terrain.map((ground) => {
  const text = TEXTS[ground.key];
  if (text === undefined) throw new Error(`the handbook says nothing about ${ground.name}`);
  return {
    id: `ground-${ground.key}`,
    title: capital(ground.name),
    refs: [`M ${medieval.words.terrainTitle(ground)}`],
    text,
    ...(ground.key === 'open' ? {} : { table: groundTable(ground) }),
  };
});

export const ground: Chapter = {
  id: 'terrain',
  title: 'Terrain',
  passages: [
    {
      id: 'terrain',
      title: 'Ground and dice',
      refs: ['M Terrain'],
      text: [
        'Ground acts in four ways: who may enter and who must stop, how many dice are rolled, what can be seen, and what lets a unit ignore a flag.',
        'A limit on dice is the most a unit may roll in that fight. If the hexes of both fighters have one, the lower counts. What cards, actions and tokens add comes after the limit.',
      ],
      table: terrainTable,
    },
    ...passages,
  ],
};
