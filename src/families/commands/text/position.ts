// Positions: a battle at any moment as a text, and back. See docs/notation.md, "Positions".

export { positionText } from './position-print.ts';
export { readPosition } from './position-read.ts';
