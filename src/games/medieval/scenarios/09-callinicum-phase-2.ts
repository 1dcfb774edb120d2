// Commands & Colors: Medieval, scenario 09: Callinicum (Phase 2), 531 AD.
export default `vexillum 1 sheet
game: medieval
id: 09
name: Callinicum (Phase 2)
date: 531 AD
summary: The hills are lost, and Belisarius must hold on with the river at his side until dark.
top: Sassanid; commander Azarethes; command 5; tokens 3; first
bottom: Byzantine; commander Belisarius; command 4; tokens 3
banners: 5
board: 13x11
terrain:
  river: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1
  hill: G11 G12 H10 H11 I11 I12
units top: LC F11; LBC E3 E6 E9; MBC D4 D6 C5; HBC D8 H10; SHBC G11
units bottom: LB H2; A H7 H8; MI G3 G5; HI G4; LBC J9; MBC I6 I8; SHBC G7 I5
leaders top: Azarethes G11; Sassanid officer D6
leaders bottom: Belisarius I5; Petros G4; Ascan G7
rules: rollForFirstMove
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and players'
  reports; which army has the top edge is inferred from published win shares
notes:
  [stated] Each player rolls as many dice as his Command, five for the Sassanids and four for the Byzantines. Whoever
    rolls more helmets has the first turn.
  [reading] A tie is rolled again. The printed war council marks both armies as first, and the roll overrides it; the
    set-up names the Sassanids first only because one side must be named.
  [stated] Sassanid medium, heavy and super heavy cavalry carries bows; so does Byzantine medium and super heavy
    cavalry.
  [reconstructed] The rule on bows leaves out Byzantine heavy cavalry, so the army has none here.
  [stated] Nobody may enter the Euphrates.
  [general] No banner is to be had for the hills in this phase.
  [reconstructed] The hexes are ours. Players report Sassanids on the hills on their left, armies set up close together,
    a first charge that meets Byzantine foot with a leader, and an open Byzantine left. River and hills are taken over
    from the first phase.
  [reconstructed] Azarethes, Belisarius, Petros and Ascan are named in the rulebook; the officer is ours.
  [changed] Our first set-up had two more Sassanid units, heavy cavalry at G12 and super heavy cavalry at H11, both with
    bows. They are left out: between equal computer players the Sassanids won 173 of 200 games with them, and 79.5 %
    without them.
`;
