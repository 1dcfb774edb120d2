// Terrain (rule 16): one passage for each kind of ground, its numbers from the table, its exceptions in words.

import { capital, title } from '../../../../families/commands/telling/words.ts';
import type { Chapter, Passage } from '../../../../kernel/handbook.ts';
import { terrain } from '../../tables/terrain.ts';
import { groundTable, terrainTable } from './tables.ts';

/** Titles that the rulebook uses beside our own names. */
const RULEBOOK_TITLE: { readonly [key: string]: string } = {
  seacoast: 'Seacoast',
  rampart: 'Ramparts',
  scalableWall: 'Scalable City Walls',
  fortifiedWall: 'Fortified City Walls',
};

const TEXTS: { readonly [key: string]: readonly string[] } = {
  open: ['Open ground changes nothing.'],
  brokenGround: [
    'Rough, stony land. Foot crosses it freely. Mounted units and leaders by themselves stop when they enter; a mounted unit that entered may not battle this turn, nor after an advance into it.',
    'Dice that cards and leaders add come on top of the limit.',
  ],
  forest: [
    'Every unit stops on entering. Only light foot, auxilia and warriors may battle in the turn they enter, or again after an advance into it.',
    'Whoever fires at a unit in a forest rolls one die; firing out of it has no limit. A forest cannot be seen through, but units in it can be seen.',
  ],
  hill: [
    'Hills do not slow movement. Close combat uphill is fought with two dice at most. From a hill, against an enemy below or on a hill, foot has three at most and mounted units two. Fire is not affected.',
    'From below, the first hill hex can be seen but nothing beyond it. Units on the same hill (hill hexes that touch) see each other across it.',
  ],
  steepHill: ['A hill too steep for anybody. It blocks the view like other hills and belongs to the hill it touches.'],
  seacoast: ['Sea or lake. Nobody can enter it; it does not block the view.'],
  river: [
    'A river that cannot be forded. Nobody can enter it; it does not block the view. The battle says which river hexes can be forded.',
  ],
  fordableRiver: [
    'Every unit stops on entering, and may battle in the same turn. Fights into and out of the water are limited to two dice, fire out of it to one. A unit in the river may advance out of it.',
  ],
  openFord: ['A ford whose limits on dice a battle has lifted. Units still stop in it.'],
  rampart: [
    'Ramparts stand on the two or three front sides of a hex and hinder no movement. Foot that is attacked across such a side ignores one sword and may ignore one flag; from fire that comes in over such a side it may ignore one flag. It gives no shelter from attacks over the other sides, and none to mounted units.',
    'A unit that attacks out of it has no shelter from the battle back or a first strike. This ruling can be changed before the battle.',
  ],
  fortifiedCamp: [
    'Foot that is attacked in a camp, from whatever side, ignores one sword and may ignore one flag; against fire only the flag. A unit battling from a camp, in close combat or at range, rolls one die fewer. If that leaves a shot without dice, it cannot be fired. Mounted units have no shelter here, but lose the die.',
    'As at ramparts, the shelter does not cover a unit that attacks out of the camp. A camp blocks the view.',
  ],
  bridge: [
    'Units cross it without stopping. Two dice at most in close combat onto it and off it, one die firing off it; fire at a unit on it is not limited. Foot attacked on a bridge may ignore one flag.',
  ],
  scalableWall: [
    'Foot and leaders climb it; mounted units and war machines cannot. To climb it, a unit must start next to the wall and moves only that one hex; leaving it takes a whole move too. Retreats and evades are not slowed.',
    'A unit on the wall that is attacked from below battles first, as if it had played First Strike, unless it evades. It ignores one sword and may ignore one flag; from fire the flag only. Those who cannot climb may attack the wall only if they began their turn next to it.',
    'The wall blocks the view, except along the wall itself.',
  ],
  fortifiedWall: [
    'Nobody can enter it, and it blocks the view. In a battle with siege rules it is played as a wall that can be scaled.',
  ],
  marsh: [
    'Every unit or leader stops on entering and rolls one die: a unit loses a block on its own symbol, a lone leader is lost on a helmet. A unit that leaves a marsh moves only one hex.',
    'Retreats and evades do not stop in it, but each marsh hex on the way costs its roll. An advance into it does too. A unit that moved into a marsh this turn does not advance out of it, and cavalry that advances into or out of one has no extra hex. War machines cannot enter.',
  ],
};

const passages: Passage[] = terrain.map((ground) => {
  const text = TEXTS[ground.key];
  if (text === undefined) throw new Error(`the handbook says nothing about ${ground.name}`);
  const names = [title(ground.name), RULEBOOK_TITLE[ground.key]].filter((name) => name !== undefined);
  return {
    id: `ground-${ground.key}`,
    title: capital(ground.name),
    refs: [...new Set(names)].map((name) => `A 16 ${name}`),
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
      refs: ['A 16'],
      text: [
        'Ground acts in four ways: who may enter and who must stop, how many dice are rolled, what can be seen, and what shelters from swords and flags.',
        'A limit on dice is the most a unit may roll in that fight. If the hexes of both fighters have one, the lower counts. What cards and leaders add comes after the limit.',
        'Shelter is for foot, and for a unit that is attacked there.',
      ],
      table: terrainTable,
    },
    ...passages,
  ],
};
