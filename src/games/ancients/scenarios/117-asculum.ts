// Commands & Colors: Ancients, scenario 117: Asculum, 279 BC.
export default `vexillum 1 sheet
game: ancients
id: 117
name: Asculum
date: 279 BC
summary: Pyrrhus beats the Romans again, at a price he can hardly pay twice.
top: Epirote; commander Pyrrhus; command 6
bottom: Roman; commander Decius; command 4; first
banners: 6
board: 13x9
units top: LB C5 C9; WA B9; MI B4 B8; HI B5 B6 B7; LC B2 B11; MC B3 B10; EL A4
units bottom: LI G4 G7 G10; AX H8 H9; MI H4 H5 H6 H7; HI I6 I8; MC H3 H10
leaders top: Pyrrhus -; Officer -
leaders bottom: Decius -; Sulpicius -
rules: placeLeaders bottom top
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] No leader starts on the board. Once both hands have been looked at, Rome sets out its two leaders, then
    Epirus its two, and Rome takes the first turn.
  [reading] They may go anywhere: to a unit of their own or alone to a free hex that can be entered, with no two leaders
    in a hex.
  [stated] The scenario text asks for 6 banners; a label on the site that says 7 is not followed.
`;
