// Commands & Colors: Napoleonics, scenario 07: Bussaco (Reynier's Assault), 27 September 1810.
export default `vexillum 1 sheet
game: napoleonics
id: 07
name: Bussaco (Reynier's Assault)
date: 27 September 1810
summary: Reynier's columns climb straight at the long ridge of Bussaco, past the village at its foot.
top: British and Portuguese; commander Wellington; command 5
bottom: French; commander Reynier; command 5; first
banners: 6
board: 13x9
terrain:
  hill: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 D4 D7 D10
  forest: E3 E6 E11 F4 F7
  town: F9
  fordableRiver: F12 F11 F10 H9 I10
  bridge: G10
units top: BLN C3 C6 C8 C11 B2; BLT D7; BRL D10; BHC A8; BFA C4 C9; PLN C5 C10 B7
units bottom: FLN G4 H3 H4 H6 G7 H8 H10 I5; FLT G3 G8 G11; FHC H2; FFA G6 G12
leaders top: Picton C8; MacKinnon C6; Leith B2
leaders bottom: Reynier H6; Heudelet G4; Merle G8; Soult H2
source: the part of commandsandcolors.net (scenario 007) that could be read; what players tell of their games in the
  blogs battlehonors (September 2011) and megablitzandmore (October 2011); the rest by us
notes:
  [stated] The terrain has five forests, 28 hills, three straight river tiles, two bends and at least one river tile
    more. The allies hold a long ridge; a village lies between the lines before the French centre or right.
  [stated] Seen in play: British line, light, heavy cavalry and foot artillery, Portuguese line; three or more French
    line, two light and two foot artillery, and heavy cavalry on their left. MacKinnon is an allied leader, and Soult,
    the cavalry general, a French one.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] Six banners win: at that score a reported game was over. The commanders are those of the story of the
    battle. The further river tile is read as a bridge.
  [reconstructed] Cards, first move, the full rosters and the leaders Picton, Leith, Reynier, Heudelet and Merle are
    ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] F9 is San Antonio de Cantaro. The stream can be forded in every hex.
`;
