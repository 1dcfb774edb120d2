// Commands & Colors: Ancients, scenario 121: Magnesia, 190 BC.
export default `vexillum 1 sheet
game: ancients
id: 121
name: Magnesia
date: 190 BC
summary: The motley host of Antiochus meets the legions in Asia.
top: Seleucid; commander Antiochus; command 4
bottom: Roman; commander Scipio; command 5; first
banners: 7
board: 13x9
terrain:
  river: C1 D1 E2 F1 G2 H2 I3
units top: LI C5 C6 C8; LB C7 C9; AX B9; WA B4; MI B3; HI B6 B7; LBC B11; MC B10; CAM C12; HC B2; HCH C11; EL B5 B8
units bottom: LI G4 G8 G10 G11; LB G3 G9; AX H3 H8; MI H4 H5 H6 H7; HI I7; MC H9 H10; EL I6
leaders top: Antiochus B2; Seleucus C11
leaders bottom: Scipio H5; Eumenes H9
rules: optional tacticalFlexibility bottom
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The river cannot be entered.
  [stated] Optional rule, Roman tactical flexibility: enemy heavy infantry throws just 3 dice when it battles back
    against Roman medium or heavy infantry, provided it has no support (fewer than two friendly units or lone leaders
    next to it) and is not on broken ground.
  [stated] The words about broken ground stand in the official text of Pydna (124) only; they are applied here too.
  [reading] Only a battle back is meant, so First Strike keeps its full dice; and a leader attached to the unit itself
    is not counted as support.
  [erratum] The camel on C12 is missing from the published unit table but takes part in the battle.
  [erratum] The Seleucids use Greek blocks, which is official and a matter of colour only.
`;
