// Commands & Colors: Ancients, scenario 118: Beneventum, 275 BC.
export default `vexillum 1 sheet
game: ancients
id: 118
name: Beneventum
date: 275 BC
summary: Dentatus holds his camp against the last attack of Pyrrhus in Italy.
top: Epirote; commander Pyrrhus; command 5; first
bottom: Roman; commander Dentatus; command 5
banners: 7
board: 13x9
terrain:
  forest: A3 A4 A10 B3 B10 B11 C3 C5 D11
  fortifiedCamp: I4 I7 I10
  rampart: I5>H4,H5 I6>H5,H6 I8>H7,H8 I9>H8,H9
units top: LI D3 D5 E9; LB D4; WA D7 D8; MI B5 B6; HI A5 A6 A7 A8; LC C4 D10; MC C10 C11; EL B7
units bottom: LI G5 G8 G11; AX H3 H11; MI H4 H6 H8 H9 I4 I10; HI I7 I8; HWM I5 I9; MC I11 I12
leaders top: Pyrrhus A8; Officer C10
leaders bottom: Legate H4; Dentatus I8; Second Legate I10
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] There are no special rules: neither camps nor ramparts are worth a banner.
  [general] A rampart helps only foot standing in its hex, and only against attack or fire across a protected side: in
    close combat one sword is ignored and one flag may be, in ranged combat one flag may be. It changes no movement, no
    line of sight and no number of dice.
  [erratum] Dentatus commands Rome; the two other consuls named in the site's war council are a slip.
`;
