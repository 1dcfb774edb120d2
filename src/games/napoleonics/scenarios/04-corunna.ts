// Commands & Colors: Napoleonics, scenario 04: Corunna, 16 January 1809.
export default `vexillum 1 sheet
game: napoleonics
id: 04
name: Corunna
date: 16 January 1809
summary: Moore must hold the ridge before the harbour while Soult presses through Elvina.
top: British; commander Sir John Moore; command 5
bottom: French; commander Soult; command 5; first
banners: 6
board: 13x9
terrain:
  hill: C4 C5 C6 C7 C8 C9 C10 C11 G5 G6 G7 G8 G9 H6 H7 H8 G11 G12
  forest: F1 F2 E3 E4 D9
  town: D7 E11 C2 B8
  fordableRiver: F12 F11 F10 E10 E9 E8 E7 D6 D5 D4 D3 D2 F6 F5 F4 G4 H3
units top: BLN C5 C6 C9 C10 C11 B4; BLT C7 C8 B3; BGG B7; BLC A4; BFA B9
units bottom: FLN G6 H5 H6 G8 H8 G11 G12 H11; FLT G7 G5 G10; FHC H1 H2; FFA H7 G9
leaders top: Moore B6; Baird C6; Hope C10
leaders bottom: Mermet G7; Merle G8; Delaborde G11
source: rosters, battle notes and tile counts from commandsandcolors.net (article 63); what players tell of their games
  in the blogs megablitzandmore (March 2011), kriegsspieler (January 2018) and wargamesinthedungeon (January 2021);
  hexes by us
notes:
  [stated] Both rosters, the commanders, cards, first move, banners, the number of leaders and the count of each terrain
    tile are as published.
  [stated] All streams can be forded, and the French have one to cross.
  [stated] Elvina is the village in the middle before the British ridge, Piedralonga lies before the French right and
    Oza towards the French left, where the ground is broken and the heavy cavalry is.
  [stated] British line and light infantry stand on the ridge, the guns off its crest, and Moore behind the light
    infantry of the centre. French light infantry looks at Elvina; Mermet has the centre, Merle and Delaborde the right.
  [reading] Nothing found says which army sits at which edge; the British are put at the top, as in all these battles.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] D7 is Elvina, E11 Piedralonga, C2 Oza; the fourth town, B8, is taken to be Eiris. Baird and Hope as
    the other British leaders are ours.
  [reconstructed] The streams are laid with just the published tile shapes: the fork is E7, the ends are D2 and H3, and
    F12 leads off the board.
  [open] Three British light units need fifteen blocks and the box has ten with that label. One copy of the page counts
    two and one; the three of the others are kept.
`;
