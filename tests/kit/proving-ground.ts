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

/** A city with one gate in its walls, and the rest of the ground of Medieval. */
export const medievalGround = `vexillum 1 sheet
game: medieval
id: 901
name: Proving Ground
date: 1 AD
summary: Every unit and every ground of Medieval.
top: North; commander Nord; command 6; tokens 6; first
bottom: South; commander Sud; command 6; tokens 6
banners: 10
board: 13x11
terrain:
  brokenGround: E2 E3
  forest: F3 D5
  hill: F6 F7 G6
  ruggedHill: E9 F10
  river: F11 G12 F12
  fordableRiver: F8 G8 E8
  bridge: G11 E11
  camp: B4 J9
  marsh: D11 E12 F9 G2
  cityWall: H3 H5 I4
  cityGate: H4
  stream: D8 D9
units top: LB D1; A D2; WA D3; MI D4; HI D6; LC D7; LBC D10; MC C9; MBC C10; HC C11; HBC C12; SHC C8; SHBC C7; LB C2; WA C3
units bottom: LB I3; A H6; WA G5; MI H7; HI H8; LC H9; LBC H10; MC H11; MBC I10; HC I11; HBC I12; SHC I8; SHBC I7; WA I5; A J4
leaders top: Nord D6; Bora C10; Aquilo C3
leaders bottom: Sud H7; Auster I11; Notus J5
rules: city bottom; gateBanner top; insideWalls bottom J3 J4 J5
source: made for tests
notes:
  [general] Not a battle of history.
`;

/** Every unit and every ground of Napoleonics; squares come up often, for there is much cavalry. */
export const napoleonicsGround = `vexillum 1 sheet
game: napoleonics
id: 901
name: Proving Ground
date: 1800
summary: Every unit and every ground of Napoleonics.
top: Allied; commander Nord; command 6; first
bottom: French; commander Sud; command 6
banners: 9
board: 13x9
terrain:
  forest: D4 F3
  hill: D6 D7 F6
  ruggedHill: E13
  town: F8 C3
  windmill: E2
  fieldWorks: C10>D9,D10 G11>F10,F11
  fieldWorksHill: C5>D4,D5
  river: E9 E11
  fordableRiver: E8 F10
  bridge: E10
  sandQuarry: E5 F5
units top: BLN C4 C7; BLT C2; BRL C3; BGR C5; BGG C6; BLC B9; BHC B10; BGHC B11; BFA C8; BHA C10; PLN B2; PLT B3; PLC B12; PMI B4;
  DLN B5; DLT B6; DLC C11; DMI B7
units bottom: FLN G4 G7; FLT G3; FGR G5; FOG H6; FYG H7; FMI H4; FLC G10; FHC H10; FCU H9; FGHC H11; FFA G8; FHA G9; FGFA G11;
  FLC H2; FCU I8
leaders top: Nord C4; Bora B10; Aquilo A6
leaders bottom: Sud G5; Auster H9; Notus I6
rules: heldHexes top E2; heldHexes bottom F8
source: made for tests
notes:
  [general] Not a battle of history.
`;
