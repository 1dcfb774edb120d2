// Commands & Colors: Ancients, scenario 007: Cannae, 216 BC.
export default `vexillum 1 sheet
game: ancients
id: 007
name: Cannae
date: 216 BC
summary: A Roman army of great depth drives at Hannibal's thin centre while his wings close round it.
top: Carthaginian; commander Hannibal; command 6
bottom: Roman; commander Varro; command 4; first
banners: 7
board: 13x9
units top: LS C4 C7 C10; AX C6 C8; WA C5 C9; HI B3 B4 B9 B10; LC A2 B1 B2; MC B11; HC B12
units bottom: LI G6 G8; AX H3 H4 H9 H10 I3 I11; MI H5 H6 H7 H8; HI I6 I8; MC H2 H11
leaders top: Maharbal B2; Hannibal B9; Hasdrubal B12
leaders bottom: Paullus H5; Varro H11; Attilius I8
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
`;
