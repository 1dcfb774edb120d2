// Commands & Colors: Ancients, scenario 123: Indus, 306 BC.
export default `vexillum 1 sheet
game: ancients
id: 123
name: Indus
date: 306 BC
summary: Seleucus tests the strength of Chandragupta Maurya on the border of India.
top: Seleucid; commander Seleucus; command 5
bottom: Indian; commander Maurya; command 5; first
banners: 6
board: 13x9
terrain:
  forest: B3 B4 C3 C4 D3
  hill: B12 D11 D12 E13 G13
  fordableRiver: E1 F1 G2 G3 G4 G5 H5 I5
units top: LI C12; LB A8 A9 A10 C5; AX C6 D11; HI C7 C8 C9; LC A1; MC A2; EL A3
units bottom: LI G11 H11; LB G12; AX I2{bowAuxilia} I3{bowAuxilia} I4{bowAuxilia}; HI H8; LC G6 G8 G10; MC I7 I8
  HCH H6 H7; EL H9
leaders top: Officer A2; Seleucus C9
leaders bottom: Officer H6; Maurya H8
source: set-up as published for the bonus pack on the publisher community's site commandsandcolors.net, through a public
  transcription; no unit table is published, so the counts are those of the map
notes:
  [stated] The Indus can be forded in all its hexes.
  [stated] The auxilia on I2, I3 and I4 carry bows; in all else they are plain auxilia.
  [general] As for all auxilia, a move of two hexes leaves no fire in that turn.
`;
