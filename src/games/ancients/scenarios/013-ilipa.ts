// Commands & Colors: Ancients, scenario 013: Ilipa, 206 BC.
export default `vexillum 1 sheet
game: ancients
id: 013
name: Ilipa
date: 206 BC
summary: Scipio turns his line about, with his best troops on the wings against Hasdrubal Gisgo's worst.
top: Carthaginian; commander Hasdrubal Gisgo; command 4
bottom: Roman; commander Scipio; command 6; first
banners: 7
board: 13x9
units top: LI C5 C6 C8 C9; AX B3 B6 B7 B10; WA B5 B8; HI A6 A7 A8; LC B2 B11; MC A3 A11; EL C3 C11
units bottom: LI F3 F4 F9 F10; AX H5 H6 H7 H8; MI G3 G4 G10 G11; HI H3 H10; LC G2 G12; MC H2 H11
leaders top: Hasdrubal A7
leaders bottom: Marcius G4; Scipio G10
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [erratum] Earlier set-ups left out the second Roman leader; the present one has Marcius on G4.
`;
