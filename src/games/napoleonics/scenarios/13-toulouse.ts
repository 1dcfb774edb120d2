// Commands & Colors: Napoleonics, scenario 13: Toulouse (Attack on Mont Rave), 10 April 1814 (our own choice).
export default `vexillum 1 sheet
game: napoleonics
id: 13
name: Toulouse (Attack on Mont Rave)
date: 10 April 1814
summary: Beresford has to take the redoubts on Mont Rave, and Taupin comes down to meet him; this battle is our own
  choice.
top: British and Portuguese; commander Beresford; command 6; first
bottom: French; commander Soult; command 5
banners: 7
board: 13x9
terrain:
  hill: F3 F4 F6 F8 F9 G4 G5 G6 G7 G8 G9 G10
  forest: D1 E12 H3
  town: I5 I6 D6
  fieldWorksHill: F5>E5,E6 F7>E7,E8 F10>E10,E11
units top: BLN B3 C4 B6 C9 C10; BLT C11; BRL C2; BGR C6 C7; BLC B11 B12; BFA C5; BHA C8; PLN C3 B7 B9; PLT C12
units bottom: FLN F4 F7 G6 G7 F10 G11 H6 H8; FLT F3 G9 H10; FLC G12; FFA F5 F8
leaders top: Beresford B6; Pack C6; Cole C10
leaders bottom: Harispe F4; Taupin G7; Darmagnac H8
rules: heldHexes top F5 F7 F10
source: our own scenario, not a published one: the thirteenth battle of the base game could not be found, and this one
  fills its place; made from the general history of the battle
notes:
  [open] Which battle has number 13 in the published game is not known to us, only that it lies between July 1812 and
    June 1815.
  [reconstructed] The choice of Toulouse, both armies, cards, banners, first move, terrain and objectives are all ours.
    We chose it because its southern attack set British and Portuguese against French, so that the troops and tiles of
    the base game suffice.
  [reconstructed] Beresford leads two divisions against the ridge, Highlanders as grenadiers among them, with hussars on
    the outer flank and more foot at the northern end. Harispe is in the redoubts, Taupin ready to counter, Darmagnac in
    reserve before the suburbs.
  [reconstructed] The Spaniards, who attacked the northern end, do not take part. The top edge looks east. I5 and I6 are
    the suburbs, D6 is Montblanc.
  [reconstructed] The field works on F5, F7 and F10 lie on the hill and face the allies. Each brings the allies a banner
    while one of their units is there at the start of their turn.
  [general] A leader by himself is no unit and holds no hex.
`;
