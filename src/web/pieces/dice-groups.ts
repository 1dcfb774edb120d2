// How a roll is sorted and captioned.

import type { DieTelling } from '../../kernel/ruleset.ts';
import type { Dice } from '../games/kit.ts';

type Group = DieTelling['group'];

const ORDER: readonly Group[] = ['hit', 'flag', 'again', 'plain', 'miss'];

const CAPTIONS: { readonly [group in Group]: (count: number) => string } = {
  hit: (count) => (count === 1 ? '1 hit' : `${count} hits`),
  flag: (count) => (count === 1 ? '1 flag' : `${count} flags`),
  again: () => 'Rolled again',
  plain: () => '',
  miss: (count) => (count === 1 ? '1 miss' : `${count} misses`),
};

export interface DiceGroup {
  readonly group: Group;
  readonly caption: string;
  readonly dice: readonly DieTelling[];
}

/** Groups that have dice, in the order in which they matter; inside a group dice keep the order in which they fell. */
export function diceGroups(dice: readonly DieTelling[], own: Dice['captions'] = {}): DiceGroup[] {
  return ORDER.map((group) => {
    const members = dice.filter((die) => die.group === group);
    return { group, caption: members.length > 0 ? (own[group] ?? CAPTIONS[group])(members.length) : '', dice: members };
  }).filter(({ dice: members }) => members.length > 0);
}

/** A die for those who hear it: what lies up, then what it did. */
export function dieWords({ faceWords }: Pick<Dice, 'faceWords'>, game: string, die: DieTelling): string {
  const named = faceWords(game, die.face);
  return die.words === '' ? named : `${named}, ${die.words}`;
}
