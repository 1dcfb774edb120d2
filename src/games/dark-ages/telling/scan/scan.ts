// Questions about the board in words, made to be spoken. Only what lies open on the table and what the seat knows of values
// is told.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { type HexQuestions, hexScan } from '../../../../lib/hex-scans.ts';
import { hexLandmarks } from '../../../../lib/landmarks.ts';
import type { State } from '../../rules/state.ts';
import { describeHex, describeUnit } from './hex.ts';
import { landmarkScan } from './landmarks.ts';
import { listPieces, nearHex } from './lists.ts';
import { reachHex, sightFrom } from './reach.ts';

const questions: HexQuestions<State> = {
  about: { near: nearHex, reach: reachHex, sight: sightFrom, hex: describeHex, unit: describeUnit },
  pieces: listPieces,
  landmarks: hexLandmarks,
  landmark: landmarkScan,
};

export const scanBoard = (g: State, query: string, seat: number): Scan => hexScan(questions, g, query, seat);
