// Commands & Colors: Ancients, scenario 104: Leuctra, 371 BC.
export default `vexillum 1 sheet
game: ancients
id: 104
name: Leuctra
date: 371 BC
summary: Epaminondas masses his best men on one wing and breaks the fame of Sparta.
top: Theban; commander Epaminondas; command 6; first
bottom: Spartan; commander Cleombrotos; command 5
banners: 4
board: 13x9
units top: AX B2 B3 C9; MI B5 B6 B9 C12{thebanSacredBand}; HI C10 C11; MC D5 D6
units bottom: AX G10 H5 H8 I4; MI F10 F12 H6 H7 I2 I3; HI F11; MC F6
leaders top: Epaminondas C10
leaders bottom: Cleombrotos F11
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The medium infantry on C12 is the Theban Sacred Band, with its abilities as published.
`;
