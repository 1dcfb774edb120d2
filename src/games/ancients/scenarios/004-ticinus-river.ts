// Commands & Colors: Ancients, scenario 004: Ticinus River, 218 BC.
export default `vexillum 1 sheet
game: ancients
id: 004
name: Ticinus River
date: 218 BC
summary: The horse of both armies meet near the river in the first clash of Hannibal's war in Italy.
top: Carthaginian; commander Hannibal; command 5; first
bottom: Roman; commander Publius Scipio; command 4
banners: 6
board: 13x9
terrain:
  river: C13 D12 E13 F12 G13 H12 I12
units top: LC A2 A3 A10 A12 B1 B3 B10 B11; HC B5 B6 B7 B8
units bottom: LI H4 H5 H6 H7 H8 H9; MC I3 I4 I6 I8 I10 I11
leaders top: Maharbal A3; Mago A12; Hasdrubal B6
leaders bottom: Scipio I8
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The river cannot be forded anywhere.
  [stated] Hannibal is named as commander, but the map gives him no leader piece.
`;
