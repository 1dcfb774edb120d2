// Commands & Colors: Ancients, scenario 106: Crocus Plain, 352 BC.
export default `vexillum 1 sheet
game: ancients
id: 106
name: Crocus Plain
date: 352 BC
summary: Philip of Macedon pins the Phocians of Onomarchus against the gulf.
top: Macedonian; commander Philip II; command 5; first
bottom: Phocian; commander Onomarchus; command 5
banners: 6
board: 13x9
terrain:
  seacoast: I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12
units top: LI C4 C12; LB C11; AX C5 C9 C10; MI C8; HI C6 C7; MC C2 C3; HC B2
units bottom: LI G3 G12; LB G4; LS G11; AX G5 G10; MI G6 G7 G8 G9; LC H2
leaders top: Officer B2; Philip II C6; Antipater C9
leaders bottom: Onomarchus G7; Mnaseas G9
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The water along row I is the gulf; no unit may enter it.
`;
