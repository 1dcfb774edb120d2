// Every decision by its name, with who is asked what and which frame locals say what it is about. `...Answer` decisions
// belong to windows: they open on public facts and always offer `pass`.

export const DECISIONS = {
  open: 'the active seat at the start of its round: activate a card, play an event, or pass [f.seat]',
  movement: 'the active seat in its movement phase: the next piece, leader or rally; Leadership; done',
  step: "a moving piece's owner: one hex further, assault, stop; Double Time, Vanguard before the first hex [f.unit, f.points, f.steps, f.flags, f.mustEnter]",
  evade: 'the owner of an assaulted piece: evade to a hex or stand; Leadership [f.attacker, f.defender]',
  face: 'the owner of a unit with one active cube: face this attacker or hold back [f.attacker, f.defender]',
  ordersAnswer:
    'both seats, the attacker first: order cards on a fight [f.attacker, f.defender, f.kind; the fight is the frame below]',
  joinAttack: 'the attacker: units that join Combined Forces, done [f.attacker, f.defender]',
  answerWhom: 'the defender: which of the combined attackers it answers [f.attacker, f.defender]',
  firedAnswer: 'the other seat when a shot is declared: Leadership, Pillage [f.attacker, f.defender]',
  hitAnswer: 'the owner of pieces just hit: Leadership [f.seat]',
  mustRetreatAnswer: 'the owner of a piece that must retreat: No retreat, Leadership [f.unit, f.kind]',
  retreatHex: 'the owner of a routed piece: the next hex of its retreat, or the own unit it passes [f.unit]',
  attachLeader: 'the owner: which adjacent unit the leader of a routed unit joins [f.leader]',
  pursue: 'the owner of the unit that caused a rout in melee: pursue or stay [f.unit, f.hex]',
  fallBack: 'the defender: where the unit of a Fake retreat goes [f.unit, f.attacker]',
  combat: 'the active seat in its combat phase: melee, fire, order cards, done',
  closingAnswer: 'the other seat at the end of the combat phase: Leadership, Pillage',
  rallyName: 'the active seat: the unit to be rallied before a card is drawn, or done [f.leader, f.drawsLeft]',
  alsoRally: 'the active seat: the further unit that a second green mark rallies, or done [f.leader, f.unit]',
  drawAgain: 'the active seat: draw again after a red mark, or done [f.leader, f.unit]',
  placeUnit: 'the owner of reinforcements: a unit and its entry hex, or a leader and the unit he joins [f.seat]',
  chooseUnit: 'a seat that an event asks: one of the pieces it may name [f.seat, f.kind, f.toName]',
  drawOff: 'Player A: the hex to which a feigned flight draws the unit [f.unit]',
  rideDown: 'Player A: through which crossbows, and to which hex, the knights ride [f.unit]',
} as const;

export type DecisionName = keyof typeof DECISIONS;
