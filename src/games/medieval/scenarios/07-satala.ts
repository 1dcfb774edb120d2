// Commands & Colors: Medieval, scenario 07: Satala, 530 AD.
export default `vexillum 1 sheet
game: medieval
id: 07
name: Satala
date: 530 AD
summary: While Mihr-Mihroe closes in on the walls of Satala, Sittas waits in the hills with a few horsemen.
top: Sassanid; commander Mihr-Mihroe; command 5; tokens 4
bottom: Byzantine; commander Sittas; command 6; tokens 4; first
banners: 6
board: 13x11
terrain:
  hill: F11 F12 G11 G12 G13 H11 H12
  cityWall: I4 I6 I8 J3 J8 K4 K9
  cityGate: I5 I7
units top: LB F4 F6; A E3 E8; WA D4 D6; MI E4 E5 E6; LC C3; LBC E2 D10; MBC D8 D9; HBC C6; SHBC C7
units bottom: LB K6; A K7; MI J4 J7; HI J5; LBC I12; MBC K5 I11 I13; HBC J6 H12; SHBC H11
leaders top: Mihr-Mihroe C7; Sassanid officer E5
leaders bottom: Sittas H11; Dorotheus J5; Florentius I11
rules: city bottom; gateBanner top
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules and the background text; which army has
  the top edge is inferred from published win shares
notes:
  [stated] The Sassanids gain a banner for each gate they storm and open.
  [stated] Both armies have bows for their cavalry, be it medium, heavy or super heavy.
  [general] City walls cannot be entered or seen past. The city's own army passes the gates as if they were open; its
    enemy must storm a gate first, from an adjacent hex, with two dice in place of a close combat. A sword opens it, and
    so does a helmet when a leader is with the unit.
  [reading] No card or token adds dice to the storming of a gate. An opened gate leaves open ground; the walls beside it
    stay.
  [reading] A gate is stormed as well, and gives its banner, when an attacker who has destroyed its defender or made him
    retreat advances into the gate hex. If he does not advance, the gate stands.
  [reconstructed] The map is ours. In the background text Dorotheus keeps the city, Sittas hides nearby among hills with
    few men, and the Sassanids, who are more, move up to the walls. Inside the walls lie J4 to J7 and K5 to K8; the
    shape of the city and the side of the hills are guesses.
  [reconstructed] The background speaks of a Sassanid camp, but no rule does, so there is no camp on the map.
  [reconstructed] Mihr-Mihroe, Sittas and Dorotheus are named in the rulebook, Florentius comes from history, the
    officer is ours.
`;
