// Commands & Colors: Medieval, scenario 01: Utus River, 447 AD.
export default `vexillum 1 sheet
game: medieval
id: 01
name: Utus River
date: 447 AD
summary: Attila brings horse archers and subject tribes down on the only Roman field army left in the Balkans.
top: Hun; commander Attila; command 5; tokens 4; first
bottom: Roman; commander Arnegisclus; command 5; tokens 2
banners: 9
board: 13x11
terrain:
  hill: F3 G3 G4
  forest: E10 F10
units top: LB D7; A D5; WA C5 C6 C9; LC D3 D9; LBC D1 D12 B1 B11; MBC C2 C3 C11 C12; HBC C7 C8 B6
units bottom: LB H4 H9; A H5 H8; MI I5 I7 I9; HI I6 I8; LC J1 J12; LBC H1 H12; MC I2 I12; HC I3 I11 J6
leaders top: Attila C7; Onegesius C3; Edeco C11
leaders bottom: Arnegisclus J6; Roman left I3; Roman right I11
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and players'
  reports; which army has the top edge is inferred from published win shares
notes:
  [stated] Hun medium and heavy cavalry carries bows; Roman medium and heavy cavalry does not.
  [reconstructed] The map is ours. Known in words only: nine banners take about half of an army, hence some eighteen
    units a side; the Romans fight in a left, a centre and a right; they are strong in heavy cavalry and mounted
    archers; bow-armed Hun medium and heavy cavalry rides with the leaders.
  [reconstructed] No rule speaks of the river that gives the battle its name, so none is on the map.
  [reconstructed] Attila and Arnegisclus are named in the rulebook; the other leaders are ours.
`;
