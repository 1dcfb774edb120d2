// Small battles in their fighting, one for each thing that a person is asked about.

/** Ancients: the bottom army has two ordered units, one beside an enemy, one with bows. */
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

/** Ancients: Cannae in its middle, the Romans in their battles. */
export const COMBAT = `vexillum 1 position
scenario: ancients/007
units top: LS C4 C7 C10; AX D6 E7; WA E5 D9/3; HI B3 B4 B9 B10; LC G1 B1 B2; MC B11; HC G12
units bottom: LI G6 G8; AX H3 H4 H9 H10 I3 I11; MI F5/3 F6 F7 F8; HI G7 I8; MC H2 H11
leaders top: Maharbal G1; Hannibal E5; Hasdrubal G12
leaders bottom: Paullus F6; Varro H11; Attilius I8
hand top: firstStrike orderTwoLeft lineCommand orderThreeRight orderTwoCentre
hand bottom: orderThreeCentre clashOfShields orderTwoLeft leadershipAny
gained: top 2; bottom 1
card: orderThreeCentre
phase: battle
ordered: F5 F6 F7
`;

const MEDIEVAL = `vexillum 1 position
game: medieval
top: Sassanid; commander Firouz; command 5
bottom: Byzantine; commander Belisarius; command 5
board: 13x11
`;

const NAPOLEONICS = `vexillum 1 position
game: napoleonics
top: British; commander Wellesley; command 5
bottom: French; commander Delaborde; command 5
`;

/** Medieval: heavy cavalry beside foot, both sides with tokens; the next close combat asks about the Battle Bonus. */
export const TOKENS = `${MEDIEVAL}units top: MI E6; LB D9; MBC C4
units bottom: HC F6; LBC H6; MI I8
leaders bottom: Belisarius F6
tokens: top 2; bottom 3
hand top: orderTwoLeft orderTwoRight
hand bottom: orderTwoCentre orderThreeLeft
phase: battle
ordered: F6
`;

/** Medieval: a Leadership card is to be played; a token may then pay for an inspired action. */
export const INSPIRED = `${MEDIEVAL}units top: MI D6; LB D9; MBC C4
units bottom: HC G6; MC G7; MI H7; LB I8
leaders bottom: Belisarius G6
tokens: top 2; bottom 3
hand top: orderTwoLeft orderTwoRight
hand bottom: leadershipAny scout
`;

/** Medieval: Satala, with Sassanid foot before a closed gate and in its turn. */
export const GATE = `vexillum 1 position
scenario: medieval/07
units top: LB F4 F6; A E3 E8; WA D4 D6; MI E4 H5 E6; LC C3; LBC E2 D10; MBC D8 D9; HBC C6; SHBC C7
leaders top: Mihr-Mihroe C7; Sassanid officer H5
tokens: top 0; bottom 0
hand top: orderTwoCentre orderThreeLeft
hand bottom: orderTwoLeft orderTwoRight
active: top
phase: battle
ordered: H5
`;

/** Medieval: a Scout has been carried out; one of the two cards drawn is to be kept. */
export const SCOUT = `${MEDIEVAL}units top: MI D6; LB D9
units bottom: HC G6; MC G7
leaders bottom: Belisarius G6
tokens: top 0; bottom 0
hand top: orderTwoLeft orderTwoRight
hand bottom: orderTwoCentre orderThreeLeft
deck: rally mountedCharge rest
card: scout
phase: end
`;

/** Medieval: a card with two uses in hand. */
export const TWO_USES = `${MEDIEVAL}units top: MI D6; LB D9
units bottom: HC G6; MC G7
leaders bottom: Belisarius G6
tokens: top 0; bottom 0
hand top: orderTwoLeft orderTwoRight
hand bottom: ambush firstStrike
`;

/** Napoleonics: French cavalry beside British foot that may form square; the turn is the French one. */
export const SQUARE = `${NAPOLEONICS}units top: BLN E6; BFA D6; BGR C8
units bottom: FHC F6; FLN G7; FFA G5
leaders top: Hill E6
hand top: probeCentre scoutLeft rally bombard
hand bottom: probeLeft probeRight attackLeft
phase: battle
ordered: F6
`;

/** Napoleonics: French foot beside British foot, with a battery that may join its attack. */
export const ARMS = `${NAPOLEONICS}units top: BLN E6; BLT C9
units bottom: FLN F6; FFA G5 H7; FLC I3
leaders bottom: Brenier F6
hand top: probeCentre scoutLeft
hand bottom: probeLeft probeRight attackLeft
phase: battle
ordered: F6 G5 H7
`;

/** Napoleonics: two units in square, one of which is to be ordered and may come out. */
export const IN_SQUARE = `${NAPOLEONICS}units top: BLC C3; BLN D6
units bottom: FLN G6 G8; FFA H5
square bottom: G6 1 rally; G8 2 scoutLeft
hand top: probeCentre scoutRight
hand bottom: attackCentre probeRight bombard
`;
