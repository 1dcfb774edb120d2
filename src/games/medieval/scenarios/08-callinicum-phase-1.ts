// Commands & Colors: Medieval, scenario 08: Callinicum (Phase 1), 531 AD.
export default `vexillum 1 sheet
game: medieval
id: 08
name: Callinicum (Phase 1)
date: 531 AD
summary: On the Euphrates both hosts trade arrows while Azarethes masses his horse against the Arab wing on the hills.
top: Sassanid; commander Azarethes; command 5; tokens 5; first
bottom: Byzantine; commander Belisarius; command 5; tokens 3
banners: 6
board: 13x11
terrain:
  river: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1
  hill: G11 G12 H10 H11 I11 I12
units top: LC D10 D12 C12; LBC D3 D5 D8; MBC C3 C4 C6 C7; HBC C9 C10 B8; SHBC C11 B10
units bottom: LB G5; A H9 H10; MI H2 H4; HI H3; LC G11 G12 H11; LBC G7; MBC H6 H7 I8; SHBC I6 I9
leaders top: Azarethes B10; Sassanid officer C4; Lakhmid chief D12
leaders bottom: Belisarius I6; Petros H3; Ascan I9
rules: heldGroup 1 G11 G12 H10 H11 I11 I12
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and players'
  reports; which army has the top edge is inferred from published win shares
notes:
  [stated] Holding the group of six hills earns one banner. A player gains it at the start of his turn if a unit of his
    stands on one of them and no enemy unit does, and holds it while both stay true.
  [reading] The banners are lost the moment the condition fails, in either player's turn, and count for victory as long
    as they are held.
  [stated] Sassanid medium, heavy and super heavy cavalry carries bows; so does Byzantine medium and super heavy
    cavalry.
  [reconstructed] The rule on bows leaves out Byzantine heavy cavalry, so the army has none here.
  [stated] Nobody may enter the Euphrates.
  [reconstructed] The hexes are ours. By players' reports the hills, on the Byzantine right, are in Byzantine hands at
    the start. The background has the river on the Byzantine left with foot beside it, Ascan's cavalry in the centre,
    Arab light cavalry on the right, and a Sassanid host nearly all mounted.
  [reconstructed] Azarethes and Belisarius command; Petros and Ascan are named in the background of the second phase;
    the other leaders are ours.
`;
