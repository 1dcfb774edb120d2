// `near F6`: everything within two hexes, by direction and distance.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { nearScan } from '../../../../lib/hex-scans.ts';
import type { State } from '../../rules/state.ts';
import { hexPhrase } from './words.ts';

export const nearHex = (g: State, hex: number, seat: number): Scan =>
  nearScan(g.battle.board, hex, seat, 'open', (other) => hexPhrase(g, other, seat));
