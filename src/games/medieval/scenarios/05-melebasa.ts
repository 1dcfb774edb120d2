// Commands & Colors: Medieval, scenario 05: Melebasa, 528 AD.
export default `vexillum 1 sheet
game: medieval
id: 05
name: Melebasa
date: 528 AD
summary: Belisarius holds the hills of Melebasa with tired men against a fresh and larger Sassanid force.
top: Sassanid; commander Gadar; command 5; tokens 3; first
bottom: Byzantine; commander Belisarius; command 5; tokens 3
banners: 6
board: 13x11
terrain:
  hill: G5 H4 H5 I5 G9 H8 H9
units top: LB D4 D8; A D6; WA B6; MI C6 C7; LC C12; LBC D2 D11; MBC C3 B2 C11; HBC C4 C10; SHBC C9
units bottom: LB H6 G9; A G5 H9; MI H4 H8; HI H5; LBC H2; MBC I3 I10; HBC J6; SHBC J7
leaders top: Gadar C9; Sassanid officer C4
leaders bottom: Belisarius J7; Byzantine officer H5
rules: scoutForBanner bottom
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules and the background text; which army has
  the top edge is inferred from published win shares
notes:
  [stated] At the end of a turn with a Scout the Byzantine player may give up the choice between two cards: he draws
    only one and takes a banner. The Scout's token is gained either way. The last banner needed for victory cannot be
    taken like this.
  [stated] Both armies have bows for their cavalry, be it medium, heavy or super heavy.
  [reading] Ambush and Clash of Shields count as a Scout too when their text makes them one. No Scout gives more than
    one banner.
  [reconstructed] The map is ours. The background tells of a fight on hills and of a weaker, weary Byzantine army on the
    defence.
  [reconstructed] Gadar and Belisarius are named in the rulebook; the other leaders are ours.
`;
