// Commands & Colors: Ancients, scenario 109: Gaugamela, 331 BC.
export default `vexillum 1 sheet
game: ancients
id: 109
name: Gaugamela
date: 331 BC
summary: On a field levelled for his chariots Darius faces Alexander for the last time.
top: Macedonian; commander Alexander; command 6; first
bottom: Persian; commander Darius III; command 4
banners: 7
board: 13x9
units top: LI D6; LB D4 D9; AX A7 A11; MI C7; HI B4 B9 C8 C9; LC B11 C4; MC B10 C5 C6{companions}
units bottom: LI I2 I10; LB I3 I11; AX I4 I5 I9; MI I6 I8; LC H1 H12; LBC H2; MC H11 I1 I12; HC I7; HCH H4 H7; EL H8
leaders top: Parmenio B10; Alexander C6{alexander}; Craterus C9
leaders bottom: Bessus I1; Darius I7; Mazeus I12
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] Alexander's die is for the unit he is attached to. Neighbouring units do not share it, and ranged combat
    never gains from it.
  [stated] By the designer's answer this die comes on top of a terrain limit, just as a card's extra die does.
  [reading] No ruling lists the fights meant, so the die counts in attack, battle back, bonus combat and First Strike
    alike; elephants do not copy it, and it is not thrown at a leader who escapes past the unit.
  [stated] The medium cavalry on C6 is the Companions. Their flag comes on top of those that a leader and support
    cancel, which can make three. All this lasts until the last block is gone.
  [general] An elephant may not throw again for the sword the Companions ignore; its further swords hit as usual.
  [general] Nothing special is said about the Persian chariots, so they are plain heavy chariots.
  [erratum] The year is 331 BC; this is official.
`;
