// Commands & Colors: Medieval, scenario 16: Lazic War (River Hippis), 550 AD.
export default `vexillum 1 sheet
game: medieval
id: 16
name: Lazic War (River Hippis)
date: 550 AD
summary: Chorianes, slowed by rough country, finds Goubazes and Dagisthaeus drawn up across the Hippis.
top: Sassanid; commander Chorianes; command 5; tokens 3; first
bottom: Byzantine; commander Goubazes and Dagisthaeus; command 6; tokens 5
banners: 7
board: 13x11
terrain:
  fordableRiver: E1 E2 E3 F3 F4 F5 F6 F7 F8 F9 G10 G11 G12 G13
  forest: D8 H3 H4
  hill: H9 I9 I10
  brokenGround: E7 G6
units top: LB D4 D6; A D5 C9; WA C7 C8; MI C5 C6; LC C12; LBC D2 D11; MBC C2 C3 C10; SHBC B3 B6
units bottom: LB H5; A H2 H6; WA H8 I8 I9; MI I5 I6; HI I7 J7; LC H1; MC I2 I11; HBC H11; SHBC J9
leaders top: Chorianes B6; Alan chief C10
leaders bottom: Goubazes I8; Dagisthaeus I7; Byzantine officer H11
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules and the background text; which army has
  the top edge is inferred from published win shares
notes:
  [stated] Sassanid medium and super heavy cavalry carries bows.
  [reading] Byzantine heavy and super heavy cavalry carries bows and Byzantine medium cavalry does not: the plain sense
    of a rule whose wording has slipped.
  [stated] The Hippis can be forded.
  [reconstructed] The map is ours. The background tells of rough ground near the river that hampers both sides; history
    adds Alans on the Sassanid side and Lazi on the Byzantine. The line of the river between the armies and the rough
    hexes are guesses.
  [reconstructed] The rule on bows names no Sassanid heavy cavalry, so there is none. Chorianes, Goubazes and
    Dagisthaeus are named in the rulebook; the other leaders are ours.
`;
