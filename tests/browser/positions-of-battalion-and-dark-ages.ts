// Small battles of Battalion and Dark Ages, one for each thing that a person is asked about.

/** Battalion: four units on each side and few tokens; it is soon over. */
export const B_SMALL = `vexillum 1 sheet
game: battalion
name: A small battle
top: Roman Republic; cards 5; tokens 5
bottom: Carthage; cards 5; tokens 5
units top: I: Velites x2; II: Hastati x3 / Triarii x2; III: Cretan Archers x2
units bottom: I: Caetrati x2; II: Scutarii x3 / Samnites x2; III: Celt Infantry x2
`;

const BATTALION = `vexillum 1 position
game: battalion
top: Roman Republic
bottom: Carthage
`;

/** Battalion: the Hastati are about to charge two units that may react. */
export const CHARGED = `${BATTALION}units top: II: Hastati x3
units bottom: II: Caetrati x2 / Scutarii x3
hand bottom: plunder
active: top
phase: action
`;

const FRONTS = `${BATTALION}units top: I: Roman Cavalry x2; II: Hastati x2, Praetorian Guard / Velites x2; III: Cretan Archers x2
units bottom: I: Numidian Cavalry x2; II: Scutarii x3 / Samnites x3 / Caetrati x2; III: Celt Infantry x2
engaged: a2 b2 b3
order: a2 1; b2 1
disorder: a2 2; b2 1
phase: action
`;

/** Battalion: two units of Carthage have overlapped one of Rome, and it is the turn of Carthage. */
export const OVERLAP = `${FRONTS}hand bottom: plunder falcata
active: bottom
`;

/** Battalion: the same fight in the turn of Rome, with no cards about. */
export const STRUCK = `${FRONTS}active: top
`;

/** After these choices, with this seed, the Scutarii have taken three hits. */
export const STRUCK_BY = { seed: 'b', played: ['assault a2 x b2', 'assign best'] };

/** Dark Ages: a leader and four units, one of which is worth the battle; it is soon over. */
export const D_SMALL = `vexillum 1 sheet
game: dark-ages
id: 90
name: A skirmish
top: Norse; limit 1; player B
bottom: English; limit 1; player A
board: 8x6
event cards: 1
events: clock
units top: a1 axemen/2 B3; a2 archers/2 B5
units bottom: b1 spearmen/2 E3; b2 swordsmen/2 E5
leaders top: la1 Harald foot 3 with a1
leaders bottom: lb1 Edwin foot 2 with b1
`;

const DARK_AGES = `vexillum 1 position
game: dark-ages
top: Norse; limit 2; player A
bottom: English; limit 2; player B
terrain:
  woods: C2 C3 G8 G9
  hill: F4 F5 G4 G5
units top: a1 axemen/3 C4; a2 spearmen/3 B7
units bottom: b1 spearmen/3 E4; b2 swordsmen/3 H7
leaders top: la1 Harald foot 3 with a1
leaders bottom: lb1 Edwin foot 2 with b1
`;

/** Dark Ages: the Norse are about to assault; the English hold cards for their defence. */
export const ASSAULTED = `${DARK_AGES}hand top: pillage-36
hand bottom: shieldWall-7 lastStand-4 pillage-37
active: top
activation: leadership-21 2
phase: movement
`;

/** After these choices the assault is declared, its attacker has no order for it, and the defender is asked. */
export const ASSAULTED_BY = { seed: 'wall', played: ['move C4', 'step C4 D4', 'assault D4 x E4', 'pass'] };

/** Dark Ages: English spearmen beside Norse axemen whose values nobody has seen, in the English combat phase. */
export const UNSEEN = `${DARK_AGES}now: a1 D4; la1 D4
hand top: pillage-36
hand bottom: shieldWall-8
active: bottom
phase: combat
`;

/** Dark Ages: units with grey cubes round their leader, and points for a rally. */
export const RALLY = `${DARK_AGES}now: b1 1+g; b2 2+g F5
hand top: pillage-36
hand bottom: shieldWall-7
active: bottom
activation: leadership-21 2
phase: movement
`;

/** Battalion: four armies over five sectors, some of them fighting. */
export const FOUR = `vexillum 1 position
game: battalion
players: 4
top: Roman Republic
bottom: Carthage
top2: Greco-Bactrian Kingdom
bottom2: Han Empire
units top: I: Roman Cavalry x2; II: Hastati x3; III: Principes x2 / Velites x2
units bottom: I: Numidian Cavalry x2; II: Samnites x3; III: Scutarii x3; reserve: War Elephants x2
units top2: III: Hoplites x3; IV: Peltasts x2; V: Companion Cavalry x2; reserve: War Chariots
units bottom2: III: Halberdiers x3; IV: Crossbowmen x2; V: Horse Lancers x2 / Conscript Infantry x3
engaged: a2 b2; c1 d1; c3 d3
order: a2 1; b2 1; d1 2
disorder: a2 1; d3 1
hand bottom: plunder falcata
active: bottom
phase: action
`;
