// Positions as texts, both ways.

export { positionText } from './position-print.ts';
export { readPosition } from './position-read.ts';
