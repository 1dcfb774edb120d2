// Every kind of event that the rules tell, with the meaning of its four numbers. Pieces come as `pieceHere` gives them:
// the piece in the low eight bits, and the hex it stood on + 1 above them (0: off the board). Where a piece is written
// `piece!` it is the bare number. Cards are 0 to 48 (the printed number less one).

export const EVENTS = {
  // ---- turns, rounds, cards
  turn: 'turn number, 1 when it is the last turn',
  round: 'seat, round of the turn',
  activates: 'seat, card: played as activation',
  passes: 'seat, 1 when it has no cards',
  playsEvent: 'seat, card, number of the event (from 1), 1 when drawn in a rally',
  event: 'number of the event (from 1), seat that brought it about: its procedure begins',
  nothing: 'number of the event: it finds nobody to act on',
  orders: 'seat, card, piece it is played for (0 bits when for none)',
  draws: 'seat, card: only its owner may know which',
  burns: 'card: nobody played a card this turn, so one is laid aside',
  reshuffle: 'cards that are in the deck now: the deck had run out, or the last turn begins',
  refills: 'cards put back into the deck by the clock',
  lastTurn: '1: this turn is the last; 2: the next one will be',
  endPhase: 'turn number',
  seen: 'piece, seat that has now seen its values',
  // ---- movement
  begins: 'piece, points it has: it begins to move',
  leads: 'leader, units with him',
  moves: 'piece!, hex from, hex to, points left',
  halts: 'piece, terrain: cavalry goes no further',
  disengages: 'piece, hits',
  ground: 'piece, hits, terrain entered, hexside crossed',
  joins: 'leader!, hex: he is now attached to the unit there',
  alone: 'leader!, hex: he now stands alone',
  doubles: 'piece, points it has now',
  // ---- fights
  assaults: 'attacker, defender',
  melees: 'attacker, defender, 1 on equal morale, 2 the attacker has the higher morale, 3 the defender',
  fires: 'shooter, target',
  combines: 'piece that joins the attack, defender',
  ambushes: 'piece that has been lured, hex it entered, units around it',
  faces: 'defender, attacker, 1 it defends, 0 it holds back',
  rolls:
    'by, at, dice value needed, kind of fight * 4 + 2 if a leader is with the target + 0 attack, 1 defence: carries the dice',
  spares: 'piece, hits that woods stop, that a wall or ring stops, that charging knights ignore',
  hit: 'piece, hits scored against it after what was spared',
  sixes: 'leader, by, dice rolled again, 1 when he is killed: carries the dice',
  evades: 'piece!, hex from, hex to',
  evadesThrough: 'piece!, friend it passes',
  cancelled: 'attacker, defender: the attack does not take place',
  lastStand: 'piece: its grey cube is removed after a Last Stand',
  // ---- losses
  losses: 'piece, hits taken, active cubes left, grey cubes left',
  eliminated: 'piece!, hex it stood on, 1 when it counts for the limit, units its side has lost',
  leaderDead: 'leader!, hex, leaders his side has left',
  shock: 'leader!, morale: units around him take so many hits, hex where he stood',
  routs: 'piece: only a grey cube is left',
  staysRouted: 'piece: the other side of its fight retreats, it does not',
  retreats: 'piece!, hex from, hex to, 1 in the end phase',
  retreatsThrough: 'piece!, friend it passes',
  leavesMap: 'piece!, hex from: a routed unit goes over the edge and is eliminated',
  trapped: 'piece: it has no way to retreat and is eliminated',
  cannotRetreat: 'piece: it stays where it is, too short of movement to retreat',
  pursues: 'piece!, hex from, hex to',
  // ---- rally
  rallies: 'leader, draws he may make',
  names: 'leader, piece to be rallied',
  rallyDraw: 'leader, card drawn, 2 two green marks, 1 one green, 0 red',
  recovers: 'piece, active cubes now, 1 when it was routed',
  reloads: 'piece: its crossbows are loaded again',
  // ---- scenarios
  enters: 'piece!, hex: a reinforcement is placed',
  stays: 'piece!: there is no free hex for it, it does not come',
  leaves: 'piece!, hex: it leaves the battle and counts for nobody',
  terrain: 'hex, terrain it has become',
  stakesGone: 'hex: the stakes before it are removed',
  ruleHits: 'piece, hits, number of the special rule + 1 (0: an event), number of the event',
  standardLost: 'hex',
  campTaken: 'hex',
  drawnOff: 'piece!, hex from, hex to',
  ridesDown: 'piece!, crossbows, hex to',
  // ---- the end
  ended: 'outcome, 1 limit of units, 2 all leaders dead, 3 time; 1 when both sides had lost at once',
} as const;

export type EventKind = keyof typeof EVENTS;
