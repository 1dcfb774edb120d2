// Commands & Colors: Ancients, scenario 122: Cronium, 376 BC.
export default `vexillum 1 sheet
game: ancients
id: 122
name: Cronium
date: 376 BC
summary: Himilco and Dionysius fight over Sicily in a battle Syracuse had thought already won.
top: Carthaginian; commander Himilco; command 6
bottom: Syracusan; commander Dionysius; command 5; first
banners: 7
board: 13x9
units top: LI C3 C7; LB C9; LS C11; AX B1 B5 B8 B12; WA B11; MI B6 B7 B10; HI B2 B3; LC C1 C2 C13; HC C12; HCH C5
units bottom: LI G9; LB G7; LS G5; AX H11 I2; WA I3; MI H5 H7 H9 I7; HI H6 H10 I4; LC G12 H1; MC I1; HC H12
leaders top: Officer B2; Himilco B6; Second Officer B10
leaders bottom: Dionysius H6; Leptines H10; Officer I4
source: set-up as published for the bonus pack on the publisher community's site commandsandcolors.net, through a public
  transcription; no unit table is published, so the counts are those of the map
`;
