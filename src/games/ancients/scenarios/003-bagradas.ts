// Commands & Colors: Ancients, scenario 003: Bagradas, 253 BC.
export default `vexillum 1 sheet
game: ancients
id: 003
name: Bagradas
date: 253 BC
summary: Xanthippus the Spartan sets elephants and cavalry on the legions of Regulus on the African plain.
top: Carthaginian; commander Xanthippus; command 6; first
bottom: Roman; commander Regulus; command 4
banners: 7
board: 13x9
units top: LI C4 C5 C9 C10; WA B4 B5; HI A5 A7 A8 A9; LC B2 B3 B10 B11; MC A3 A11; EL B6 B7 B8
units bottom: LI G4 G6 G8 G10; AX H3 H4 H9 H10; MI H5 H6 H7 H8; HI I5 I8; LC H2 H11; MC I3 I11
leaders top: Hasdrubal A3; Xanthippus A5; Hamilcar A11
leaders bottom: Legate H5; Regulus H8
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
`;
