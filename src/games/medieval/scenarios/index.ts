// The sheets of every Medieval scenario, in the order of their numbers, 01-19.

import utusRiver from './01-utus-river.ts';
import catalaunianRomanLeft from './02-catalaunian-roman-left.ts';
import catalaunianRomanRight from './03-catalaunian-roman-right.ts';
import thannuris from './04-thannuris.ts';
import melebasa from './05-melebasa.ts';
import dara from './06-dara.ts';
import satala from './07-satala.ts';
import callinicumPhase1 from './08-callinicum-phase-1.ts';
import callinicumPhase2 from './09-callinicum-phase-2.ts';
import decimumPhase1 from './10-decimum-phase-1.ts';
import decimumPhase2 from './11-decimum-phase-2.ts';
import decimumFinalPhase from './12-decimum-final-phase.ts';
import tricamarum from './13-tricamarum.ts';
import petraMountainPasses from './14-petra-mountain-passes.ts';
import phasisRiver from './15-phasis-river.ts';
import riverHippis from './16-river-hippis.ts';
import onoguris from './17-onoguris.ts';
import solachonMainBattle from './18-solachon-main-battle.ts';
import kardarigansStand from './19-kardarigans-stand.ts';

export const sheetTexts: readonly string[] = [
  utusRiver,
  catalaunianRomanLeft,
  catalaunianRomanRight,
  thannuris,
  melebasa,
  dara,
  satala,
  callinicumPhase1,
  callinicumPhase2,
  decimumPhase1,
  decimumPhase2,
  decimumFinalPhase,
  tricamarum,
  petraMountainPasses,
  phasisRiver,
  riverHippis,
  onoguris,
  solachonMainBattle,
  kardarigansStand,
];
