// Commands & Colors: Medieval, scenario 02: Catalaunian Fields (Roman Left), 451 AD.
export default `vexillum 1 sheet
game: medieval
id: 02
name: Catalaunian Fields (Roman Left)
date: 451 AD
summary: On the Marne the legions of Aetius face a wing of subject tribes while the Huns ride for the gap beside them.
top: Hun; commander Attila; command 5; tokens 3
bottom: Roman; commander Aetius; command 5; tokens 4; first
banners: 7
board: 13x11
terrain:
  river: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1
  hill: F4 F5 G5
units top: A D3 D5; WA C3 C4 C5 B3 B4; LC D10; LBC D8 D12 B11; MBC C8 C12; HBC C9 C10; HC C6 B5
units bottom: LB H4; A H2 H6; MI I4 I6; HI I3 I5 I7; LBC H8 H11; MC I2 J2; HC J4 J6; HBC I9 I11
leaders top: Attila C9; Hun chief C12
leaders bottom: Aetius J4; Roman officer I5; Sangiban I9
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules and the background text; which army has
  the top edge is inferred from published win shares
notes:
  [stated] Hun medium and heavy cavalry carries bows; the heavy cavalry of the Gepids does not.
  [stated] Roman medium and heavy cavalry has no bows; the heavy cavalry of the Alans has.
  [stated] Nobody may enter the Marne.
  [general] A river does not block line of sight.
  [reconstructed] The map is ours. The background has Gepids, Franks and Burgundians without a commander of their own on
    Attila's right, which is the left of the map, the Huns beside them, and Romans and Alans opposite. That the river
    runs along the outer edge is a guess.
  [reconstructed] The two boards of Catalaunian Fields lie side by side, this one to the left.
  [reconstructed] Attila and Aetius are named in the rulebook, Sangiban comes from history, the other leaders are ours.
`;
