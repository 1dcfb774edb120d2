// Commands & Colors: Ancients, scenario 112: Hellespont, 323 BC.
export default `vexillum 1 sheet
game: ancients
id: 112
name: Hellespont
date: 323 BC
summary: Eumenes, with all to lose, faces the beloved Craterus in the first war of the Successors.
top: Craterus' Successors; commander Craterus; command 5; first
bottom: Eumenes' Successors; commander Eumenes; command 6
banners: 6
board: 13x9
units top: LI C10; LB C4; AX B2 B3 B10 B11; MI B7 B8 B9; HI B4 B5 B6; MC B12 D2
units bottom: LB G5 G9; AX H3 H4 H9 H10; MI H5 H8; HI H6 H7; LC G2; MC H1 H2 I12 I13
leaders top: Neoptolemus B12; Craterus D2
leaders bottom: Alcetas H6; Eumenes I12
rules: leaderLossLowersCommand top; leaderLossLowersCommand bottom; allLeadersLostLoses top; allLeadersLostLoses bottom
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] Every leader a side loses makes its hand one card smaller to the end of the battle. If he falls in his own
    side's turn, that turn ends without a draw; if he falls in the enemy's turn, a random card of his side's hand is
    discarded there and then.
  [general] Command is the hand size, so it falls with the hand.
  [stated] The side whose two leaders are both eliminated loses at once, however the banners stand.
  [reading] A leader who evades over his own edge is not eliminated: he costs no card and does not count toward the
    sudden defeat.
`;
