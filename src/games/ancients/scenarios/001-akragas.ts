// Commands & Colors: Ancients, scenario 001: Akragas, 406 BC.
export default `vexillum 1 sheet
game: ancients
id: 001
name: Akragas
date: 406 BC
summary: Daphnaeus brings the army of Syracuse to the relief of Akragas and meets its besiegers in the open.
top: Carthaginian; commander Himilco; command 5
bottom: Syracusan; commander Daphnaeus; command 6; first
banners: 5
board: 13x9
units top: LI C9; LB C5; AX B3 B7 B8 B9; MI B2 B5; HI B4; LC B11; HCH C3 C11
units bottom: LI G11; LB G4 G7; AX H3 H9 H10; HI H4 H6 H7 H8; LC H2; MC H11
leaders top: Mago B4; Himilco B8
leaders bottom: Daphnaeus H8; Dionysius H11
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
`;
