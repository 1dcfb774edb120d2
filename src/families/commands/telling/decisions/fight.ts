// Answers inside a fight: the words of rules/close-combat.ts, rules/retreat.ts, rules/evade.ts and rules/momentum.ts.

import { firstOf } from '../../../../kernel/choice.ts';
import { enclosing } from '../../../../kernel/procedure.ts';
import { closeCombat, mayCallOff, mayReact } from '../../rules/close-combat.ts';
import { canEvade } from '../../rules/evade.ts';
import { mostIgnored } from '../../rules/retreat.ts';
import { FIRST_STRIKE, type Frame, type State } from '../../rules/state.ts';
import {
  ADVANCE,
  BATTLE_BACK_NOW,
  DECLINE,
  DONE,
  EVADE,
  EVADE_TO,
  IGNORE,
  MOVE,
  PLAY,
  RETREAT,
  STAND,
  STRIKE,
} from '../../tables/verbs.ts';
import { ownWays } from '../asked.ts';
import type { Blow, DecisionWords } from '../game-words.ts';
import { fightReasons } from '../why-not/fight.ts';
import { agree, capital, count, hexes, hexName, sayOf, unitAt } from '../words.ts';
import { afterAdvance, answersWithCard, battlesBack, evades, flagsObeyed, stands, strikesOn } from './fight-words.ts';

/** The decision is about all flags of one roll. */
function flagsLabel(flags: number, ignored: number): string {
  if (flags === 1) return ignored === 0 ? 'Obey the flag' : 'Ignore the flag';
  if (ignored === 0) return 'Obey every flag';
  return ignored === flags ? 'Ignore every flag' : `Ignore ${count(ignored, 'flag')} of ${flags}`;
}

/** What is asked about the flags of a roll, by what may be ignored; an empty text where nothing may. */
export function askFlags(flags: number, ways: string): string {
  if (ways === '') return flags === 1 ? 'it must be obeyed.' : 'all must be obeyed.';
  return flags === 1 && ways === 'up to 1' ? 'ignore it?' : `how many are ignored (${ways})?`;
}

/** A card by which the defender battles first: its blow, and then the attack, which is not answered by another one. */
function struckFirst(g: State, f: Frame, choice: number): Blow[] {
  const fight = enclosing(g, closeCombat);
  if (fight === null || !mayReact(g, firstOf(choice), null)) return [];
  return [
    { by: f.defender, hex: g.unitHex[f.attacker], mode: FIRST_STRIKE },
    { by: f.attacker, hex: fight.hex, mode: fight.mode },
  ];
}

