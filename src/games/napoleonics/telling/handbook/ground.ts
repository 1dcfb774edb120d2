// Terrain [N Terrain]: one passage for each kind of ground, its numbers from the table, its exceptions in words.

import { capital } from '../../../../families/commands/telling/words.ts';
import type { Chapter, Passage } from '../../../../kernel/handbook.ts';
import { type NapoleonicsTerrain, terrain } from '../../tables/terrain.ts';
import { groundTable, terrainTable } from './tables.ts';

const BUILDING =
  'Every unit stops on entering and may not battle in that turn. No square can be formed here. Cavalry under Cavalry Charge gains no dice into or out of it. It blocks the view.';

const TEXTS: { readonly [key: string]: readonly string[] } = {
  open: ['Open ground changes nothing.'],
  forest: [
    'Every unit stops on entering. Only light infantry of every kind, rifles and Young Guard may battle in the turn they enter. A square may be formed here. A forest cannot be seen through, but units in it can be seen.',
  ],
  hill: [
    'Hills do not slow movement, and squares may be formed on them. For dice it matters who stands higher.',
    'From below, the first hill hex can be seen but nothing beyond it. Units on the same hill (hill hexes that touch) see each other across it. From one hill to another, units see over the low ground between, as long as nothing there blocks the view.',
    'Artillery on a hill fires over a friend on a lower hex next to it, but does not join a melee that way.',
  ],
  ruggedHill: ['Nobody enters it, and one cannot see over it.'],
  town: [BUILDING],
  windmill: [BUILDING],
  fieldWorks: [
    'Works protect the sides of the hex that they face. A unit that crosses such a side stops behind it. No square can be formed on the hex.',
    'Infantry and artillery attacked over such a side may ignore one flag; cavalry may not. The works do not count against attacks over the other sides. Attacks over the works lose dice, and so does cavalry that battles out over them. Field works do not block the view.',
  ],
  fieldWorksHill: [
    'Works on a hill. An attack over the works loses the dice of the works and not those of the hill; from other sides it is a hill like any other.',
  ],
  river: ['Impassable, except at a ford or on a bridge. One sees across it.'],
  fordableRiver: [
    'Every unit stops on entering, and may battle in the same turn. Against units in the water only melee loses a die; out of it both melee and fire do. A square may be formed in it.',
  ],
  bridge: ['It lifts all that the river under it does: no stop, no dice lost. A square may be formed on it.'],
  sandQuarry: [
    'Every unit stops on entering; artillery cannot enter, even in retreat. A square may be formed here. Infantry attacking into it loses its die in melee only; battling out of it, in melee and fire.',
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
        'Ground acts in four ways: who may enter and who must stop, how many dice are lost, what can be seen, and where no square can be formed.',
        'Ground removes dice after type, nation and card have added theirs, and after the limit of one die for squares. The ground of the attacker and that of the target both count; only field works take the place of the hill they stand on. If no die is left, the attack is not made.',
      ],
      table: terrainTable,
    },
    ...passages,
  ],
};
