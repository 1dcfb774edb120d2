// Commands & Colors: Ancients, scenario 120: Cynoscephalae, 197 BC.
export default `vexillum 1 sheet
game: ancients
id: 120
name: Cynoscephalae
date: 197 BC
summary: Phalanx and legion blunder into each other on the ridge of the Dog's Heads.
top: Macedonian; commander Philip V; command 5
bottom: Roman; commander Flamininus; command 5; first
banners: 6
board: 13x9
terrain:
  hill: C8 D1 D2 D3 D6 D7 D8 D11 D12 E2 E4 E6 E7 E9 E11 E12 F3 F6
units top: LI C8 D3 D4 D11; LS D7; AX B3 D2 D12; HI A12 B4 B5 B12 C6 C12; MC A1 A2
units bottom: LI G3 G7 G12; AX G4 H4 H8 I8; MI H5 H6 H10 H11; HI H9 I6; LC I12; MC I1 I2; EL I10
leaders top: Nicanor A12; Philip V B5
leaders bottom: Legate H9; Flamininus I6
rules: optional tacticalFlexibility bottom
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] Optional rule, Roman tactical flexibility: enemy heavy infantry throws just 3 dice when it battles back
    against Roman medium or heavy infantry, provided it has no support (fewer than two friendly units or lone leaders
    next to it) and is not on broken ground.
  [stated] The words about broken ground stand in the official text of Pydna (124) only; they are applied here too.
  [reading] Only a battle back is meant, so First Strike keeps its full dice; and a leader attached to the unit itself
    is not counted as support.
`;
