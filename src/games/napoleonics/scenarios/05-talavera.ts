// Commands & Colors: Napoleonics, scenario 05: Talavera (French attack on British), 28 July 1809.
export default `vexillum 1 sheet
game: napoleonics
id: 05
name: Talavera (French attack on British)
date: 28 July 1809
summary: Victor storms across the Portina at a long line of hills, with the cavalry of both armies out on one flank.
top: British; commander Wellesley; command 6
bottom: French; commander Victor; command 5; first
banners: 7
board: 13x9
terrain:
  hill: C3 C4 C5 C6 C7 C8 C9 C10 B8 B9 D8 D9 G8 G9 G10 H8 H9
  forest: D1 D2 G2 A13
  fordableRiver: E1 E2 E3 E4 F4 F5 F6 E7 E8 E9
  fieldWorks: D3>E3,E4
units top: BLN C3 C5 C7 D8 D9 B8; BLT C10; BRL D5; BGG C6; BLC B11 B12 C12; BHC A12; BFA D3 C9
units bottom: FLN G3 G4 H4 G6 G7 H6 H8 G11 H10; FLT G10 G12; FLC H11 H12; FHC I11; FFA G5 G8 G9
leaders top: Wellesley C8; Hill D9; Sherbrooke C6
leaders bottom: Victor H8; Sebastiani G6; Ruffin G11
source: the part of commandsandcolors.net (article 64) that could be read; what players tell of their games in the blogs
  yockbosboardgames (October 2011), megablitzandmore (July 2011) and fastgame-goodgame (November 2025); the rest by us
notes:
  [stated] Wellesley has six cards, and seven banners win.
  [stated] The British hills form a long range. A brook runs in front of them through some two thirds of the board; the
    British left has none, and there both armies have their cavalry.
  [stated] The British have a rifle unit and guards; the French are strong in guns.
  [reading] Nothing found says which army sits at which edge; the British are put at the top, as in all these battles.
  [reading] The French begin, since they opened a game that was reported.
  [reading] A row of counts that breaks off, 6 1 1 1 3, is read as line, light, rifles, guard grenadiers and light
    cavalry of the British.
  [reconstructed] The French commander and cards, the whole French roster, the rest of the British one and the leaders
    on the board are ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] The field works on D3 are the redoubt of Pajar de Vergara and face the French; C8 to D9 is the
    Medellin, G8 to H9 the Cascajal. The brook can be forded in every hex.
`;
