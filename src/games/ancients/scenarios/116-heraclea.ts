// Commands & Colors: Ancients, scenario 116: Heraclea, 280 BC.
export default `vexillum 1 sheet
game: ancients
id: 116
name: Heraclea
date: 280 BC
summary: Roman legions stand before the phalanx and the elephants of Pyrrhus for the first time.
top: Epirote; commander Pyrrhus; command 5; first
bottom: Roman; commander Valerius Laevinus; command 5
banners: 7
board: 13x9
terrain:
  river: I1 I2 I13
  fordableRiver: I3 I12
  hill: A11 A12
units top: LI C4; LB C10 C11 C12; AX B10 C9; MI C5 C8; HI B6 B8 C6 C7; LC C1; MC B1 C2; EL B2 B3
units bottom: LI H4 H11 H12; AX H5; MI H6 H7 H8 H10; HI I8 I10 I11; MC H2 H3 I3 I12
leaders top: Leonatus B1; Pyrrhus C6
leaders bottom: Cassius H7; Laevinus I11
rules: fright bottom
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The river can be crossed only at the bends I3 and I12; its other hexes cannot be entered.
  [reading] At the bends the rules of a fordable river hold.
  [stated] Fright at first sight: no flag an elephant throws at Roman infantry in close combat may be disregarded, be it
    for a leader, for support or for any other cause.
  [reading] Infantry means the Roman light, auxilia, medium and heavy infantry. Attack, battle back, bonus combat and
    First Strike of the elephant all count; Roman cavalry is spared.
`;
