// Commands & Colors: Ancients, scenario 009: 2nd Beneventum, 214 BC.
export default `vexillum 1 sheet
game: ancients
id: 009
name: 2nd Beneventum
date: 214 BC
summary: Gracchus leads slaves who were promised their freedom against the army of Hanno.
top: Carthaginian; commander Hanno; command 4
bottom: Roman; commander Gracchus; command 4; first
banners: 7
board: 13x9
terrain:
  river: A1 B1 C2 D1 E1 F1 G2 H1 I2
units top: LI C4 C6 C8; LB C10; WA B5 B6; MI B4 B8 B9; HI B2 B10; LC B11 B12; EL C12
units bottom: LI F5 F7 F9; AX F2 F11; WA F3 G12; MI G5 G7 G9 G10 H3; HI G6 H9; MC H12
leaders top: Hanno B2; Mago B11
leaders bottom: Gracchus G6; Legate H9
rules: risingCommand bottom 3 6
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The river cannot be forded.
  [stated] On winning its third banner Rome takes two extra cards at once; from then on its hand and its Command are 6.
`;
