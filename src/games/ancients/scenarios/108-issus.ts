// Commands & Colors: Ancients, scenario 108: Issus, 333 BC.
export default `vexillum 1 sheet
game: ancients
id: 108
name: Issus
date: 333 BC
summary: Alexander attacks the great army of Darius across a shallow stream between mountains and sea.
top: Macedonian; commander Alexander; command 6; first
bottom: Persian; commander Darius III; command 4
banners: 8
board: 13x9
terrain:
  hill: A1 B1 C1 C2 D1 E1 E2 F1 G1 G2 H1 I1 I2
  openFord: F2 F3 F4 F5 F6 F7 F8 F9 F10 F11
  seacoast: C13 D12 E13 F12 G13 H12 I13
units top: LI C6 C8; LB C5 C9; AX B3 B4; MI A8 A9; HI B5 B6 B7 B9; LC B11; MC A5{companions} B10
units bottom: LI I6 I7 I8; LB G3 G6; LS E5 E9; AX F1 F2 F3 F9 G1; MI F5 F6 F7 G7{immortals}; LC F10 H9 H10; MC F11 H3
  HC G8
leaders top: Alexander A5{alexander}; Craterus B7; Parmenio B10
leaders bottom: Officer F7; Nabarzanes F10; Darius G7
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The stream can be forded and does not limit battle dice.
  [reading] Units must still stop when they enter the stream.
  [reading] The scenario is silent on sea and hills: the sea cannot be entered, and those at the left edge are plain
    hills.
  [stated] Alexander's die is for the unit he is attached to. Neighbouring units do not share it, and ranged combat
    never gains from it.
  [stated] By the designer's answer this die comes on top of a terrain limit, just as a card's extra die does.
  [reading] No ruling lists the fights meant, so the die counts in attack, battle back, bonus combat and First Strike
    alike; elephants do not copy it, and it is not thrown at a leader who escapes past the unit.
  [stated] The medium cavalry on A5 is the Companions. Their flag comes on top of those that a leader and support
    cancel, which can make three. All this lasts until the last block is gone.
  [general] An elephant may not throw again for the sword the Companions ignore; its further swords hit as usual.
  [stated] The Persian medium infantry on G7 is the Immortals, who carry bows.
  [stated] Their figures come from a later official expansion: range 3, two dice standing still, one die after a move of
    one hex, never both kinds of combat in a turn. They count as a missile unit for Darken the Sky and are plain medium
    infantry in all else.
`;
