// Commands & Colors: Napoleonics, scenario 09: Redinha, 12 March 1811.
export default `vexillum 1 sheet
game: napoleonics
id: 09
name: Redinha
date: 12 March 1811
summary: Ney's rearguard delays the whole allied army on a ridge, with a bridge and a village at its back.
top: British and Portuguese; commander Wellington; command 6; first
bottom: French; commander Ney; command 5
banners: 6
board: 13x9
terrain:
  hill: E5 E6 E7 E8 F5 F6 F7
  forest: D2 D3 E2 E3 F3 D11 E12
  town: I6 I7
  fordableRiver: H1 H2 H3 H4 H5 H7 H8 H9 H10 H11 H12
  bridge: H6
units top: BLN C3 C4 C6 B10; BLT C10; BRL C2; BGR C7; BGG B6; BLC B11 B12; BFA C8; BHA C9; PLN B3 C5 B7; PLT C11
units bottom: FLN G4 G5 G7 G8 G9 I8; FLT F3 G6 G10; FLC G11; FHC G12; FFA F4 F9
leaders top: Wellington B6; Picton C4; Erskine C10
leaders bottom: Ney G7; Mermet G9
rules: heldHexes top I6 I7
source: number and date from wargame-scenarios.com; what players tell of their games in the blogs joyandforgetfulness
  (July 2012), donoghmccarthy (August 2011) and 1808534 (May 2018); the rest by us
notes:
  [stated] The battle has number 9; Ney commands the French. A ridge is in the middle. The British right has woods
    before it, and in one report French light infantry sits in them.
  [stated] Seen in play: British line, grenadiers, guard grenadiers, light cavalry and horse artillery, the last two on
    the left; Portuguese foot with light infantry; French line, light, foot artillery and cavalry.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] The allies begin, since their player opened a reported game; Wellington is taken to be their commander.
  [reconstructed] Cards, banners, the full rosters and the leaders Picton, Erskine and Mermet are ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] A river with one bridge lies behind the French, and I6 and I7 beyond it are Redinha. The river can be
    forded in every other hex.
  [reconstructed] That each hex of Redinha brings the allies a banner while one of their units is there at the start of
    their turn is our rule.
  [general] A leader by himself is no unit and holds no hex.
`;
