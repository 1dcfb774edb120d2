// Commands & Colors: Ancients, scenario 008: Dertosa (Ebro), 215 BC.
export default `vexillum 1 sheet
game: ancients
id: 008
name: Dertosa (Ebro)
date: 215 BC
summary: The two Scipios bar Hasdrubal's road to Italy south of the Ebro.
top: Carthaginian; commander Hasdrubal; command 4
bottom: Roman; commander Gnaeus & Publius Scipio; command 6; first
banners: 6
board: 13x9
units top: LS C4 C10; AX C5 C6 C7 C8 C9; HI B2 B11; LC A1 A2 A3; MC A11; EL B10
units bottom: LI F5 F8; AX G3 G11; MI G4 G5 G6 G7 G8 G9 G10; HI H5 H8; MC H3 H10
leaders top: Hasdrubal B11
leaders bottom: Gnaeus G5; Publius Scipio G9
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
`;
