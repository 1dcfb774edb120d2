// Commands & Colors: Medieval, scenario 13: Tricamarum, 533 AD.
export default `vexillum 1 sheet
game: medieval
id: 13
name: Tricamarum
date: 533 AD
summary: Across a small stream the Vandal nobles face an all-mounted attack, and two bands of riders wait to see who
  wins.
top: Vandal; commander Gelimer; command 5; tokens 2
bottom: Byzantine; commander Belisarius; command 5; tokens 4; first
banners: 6
board: 13x11
terrain:
  stream: F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12
units top: A D6; WA B6 B7; LC D2; MC C3 C7 C11 B4 B9; HC C4 C6 C8 C10
units bottom: LC H2 H11; LBC H9; MBC I3 I4 I10; HBC H5 H7 I11; SHBC H6 J7
leaders top: Gelimer C8; Tzazon C6
leaders bottom: Belisarius J7; John H6; Byzantine officer I4
reserves top: moors LC 3
reserves bottom: huns LBC 3
rules: reinforceAfter top 3 moors A2 A3 A4; reinforceAfter bottom 3 huns K10 K11 K12
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules and the background text; which army has
  the top edge is inferred from published win shares
notes:
  [stated] When a player has his third banner, his three waiting units of light cavalry, Moors for the Vandals and Huns
    for the Byzantines, come onto their marked hexes when his next turn begins.
  [reading] Each side waits for its own third banner. If somebody stands on a marked hex, the unit comes to the nearest
    empty one. The new units may be ordered in the turn they come.
  [stated] The stream stops nobody, but a unit that starts its move in it, ends there or passes through it gets no
    charge bonus dice.
  [reading] Charge bonus dice are those of Mounted Charge and Foot Onslaught, by card or by inspired action, and they
    are lost for that turn. Otherwise the stream is a fordable river: at most two dice into it or out of it, and one die
    when firing out of it.
  [stated] The Vandals have no bows for their medium and heavy cavalry; the Byzantines have them for these and for their
    super heavy cavalry.
  [reconstructed] The map is ours, the marked hexes too. The background has a small stream between the armies, Gelimer
    and Tzazon with the Vandal nobles, John in the Byzantine centre, an attack by cavalry alone, and the Huns kept well
    away.
  [reconstructed] That the Huns carry bows is our choice, for the rule has light cavalry and no more. Both armies camped
    nearby, but no rule uses the camps, so the map leaves them out.
  [reconstructed] Gelimer, Tzazon, Belisarius and John are named in the rulebook; the officer is ours.
`;
