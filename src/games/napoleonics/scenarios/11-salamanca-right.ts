// Commands & Colors: Napoleonics, scenario 11: Salamanca (Attack on the French Right), 22 July 1812.
export default `vexillum 1 sheet
game: napoleonics
id: 11
name: Salamanca (Attack on the French Right)
date: 22 July 1812
summary: From behind a ridge the British cross the Pela Gracia to strike the other end of the French army.
top: British; commander Wellington; command 6; first
bottom: French; commander Marmont and Clausel; command 5
banners: 6
board: 13x9
terrain:
  hill: C3 C4 C5 C6 C7 C8 C9 C10 G5 G6 H5 H6 G11 H11 G1 G2
  forest: I4 F11
  town: G8 G4 I7 A4
  fordableRiver: D1 D2 D3 D4 E5 E6 E8 E9 F9 G10 H10 I11
  bridge: E7
units top: BLN B3 B4 B5 B8 A5 A8 A9; BLT B9; BRL B10; BGG B6 A7; BLC B12 A12; BHC B2 A3; BFA B7; BHA B11
units bottom: FLN G4 G5 G7 G8 G11 H4 H7 I6; FLT G2 G9 F11; FLC H12; FFA G6 H11
leaders top: Wellington A7; Campbell B6; Alten B9
leaders bottom: Ferey G5; Foy G8
source: rosters, battle notes and tile counts from commandsandcolors.net (article 69); hexes by us
notes:
  [stated] Both rosters, the commanders, cards, first move, banners, the number of leaders and the count of each terrain
    tile are as published.
  [stated] The Pela Gracia can be forded in every hex.
  [stated] The British come from behind a ridge and over the river; the French are in Calvarisa de Ariba.
  [reading] Nothing found says which army sits at which edge; the British are put at the top, as in all these battles.
  [reading] Ferey and Foy, whom the story of the battle names, are the two French leaders.
  [open] A second sentence about the river is cut off. It is taken to repeat that whoever enters a ford must stop.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] The river is laid with just the published tile shapes. G8 is Calvarisa de Ariba, G4 the chapel of
    Nuestra Senora de la Pena. Campbell and Alten as British leaders are ours.
`;
