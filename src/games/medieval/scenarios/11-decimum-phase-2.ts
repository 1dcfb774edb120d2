// Commands & Colors: Medieval, scenario 11: Decimum (Phase 2), 533 AD.
export default `vexillum 1 sheet
game: medieval
id: 11
name: Decimum (Phase 2)
date: 533 AD
summary: Gelimer and Solomon see the same great hill between them and race for its top.
top: Vandal; commander Gelimer; command 5; tokens 3; first
bottom: Byzantine; commander Solomon; command 5; tokens 3
banners: 6
board: 13x11
terrain:
  hill: E6 E7 F5 F6 F7 G6 G7 G8 G11 G12 H11
units top: LC C2 C11 B3; MC C4 C6 C8 B6 B9; HC C5 C7 C9 B7
units bottom: LC I3 I11; LBC H3 H10; MBC I5 I9 J8; HBC I6 I8 J6; SHBC I7
leaders top: Gelimer C7; Vandal noble C5
leaders bottom: Solomon I7; Uliaris J6
rules: heldGroup 3 E6 E7 F5 F6 F7 G6 G7 G8
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and a player's
  report; which army has the top edge is inferred from published win shares
notes:
  [stated] The eight hexes of the large hill are together worth three banners. A player gains them at the start of his
    turn if a unit of his stands on the hill and no enemy unit does, and holds them while both stay true.
  [reading] The banners are lost the moment the condition fails, in either player's turn, and count for victory as long
    as they are held.
  [stated] The Vandals have no bows for their medium and heavy cavalry; the Byzantines have them for these and for their
    super heavy cavalry.
  [reconstructed] The hexes are ours. Known in words: the armies race for a large hill that lies between them; there is
    another group of hills, but not the lone hill of the other phases. Both fronts begin two hexes from the large hill.
  [reconstructed] Gelimer and Solomon are named in the rulebook, Uliaris comes from history, the noble is ours.
`;
