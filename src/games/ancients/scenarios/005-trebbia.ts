// Commands & Colors: Ancients, scenario 005: Trebbia, 218 BC.
export default `vexillum 1 sheet
game: ancients
id: 005
name: Trebbia
date: 218 BC
summary: Sempronius hurries his cold and hungry legions over the river while Mago lies hidden behind them.
top: Carthaginian; commander Hannibal; command 5
bottom: Roman; commander Sempronius; command 5; first
banners: 7
board: 13x9
terrain:
  fordableRiver: H1 H2 H3 H4 H5 H6 I7
units top: LS C5 C7 C9; AX B5 B8; MI B6 B7; HI B4 B9; LC A2 A3; MC A11 A12; EL A4 A10
units bottom: LI F2 F6 F11; AX G4 G5 G9 G10; WA G3 G11; MI G6 G7 G8; HI H7; MC G2 G12
leaders top: Hanno A2; Hannibal B9
leaders bottom: Sempronius G7
reserves top: mago MC 1, WA 2; leader Mago
rules: ambush top mago
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The stream can be forded in all its hexes.
  [stated] Mago's force waits off the board. In the second Carthaginian turn or a later one a Leadership card may call
    it up: Inspired Leadership in the section that card names, Leadership Any Section in whichever section the
    Carthaginian player wants. Its three units go to hexes of the Roman baseline there, Mago joining one of them; this
    counts as the first hex of each unit's move.
  [stated] Units of the ambush retreat like the rest of their army, toward the top edge.
  [reading] Left and right on an Inspired Leadership card are taken as the Carthaginian player sees them.
  [open] Nothing says whether some of the force may be held back, nor what happens if the section has too few free
    baseline hexes.
  [erratum] The published unit table gives Carthage three medium infantry and two medium cavalry. Map and ambush rule
    agree on two and three, one of the cavalry in the ambush, and are followed here.
`;
