// Answers inside a fight: the words of rules/close-combat.ts, rules/retreat.ts, rules/evade.ts and rules/momentum.ts.

import { mayCallOff } from '../../rules/close-combat.ts';
import { canEvade } from '../../rules/evade.ts';
import { mostIgnored } from '../../rules/retreat.ts';
import { ADVANCE, DECLINE, DONE, EVADE_TO, MOVE, RETREAT } from '../../tables/verbs.ts';
import { ownWays } from '../asked.ts';
import type { DecisionWords } from '../game-words.ts';
import { fightReasons } from '../why-not/fight.ts';
import { agree, capital, count, hexes, hexName, sayOf, unitAt } from '../words.ts';

export const fightDecisions: { readonly [decision: string]: DecisionWords } = {
  answerAttack: {
    prompt(g, f) {
      const attacks = agree(g.battle.unitType[f.attacker].name, 'attacks', 'attack');
      // Whether it can evade is for all to see; what the hand holds is not.
      const evade = canEvade(g, f.defender, f.attacker) ? [sayOf(g).evade] : [];
      const ways = ['stand', ...evade, ...ownWays(g, f)].join(', ');
      const defender = unitAt(g, f.defender);
      return `${unitAt(g, f.attacker)} ${attacks} your ${defender}: ${ways}, or play a card that answers an attack.`;
    },
    help: (say) =>
      `Stand: take the attack, perhaps strike back. ${capital(say.evade)}: give way, so that fewer dice hit.`,
    hex: (g, f) => g.unitHex[f.defender],
    pointing: 'spoken',
    reasons: fightReasons.answerAttack,
  },
  attackAfterFirstStrike: {
    prompt(g, f) {
      const stood = `your ${unitAt(g, f.attacker)} stood the first strike`;
      return mayCallOff(g, f.attacker, null) ? `${stood}: attack as declared?` : `${stood} and must attack.`;
    },
    help: () => 'The defender was quicker. What is left of the attack can still be carried out.',
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [DECLINE]: 'Call the attack off' },
    pointing: 'spoken',
    reasons: fightReasons.attackAfterFirstStrike,
  },
  chooseBattleBack: {
    prompt: (g, f) => `battle back with ${unitAt(g, f.defender)} against ${unitAt(g, f.attacker)}?`,
    help: () => 'To battle back is to strike at the attacker after holding the ground.',
    hex: (g, f) => g.unitHex[f.defender],
    labels: { [DECLINE]: 'Do not battle back' },
    pointing: 'spoken',
  },
  chooseFlags: {
    prompt(g, f) {
      const most = mostIgnored(f);
      const ask = most === 0 ? 'none can be ignored.' : `how many are ignored (up to ${most})?`;
      return `${count(f.flags, 'flag')} against your ${unitAt(g, f.unit)}: ${ask}`;
    },
    help: () => 'A flag drives a unit back. A unit with something to steady it may ignore some.',
    hex: (g, f) => g.unitHex[f.unit],
    pointing: 'spoken',
    reasons: fightReasons.chooseFlags,
  },
  chooseRetreat: {
    prompt: (g, f) => `your ${unitAt(g, f.unit)} must go back ${hexes(f.count)}: where to?`,
    help: () => 'A retreat goes towards the own side of the board. Hexes that it cannot go cost blocks.',
    hex: (g, f) => g.unitHex[f.unit],
    pointing: { verb: RETREAT, pair: true },
    reasons: fightReasons.chooseRetreat,
  },
  chooseEvade: {
    prompt: (g, f) =>
      `your ${unitAt(g, f.unit)} ${agree(g.battle.unitType[f.unit].name, sayOf(g).evades, sayOf(g).evade)}: where to?`,
    help: (say) => `A unit that ${say.evades} goes back towards its own side.`,
    hex: (g, f) => g.unitHex[f.unit],
    pointing: { verb: EVADE_TO, pair: true },
    reasons: fightReasons.chooseEvade,
  },
  chooseAdvance: {
    prompt: (g, f) => `advance with ${unitAt(g, f.attacker)} into ${hexName(g, f.hex)}?`,
    help: (say) => `${say.advance}: who empties a hex in ${say.close} may step into it.`,
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [DECLINE]: 'Stay' },
    pointing: { verb: ADVANCE, pair: true },
    reasons: fightReasons.chooseAdvance,
  },
  chooseExtraHex: {
    prompt: (g, f) => `ride one more hex with ${unitAt(g, f.attacker)}, or be done?`,
    help: (say) => `${say.extraHex} carries some units a hex farther.`,
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [DONE]: 'Stay' },
    pointing: { verb: MOVE, pair: true },
    reasons: fightReasons.chooseExtraHex,
  },
};
