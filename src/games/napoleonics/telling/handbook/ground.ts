// Terrain [N Terrain]: one passage for each kind of ground, its numbers from the table, its exceptions in words.

import { capital } from '../../../../families/commands/telling/words.ts';
import type { Chapter, Passage } from '../../../../kernel/handbook.ts';
import { type NapoleonicsTerrain, terrain } from '../../tables/terrain.ts';
import { groundTable, terrainTable } from './tables.ts';

const BUILDING =
  'Everybody stops on entering, and nobody battles in the turn he enters. No square is formed here. Cavalry under Cavalry Charge gains no dice into or out of it. One cannot see through it.';

const TEXTS: { readonly [key: string]: readonly string[] } = {
  open: ['Open ground changes nothing.'],
  forest: [
    'Everybody stops on entering. Only light infantry of every kind, rifles and Young Guard may battle in the turn they enter. A square may be formed here. A forest cannot be seen through, but units in it can be seen.',
  ],
  hill: [
    'Hills slow nobody, and squares may be formed on them. What counts for dice is who stands higher.',
    'From below one sees the first hill hex and not beyond it. Units on the same hill, hexes that touch each other, see each other across it. From one hill to another one sees over the low ground between, as long as nobody and nothing there blocks the view.',
    'Artillery on a hill fires over a friend on a lower hex next to it, but does not join a melee that way.',
  ],
  ruggedHill: ['Nobody enters it, and one cannot see over it.'],
  town: [BUILDING],
  windmill: [BUILDING],
  fieldWorks: [
    'Works protect the sides of the hex that they face. Whoever crosses such a side stops beyond it. No square is formed on the hex.',
    'Infantry and artillery attacked over such a side may ignore one flag; cavalry may not. Attacks over the other sides find no works. Dice are taken from those who attack over the works, and from cavalry that battles out over them. One sees across field works.',
  ],
  fieldWorksHill: [
    'Works on a hill. An attack over the works loses the dice of the works and not those of the hill; from other sides it is a hill like any other.',
  ],
  river: ['Impassable, except at a ford or on a bridge. One sees across it.'],
  fordableRiver: [
    'Everybody stops on entering, and may battle at once. Against units in the water only melee loses a die; out of it both melee and fire do. A square may be formed in it.',
  ],
  bridge: ['It lifts all that the river under it does: no stop, no dice lost. A square may be formed on it.'],
  sandQuarry: [
    'Everybody stops on entering; artillery cannot enter, not even in retreat. A square may be formed here. Infantry loses its die against a target here in melee only, but battling out in melee and fire.',
  ],
};

/** Kinds of ground that share a part of the rules are found under the first of them. */
const refsOf = ({ key, title }: NapoleonicsTerrain): string[] =>
  key !== 'open' && terrain.find((ground) => ground.title === title)?.key === key ? [`N ${title}`] : [];

const passages: Passage[] = terrain.map((ground) => {
  const text = TEXTS[ground.key];
  if (text === undefined) throw new Error(`the handbook says nothing about ${ground.name}`);
  return {
    id: `ground-${ground.key}`,
    title: capital(ground.name),
    refs: refsOf(ground),
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
      refs: ['N Terrain'],
      text: [
        'Ground acts in four ways: who may enter and who must stop, how many dice are lost, what can be seen, and where no square is formed.',
        'What ground takes comes after everything that type, nation and card add, and after the limit of one die for squares. The ground of the attacker and that of the target both count; only field works take the place of the hill they stand on. If no die is left, the attack is not made.',
      ],
      table: terrainTable,
    },
    ...passages,
  ],
};
