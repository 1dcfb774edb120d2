// Commands & Colors: Napoleonics, scenario 02: Rolica (French Second Position), 17 August 1808.
export default `vexillum 1 sheet
game: napoleonics
id: 02
name: Rolica (French Second Position)
date: 17 August 1808
summary: Delaborde has fallen back to a steep ridge, and only a few gullies lead up to him.
top: British and Portuguese; commander Wellesley; command 6; first
bottom: French; commander Delaborde; command 5
banners: 5
board: 13x9
terrain:
  hill: G4 G5 G6 G7 G8 G9 G10 H5 H6 H7 H8 H9
  ruggedHill: E3 E5 E7 E8 E9 E11 F2 F3 F5 F7 F8 F10 F11
  forest: E2 F1 E12 F12 D3 D8 C10 G2 G12 H3
units top: BLN B5 D6 B7 B10 B11; BLT C7; BHC A7; BFA B4 C8; BHA A8; PLN B2 B3; PLT C2; PLC A2
units bottom: FLN G5 G6 G8 G9; FLT G4 G10; FLC I7 I9; FFA G7
leaders top: Wellesley A7; Fergusson B10; Lake D6; Trant B2
leaders bottom: Delaborde G6; Brenier G9
source: rosters, battle notes and tile counts from commandsandcolors.net (article 61) and the talk in its forum; hexes
  by us
notes:
  [stated] Both rosters, the commanders, cards, first move, banners, the number of leaders (three British, one
    Portuguese, two French) and the count of each terrain tile are as published; there is no special rule.
  [stated] The French stand along a line of hills, and gullies between rugged hills are the ways up to it.
  [stated] Lake is ahead of the centre with a line unit and Fergusson with the left wing, where the horse artillery is
    not; some of the British begin at the rear.
  [stated] The Portuguese face the French left, with a British foot battery near them and no French cavalry opposite.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] Trant leads the Portuguese here too.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] The gullies are F4, F6 and F9; wooded paths go round both ends of the ridge. The second French leader
    is taken to be Brenier.
`;
