// Commands & Colors: Ancients, scenario 111: Hydaspes, 326 BC.
export default `vexillum 1 sheet
game: ancients
id: 111
name: Hydaspes
date: 326 BC
summary: Having crossed upstream in the night, Alexander meets the elephants of King Porus.
top: Macedonian; commander Alexander; command 6; first
bottom: Indian; commander Porus; command 5
banners: 7
board: 13x9
terrain:
  river: A1 B1 C1 D1 E1 F1 G2 H1 I1
  forest: E2 G1 I2
units top: LI B10 B11 C5; LB C4; AX A11; MI B6; HI B7 B8 B9; LBC C2 C3; MC B2{companions} B5{companions}
units bottom: LB G4 G6 G8 G10; AX H4 H6 H7 H9; LC H11; MC H3; HCH G3 G11; EL G5 G7 G9
leaders top: Alexander B2{alexander}; Coenus B5; Antigenes B8
leaders bottom: Porus H4; Officer H6; Second Officer H9
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The river cannot be entered.
  [stated] Alexander's die is for the unit he is attached to. Neighbouring units do not share it, and ranged combat
    never gains from it.
  [stated] By the designer's answer this die comes on top of a terrain limit, just as a card's extra die does.
  [reading] No ruling lists the fights meant, so the die counts in attack, battle back, bonus combat and First Strike
    alike; elephants do not copy it, and it is not thrown at a leader who escapes past the unit.
  [stated] The medium cavalry on B2 and B5 are both Companions. Their flag comes on top of those that a leader and
    support cancel, which can make three. All this lasts until the last block is gone.
  [general] An elephant may not throw again for the sword the Companions ignore; its further swords hit as usual.
`;
