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
  {
    name: 'gate-stormed',
    position:
      'scenario: medieval/06\nactive: top\ngained: top 6\nphase: battle\nordered: J5\nunits top: HI J5\nunits bottom: LB I10',
    dice: ['swords light'],
    choices: ['storm J5 x K5'],
    outcome: 'top',
  },
  {
    name: 'horsemen-through',
    position:
      'scenario: medieval/10\nactive: bottom\ngained: bottom 4\nphase: move\nordered: A10\nunits top: LC D2\nunits bottom: SHBC A10',
    dice: [],
    choices: ['exit A10'],
    outcome: 'bottom',
  },
  {
    name: 'hills-held',
    position:
      'scenario: medieval/08\nactive: bottom\ngained: top 5\ntokens: top 0; bottom 0\nphase: battle\nordered: J5\nunits top: HBC G11; LC G9\nunits bottom: LC J5; LC F9',
    dice: [],
    choices: ['done'],
    outcome: 'top',
  },
  {
    name: 'hilltop-overrun',
    position:
      'scenario: medieval/19\nactive: top\ntokens: top 0; bottom 0\nphase: battle\nordered: B6\nunits top: LB B6\nunits bottom: LC F5; LC B8\nhand bottom: orderTwoLeft',
    dice: [],
    choices: ['done'],
    outcome: 'bottom',
  },
  {
    name: 'last-card-played',
    position:
      'scenario: medieval/19\nactive: bottom\ntokens: top 0; bottom 0\nphase: battle\nordered: J5\nunits top: LB F6\nunits bottom: LC J5; LB F3\ncard: orderTwoLeft',
    dice: [],
    choices: ['done'],
    outcome: 'top',
  },
  {
    name: 'over-the-bridge',
    position:
      'scenario: napoleonics/06\nactive: top\ngained: top 5\nphase: move\nordered: A2\nunits top: BLN A2\nunits bottom: FLN H6',
    dice: [],
    choices: ['exit A2'],
    outcome: 'top',
  },
  {
    name: 'farm-taken',
    position:
      'scenario: napoleonics/15\nactive: top\ngained: bottom 7\nphase: battle\nordered: B6\nunits top: BLC B6; BLN D4\nunits bottom: FLN E6',
    dice: [],
    choices: ['done'],
    outcome: 'bottom',
  },
  {
    name: 'infantry-worth-two',
    position:
      'scenario: napoleonics/12\nactive: top\ngained: top 4\nphase: battle\nordered: E9\nunits top: BHC E9\nunits bottom: FLN F9/1; FLC I3',
    dice: ['infantry flag artillery artillery'],
    choices: ['close E9 x F9', 'stand'],
    outcome: 'top',
  },
  {
    name: 'camp-undefended',
    position:
      'game: battalion\ntop: Roman Republic\nbottom: Carthage\nunits top: II: Hastati x3; I: Velites x2\nunits bottom: I: Samnites x3; III: Scutarii x3\nactive: bottom\ndeck: bottom 2; top 2',
    dice: ['1/18'],
    choices: ['rally'],
    outcome: 'top',
  },
  {
    name: 'deck-empty',
    position:
      'game: battalion\ntop: Roman Republic\nbottom: Carthage\nunits top: II: Hastati x3; I: Velites x2\nunits bottom: II: Samnites x3; III: Scutarii x3\nactive: bottom\ndeck: bottom 0; top 2',
    dice: [],
    choices: ['rally'],
    outcome: 'top',
  },
  {
    name: 'no-unit-left',
    position:
      'game: battalion\ntop: Roman Republic\nbottom: Carthage\nunits top: I: Hastati x3\nunits bottom: I: Samnites\nactive: top\nengaged: a1 b1\ndisorder: b1 2\ndeck: bottom 2; top 2',
    dice: ['8 8 8', '1/18'],
    choices: ['assault a1 x b1', 'disband'],
    outcome: 'top',
  },
  {
    name: 'limit-reached',
    position:
      'game: dark-ages\ntop: English; limit 4; player B\nbottom: Norse; limit 1; player A\nunits top: a1 levyMilitia/1 D3; a2 spearmen/3 B3\nunits bottom: b1 axemen/3 E3\nleaders top: la1 Edwin foot 2 with a2\nleaders bottom: lb1 Harald foot 3 with b1\nphase: combat\nhand top: pillage-36',
    dice: ['6 6 6 6'],
    choices: ['melee E3 x D3', 'pass'],
    outcome: 'bottom',
  },
  {
    name: 'time-runs-out',
    position:
      'game: dark-ages\ntop: English; limit 4; player B\nbottom: Norse; limit 3; player A\nunits top: a1 levyMilitia/1 D3; a2 spearmen/3 B3\nunits bottom: b1 axemen/3 H3\nleaders top: la1 Edwin foot 2 with a2\nleaders bottom: lb1 Harald foot 3 with b1\nlast turn: now\nhand bottom: pillage-36\nhand top: pillage-37',
    dice: [],
    choices: ['pass', 'pass'],
    outcome: 'top',
  },
  {
    name: 'last-leader-killed',
    position:
      'game: dark-ages\ntop: English; limit 4; player B\nbottom: Norse; limit 3; player A\nunits top: a2 spearmen/3 D3\nunits bottom: b1 axemen/3 E3\nleaders top: la1 Edwin foot 2 with a2\nleaders bottom: lb1 Harald foot 3 with b1\nphase: combat',
    dice: ['6 1 1 1', '6'],
    choices: ['melee E3 x D3'],
    outcome: 'bottom',
  },
];
