// Commands & Colors: Ancients, scenario 102: Himera, 480 BC.
export default `vexillum 1 sheet
game: ancients
id: 102
name: Himera
date: 480 BC
summary: Gelon and Theron storm the works before Himera, helped by horsemen who slipped into the enemy camp.
top: Carthaginian; commander Hamilcar; command 5
bottom: Syracusan; commander Gelon; command 5; first
banners: 6
board: 13x9
terrain:
  seacoast: A13 B12 C13 D12 E13
  fortifiedCamp: B4 B5 B10
  rampart: D2>E2,E3 D3>E3,E4 D4>E4,E5 D10>E10,E11 D11>E11,E12 A9>A8,B8 B9>B8,C9
units top: LI A10 C12 D2; LS D3; AX B3 B9 C2 C6 D10; WA B1; MI A1 B4 B5; HI A5; LC A11; HCH A12
units bottom: LI F9; LS F4; MI F2 F3 F10 F11 G5 G6; HI G3 G11 H5; MC C9 G8 G9
leaders top: Terillus A5; Hamilcar C11
leaders bottom: Eumachus C9; Gelon G3; Theron G11
source: set-up as published for expansion 1 on the publisher community's site commandsandcolors.net, through a public
  transcription; facts checked against the published unit table
notes:
  [general] There are no special rules. Each of the three camps is a plain fortified camp worth no banner, and the sea
    cannot be entered.
  [general] A rampart helps only foot standing in its hex, and only against attack or fire across a protected side: in
    close combat one sword is ignored and one flag may be, in ranged combat one flag may be. It changes no movement, no
    line of sight and no number of dice.
  [stated] Hamilcar begins by himself on C11, without a unit.
  [erratum] The medium cavalry of Eumachus on C9, deep in the Carthaginian lines, belongs to Syracuse; this is official.
`;
