// Commands & Colors: Napoleonics, scenario 06: River Coa, 24 July 1810.
export default `vexillum 1 sheet
game: napoleonics
id: 06
name: River Coa
date: 24 July 1810
summary: Caught on the wrong bank of the Coa, Crauford has to fight his way back to the one bridge.
top: British and Portuguese; commander Crauford; command 4; first
bottom: French; commander Ney; command 4
banners: 6
board: 13x9
terrain:
  hill: C6 C7 D6 D7 C10 C11 D9 D10 D11
  forest: E6 F10
  town: C12 C13
  windmill: E9
  river: A5 B4 C3 C2 C1
  bridge: B3
  fieldWorks: D3>E3,E4 D4>E4,E5
units top: BLN D7 D8 D10; BLT D6; BRL D5 E9; BLC C9 B10; BFA C12; BHA C6 D9; PLT D3 D4
units bottom: FLN G3 G4 H6 H7 H9 I5 I8; FLT G5 H8; FLC H2 H10 H11; FHC I10; FFA H5; FHA I11
leaders top: Crauford C5; Beckwith D10; Barclay D6
leaders bottom: Ney H7; Loison H6; Lamotte H10
rules: leaveForBanner top A1 A2 A3 A4
source: commandsandcolors.net (article 65), which breaks off after the French cards; what players tell of their games in
  the blogs palousewargamingjournal (January 2012), megablitzandmore (August 2011) and jjs413-thegen (November 2013);
  the rest by us
notes:
  [stated] Commanders, cards, first move, the British and Portuguese roster, its three leaders and the count of each
    terrain tile are as published.
  [stated] The allies win with six banners, whether for eliminated enemies or for troops that get away over the bridge;
    a unit that leaves with its leader counts for two.
  [reading] Each unit that leaves is out of the game and its banner is kept; a leader who leaves brings one as well,
    alone or with a unit. The step over the edge costs one hex of movement.
  [stated] On the allied right the Portuguese cover the bridge from field works, with Crauford next to it; a windmill
    stands half-way along the allied left.
  [stated] Almeida with its guns is at the far end of the allied left; some of the British are on heights, with guns on
    the high ground of the centre. French foot and horse are on both wings.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] Six banners win for the French too.
  [reconstructed] The French roster and leaders are ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] The way off the board is the top edge of A1 to A4, beyond the river. The river bars all movement but
    for the bridge on B3 and is laid with just the published tile shapes. C12 and C13 are Almeida.
  [reconstructed] The field works on D3 and D4 face the French.
`;
