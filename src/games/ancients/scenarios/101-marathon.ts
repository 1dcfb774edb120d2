// Commands & Colors: Ancients, scenario 101: Marathon, 490 BC.
export default `vexillum 1 sheet
game: ancients
id: 101
name: Marathon
date: 490 BC
summary: The Athenians and their Plataean friends charge the Persian landing force between hills and sea.
top: Greek; commander Callimachus; command 6; first
bottom: Persian; commander Datis; command 5
banners: 6
board: 13x9
terrain:
  seacoast: A1 B1 C1 D1 E1 G1 H1 I1
  fordableRiver: H2 H3 H4 H5 H6 H7 H8 H9 I10
  steepHill: C13 D12 E12 E13 F11 F12 G11 G12 G13
units top: LI C5 C9; AX C6 C7 C8; MI C4 C10; HI B3 B9 C3 C11
units bottom: LI F2 F8; LB F4 F9 F10; AX F3 F5 F6 F7 G4 G10; MI G6 G8; MC I6 I8
leaders top: Miltiades B9; Callimachus C3
leaders bottom: Datis G6; Artaphernes I8
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The stream can be forded; no unit may enter the sea or the hills.
  [stated] The mouth of the stream, H1, is sea and no ford, by an answer on the site.
`;
