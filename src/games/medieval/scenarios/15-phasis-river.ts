// Commands & Colors: Medieval, scenario 15: Lazic War (Phasis River), 549 AD.
export default `vexillum 1 sheet
game: medieval
id: 15
name: Lazic War (Phasis River)
date: 549 AD
summary: Goubazes and Dagisthaeus fall on the camp of Phabrizus by the Phasis before he can form up.
top: Sassanid; commander Phabrizus; command 4; tokens 2
bottom: Byzantine; commander Goubazes and Dagisthaeus; command 5; tokens 4; first
banners: 6
board: 13x11
terrain:
  camp: B5 B6 B7
  fordableRiver: A11 B10 C11 D10 E11 F10 G11 H10 I11 J10 K11
units top: LB D5 D7; A C4 C6; WA C5 C8; MI B5 B7; HI B6; LC D2; LBC D9; MBC E3
units bottom: LB H3 H8; A H5 H6; WA I4 I5; MI I6 I8; HI I7; LC H2; LBC H9; MC I2 I10; SHBC J6
leaders top: Phabrizus B6; Sassanid officer E3
leaders bottom: Goubazes I5; Dagisthaeus J6; Byzantine officer I8
rules: camps top; razeCamps bottom
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and tournament
  results; which army has the top edge is inferred from published win shares
notes:
  [stated] When a Byzantine turn begins with a Byzantine unit in a camp, the player may raze that camp before he plays
    his card: its tile is removed and he gains a banner.
  [reading] The camps are friendly to the Sassanids only. Razing is the player's choice, and several camps that are
    occupied may be razed at the start of one turn.
  [stated] Bows are carried by the one unit of Sassanid medium cavalry and by the Byzantine super heavy cavalry, but not
    by the Byzantine medium cavalry.
  [stated] The Phasis can be forded.
  [reconstructed] The map is ours; so are the line of the river and the number of camps, three. The background has a
    surprised camp by the river, a body of Sassanid cavalry that tries to intervene, here on the left of the map, and
    Lazi beside the Byzantines, who win most games.
  [reconstructed] Phabrizus, Goubazes and Dagisthaeus are named in the rulebook; the other leaders are ours.
  [changed] Our first set-up had no unit at C5. The warriors there were added: between equal computer players the
    Byzantines won 83 of 100 games without them, and 75 with them. Of sixteen games that people reported they won ten.
`;
