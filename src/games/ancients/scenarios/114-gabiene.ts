// Commands & Colors: Ancients, scenario 114: Gabiene, 316 BC.
export default `vexillum 1 sheet
game: ancients
id: 114
name: Gabiene
date: 316 BC
summary: In clouds of salt dust the horse of Antigonus slip round to the baggage of Eumenes.
top: Antigonus' Successors; commander Antigonus; command 6; first
bottom: Eumenes' Successors; commander Eumenes; command 5
banners: 7
board: 13x9
terrain:
  fortifiedCamp: I13
units top: LI C4 C7 C10; AX C6 C8; MI B4 B9; HI B6 B7; LBC B12; MC B2 B3 B10; HC B1; EL C5 C9
units bottom: LI G2 G7 G10; AX H4 H9 H10; MI H8; HI H5{silverShields} H6 H7; LBC H1; MC H11; HC H3; EL G3 G6 G9
leaders top: Demetrius B1; Antigonus B3; Peithon B10
leaders bottom: Eumenes H3; Officer H11
rules: campCapture top I13
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The heavy infantry on H5 is the Silver Shields, with their abilities as published.
  [reading] The wording speaks of the helmet hits alone; that the Silver Shields score them without a leader is read
    from the like rule for the Sacred Band.
  [stated] Antigonus earns one banner, once and for good, when a unit of his first ends a move on the enemy camp I13; to
    pass through does not suffice. Units of Eumenes never score there.
  [reading] Ending an advance after combat on the camp takes it; being driven there by a retreat, or evading there, does
    not.
`;
