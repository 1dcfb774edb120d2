// Commands & Colors: Ancients, scenario 010: Castulo, 211 BC.
export default `vexillum 1 sheet
game: ancients
id: 010
name: Castulo
date: 211 BC
summary: Publius Scipio, caught among several enemy forces, has to cut his way through.
top: Carthaginian; commander Hasdrubal Gisgo; command 5
bottom: Roman; commander Publius Scipio; command 5; first
banners: 8
board: 13x9
terrain:
  forest: B4 C4 C5 E3 E12 F2 G13 H1
units top: LI D2; LS B5; AX A6 D7 D9 F1; WA C8 D10; MI B3 E1; HI A5 E2; LC A11 A12 A13 B11; MC A4 D1
units bottom: LI F4 F9 F11; AX F6 G5 I4; WA H4; MI F7 F10 G8 G10; HI H6 H7; MC F5 I5 I8
leaders top: Hasdrubal A5; Masinissa B11; Mago E2
leaders bottom: Scipio G8
rules: leaderLossEndsBattle bottom Scipio; exitForBanner bottom A5 A6 A7 A8 A9 A10 A11 A12 A13
source: set-up as published for the base game on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [stated] The loss of Publius Scipio gives Carthage the battle on the spot.
  [open] It is not said whether a Scipio who evades off the board counts as lost.
  [stated] Roman units may march off the top edge in the centre or in the Roman right section; each one that does is
    taken off the board and earns Rome a banner.
  [reading] By the section lines these exit hexes are A5 to A13.
`;
