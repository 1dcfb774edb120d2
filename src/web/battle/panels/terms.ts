// What a decision is about, in one line for who meets it the first time. It explains the word, not the rule: numbers and
// conditions stand in the offers and in the handbook.

const TERMS: { readonly [decision: string]: string } = {
  answerAttack: 'Stand: take the attack, perhaps strike back. Evade: slip away before it lands.',
  attackAfterFirstStrike: 'The defender was quicker. What is left of the attack can still be carried out.',
  chooseBattleBack: 'To battle back is to strike at the attacker after holding the ground.',
  chooseFlags: 'A flag drives a unit back. A unit that is steadied by others may ignore some.',
  chooseRetreat: 'A retreat goes towards the own side of the board. A way that is blocked costs blocks.',
  chooseEvade: 'A unit that evades goes back towards its own side.',
  chooseAdvance: 'Momentum: who empties a hex in close combat may step into it.',
  chooseExtraHex: 'Momentum carries some units a hex farther.',
  chooseBonus: 'Bonus combat: after an advance some units may attack once more.',
  fleeStep: 'A leader whose unit is gone or attacked tries to reach safety.',
};

export const termOf = (decision: string): string => TERMS[decision] ?? '';
