// Commands & Colors: Ancients, scenario 113: Paraitacene, 317 BC.
export default `vexillum 1 sheet
game: ancients
id: 113
name: Paraitacene
date: 317 BC
summary: Antigonus and Eumenes, equal in numbers and skill, fight a long drawn battle in Persia.
top: Antigonus' Successors; commander Antigonus; command 5
bottom: Eumenes' Successors; commander Eumenes; command 5; first
banners: 7
board: 13x9
terrain:
  steepHill: A1 B1 C1 E1 F1 H1
units top: LI C6 C8; AX C3 C4; MI B8 B9; HI B4 B5 B6 B7; LC B10 B12; LBC B11; MC A2 A3; HC A4; EL C2
units bottom: LI G3 G7 G8 G12; AX G5 G11; MI H5; HI H6 H7 H8 H9{silverShields}; LC H2; LBC H10; MC H3; HC H11; EL G4 G10
leaders top: Antigonus A4; Officer B6; Peithon B10
leaders bottom: Officer H3; Second Officer H7; Eumenes H11
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The hills cannot be entered.
  [stated] The heavy infantry on H9 is the Silver Shields, with their abilities as published.
  [reading] The wording speaks of the helmet hits alone; that the Silver Shields score them without a leader is read
    from the like rule for the Sacred Band.
`;
