// Made-up battles with every unit type and every terrain that no published sheet of the project uses, for fuzz and perft.

export const provingGround = `vexillum 1 sheet
game: ancients
id: 901
name: Proving Ground
date: 1 BC
summary: Every unit and every ground once.
top: North; commander Nord; command 6; first
bottom: South; commander Sud; command 6
banners: 9
board: 13x9
terrain:
  marsh: D3 D4 E4 E5 F4
  bridge: E8
  river: E6 E7 E9 E10
  scalableWall: G2 G3 G4
  fortifiedWall: G5 H4
  forest: D9 D10
  hill: F11 F12 E12
  brokenGround: D6 D7
  fortifiedCamp: H8
  rampart: G8>F7,F8 G9>F8,F9
units top: LI C2; LB C3; AX C4; WA C5; MI C6; HI C7; HWM B7; LC C9; LBC C10; BCH C11; MC B10; CAM B3; CCM B4; HC B9; HCC B8; HCH B11; EL B5
units bottom: LI G3; LS G2; AX G4; WA G6; MI G7; HI G8; HWM G9; LC G11; LBC G12; BCH G13; MC H11; CAM H3; CCM H5; HC H10; HCC H9; HCH H12; EL H6
leaders top: Nord C7; Bora B10; Aquilo A6
leaders bottom: Sud G8; Auster H10; Notus I6
rules: julianLegions bottom; siege
source: made for tests
notes:
  [general] Not a battle of history.
`;

export const legions = provingGround
  .replace('id: 901', 'id: 902')
  .replace('julianLegions bottom; siege', 'marianLegions top')
  .replace('  fortifiedWall: G5 H4', '  fortifiedWall: G5 H4\n  openFord: F5 F6');
