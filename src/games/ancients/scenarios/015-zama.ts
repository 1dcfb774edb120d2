// Commands & Colors: Ancients, scenario 015: Zama, 202 BC.
export default `vexillum 1 sheet
game: ancients
id: 015
name: Zama
date: 202 BC
summary: Hannibal and Scipio meet at last, veterans behind elephants against legions and Numidian horse.
top: Carthaginian; commander Hannibal; command 5
bottom: Roman; commander Scipio; command 5; first
banners: 8
board: 13x9
units top: LI C9; LS C5; AX B6 B7 B8 B9 B10; WA B3 B4; MI A4 A10; HI A6 A8; LC A12 B11; MC B2; EL C6 C7 C8
units bottom: LI G6 G8 G10 G11; AX G3 G4 H10; MI G5 G7 G9 H4 H7 H9; HI I5 I7 I9; LC H11 H12 I12; MC H2 H3
leaders top: Hannibal A6; Hasdrubal A8
leaders bottom: Scipio G7; Laelius H3; Masinissa H11
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
`;
