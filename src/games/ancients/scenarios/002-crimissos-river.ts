// Commands & Colors: Ancients, scenario 002: Crimissos River, 341 BC.
export default `vexillum 1 sheet
game: ancients
id: 002
name: Crimissos River
date: 341 BC
summary: Timoleon falls on a larger Carthaginian army while it is still busy with the river.
top: Carthaginian; commander Hasdrubal; command 5
bottom: Syracusan; commander Timoleon; command 5; first
banners: 5
board: 13x9
terrain:
  river: A7 B7 E11 F11 G12
  fordableRiver: C8 C9 D9 D10 H12
  hill: I5 I6 I7 I8 I9
units top: LI B10 C5; LS C10; AX C7 D7; WA A12 B11; MI A10 B9; HI C4 D3{sacredBand}; MC A13; HCH C2
units bottom: LI G11; LS G10; AX G4 G9; HI G5 G6 G7 G8; MC H2
leaders top: Hasdrubal C4
leaders bottom: Timoleon G5; Mamaercus G8
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] Only the five bends of the river can be forded; its other hexes bar all movement.
  [stated] The heavy infantry on D3 is the Sacred Band. Its marker is no block and never passes to another unit.
`;
