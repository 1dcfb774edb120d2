// Commands & Colors: Ancients, scenario 014: Great Plains, 203 BC.
export default `vexillum 1 sheet
game: ancients
id: 014
name: Great Plains
date: 203 BC
summary: In Africa Scipio breaks the army Hasdrubal Gisgo has raised to replace the one burnt in its camp.
top: Carthaginian; commander Hasdrubal Gisgo; command 4
bottom: Roman; commander Scipio; command 6; first
banners: 6
board: 13x9
units top: LI B10; LS C5 C7 C9; AX B7 B8 B9; MI B3 B4 B6; HI B5; HC B2
units bottom: LI F4 F6 F7 F9; MI G4 G5 G8 G9 G10; HI H4 H7; LC G1 G2 H1; MC H9 H10
leaders top: Hanno B2; Hasdrubal B5; Bostar B7
leaders bottom: Masinissa G2; Scipio G5; Laelius G8
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [erratum] On an earlier map the unit with Hasdrubal on B5 was heavy cavalry; both the unit table and the present map
    make it heavy infantry.
`;
