// Small battles of Battalion and Dark Ages, one for each thing that a person is asked about.

/** Battalion: two units on each side, both in the sector of the camps; it is soon over. */
export const B_SMALL = `vexillum 1 sheet
game: battalion
name: A small battle
top: Roman Republic; cards 6; tokens 4
bottom: Carthage; cards 6; tokens 4
units top: II: Velites x2 / Hastati x2
units bottom: II: Caetrati x2 / Scutarii x2
`;

const BATTALION = `vexillum 1 position
game: battalion
top: Roman Republic
bottom: Carthage
`;

/** Battalion: the Hastati are about to charge two units that may react. */
export const CHARGED = `${BATTALION}units top: II: Hastati x3
units bottom: II: Caetrati x2 / Scutarii x3
hand bottom: plunder
active: top
phase: action
`;
