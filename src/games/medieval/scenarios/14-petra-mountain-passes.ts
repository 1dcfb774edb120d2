// Commands & Colors: Medieval, scenario 14: Lazic War (Petra Mountain Passes), 548 AD.
export default `vexillum 1 sheet
game: medieval
id: 14
name: Lazic War (Petra Mountain Passes)
date: 548 AD
summary: A thin Byzantine guard tries to stop Mihr-Mihroe's relief army in the passes on the way to Petra.
top: Sassanid; commander Mihr-Mihroe; command 5; tokens 3; first
bottom: Byzantine; commander an unknown general; command 5; tokens 2
banners: 5
board: 13x11
terrain:
  ruggedHill: F1 F2 G1 G2 F4 F5 G5 G6 F8 F9 G8 G9 F11 F12 G12 G13
units top: LB C5 C9; A B5 B8; WA B7; MI C6 C8; HI C7; LC A7; LBC C2 C12; MBC C3 C11; HBC B3 B10; SHBC B6
units bottom: LB F4 F9; A G3 G11; MI G7 H6; MBC I4 I10
leaders top: Mihr-Mihroe B6; Sassanid right B3; Sassanid left B10
leaders bottom: Byzantine commander G7; Byzantine officer I4
rules: exitForBanner top any K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and a player's
  report; which army has the top edge is inferred from published win shares
notes:
  [stated] Sassanid units of every kind may march off the board over the Byzantine baseline for a banner each. A unit
    does so by an order, and only if it stands on the baseline when the turn begins.
  [reading] Leaving is the whole move of the unit, which is then out of the battle and no loss. A leader attached to it
    leaves too and gives neither side a banner.
  [stated] Every hill here is rugged: moving onto one ends the move of a unit or a leader.
  [general] In all else a rugged hill is a hill.
  [stated] Sassanid medium, heavy and super heavy cavalry carries bows; so does Byzantine medium cavalry.
  [reconstructed] The map is ours. A player reports two Sassanids to one Byzantine, hence sixteen units against eight;
    exposed Byzantine archers, horse archers and a little foot; and three passes, one in each section, here in columns 3
    and 4, 7, and 10 and 11.
  [reconstructed] The rule on bows names only medium cavalry for the Byzantines, so they have no other cavalry.
    Mihr-Mihroe is named in the rulebook; the Byzantine commander is not known, and the other leaders are ours.
`;
