// Commands & Colors: Medieval, scenario 03: Catalaunian Fields (Roman Right), 451 AD.
export default `vexillum 1 sheet
game: medieval
id: 03
name: Catalaunian Fields (Roman Right)
date: 451 AD
summary: Huns charge the doubtful Alans while Ostrogoth and Visigoth settle an old quarrel on the ridge.
top: Hun; commander Attila; command 5; tokens 2
bottom: Roman; commander Aetius; command 5; tokens 3; first
banners: 7
board: 13x11
terrain:
  hill: F8 F9 G9 G10
  forest: F3
units top: LB D10; A D8; WA C8 C9 C10 B8 B9; LC D3; LBC D1 D5 B2; MBC C2 C5; HBC C3 C4; HC C11 C12 B10
units bottom: A H7 H9; WA I8 I9 I10 J8 J9; MI I6; LC J2 J12; LBC H2 H4; HBC I2 I4; HC I7 I12 J10
leaders top: Attila C4; Valamir C11
leaders bottom: Aetius I7; Sangiban I4; Theodoric J10
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules and the background text; which army has
  the top edge is inferred from published win shares
notes:
  [stated] Hun medium and heavy cavalry carries bows; the heavy cavalry of the Ostrogoths does not.
  [stated] The heavy cavalry of the Alans carries bows; that of the Visigoths does not.
  [erratum] The single Roman cavalry unit is heavy and without bows, not medium as first printed; the official errata of
    March 2021 say so. Here it stands on I7.
  [reconstructed] The map is ours. The background sets Huns against Alans, here on the left of the map, and Ostrogoths
    on Attila's left against Visigoths, here on the right. The hill is the ridge that history gives to the Visigoth
    side.
  [reconstructed] The two boards of Catalaunian Fields lie side by side, this one to the right.
  [reconstructed] Attila, Aetius and Theodoric are named in the rulebook; Sangiban and Valamir come from history. All
    places are ours.
`;
