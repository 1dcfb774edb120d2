// The sheets of every Ancients scenario, in the order of their numbers: base game 001-015, expansion 1 101-121,
// bonus pack 122-124.

import akragas from './001-akragas.ts';
import crimissosRiver from './002-crimissos-river.ts';
import bagradas from './003-bagradas.ts';
import ticinusRiver from './004-ticinus-river.ts';
import trebbia from './005-trebbia.ts';
import lakeTrasimenus from './006-lake-trasimenus.ts';
import cannae from './007-cannae.ts';
import dertosaEbro from './008-dertosa-ebro.ts';
import secondBeneventum from './009-2nd-beneventum.ts';
import castulo from './010-castulo.ts';
import baecula from './011-baecula.ts';
import metaurus from './012-metaurus.ts';
import ilipa from './013-ilipa.ts';
import greatPlains from './014-great-plains.ts';
import zama from './015-zama.ts';
import marathon from './101-marathon.ts';
import himera from './102-himera.ts';
import plataea from './103-plataea.ts';
import leuctra from './104-leuctra.ts';
import mantinea from './105-mantinea.ts';
import crocusPlain from './106-crocus-plain.ts';
import granicus from './107-granicus.ts';
import issus from './108-issus.ts';
import gaugamela from './109-gaugamela.ts';
import jaxartesRiver from './110-jaxartes-river.ts';
import hydaspes from './111-hydaspes.ts';
import hellespont from './112-hellespont.ts';
import paraitacene from './113-paraitacene.ts';
import gabiene from './114-gabiene.ts';
import ipsus from './115-ipsus.ts';
import heraclea from './116-heraclea.ts';
import asculum from './117-asculum.ts';
import beneventum from './118-beneventum.ts';
import raphia from './119-raphia.ts';
import cynoscephalae from './120-cynoscephalae.ts';
import magnesia from './121-magnesia.ts';
import cronium from './122-cronium.ts';
import indus from './123-indus.ts';
import pydna from './124-pydna.ts';

export const sheetTexts: readonly string[] = [
  akragas,
  crimissosRiver,
  bagradas,
  ticinusRiver,
  trebbia,
  lakeTrasimenus,
  cannae,
  dertosaEbro,
  secondBeneventum,
  castulo,
  baecula,
  metaurus,
  ilipa,
  greatPlains,
  zama,
  marathon,
  himera,
  plataea,
  leuctra,
  mantinea,
  crocusPlain,
  granicus,
  issus,
  gaugamela,
  jaxartesRiver,
  hydaspes,
  hellespont,
  paraitacene,
  gabiene,
  ipsus,
  heraclea,
  asculum,
  beneventum,
  raphia,
  cynoscephalae,
  magnesia,
  cronium,
  indus,
  pydna,
];
