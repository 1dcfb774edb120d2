// Commands & Colors: Ancients, scenario 006: Lake Trasimenus, 217 BC.
export default `vexillum 1 sheet
game: ancients
id: 006
name: Lake Trasimenus
date: 217 BC
summary: Hannibal springs out of the hills on the column of Flaminius as it marches along the lake.
top: Carthaginian; commander Hannibal; command 6; first
bottom: Roman; commander Flaminius; command 2
banners: 6
board: 13x9
terrain:
  hill: C7 D6 E2 E5 E6 F1 F3 F4
  steepHill: E10 F9 G10 H9
  seacoast: I3 I4 I5 I6 I7
units top: LS E7 E8; AX C13 D6 D7 D8; WA D3 D4 D5; MI C11 C12; HI C10 D9; LC C1 D1 E1 E2; MC C2 C3
units bottom: LI F11 H2 H7; AX F10 F12 H4 H6 I1 I2; MI G11 H3 H5 H10; HI I8 I10; MC I9
leaders top: Officer C3; Hannibal C10; Second Officer D7
leaders bottom: Flaminius H5; Legate I10
rules: growingHand bottom 2 3 4
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] No unit may enter the lake or the four steep hills.
  [stated] Rome begins with 2 cards. In each of its first two turns it draws two cards for the one played, which makes 3
    and then 4; from its third turn on it draws one as usual and stays at 4.
  [reading] Where a card counts Command, Rome's Command is the size of this hand: 2, 3, then 4. This follows from the
    general meaning of Command.
  [erratum] The unit table counts two Roman leaders while the map shows Flaminius alone; a player's report puts the
    other with the heavy infantry in the Roman right section, which is I10.
`;
