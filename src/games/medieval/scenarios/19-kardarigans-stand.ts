// Commands & Colors: Medieval, scenario 19: Solachon (Kardarigan's Stand), 586 AD.
export default `vexillum 1 sheet
game: medieval
id: 19
name: Solachon (Kardarigan's Stand)
date: 586 AD
summary: Kardarigan and the last men who keep their ranks hold a hilltop against an enemy who does not know he is there.
top: Sassanid; commander Kardarigan; command 5; tokens 5
bottom: Byzantine; commander Philippicus; command 11; tokens 3; first
banners: 5
board: 13x11
terrain:
  hill: E6 E7 E8 F4 F5 F6 F7 F8 F9 G6 G7 G8
units top: LB G8; A G6; MI G7; MBC F4 F9; HBC F6 E7; SHBC F7
units bottom: LB I4; A I8; MI I6; LC F1 F12; LBC D2 D11; MBC G2 G12 I5 I9; SHBC H3 I7
leaders top: Kardarigan F7; Sassanid officer E7
leaders bottom: Philippicus I7; Byzantine officer I9
rules: noDraws bottom; scoutForBanner top; suddenDeath bottom E6 E7 E8 F4 F5 F6 F7 F8 F9 G6 G7 G8
source: war council, banners and special rules from the rulebook of the game (2019); no published list of hexes could be
  read, so the map and the places of the pieces are ours, made to fit the rules, the background text and players'
  reports; which army has the top edge is inferred from published win shares
notes:
  [stated] The Byzantines begin with eleven cards and draw none at the end of a turn, save after a Scout, when they draw
    two and keep one. The turn of their last card is their last chance: unless it ends in a Byzantine victory, the
    Sassanids have won.
  [stated] If a Byzantine turn begins with more units of theirs on the hill hexes than Sassanid ones, the Byzantines win
    at once.
  [stated] At the end of a turn with a Scout the Sassanid player may give up the choice between two cards: he draws only
    one and takes a banner. The last banner needed for victory cannot be taken like this.
  [reading] Ambush and Clash of Shields count as a Scout too when their text makes them one. No Scout gives more than
    one banner.
  [reading] The special rule does not speak of the Scout's token; the card itself gives it.
  [reading] Cards that count the Command count eleven for the Byzantines. A First Strike or an Ambush they play is not
    replaced. The hill is counted before they play their card.
  [stated] Sassanid medium, heavy and super heavy cavalry carries bows; so does Byzantine medium and super heavy
    cavalry.
  [reconstructed] The rule on bows leaves out Byzantine heavy cavalry, so the army has none here.
  [reconstructed] The map is ours. A player calls the set-up unlike any other; the background has a few men who keep
    formation on a hill against attack after attack. Hence twelve hill hexes in the middle with eight Sassanid units on
    them, and Byzantines below and on both sides, but none behind the hill, where a retreat would run into the enemy.
  [reconstructed] Kardarigan and Philippicus are named in the rulebook; the two officers are ours.
`;
