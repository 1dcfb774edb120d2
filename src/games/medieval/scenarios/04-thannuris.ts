// Commands & Colors: Medieval, scenario 04: Thannuris, 528 AD.
export default `vexillum 1 sheet
game: medieval
id: 04
name: Thannuris
date: 528 AD
summary: Two rash brothers lead the cavalry of Belisarius in wedges against a waiting Sassanid line.
top: Sassanid; commander an unknown general; command 5; tokens 4
bottom: Byzantine; commander Belisarius; command 5; tokens 2; first
banners: 6
board: 13x11
terrain:
  hill: C2 C3 C4 D2 D3
units top: LB D2 D3; A C4; MI C2 C3; LBC D5 D11; MBC C6 C9 C12; HBC C7 C11; SHBC C8 C10
units bottom: LB J12; A J8; MI J9 J11; HI J10; MBC H3 H4 H7 H8; HBC G4 I4 G8 I8; SHBC K11
leaders top: Sassanid commander C8; Sassanid officer C11
leaders bottom: Belisarius J10; Coutzes G4; Bouzes G8
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and a player's
  description; which army has the top edge is inferred from published win shares
notes:
  [stated] Both armies have bows for their cavalry, be it medium, heavy or super heavy.
  [stated] The rulebook offers this battle as the first one to learn with: mostly cavalry and little terrain.
  [reconstructed] The hexes are ours, the layout is described by a player: Sassanid foot on hills on its own right, the
    left of the map, and cavalry along the rest of the line with two super heavy units; the Byzantine medium and heavy
    cavalry in two tight wedges, and a mixed line far back on the right with the one super heavy unit on the baseline.
  [reconstructed] Bouzes and Coutzes lead the wedges because the background has them attack. The Sassanid commander is
    not known; both Sassanid leaders are ours.
`;
