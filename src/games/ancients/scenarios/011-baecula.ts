// Commands & Colors: Ancients, scenario 011: Baecula, 208 BC.
export default `vexillum 1 sheet
game: ancients
id: 011
name: Baecula
date: 208 BC
summary: Scipio climbs both ends of the ridge to reach Hasdrubal's camp.
top: Carthaginian; commander Hasdrubal; command 4
bottom: Roman; commander Publius Scipio; command 6; first
banners: 6
board: 13x9
terrain:
  fortifiedCamp: B5 B7 B9
  hill: D9 E5 E9 E10 F3 F4 F5 F6 F7 F8
units top: LI E9 F6 F7 F8; LS F4 F5; AX C5 C7 C9; HI B5 B7 B9; LC B3 B11
units bottom: LI H4 H5 H6 H7 H8 H9; AX I5 I7 I9; MI F1 F2 F11 F12 G1 G2 G12 G13
leaders top: Hasdrubal B9
leaders bottom: Laelius G2; Scipio G12; Cassius I7
rules: campCapture bottom B5 B7 B9
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] Rome earns a banner the first time one of its units ends a move on a camp hex, once for each of the three; to
    pass through does not suffice, and the banner cannot be taken back.
  [reading] Ending an advance after combat on the camp takes it; being driven there by a retreat, or evading there, does
    not.
`;
