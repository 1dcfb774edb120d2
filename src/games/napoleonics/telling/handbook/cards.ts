// The command cards [N Command Cards]: counts and short texts come from the cards themselves, the fine points stand here.

import { tacticPassages } from '../../../../families/commands/telling/handbook/passages.ts';
import { cardRefs } from '../../../../families/commands/telling/handbook/tables.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { napoleonics } from '../../index.ts';
import { cards } from '../../tables/cards.ts';
import { cardsTable } from './tables.ts';

const FALLBACK =
  'If you have no unit of this kind you may order any one unit instead; the limits of the card do not apply to it.';

const TACTICS: { readonly [key: string]: readonly string[] } = {
  bayonetCharge: ['Ground that stops a move still does. Only guards gain a die, and only in the attack.', FALLBACK],
  bombard: ['Each unit does one or the other. The dice count in fire and in melee.', FALLBACK],
  cavalryCharge: [
    'The dice count in the attack and in the bonus attack, but not into or out of a town or a windmill, and against a square cavalry rolls one die all the same. Horse artillery moves and battles as usual and gains nothing.',
    FALLBACK,
  ],
  counterAttack: [
    'It becomes a copy of the card that your opponent played in his last turn, with all its effects, as if the card were yours: with your own Command and your own units. On a section card left and right are swapped; the centre stays.',
    'If there is nothing to copy, no unit is ordered.',
  ],
  elan: [
    'A symbol for which there is no unit left is lost. A flag may order a leader away from his unit. Sabres order nobody.',
    'The die counts in melee, in a bonus attack and at range. Before you draw, deck and discards are shuffled together.',
  ],
  fireAndHold: [
    'Ordered units in square may come out of it; a square that stays fires with one die. If an enemy retreats next to a unit that has not fired yet, that unit neither fires nor fights in melee.',
    FALLBACK,
  ],
  firstStrike: [
    'Play it when one of your units is attacked in melee, before the dice are rolled. Your unit battles first. If the attacker is still in its hex with a block left, he may continue his attack as declared, or drop it.',
    'Your unit does not battle back afterwards and takes no ground. It neither retires nor forms square in this melee, and no second First Strike is played in it. When the turn ends you draw a replacement card before the other player draws.',
    'It applies to one fight, which may be a bonus attack. It answers neither fire nor a battle back.',
  ],
  forceMarch: [
    'You name the section; all infantry in it is ordered. All other infantry may hold, move one hex and battle, or move two hexes and not battle. Fire after a move is halved as always.',
    FALLBACK,
  ],
  coldSteel: [
    'Every unit that is next to an enemy unit when the card is played is ordered. They keep their order even if that enemy leaves. Infantry may take ground, cavalry may break through and attack again. A gun that is next to the target has the die too when it joins.',
  ],
  leadership: [
    'The die counts the entire turn, in melee and at range. A leader may move by himself; a unit he joins is not ordered by it. Without a leader on the board you may order one unit of your choice.',
  ],
  grandManoeuvre: [
    'Ground stops a move as always. Leaders may be ordered away from their units. If you order one unit instead, it moves and battles as usual.',
  ],
  rally: [
    'No unit gets more blocks than it began with, but one unit may regain several. Flags and sabres do nothing. Only units that regained a block are ordered.',
  ],
  shortSupply: [
    'The owner of the unit chooses the hex. A unit on the line between two sections may go to either. If no hex of the baseline can be entered, a free hex in the row in front of it is used. A leader goes with his unit; a lone leader cannot be chosen.',
    'The card orders nobody.',
  ],
};

const tactics = tacticPassages(napoleonics, cards, TACTICS);

export const cardChapter: Chapter = {
  id: 'cards',
  title: 'Cards',
  passages: [
    {
      id: 'deck',
      title: 'The deck',
      refs: ['N Command Cards', 'N Tactic Cards'],
      text: [
        `The deck has ${cards.reduce((n, card) => n + card.count, 0)} cards in two groups: section cards and tactic cards. What a card says overrides the basic rules, but what ground forbids stays forbidden.`,
        'Where a card orders units up to your Command, you may order fewer.',
      ],
      table: cardsTable(null, 'All cards'),
    },
    {
      id: 'section-cards',
      title: 'Section cards',
      refs: ['N Section Cards', ...cardRefs(napoleonics, cards, 'section')],
      text: [
        'They order units or leaders in the section they name, as you see it. Leaders may be ordered away from their units, one order each, unless the unit is in square. Assault cards order as many as your Command.',
        'After a Scout you draw two cards, keep one and discard the other.',
      ],
      table: cardsTable('section', 'Section cards'),
    },
    ...tactics,
  ],
};
