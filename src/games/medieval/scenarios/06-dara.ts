// Commands & Colors: Medieval, scenario 06: Dara, 530 AD.
export default `vexillum 1 sheet
game: medieval
id: 06
name: Dara
date: 530 AD
summary: Behind ditches before the walls of Dara, Belisarius awaits a larger army with cavalry hidden on his left.
top: Sassanid; commander King Kavadh; command 5; tokens 3; first
bottom: Byzantine; commander Belisarius; command 6; tokens 4
banners: 7
board: 13x11
terrain:
  hill: D1 E1 E2 F1
  brokenGround: G2 G3 H4 H5 H6 H7 H8 H9 G11 G12
  cityWall: K4 K6 K7 K8 K10
  cityGate: K5 K9
units top: LB D5 D6 D7; A C5 C8; MI C6 C7; HI B6 B7; LC D12; LBC D3 D10; MBC C3 C10; HBC C2 C11; SHBC C12 B11
units bottom: LB I5 I9; A I4 I10; MI I6 I8; HI I7; LBC H3 H10; MBC H1 H12; HBC H2 H11; SHBC J7
leaders top: King Kavadh B6; Pityaxes C2; Baresmanas B11
leaders bottom: Belisarius J7; Bouzes H2; John H11
reserves bottom: pharas MBC 2; leader Pharas
rules: city bottom; gateBanner top; hiddenCavalry bottom pharas left D1 E1 E2 F1
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and a player's
  report; which army has the top edge is inferred from published win shares
notes:
  [stated] The Sassanids gain a banner for each gate they storm and open.
  [stated] Pharas and his cavalry begin off the board. A card that orders in the Byzantine left section, the left of the
    map, may spend orders on them: whoever is ordered is placed on a hill hex or next to one, may not move this turn and
    may battle.
  [reading] Every Section card that can order in that section serves, among them Scout, Coordinated Attack, Out Flanked,
    Forward and Left Command. Each order brings in one unit. Pharas may ride with it at no further cost, or come by
    himself for an order of his own. The hex must be empty and passable. Until they come, they are no target and give no
    banner.
  [stated] The ditches are broken ground.
  [stated] Both armies have bows for their cavalry, be it medium, heavy or super heavy.
  [general] City walls cannot be entered or seen past. The city's own army passes the gates as if they were open; its
    enemy must storm a gate first, from an adjacent hex, with two dice in place of a close combat. A sword opens it, and
    so does a helmet when a leader is with the unit.
  [reading] No card or token adds dice to the storming of a gate. An opened gate leaves open ground; the walls beside it
    stay.
  [reading] A gate is stormed as well, and gives its banner, when an attacker who has destroyed its defender or made him
    retreat advances into the gate hex. If he does not advance, the gate stands.
  [reconstructed] The map is ours, with two gates and two units for Pharas. A player describes infantry behind the
    ditches in the middle, the heaviest horse of both armies on the wings, and Sassanid foot of which the light part
    stands in front and the heavy part can get to the gates. The background gives the Sassanids masses of cavalry on
    each wing, with the Immortals on their left, the right of the map, and keeps Belisarius with horsemen in reserve.
  [reconstructed] Kavadh, Belisarius and Pharas are named for this battle; Pityaxes, Baresmanas, Bouzes and John come
    from history.
`;
