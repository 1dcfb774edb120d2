// The names of all decisions, with the verbs that answer them: what prompts, offers and odds go by. Those that end in
// `Answer` belong to windows: they open on public facts and always have `pass`.

export const DECISIONS = {
  /** A unit of the own pile into a sector or the reserve: deploy, deployReserve. */
  deploy: 'the seat that deploys next',
  /** Redeployment phase: redeploy, play (REDEPLOY texts), done. */
  redeploy: 'the active seat',
  /** Which card pays for the redeployment just named: discard. */
  redeployCard: 'the active seat',
  /** Consular Reserve: which unit goes where: move. */
  consular: 'the active seat',
  /** Action phase with START and COMMAND texts: rally, assault, barrage, charge, chargeInto, play, playOn, playAt. */
  action: 'the active seat',
  /** Texts before a rally: play, playOn, pass. */
  rallyTextsAnswer: 'the active seat',
  /** Disorder that a card brings home: bring, enough. */
  bring: 'the owner',
  /** Disorder of the camp that a card flips: flip. */
  flip: 'the owner',
  /** The new order of ranks: next. */
  arrange: 'the owner',
  /** A card out of the hand that was looked at: remove. */
  spies: 'the seat that looked',
  /** A charge comes: fire, counter, play (a card for a cheaper reaction), playOn (Hannibal's Trap, Feigned Retreat), pass. */
  chargedAnswer: 'opposing seats in turn order',
  /** The reaction that a card has made cheaper: fire, counter. */
  reaction: 'the seat that played the card',
  /** Where the unit of Feigned Retreat goes: move. */
  feign: 'its owner',
  /** Whom the charge engages: engage. */
  target: 'the active seat',
  /** The charge has found its target: play (Halberd Hedge), pass. */
  engagedAnswer: 'owner of the target',
  /** Dice are gathered: addDie, play, roll. */
  pool: 'owner of the attacker',
  /** The enemy gathers dice: play (Elephant Scent), pass. */
  enemyPoolAnswer: 'an opposing seat',
  /** Dice have fallen: play, pass. */
  rolledAnswer: 'owner of the attacker',
  /** Which dice are rolled again: reroll, roll. */
  rerolls: 'owner of the attacker',
  /** Which dice are raised: raise, enough. */
  raises: 'owner of the attacker',
  /** Dice on values: assignBest, put, enough. */
  assign: 'owner of the attacker',
  /** How hits are taken: losePlace, loseRefund, disband, steadfastOrder, steadfastDisorder, play (HITS texts). */
  takeHits: 'owner of the target',
  /** How many hits Testudo ignores: ignore. */
  ignore: 'owner of the target',
  /** A unit would be disbanded: play (Agema), pass. */
  disbandingAnswer: 'owner of the unit',
  /** A rank was lost: play (To the Triarii!), pass. */
  afterHitsAnswer: 'owner of the target',
  /** The attack is resolved: evade, play, playOn (Plunder; a card for a cheaper Evade), pass. */
  afterAttackAnswer: 'owner of the attacker',
  /** Whom a barrage given by a card is aimed at: barrage. */
  freeBarrage: 'the owner',
  /** Where Parthian Shot sends the unit: move, withdraw. */
  parthian: 'the owner',
  /** After the command: playOn (Auxilia), pass. */
  endOfTurnAnswer: 'the active seat',
} as const;

export type DecisionName = keyof typeof DECISIONS;
