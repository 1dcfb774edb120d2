// Commands & Colors: Ancients, scenario 105: Mantinea, 362 BC.
export default `vexillum 1 sheet
game: ancients
id: 105
name: Mantinea
date: 362 BC
summary: Epaminondas tries his slanting attack once more against Sparta and her allies.
top: Theban; commander Epaminondas; command 5; first
bottom: Spartan; commander Agesilaus; command 5
banners: 6
board: 13x9
terrain:
  hill: D12 E13 F1 F12 G1 G2 G12 G13 H1 H12
  forest: I5 I6 I8
units top: LI C2 D7 E11; MI A4 A5 B5 B6; HI B7 C9 C10 C11; MC C3 D9 D10
units bottom: LI G3 G11; MI H3 H5 H8 H9; HI H4 H7 H10; MC H2 H11
leaders top: Officer B7; Epaminondas C10
leaders bottom: Hegesilios H4; Agesilaus H7; Officer H10
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
`;
