// Commands & Colors: Ancients, scenario 115: Ipsus, 301 BC.
export default `vexillum 1 sheet
game: ancients
id: 115
name: Ipsus
date: 301 BC
summary: Old Antigonus stakes his kingdom against the elephants of Seleucus and his allies.
top: Antigonus' Successors; commander Antigonus; command 5; first
bottom: Seleucus' Successors; commander Seleucus; command 6
banners: 8
board: 13x9
units top: LI C5 C11; LB C3 C12; AX B4 B11; MI B5 B9 B10; HI B6 B7 B8; LC C1; MC B1 B2; HC C2; EL B12 C4
units bottom: LI G2 G5 G9; LB G4 G10; AX H5; HI H6 H7 H8 H9; LC G1 H11; HC H1 H10; HCH G3 G11; EL H12 I5 I6 I8
leaders top: Antigonus B6; Pyrrhus B10; Demetrius C2
leaders bottom: Antiochus H1; Seleucus H5; Lysimachus H9
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [general] There are no special rules; Seleucus' fourth elephant merely needs blocks from another set.
`;
