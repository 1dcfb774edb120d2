// Commands & Colors: Napoleonics, scenario 03: Vimeiro, 21 August 1808.
export default `vexillum 1 sheet
game: napoleonics
id: 03
name: Vimeiro
date: 21 August 1808
summary: Junot sends his columns at the village and, by a long way round, at the far end of the British hills.
top: British and Portuguese; commander Wellesley; command 6
bottom: French; commander Junot; command 5; first
banners: 6
board: 13x9
terrain:
  hill: C3 C4 C5 D3 D4 D5 C9 C10 C11 C12 D9 D10 D11
  forest: B12 E2 F6 F12
  town: C6 E11
  fordableRiver: A7 B7 C8 D8 E9 F9 G10 H10 I11
units top: BLN D3 D5 B3 C6 C10 D9 D11; BLT C12; BRL D2; BLC B5; BFA D4 D10; PLN A10; PLC B6
units bottom: FLN G4 H3 G6 H7 G11 H11; FLT G3 G12; FGR H5 H6; FLC H1 H12; FHC H2; FFA G5 G8
leaders top: Wellesley C4; Anstruther D5; Ferguson D11
leaders bottom: Junot H6; St. Clair G4; Solignac G11
rules: heldHexes bottom C6
source: two reports of games played with the published set-up, in the blogs megablitzandmore (February 2011) and
  fastgame-goodgame (March 2025), and the larger version of the battle for many players; the published battle notes were
  not found, so rosters, terrain and hexes are largely by us
notes:
  [stated] The battle is the third of the base game, Wellesley against Junot.
  [stated] British troops hold hills to the left and to the right of the centre, and before each French wing a gun
    stands on them; Ventosa lies opposite the French right.
  [stated] The French have line, light infantry and light cavalry on both wings; the heavy cavalry is on the left, and
    so is St. Clair with light and line.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] Six cards for Wellesley, five for Junot and the French first move are those of the larger version of the
    battle.
  [reconstructed] The banners to win, both rosters, the grenadiers in reserve and the leaders Anstruther, Ferguson and
    Solignac are ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] C6 is Vimeiro and E11 Ventosa. That Vimeiro brings the French a banner while one of their units is
    there at the start of their turn is our rule.
  [general] A leader by himself is no unit and holds no hex.
  [reconstructed] The stream is the ravine that parts the turning column from the main attack; it can be forded in every
    hex.
`;