export const fightDecisions: { readonly [decision: string]: DecisionWords } = {
  answerAttack: {
    prompt(g, f) {
      const attacks = agree(g.battle.unitType[f.attacker].name, 'attacks', 'attack');
      // Whether it can evade is for all to see; what the hand holds is not.
      const evade = canEvade(g, f.defender, f.attacker) ? [sayOf(g).evade] : [];
      const ways = ['stand', ...evade, ...ownWays(g, f)].join(', ');
      const defender = unitAt(g, f.defender);
      return `${unitAt(g, f.attacker)} ${attacks} your ${defender}: ${ways}, or answer with a card.`;
    },
    help: (say) =>
      `Stand: take the attack and perhaps battle back. ${capital(say.evade)}: give way, so that fewer dice hit.`,
    hex: (g, f) => g.unitHex[f.defender],
    pointing: 'spoken',
    offers: {
      [STAND]: { mark: 'answer', label: () => 'Stand', follows: stands },
      [EVADE]: { mark: 'answer', label: (g) => sayOf(g).evade, follows: evades },
      [PLAY]: {
        mark: 'card',
        label: (g, card) => `Play ${g.battle.game.cards[card].name}`,
        follows: answersWithCard,
      },
    },
    reasons: fightReasons.answerAttack,
    blows: { [PLAY]: struckFirst },
  },
  attackAfterFirstStrike: {
    prompt(g, f) {
      const stood = `your ${unitAt(g, f.attacker)} stood the first strike`;
      return mayCallOff(g, f.attacker, null) ? `${stood}: attack as declared?` : `${stood} and must attack.`;
    },
    help: () => 'The defender struck first. The attacker may still attack with the blocks it has left.',
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [DECLINE]: 'Call the attack off' },
    pointing: 'spoken',
    // Hardly anybody calls off an attack for which he has paid already.
    offers: { [STRIKE]: { mark: 'answer', label: () => 'Attack as declared', follows: strikesOn, usual: true } },
    reasons: fightReasons.attackAfterFirstStrike,
  },
  chooseBattleBack: {
    prompt: (g, f) => `battle back with ${unitAt(g, f.defender)} against ${unitAt(g, f.attacker)}?`,
    help: () => 'A unit still in its hex may battle back at the attacker.',
    hex: (g, f) => g.unitHex[f.defender],
    labels: { [DECLINE]: 'Do not battle back' },
    pointing: 'spoken',
    // It can only help: the attacker does not strike a second time.
    offers: { [BATTLE_BACK_NOW]: { mark: 'answer', label: () => 'Battle back', follows: battlesBack, usual: true } },
  },
  chooseFlags: {
    prompt(g, f) {
      const most = mostIgnored(f);
      return `${count(f.flags, 'flag')} against your ${unitAt(g, f.unit)}: ${askFlags(f.flags, most === 0 ? '' : `up to ${most}`)}`;
    },
    help: () => 'A flag drives a unit back. Support, a leader or its type may let it ignore some.',
    hex: (g, f) => g.unitHex[f.unit],
    pointing: 'spoken',
    offers: {
      [IGNORE]: { mark: 'answer', label: (g, n) => flagsLabel(g.frames[g.depth].flags, n), follows: flagsObeyed },
    },
    reasons: fightReasons.chooseFlags,
  },
  chooseRetreat: {
    prompt: (g, f) => `your ${unitAt(g, f.unit)} must go back ${hexes(f.count)}: where to?`,
    help: () => 'A retreat goes towards your own edge of the board. Each hex it cannot retreat costs a block.',
    hex: (g, f) => g.unitHex[f.unit],
    pointing: { verb: RETREAT, pair: true },
    offers: { [RETREAT]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `Retreat to ${hexName(g, b)}` } },
    reasons: fightReasons.chooseRetreat,
  },
  chooseEvade: {
    prompt: (g, f) =>
      `your ${unitAt(g, f.unit)} ${agree(g.battle.unitType[f.unit].name, sayOf(g).evades, sayOf(g).evade)}: where to?`,
    help: (say) => `A unit that ${say.evades} goes back towards your own edge of the board.`,
    hex: (g, f) => g.unitHex[f.unit],
    pointing: { verb: EVADE_TO, pair: true },
    offers: {
      [EVADE_TO]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `${sayOf(g).evadeShort} to ${hexName(g, b)}` },
    },
    reasons: fightReasons.chooseEvade,
  },
  chooseAdvance: {
    prompt: (g, f) => `advance with ${unitAt(g, f.attacker)} into ${hexName(g, f.hex)}?`,
    help: (say) => `${say.advance}: a unit that has cleared a hex in ${say.close} may move into it.`,
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [DECLINE]: 'Stay' },
    pointing: { verb: ADVANCE, pair: true },
    offers: {
      [ADVANCE]: {
        mark: 'fall',
        from: 1,
        to: 2,
        label: (g, _a, b) => `Advance to ${hexName(g, b)}`,
        follows: afterAdvance,
      },
    },
    reasons: fightReasons.chooseAdvance,
  },
  chooseExtraHex: {
    prompt: (g, f) => `ride one more hex with ${unitAt(g, f.attacker)}?`,
    help: (say) => `${say.extraHex}: some units may go one hex farther.`,
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [DONE]: 'Stay' },
    pointing: { verb: MOVE, pair: true },
    offers: {
      [MOVE]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `Ride on to ${hexName(g, b)}` },
    },
    reasons: fightReasons.chooseExtraHex,
  },
};
