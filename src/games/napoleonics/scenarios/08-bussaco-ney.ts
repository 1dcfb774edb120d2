// Commands & Colors: Napoleonics, scenario 08: Bussaco (Ney's Assault), 27 September 1810.
export default `vexillum 1 sheet
game: napoleonics
id: 08
name: Bussaco (Ney's Assault)
date: 27 September 1810
summary: Ney goes up at Sula and the convent, where light infantry lies hidden behind the crest.
top: British and Portuguese; commander Wellington; command 5
bottom: French; commander Ney; command 5; first
banners: 6
board: 13x9
terrain:
  hill: B3 B4 B5 B6 B7 B8 B9 B10 B11 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 D4 D9 D10 D11
  forest: E3 E4 E7 F8 F11
  town: A8 E10 G7
units top: BLN C3 B9 C12; BLT C10 C11; BRL E10; BGG B6; BLC A5; BFA C6; BHA D10; PLN C4 C5 C8; PLT D5 D8
units bottom: FLN G4 H3 H4 I5 I7 H9 H10 I10; FLT G3 G5 H11; FLC I2; FFA G8 H5; FHA H8
leaders top: Crauford C10; Pack C5; Spencer B6
leaders bottom: Ney I7; Loison H10; Marchand G4
rules: heldHexes bottom E10
source: the story of the battle on commandsandcolors.net (scenario 008), which breaks off before the battle notes;
  nearly all else by us
notes:
  [stated] Loison goes for the skirmishers and the guns of the allied left, where Crauford keeps two light regiments out
    of sight; Marchand is at the foot of the ridge.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reconstructed] Cards, first move, banners, both rosters and the leaders Pack and Spencer are ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] A8 is the convent, E10 Sula and G7 Moura. That Sula brings the French a banner while one of their
    units is there at the start of their turn is our rule.
  [general] A leader by himself is no unit and holds no hex.
`;
