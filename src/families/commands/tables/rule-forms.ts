// What a sheet writes after the key of a special rule that several games of the family have.

import { hexArgument, many, numberArgument, type RuleForm, sideArgument } from '../../../kernel/lists.ts';

/** For every rule of a game's table its form, and no form without a rule. */
export type RuleForms<R> = { readonly [K in keyof R]: RuleForm };

const ground = many(hexArgument('the ground'));

export const growingHandForm: RuleForm = {
  text: 'The hand and Command of a side grow with its turns.',
  arguments: [sideArgument('whose hand'), many(numberArgument('Command after each of its first turns'))],
};

export const exitForBannerForm: RuleForm = {
  text: 'Units of a side may leave over the enemy edge from the named hexes; each gives a banner.',
  arguments: [sideArgument('who may leave'), many(hexArgument('where they leave'))],
};

export const leaveForBannerForm: RuleForm = {
  text: 'Units and leaders of a side may leave the board from the named hexes; each gives a banner.',
  arguments: [sideArgument('who may leave'), many(hexArgument('where they leave'))],
};

export const heldHexesForm: RuleForm = {
  text: 'A side has a banner for each of the named hexes, for as long as a unit of it stands there.',
  arguments: [sideArgument('who holds them'), ground],
};

export const heldGroupForm: RuleForm = {
  text: 'The side that alone has units on the named hexes has banners for as long as that is so.',
  arguments: [numberArgument('banners'), ground],
};
