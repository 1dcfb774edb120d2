// Commands & Colors: Ancients, scenario 012: Metaurus, 207 BC.
export default `vexillum 1 sheet
game: ancients
id: 012
name: Metaurus
date: 207 BC
summary: Nero and Livius join forces unseen and stop Hasdrubal before he can reach his brother.
top: Carthaginian; commander Hasdrubal; command 4
bottom: Roman; commander Nero; command 6; first
banners: 7
board: 13x9
terrain:
  fordableRiver: A9 B9 C10 C11 C12 C13 E10 E11 E12 E13 F9
  hill: B10 B11 B12 C1 D1 E1 F1 F10 F11 F12
  brokenGround: B1 C2 D2 E2
units top: LS C4 C6 C8; WA B11 B12; MI B6 B7 B8; HI B3 B4; LC A2 B2; MC A13; EL A6
units bottom: LI F5 F6 F7; AX F11 F12 G10; MI F3 F4 G4 G6 G7 G8; HI G3 G5 H7; MC F1 F2 G2
leaders top: Hasdrubal B3
leaders bottom: Nero G3; Livius G5; Porcius H7
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] Both streams can be forded in all their hexes.
  [stated] Broken ground follows its usual rules.
`;
