// Commands & Colors: Medieval, scenario 10: Decimum (Phase 1), 533 AD.
export default `vexillum 1 sheet
game: medieval
id: 10
name: Decimum (Phase 1)
date: 533 AD
summary: Count John's vanguard tries to cut its way to Carthage while the Huns face Gibamund on the flank.
top: Vandal; commander Gibamund and Ammatus; command 4; tokens 2
bottom: Byzantine; commander John; command 5; tokens 4; first
banners: 5
board: 13x11
terrain:
  hill: E5 E6 F4 F5 F6 G5 G6 G7 F1 F2 G2 D8
units top: LC D2 D4 C7; MC C2 C4 B3 C10 C12; HC C3 E11 B11 C11
units bottom: A I7; LBC H2 H3 I2 I4; HBC J3 H10 I10 J11; SHBC H11 I12
leaders top: Gibamund C3; Ammatus C11
leaders bottom: John H11; Hun chief H3; Byzantine officer I12
rules: exitForBanner bottom heavyCavalry A9 A10 A11 A12 A13
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and players'
  reports; which army has the top edge is inferred from published win shares
notes:
  [stated] Byzantine heavy and super heavy cavalry may ride off the board over the Vandal baseline, in the section that
    is the Vandals' left, for a banner each. A unit does so by an order, and only if it stands on one of these hexes
    when the turn begins.
  [changed] Our first set-up had A10 to A13 as the hexes to leave from. A9 is one too, because a hex that the line
    between two sections cuts belongs to both of them.
  [reading] Leaving is the whole move of the unit, which is then out of the battle and no loss. A leader attached to it
    leaves too and gives neither side a banner.
  [stated] The Vandals have no bows for their medium and heavy cavalry; the Byzantines have them for their heavy and
    super heavy cavalry.
  [reconstructed] The hexes are ours. Players report almost nothing in either centre, the Byzantines better in quality
    and with at least three leaders to two, a unit of Vandal heavy cavalry too far forward on their left, and no Vandal
    missiles but those of light units. The two hill groups have the same shape on all three maps of Decimum but
    different places; a lone hill is on this map and on that of the final phase.
  [reconstructed] The rule on bows names no Byzantine medium cavalry, so there is none. John and the two Vandal
    commanders are named in the rulebook; the Hun chief and the officer are ours.
  [changed] Our first set-up had no unit at B11. The heavy cavalry there was added: between equal computer players the
    Byzantines won 87 of 100 games without it, and 76 with it.
`;
