// The twelve scenarios from their data files, read into sheets and checked; and the version of the rules, which tells data
// that somebody has corrected from data as shipped.

import { fingerprint } from '../../../lib/fingerprint.ts';
import cards from '../data/cards.json' with { type: 'json' };
import s01 from '../data/scenarios/01-fulford.json' with { type: 'json' };
import s02 from '../data/scenarios/02-stamford-bridge.json' with { type: 'json' };
import s03 from '../data/scenarios/03-hastings.json' with { type: 'json' };
import s04 from '../data/scenarios/04-northallerton.json' with { type: 'json' };
import s05 from '../data/scenarios/05-bouvines.json' with { type: 'json' };
import s06 from '../data/scenarios/06-stirling-bridge.json' with { type: 'json' };
import s07 from '../data/scenarios/07-falkirk.json' with { type: 'json' };
import s08 from '../data/scenarios/08-courtrai.json' with { type: 'json' };
import s09 from '../data/scenarios/09-mons-en-pevele.json' with { type: 'json' };
import s10 from '../data/scenarios/10-bannockburn.json' with { type: 'json' };
import s11 from '../data/scenarios/11-crecy.json' with { type: 'json' };
import s12 from '../data/scenarios/12-agincourt.json' with { type: 'json' };
import units from '../data/units.json' with { type: 'json' };
import type { Sheet } from '../text/sheet-types.ts';
import { readScenario } from './scenario-data.ts';

const FILES: readonly (readonly [string, unknown])[] = [
  ['01-fulford', s01],
  ['02-stamford-bridge', s02],
  ['03-hastings', s03],
  ['04-northallerton', s04],
  ['05-bouvines', s05],
  ['06-stirling-bridge', s06],
  ['07-falkirk', s07],
  ['08-courtrai', s08],
  ['09-mons-en-pevele', s09],
  ['10-bannockburn', s10],
  ['11-crecy', s11],
  ['12-agincourt', s12],
];

export const sheets: readonly Sheet[] = FILES.map(([name, data]) => readScenario(name, data));

/** A sheet of the shelf by `dark-ages/07` or `07`; null when there is none. */
export function scenarioSheet(id: string): Sheet | null {
  const number = id.startsWith('dark-ages/') ? id.slice('dark-ages/'.length) : id;
  return sheets.find((sheet) => sheet.id === number) ?? null;
}

/** The version of the rules; `mended` says what each brought. */
const RULES = '3';

/** The checksum of the data as shipped; a test says when it is out of date. */
const SHIPPED = '92eac9e9';

export const dataChecksum = fingerprint([units, cards, ...FILES.map(([, data]) => data)]);

/** Records of corrected data are told apart from those of the data as shipped. */
export const rulesVersion = dataChecksum === SHIPPED ? RULES : `${RULES}+${dataChecksum}`;
