// Commands & Colors: Ancients, scenario 110: Jaxartes River, 328 BC.
export default `vexillum 1 sheet
game: ancients
id: 110
name: Jaxartes River
date: 328 BC
summary: Under cover of his war machines Alexander forces a river held by Scythian horse archers.
top: Macedonian; commander Alexander; command 6; first
bottom: Scythian; commander Satraces; command 5
banners: 5
board: 13x9
terrain:
  fordableRiver: D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12
  hill: G2 G3 G6 G10 G13 H8 H12
units top: LI C7; LB C10; LS C4; AX B5 B8; HI B6 B7; HWM B4 B9; LC B2 B11; MC B3{companions} B10
units bottom: LC E2 E6 E8 E12; LBC E3 E4 E10 E11; MC E7
leaders top: Alexander B3{alexander}; Craterus B7
leaders bottom: Satraces E7
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] Every hex of the river can be forded.
  [stated] Alexander's die is for the unit he is attached to. Neighbouring units do not share it, and ranged combat
    never gains from it.
  [stated] By the designer's answer this die comes on top of a terrain limit, just as a card's extra die does.
  [reading] No ruling lists the fights meant, so the die counts in attack, battle back, bonus combat and First Strike
    alike; elephants do not copy it, and it is not thrown at a leader who escapes past the unit.
  [stated] The medium cavalry on B3 is the Companions. Their flag comes on top of those that a leader and support
    cancel, which can make three. All this lasts until the last block is gone.
  [general] An elephant may not throw again for the sword the Companions ignore; its further swords hit as usual.
`;
