// Commands & Colors: Ancients, scenario 124: Pydna, 168 BC.
export default `vexillum 1 sheet
game: ancients
id: 124
name: Pydna
date: 168 BC
summary: Rough ground opens gaps in the phalanx of Perseus, and the maniples of Paullus enter them.
top: Macedonian; commander Perseus; command 5; first
bottom: Roman; commander Paullus; command 6
banners: 8
board: 13x9
terrain:
  brokenGround: D6 D8 D9 E4 E5 E8 F6
  fortifiedCamp: I8 I9
units top: LI C8 C10 C11 D2; LB C6 D3; AX C4 C5; MI B10; HI B5 B6 B8 B9; LC B11; MC B2 B3; HC A9
units bottom: LI F4 F9 F11; AX G3 G4; MI G5 G6 G7 G8 G9; HI H5 H8; LC H10 H11; MC I10; HC H2; EL G11 G12
leaders top: Hippias A9; Perseus B3
leaders bottom: Scipio G4; Paullus G8; Misagenes H10
rules: optional tacticalFlexibility bottom
source: set-up as published for the bonus pack on the publisher community's site commandsandcolors.net, through a public
  transcription; no unit table is published, so the counts are those of the map
notes:
  [stated] Optional rule, Roman tactical flexibility: enemy heavy infantry throws just 3 dice when it battles back
    against Roman medium or heavy infantry, provided it has no support (fewer than two friendly units or lone leaders
    next to it) and is not on broken ground.
  [reading] Only a battle back is meant, so First Strike keeps its full dice; and a leader attached to the unit itself
    is not counted as support.
  [general] Nothing special is said about the camps on I8 and I9: they begin empty and are worth no banner.
`;
