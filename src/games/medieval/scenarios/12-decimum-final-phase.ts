// Commands & Colors: Medieval, scenario 12: Decimum (Final Phase), 533 AD.
export default `vexillum 1 sheet
game: medieval
id: 12
name: Decimum (Final Phase)
date: 533 AD
summary: Gelimer mourns his brother while his men mill about, and Belisarius comes on at full speed.
top: Vandal; commander Gelimer; command 3; tokens 2; first
bottom: Byzantine; commander Belisarius; command 5; tokens 3
banners: 5
board: 13x11
terrain:
  hill: C6 C7 D5 D6 D7 E6 E7 E8 F10 F11 G11 G4
units top: LC B2 E4 D11 A10; MC C3 B5 D8 B9 C12; HC C8 A6 D6
units bottom: LC I11; LBC H4 H9 I2; MBC I5 I9 J5; HBC I6 I8 J8; SHBC I7 J6
leaders top: Gelimer C8; Vandal noble C3
leaders bottom: Belisarius I7; Solomon I9
rules: growingHand top 3 4 5
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and a player's
  report; which army has the top edge is inferred from published win shares
notes:
  [stated] The Vandals begin with three cards. Their first turn and their second each end with a draw of two cards
    instead of one, so that the hand grows to four and then to five, where it stays.
  [reading] Their Command follows the hand: three, then four, then five. After a Scout in one of these two turns they
    draw one card more and discard one.
  [stated] The Vandals have no bows for their medium and heavy cavalry; the Byzantines have them for these and for their
    super heavy cavalry.
  [general] No banner is to be had for the hills in this phase.
  [reconstructed] The hexes are ours. Known in words: the two hill groups of the earlier phases in other places, and the
    lone hill back again. The Vandals are scattered because the background has them without a line.
  [reconstructed] Gelimer and Belisarius command, Solomon is taken over from the second phase, the noble is ours.
`;
