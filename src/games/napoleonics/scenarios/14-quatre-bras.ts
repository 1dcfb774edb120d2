// Commands & Colors: Napoleonics, scenario 14: Quatre Bras, 16 June 1815.
export default `vexillum 1 sheet
game: napoleonics
id: 14
name: Quatre Bras
date: 16 June 1815
summary: Ney drives up the Brussels road at a crossroads that Wellington must keep.
top: British and Dutch-Belgian; commander Wellington; command 6
bottom: French; commander Ney; command 6; first
banners: 9
board: 13x9
terrain:
  hill: D8 D9 E5 E6 E10 E11 H5 H6 H7
  forest: C2 D2 D3 E2 E3 F2
  town: B6 E7 G12
  fordableRiver: F7 F8 F9 F10 F11 F12
units top: BLN B5 C8 C9 B10 B11; BRL D9; BGG A3 A4; BFA C7 A5; DLN E5 E6 D6 E10; DLT E3 E11; DLC C6
units bottom: FLN H3 I3 H5 H6 H9 H10 I5 I9; FLT H2 H11; FLC H12 I11; FCU I7 I8; FFA H7 H8; FHA H4
leaders top: Wellington B6; Picton C9; Prince of Orange D6
leaders bottom: Ney H6; Bachelu H10; Kellermann I7
rules: heldHexes bottom B6
source: what players tell of their games and of their variants made from the published set-up at rockymountainnavy.com
  (June 2021), keithswargames (2018) and littlewars.se; the published battle notes were not found, so the rest is by us
notes:
  [stated] The battle has number 14, and nine banners win. The brown blocks stand for Dutch, Nassau and other allies.
  [stated] On the board from the start are Wellington, Picton with plain line infantry and rifles near him, the Prince
    of Orange, two guard grenadier units, and on the other side Ney, Bachelu on the right and Kellermann with two units
    of cuirassiers; there are no lancers.
  [stated] The crossroads is a town near the allied side, a wood is on the field, brown infantry is forward on hills,
    and low hills are on the French right.
  [reading] Nothing found says which army sits at which edge; the allies are put at the top, as in all these battles.
  [reading] Dutch, Belgian, Nassau, Brunswick and Hanoverian units fight with the values of the Portuguese.
  [open] One variant makes an exception for brown line infantry, but its text was not legible; none is played here.
  [reconstructed] Cards, first move and the full rosters are ours.
  [reconstructed] No source gives places in words. The hex of every terrain tile and every unit is ours, laid out to fit
    the rest.
  [reconstructed] B6 is Quatre Bras, E7 Gemioncourt, G12 Piraumont, and the wood that of Bossu. The stream is ours and
    can be forded in every hex.
  [reconstructed] That Quatre Bras brings the French a banner while one of their units is there at the start of their
    turn is our rule; variants give two, and the published wording was not seen.
  [general] A leader by himself is no unit and holds no hex.
`;
