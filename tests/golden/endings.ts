// One battle for each way of ending, from a position shortly before it, with written dice.

export interface Ending {
  readonly name: string;
  readonly position: string;
  readonly dice: readonly string[];
  readonly choices: readonly string[];
  readonly outcome: string;
}

export const endings: readonly Ending[] = [
  {
    name: 'draw',
    position:
      'units top: EL E6; LI D6/1; LC A1\nunits bottom: HI F6; MI D5/1; LC I1\nbanners: 5\ngained: top 4; bottom 4\nphase: battle\nordered: F6',
    dice: ['flag light light light light', 'light light', 'heavy heavy', 'light swords'],
    choices: ['close F6 x E6', 'stand', 'ignore 0', 'trample D5', 'trample D6', 'trample F6'],
    outcome: 'draw',
  },
  {
    name: 'last-unit',
    position: 'units top: LI E6/1\nunits bottom: HI F6\nbanners: 5\ngained: bottom 4\nphase: battle\nordered: F6',
    dice: ['light flag heavy medium medium'],
    choices: ['close F6 x E6', 'stand'],
    outcome: 'bottom',
  },
  {
    name: 'last-leader',
    position:
      'units top: HI E6\nunits bottom: LI F6/1\nleaders bottom: Gaius F6\nbanners: 5\ngained: top 3\nactive: top\nphase: battle\nordered: E6',
    dice: ['light flag heavy medium medium', 'helmet'],
    choices: ['close E6 x F6', 'stand'],
    outcome: 'top',
  },
  {
    name: 'battle-back',
    position: 'units top: HI E6\nunits bottom: LI F6/1\nbanners: 5\ngained: top 4\nphase: battle\nordered: F6',
    dice: ['medium medium', 'light flag heavy medium medium'],
    choices: ['close F6 x E6', 'stand', 'battle back'],
    outcome: 'top',
  },
  {
    name: 'scipio-lost',
    position:
      'scenario: ancients/010\nactive: top\nphase: battle\nordered: F8\nunits top: HI F8\nunits bottom: MI G8/1',
    dice: ['medium flag heavy light light', 'helmet'],
    choices: ['close F8 x G8', 'stand'],
    outcome: 'top',
  },
  {
    name: 'over-the-edge',
    position:
      'scenario: ancients/010\nactive: bottom\ngained: bottom 7\nphase: move\nordered: A9\nunits top: HI F2\nunits bottom: MC A9; MI G8',
    dice: [],
    choices: ['exit A9'],
    outcome: 'bottom',
  },
  {
    name: 'camp-captured',
    position:
      'scenario: ancients/011\nactive: bottom\ngained: bottom 5\nphase: move\nordered: C6\nunits top: HI B9\nunits bottom: MI C6; LI H4',
    dice: [],
    choices: ['move C6 B5'],
    outcome: 'bottom',
  },
  {
    name: 'both-leaders-lost',
    position:
      'scenario: ancients/112\nactive: bottom\nphase: battle\nordered: F6\nunits top: LI E6/1; HI B4\nleaders top: Neoptolemus lost; Craterus E6\nhand top: orderTwoLeft orderLight\nunits bottom: HI F6; LC I1',
    dice: ['light flag heavy medium medium', 'helmet'],
    choices: ['close F6 x E6', 'stand'],
    outcome: 'bottom',
  },
];
