// Commands & Colors: Ancients, scenario 103: Plataea, 479 BC.
export default `vexillum 1 sheet
game: ancients
id: 103
name: Plataea
date: 479 BC
summary: The allied Greeks under Pausanias settle the Persian war on land against Mardonius.
top: Greek; commander Pausanias; command 6; first
bottom: Persian; commander Mardonius; command 5
banners: 5
board: 13x9
terrain:
  hill: A5 E7 F8 G13 H6 H7
units top: LI C1 C6; LB C9; AX C2 C12; MI B12 C3 C5 C11; HI A13 C4 C10
units bottom: LB F1 F4 G1; AX F2 F5 F9 I6 I8; MI F3 F10 F11; LC F12; MC G3 G12 I7
leaders top: Officer B12; Pausanias C4; Aristides C10
leaders bottom: Mardonius G3; Artabazus I7
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
`;
