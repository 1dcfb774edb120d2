// Commands & Colors: Napoleonics, scenario 01: Rolica (French First Position), 17 August 1808.
export default `vexillum 1 sheet
game: napoleonics
id: 01
name: Rolica (French First Position)
date: 17 August 1808
summary: Delaborde waits on low hills behind an empty town while three allied columns come down the valley at him.
top: British and Portuguese; commander Wellesley; command 6; first
bottom: French; commander Delaborde; command 5
banners: 5
board: 13x9
terrain:
  hill: E1 E2 F2 F3 G2 G3 F5 G5 G6 H5 I5 I6 D11 D12 E12 E13 F12
  forest: D1 D2 D6 E10 F9 F10 G11
  town: F4 D8
  fordableRiver: C1 C2 C3 D3 E4 E5 E6 F6 G7 G8 H8 I9
units top: BLN B5 B6 B7 B10 B11; BLT C7; BHC A7; BFA C6 C8; BHA B9; PLN B3 A3; PLT B2; PLC A2
units bottom: FLN G3 G4 G5 H7; FLT F3 G10; FLC H3 H10; FFA F5
leaders top: Wellesley B6; Fergusson B10; Trant B3
leaders bottom: Delaborde G5; Brenier G3
rules: heldHexes top I5 I6
source: rosters, battle notes and tile counts from commandsandcolors.net (article 60) and the first page of the
  published scenario booklet; what players tell of their games in the blogs attenzionen, joyandforgetfulness,
  megablitzandmore and fastgame-goodgame; hexes by us
notes:
  [stated] Both rosters, the commanders, cards, first move, banners, the number of leaders (two British, one Portuguese,
    two French) and the count of each terrain tile are as published.
  [stated] Two hexes of hill at the French edge of the board bring the allies one banner each. It is counted at the
    start of the allied turn and lasts only as long as an allied unit is there.
  [general] A leader by himself is no unit and holds no hex.
  [stated] Rolica is empty at the start, between hills and in front of the French; the Portuguese make up the allied
    right.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] The second British leader is Fergusson, with the left wing; the Portuguese one is Trant.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] I5 and I6 are the two hills of the objective, F4 is Rolica and D8 Sao Mamede. The second French leader
    is taken to be Brenier.
  [reconstructed] The stream can be forded in every hex; the text at hand ends before it would say so.
`;
