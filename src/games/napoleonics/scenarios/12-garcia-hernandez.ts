// Commands & Colors: Napoleonics, scenario 12: Garcia Hernandez, 23 July 1812.
export default `vexillum 1 sheet
game: napoleonics
id: 12
name: Garcia Hernandez
date: 23 July 1812
summary: Bock's German dragoons ride at squares of French infantry on the day after Salamanca.
top: British; commander Bock; command 6; first
bottom: French; commander Foy; command 6
banners: 6
board: 13x9
terrain:
  hill: G3 G4 G5 H3 H4 H5
  forest: B8 E5 I12
  town: D6 I9
units top: BLC C2 C3 C4 C5; BHC E9 E11 D9 D10
units bottom: FLN F10 F7 G8 H10 F12; FLT F9 G11; FHC H3 H4; FFA H7
leaders top: Bock E9; Gleichen E11; Anson C4
leaders bottom: Foy H10; Curto H4
rules: startInSquare bottom F9 F10; infantryWorthTwo top
source: commandsandcolors.net (scenario 012), which breaks off after the British cards; what players tell of their games
  in the blogs joyandforgetfulness (April 2012) and battlehonors (September 2011); the rest by us
notes:
  [stated] Bock has six cards, six banners win, and the count of each terrain tile is as published.
  [stated] The allies have cavalry alone: the light regiments form a line opposite French heavy cavalry on the right,
    while the German heavy regiments of the left touch the enemy from the start.
  [stated] Two French infantry units begin in square. The French have one gun and light infantry among the squares, and
    cavalry that comes over a hill; Foy and Gleichen are leaders.
  [reading] Nothing found says which army sits at which edge; the British are put at the top, as in all these battles.
  [reading] For the two squares two cards go from the French hand to the track after the deal, drawn blind as for any
    square; from then on the usual rules of squares hold.
  [reading] A French infantry unit is worth two banners: in one report two units made four banners, and another mentions
    that infantry pays extra.
  [reading] The French have six cards: in one game they had four squares together, and to form the fourth one needs
    three cards in hand with three more on the track.
  [reconstructed] The first move, the number of units of each kind and the leaders Anson and Curto are ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] The squares are F9 and F10, in contact with E9 and E11. D6 is Garcia Hernandez.
  [changed] Our first set-up had the French line infantry of F7 and F12 farther back, at H8 and H2, and French light
    cavalry at I3. The infantry was moved forward and the light cavalry left out: between equal computer players the
    French won 173 of 200 games before, and 72.0 % as it stands here.
`;
