// Questions about the board in words, made to be spoken: who stands near, who can come there, what is seen from there, what
// a hex or a unit is. Only what lies open on the table is told, so every seat and a spectator may ask.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { type HexQuestions, hexScan } from '../../../../lib/hex-scans.ts';
import { hexLandmarks } from '../../../../lib/landmarks.ts';
import type { State } from '../../rules/state.ts';
import { describeHex, describeUnit } from './hex.ts';
import { landmarkScan } from './landmarks.ts';
import { listPieces } from './lists.ts';
import { nearHex } from './near.ts';
import { reachHex } from './reach.ts';
import { sightFrom } from './sight.ts';

const questions: HexQuestions<State> = {
  about: { near: nearHex, reach: reachHex, sight: sightFrom, hex: describeHex, unit: describeUnit },
  pieces: listPieces,
  landmarks: hexLandmarks,
  landmark: landmarkScan,
};

export const scanBoard = (g: State, query: string, seat: number): Scan => hexScan(questions, g, query, seat);
