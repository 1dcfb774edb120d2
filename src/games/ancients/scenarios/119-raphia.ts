// Commands & Colors: Ancients, scenario 119: Raphia, 217 BC.
export default `vexillum 1 sheet
game: ancients
id: 119
name: Raphia
date: 217 BC
summary: Ptolemy and Antiochus meet at the edge of the desert, elephants against elephants.
top: Ptolemaic; commander Ptolemy; command 5
bottom: Seleucid; commander Antiochus; command 5; first
banners: 8
board: 13x9
units top: LI A8 C2 C13; LB C4 C11; AX B4; WA A4; MI B8 B9; HI B5 B6 B7; LC B1 B12; MC A10; HC B2; EL C3 C12
units bottom: LI G2 G12 H2 H9; LB G4 G10; AX H4 H6 I4; MI H5 I10; HI H7 H8; LC G13; MC H1 H12; HC H11; EL G3 G11
leaders top: Echecrates B2; Ptolemy B7
leaders bottom: Nicarchus H7; Antiochus H11
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
`;
