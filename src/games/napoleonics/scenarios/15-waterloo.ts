// Commands & Colors: Napoleonics, scenario 15: Waterloo, 18 June 1815.
export default `vexillum 1 sheet
game: napoleonics
id: 15
name: Waterloo
date: 18 June 1815
summary: Napoleon throws his army at the ridge of Mont Saint Jean before the Prussians can come.
top: British and Dutch-Belgian; commander Wellington; command 6
bottom: French; commander Napoleon; command 6; first
banners: 8
board: 13x9
terrain:
  hill: C1 C2 C3 C4 C6 C7 C8 C9 C10 C11 C12 C13 G5 G6 G7 G8 G9
  forest: F3 G3 H3 F11 G13
  town: E3 E6 E13
  sandQuarry: E7
units top: BLN C2 B4 C6 C8 C10 C12; BLT E6; BRL E7; BGG E3 C3; BLC B12 A11; BHC B8; BGHC B6; BFA C4 C7; BHA C11
  DLN B5 C9 E13; DLC B3
units bottom: FLN H2 I3 H5 G8 H8 H9 H10 I11; FLT H4 H11; FOG I7 I8; FYG I6; FLC I1 H12; FCU I5 I10; FGHC I9; FFA G6 G7
  FGFA G9
leaders top: Wellington B7; Picton C8; Uxbridge B6; Prince of Orange B5
leaders bottom: Napoleon I7; Ney H9; d'Erlon G8; Reille H5
rules: heldHexes bottom E3 E6 E13
source: a review at gamersalliance.com and pevans.co.uk and the blog prometheusinaspic (January 2011), both of games
  with the published set-up; the rest by us
notes:
  [stated] The scenario covers the first hours, without Prussians. Each side has six cards, and eight banners win.
  [stated] Hougoumont, La Haye Sainte and Papelotte bring the French one banner each while they hold them.
  [reading] This is counted at the start of the French turn, for each of the three with a French unit in it.
  [general] A leader by himself is no unit and holds no hex.
  [stated] The allies have 21 units, three batteries among them. Seen in play: for the French line, cuirassiers, Young
    and Old Guard; for the allies rifles, guard grenadiers, Dutch-Belgians in brown and British guns up on the hills.
  [stated] The allied hills lie about one third of the board from their edge; from the British side a single gap opens
    to the right of the column with La Haye Sainte. The buildings are half-way across: Hougoumont on the British right,
    with a column of woods on its French side that leaves a lane at the edge, La Haye Sainte a little right of the
    middle, Papelotte at the left edge.
  [stated] The French have hills in their centre and nearly everyone in their two rear rows; d'Erlon is out on the hills
    with one line unit.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] The French begin, as in a reported game. Row E for the buildings is inferred.
  [reading] Dutch, Belgian, Nassau, Brunswick and Hanoverian units fight with the values of the Portuguese.
  [reconstructed] The number of units of each kind, the 21 French units, the sand quarry on E7 and all leaders on the
    board but d'Erlon are ours.
  [reconstructed] No source gives places in words. Every unit hex, and the hills and woods hex by hex, are ours. E3 is
    Hougoumont, E6 La Haye Sainte, E13 Papelotte.
`;
