// Commands & Colors: Medieval, scenario 17: Lazic War (Onoguris), 555 AD.
export default `vexillum 1 sheet
game: medieval
id: 17
name: Lazic War (Onoguris)
date: 555 AD
summary: Rusticus and Bouzes storm the gates of Onoguris while a relief column rides down on their flank.
top: Sassanid; commander Nachoragan; command 5; tokens 3; first
bottom: Byzantine; commander Rusticus and Bouzes; command 5; tokens 3
banners: 7
board: 13x11
terrain:
  cityWall: C3 C5 C7 B2 B7 A3 A8
  cityGate: C4 C6
  fordableRiver: J1 J2 J3 J4 J5 J6 J7 J8 J9 J10 J11 J12
units top: LB B6; A B3 C9; MI B4 B5; LC C13; LBC D9 D12; MBC C10 B9 C11; HBC C12 B11; SHBC B10 A11
units bottom: LB G5 H7; A F2 H6; WA G4 G6; MI F4 G7; HI F3 F5; LC I2; LBC G11; MBC G9 G10 H11; SHBC H8
leaders top: Nachoragan B10; Garrison commander B4
leaders bottom: Rusticus G6; Bouzes H8; Dabragezas G9; Usigardus G10
rules: city top; gateBanner bottom; insideWalls top B3 B4 B5 B6 A4 A5 A6 A7
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules and the background text; which army has
  the top edge is inferred from published win shares
notes:
  [stated] The Byzantines gain a banner for each gate they storm and open.
  [stated] The walls steady the men behind them: each unit within the city may ignore one flag.
  [reading] Inside the walls are A4 to A7 and B3 to B6; a gate hex is not inside.
  [stated] Sassanid medium, heavy and super heavy cavalry carries bows; so does Byzantine medium and super heavy
    cavalry.
  [reconstructed] The rule on bows leaves out Byzantine heavy cavalry, so the army has none here.
  [stated] The Catharus can be forded.
  [general] City walls cannot be entered or seen past. The city's own army passes the gates as if they were open; its
    enemy must storm a gate first, from an adjacent hex, with two dice in place of a close combat. A sword opens it, and
    so does a helmet when a leader is with the unit.
  [reading] No card or token adds dice to the storming of a gate. An opened gate leaves open ground; the walls beside it
    stay.
  [reading] A gate is stormed as well, and gives its banner, when an attacker who has destroyed its defender or made him
    retreat advances into the gate hex. If he does not advance, the gate stands.
  [reconstructed] The map is ours. In the background text the main Byzantine force assaults the gates with the river at
    its back, the garrison waits for its chance to come out, and Dabragezas and Usigardus ride to stop the relief
    column, here on the right of the map. The shape of the city and its two gates are guesses.
  [reconstructed] Nachoragan, Rusticus, Bouzes, Dabragezas and Usigardus are named in the rulebook; the commander of the
    garrison is ours.
`;
