// The sheets of every Napoleonics scenario of the base game, in the order of their numbers. Number 13 is our own: the
// published thirteenth battle could not be found, so a battle of our choice fills its place.

import rolicaFirst from './01-rolica-first.ts';
import rolicaSecond from './02-rolica-second.ts';
import vimeiro from './03-vimeiro.ts';
import corunna from './04-corunna.ts';
import talavera from './05-talavera.ts';
import riverCoa from './06-river-coa.ts';
import bussacoReynier from './07-bussaco-reynier.ts';
import bussacoNey from './08-bussaco-ney.ts';
import redinha from './09-redinha.ts';
import salamancaLeft from './10-salamanca-left.ts';
import salamancaRight from './11-salamanca-right.ts';
import garciaHernandez from './12-garcia-hernandez.ts';
import toulouse from './13-toulouse.ts';
import quatreBras from './14-quatre-bras.ts';
import waterloo from './15-waterloo.ts';

export const sheetTexts: readonly string[] = [
  rolicaFirst,
  rolicaSecond,
  vimeiro,
  corunna,
  talavera,
  riverCoa,
  bussacoReynier,
  bussacoNey,
  redinha,
  salamancaLeft,
  salamancaRight,
  garciaHernandez,
  toulouse,
  quatreBras,
  waterloo,
];
