// A small battle in its fighting: the bottom army has two ordered units, one beside an enemy, one with bows.

export const POSITION = `vexillum 1 position
game: ancients
units top: MI E6; LI E5 C9; HC E8
units bottom: HI F6; LB H6; MC F8; AX I2
leaders bottom: Varro F6
hand top: firstStrike orderTwoLeft
hand bottom: orderTwoCentre orderThreeLeft
phase: battle
ordered: F6 H6
`;
