// Commands & Colors: Ancients, scenario 107: Granicus, 334 BC.
export default `vexillum 1 sheet
game: ancients
id: 107
name: Granicus
date: 334 BC
summary: Young Alexander rides straight across the stream at the Persian satraps.
top: Macedonian; commander Alexander; command 6; first
bottom: Persian; commander Mithridates; command 4
banners: 6
board: 13x9
terrain:
  fordableRiver: D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12
units top: LI B9 B10; LB C2; AX B4 C4; MI B5; HI B7 B8; LC C3; MC B3{companions} C11
units bottom: LI I4 I9; LB I3 I11; AX I2 I10; MI I6 I7; LC E3 E11; MC E4 E6 E7; HC E9
leaders top: Alexander B3{alexander}; Parmenio B7; Ptolemy C4
leaders bottom: Mithridates E4{poorLeadership}; Rhoesaces E6{poorLeadership}; Spithridates E7{poorLeadership}
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The Granicus can be forded in all its hexes.
  [stated] Alexander's die is for the unit he is attached to. Neighbouring units do not share it, and ranged combat
    never gains from it.
  [stated] By the designer's answer this die comes on top of a terrain limit, just as a card's extra die does.
  [reading] No ruling lists the fights meant, so the die counts in attack, battle back, bonus combat and First Strike
    alike; elephants do not copy it, and it is not thrown at a leader who escapes past the unit.
  [stated] The medium cavalry on B3 is the Companions. Their flag comes on top of those that a leader and support
    cancel, which can make three. All this lasts until the last block is gone.
  [general] An elephant may not throw again for the sword the Companions ignore; its further swords hit as usual.
  [stated] Poor Persian leadership, for all three Persian leaders: a helmet hits only when the leader's own unit throws
    it, not for units next to him, and a Leadership card used on him orders just him and that unit, without any linked
    ones. His unit may still disregard one flag for him.
  [reading] The limit does not touch the card's other use (one unit of choice), the support a lone satrap gives, or
    Rally.
  [erratum] Rhoesaces (E6) and Spithridates (E7) ride with medium cavalry of three blocks, which the map on the site
    shows as medium infantry; Persia thus has two medium infantry and three medium cavalry.
  [open] Players tell of four hills near the Persian baseline in the printed booklet. Their hexes are not known, so they
    are left out.
`;
