// Commands & Colors: Medieval, scenario 18: Solachon (Main Battle), 586 AD.
export default `vexillum 1 sheet
game: medieval
id: 18
name: Solachon (Main Battle)
date: 586 AD
summary: Kardarigan has poured away his water and must beat the Byzantines on the high ground or die of thirst.
top: Sassanid; commander Kardarigan; command 5; tokens 3
bottom: Byzantine; commander Philippicus; command 5; tokens 4; first
banners: 6
board: 13x11
terrain:
  camp: A8 A9 A10
  hill: H2 H3 I3 H6 H7 I7 H10 H11 I11
units top: LB A9; A B8; LC D2; LBC D3 D7 D11; MBC C3 B6 C11 B10; HBC C4 C6 C10; SHBC C7 B7
units bottom: A H7; MI H6; LC I2 I12; LBC H3 H9; MBC H2 J6 H10 H11 J10; SHBC I3 I7 I11
leaders top: Kardarigan C7; Mebodes C4; Aphraates C10
leaders bottom: Philippicus I7; Vitalius I11; Eliphredas I3
rules: camps top; razeCamps bottom
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules and the background text; which army has
  the top edge is inferred from published win shares
notes:
  [stated] When a Byzantine turn begins with a Byzantine unit in a camp, the player may raze that camp before he plays
    his card: its tile is removed and he gains a banner.
  [reading] The camps are friendly to the Sassanids only. Razing is the player's choice, and several camps that are
    occupied may be razed at the start of one turn.
  [stated] Sassanid medium, heavy and super heavy cavalry carries bows; so does Byzantine medium and super heavy
    cavalry.
  [reconstructed] The rule on bows leaves out Byzantine heavy cavalry, so the army has none here.
  [reconstructed] The map is ours. The background has two armies almost wholly mounted, each with two wings and a
    centre, the Byzantines waiting on high ground, a thin centre of foot shielded by dismounted cataphracts, and on
    their right Vitalius, whose men got as far as looting the enemy camp. Hence the camps stand behind the Sassanid left
    centre.
  [reconstructed] Kardarigan, Philippicus and Vitalius are named in the rulebook; Mebodes, Aphraates and Eliphredas come
    from history.
`;
