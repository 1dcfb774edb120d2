// Commands & Colors: Napoleonics, scenario 10: Salamanca (Attack on the French Left), 22 July 1812.
export default `vexillum 1 sheet
game: napoleonics
id: 10
name: Salamanca (Attack on the French Left)
date: 22 July 1812
summary: The French have stretched their left too far along the Monte de Azan, and Wellington falls on it.
top: British and Portuguese; commander Wellington; command 6
bottom: French; commander Marmont and Clausel; command 5; first
banners: 6
board: 13x9
terrain:
  hill: C5 C6 C7 B6 C11 C12 G4 G5 G6 G7 G8 H4 H5 H6 H7 F11 G11 G12
  forest: E4 H8 I9
  town: D8
  river: A2 B1 C2 E2 F1 G2 H1 I2
  bridge: D2
units top: BLN C3 C4 C6 C7 C9 B11; BLT D8; BRL D4; BLC B5 B9; BFA C5 C11; PLN B3 B7 C10; PLC B2
units bottom: FLN G3 G4 G6 G7 H6 H7 G11 H10; FLT G8 F11; FLC H3 I4; FFA G5 G12
leaders top: Wellington B6; Pakenham C4; Cole C9
leaders bottom: Thomieres G4; Clausel H6; Maucune G7
source: page 11 of the published scenario booklet and commandsandcolors.net (article 48), which break off within the
  allied roster; the rest by us
notes:
  [stated] Commanders, cards, the French first move, six banners and the count of each terrain tile are as published.
  [stated] The Azan can be crossed by its bridge alone.
  [stated] The British have line, light, rifles, light cavalry and foot artillery, and no heavy cavalry, guards or horse
    artillery. The story of the battle names Pakenham, Cole, Thomieres and Clausel.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] Portuguese are present: the roster breaks off just where they would follow.
  [reconstructed] The number of units of each kind in both armies and the leaders Wellington and Maucune on the board
    are ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] The river, one hex in each row on the west, is laid with just the published tile shapes. D8 is Los
    Arapiles, C11 and C12 the Lesser Arapile, F11 to G12 the Greater, G4 to H7 the Monte de Azan.
`;
