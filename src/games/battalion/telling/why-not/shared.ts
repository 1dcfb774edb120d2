// Reasons that many decisions give: whose a unit is, where it stands, whether it can be paid for, whether a card is held and
// fits what happens.

import { Choices, firstOf, verbOf } from '../../../../kernel/choice.ts';
import { pending } from '../../../../kernel/procedure.ts';
import type { ReliefFault, TextFault } from '../../rules/card-text.ts';
import type { HoldFault } from '../../rules/hands.ts';
import type { PayFault } from '../../rules/payment.ts';
import { hasTrait } from '../../rules/questions.ts';
import type { InReachFault } from '../../rules/reaction.ts';
import { type Frame, type State, TO_COMMAND, TO_EVADE, TO_REACT } from '../../rules/state.ts';
import type { RangeFault, ShootFault } from '../../rules/targets.ts';
import type { EnemyFault, FieldFault, OwnFault, SectorFault } from '../../rules/units.ts';
import { cards } from '../../tables/tables.ts';
import { FRIGHT } from '../../tables/traits.ts';
import * as V from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { WINDOW_WORDS } from '../view/words.ts';
import {
  cardRef,
  classList,
  kindName,
  list,
  order,
  sectorTitle,
  sectorWord,
  theFaction,
  unitText,
  unitWord,
} from '../words.ts';
import type { FormFault } from './faults.ts';

/** What a reason speaks of: the fault's two numbers, the choice, the decision and the seat that asks. */
export interface Asked {
  readonly g: State;
  readonly f: Frame;
  readonly choice: number;
  readonly seat: number;
  readonly a: number;
  readonly b: number;
}

/** The sentence and its rule. */
export type Said = readonly [text: string, ref: string];
export type FaultWords<K extends string> = { readonly [key in K]: (asked: Asked) => Said };

/** Names of attacks by the bits of their kinds: `an assault or charge`. */
const attacks = (kinds: number): string =>
  list(
    [0, 1, 2, 3, 4].filter((kind) => ((kinds >> kind) & 1) !== 0).map((kind) => kindName(kind)),
    'or',
  );

const whereIs = (g: State, unit: number): string => sectorTitle(g.unitSector[unit]);

/** What order is paid for in the decision that is asked. */
function purposeOf(g: State): number {
  const name = pending(g)?.name;
  if (name === 'chargedAnswer' || name === 'reaction') return TO_REACT;
  return name === 'afterAttackAnswer' ? TO_EVADE : TO_COMMAND;
}

const PURPOSES = { [TO_COMMAND]: 'A command', [TO_REACT]: 'A reaction', [TO_EVADE]: 'Evading' };

const offered = new Choices();

/** The choice on offer that plays this card, as a text; null for none. */
function formOnOffer({ g, f }: Asked, card: number): string | null {
  offered.clear();
  pending(g)?.decision?.choices(g, f, offered);
  const plays: readonly number[] = [V.V_PLAY, V.V_PLAY_ON, V.V_PLAY_AT];
  const found = offered.toArray().find((one) => plays.includes(verbOf(one)) && firstOf(one) === card);
  return found === undefined ? null : language.print(found);
}

const FORMS: { readonly [verb: number]: string } = {
  [V.V_PLAY]: 'by itself',
  [V.V_PLAY_ON]: 'with a unit named',
  [V.V_PLAY_AT]: 'against an opponent',
};

export type SharedFault =
  | FormFault
  | OwnFault
  | FieldFault
  | EnemyFault
  | SectorFault
  | 'notNext'
  | HoldFault
  | 'usedHere'
  | PayFault
  | ReliefFault
  | ShootFault
  | RangeFault
  | InReachFault
  | 'notItsUnit'
  | TextFault;

const FIELD = 'B Sectors';
const SHOOTING = 'B Barrage';
const REACTING = 'B Taking a reaction';

/** The reference of the card that the choice names; of the rule where it names none. */
const cited = ({ choice }: Asked, rule: string): string =>
  [V.V_PLAY, V.V_PLAY_ON, V.V_PLAY_AT].includes(verbOf(choice)) ? cardRef(firstOf(choice)) : rule;

/** The card of the choice, for reasons that only cards have. */
const nameOf = ({ choice }: Asked): string => cards[firstOf(choice)].name;

export const SHARED_WORDS: FaultWords<SharedFault> = {
  noUnit: ({ a }) => [`There is no unit ${unitWord(a)} in this battle.`, 'B Units'],
  notYours: ({ g, a }) => [
    `${unitWord(a)} is not yours: ${theFaction(g, g.battle.unitSeat[a])} leads it.`,
    'B Commanding a unit',
  ],
  disbanded: ({ a }) => [`${unitWord(a)} has been disbanded.`, 'B Disbanding a unit'],
  inReserve: ({ a }) => [
    `${unitWord(a)} is in reserve: it neither attacks nor reacts until it is redeployed.`,
    'B Reserve zone',
  ],
  offField: ({ a }) => [`${unitWord(a)} is not on the field.`, FIELD],
  friend: ({ a }) => [`${unitWord(a)} is a friend.`, 'B Resolving an attack'],
  targetInReserve: ({ a }) => [`${unitWord(a)} is in reserve and cannot be attacked.`, 'B Reserve zone'],
  targetInPile: ({ a }) => [`${unitWord(a)} has not been deployed yet.`, 'B Setup rules for mustered battles'],
  noSector: ({ a }) => [`There is no ${sectorWord(a)} on this field.`, FIELD],
  notNext: (asked) => [`${sectorTitle(asked.a)} is not next to ${sectorTitle(asked.b)}.`, cited(asked, FIELD)],
  notItsUnit: (asked) => [`The card is only for ${unitText(asked.g, asked.a)}.`, 'B Tactic cards'],
  otherFaction: ({ g, a, b }) => [`${cards[a].name} is no card of ${theFaction(g, b)}.`, 'B Tactic cards'],
  notHeld: ({ g, seat, a, b }) => [
    b === seat ? `You do not hold ${cards[a].name}.` : `${theFaction(g, b)} does not hold ${cards[a].name}.`,
    'B Tactic cards',
  ],
  usedHere: ({ a }) => [`${cards[a].name} has been used here; one copy is played at a time.`, 'B Tactic cards'],
  otherForm(asked) {
    const { a, b } = asked;
    const form = formOnOffer(asked, a);
    return [`${cards[a].name} is played otherwise, ${FORMS[b]}${form === null ? '' : `: "${form}"`}.`, cardRef(a)];
  },
  notItsMoment: ({ a }) => [`${cards[a].name} is played ${WINDOW_WORDS[cards[a].window]}, not now.`, cardRef(a)],
  tooDear({ g, a, b }) {
    const purpose = purposeOf(g);
    const fright = purpose === TO_REACT && g.charging > 0 && hasTrait(g, g.charging - 1, FRIGHT);
    const camp = g.campOrder[g.battle.unitSeat[a]];
    return [
      `${PURPOSES[purpose as 0]} with ${unitText(g, a)} costs ${order(b)}${fright ? ', one of them for Fright' : ''}; the camp has ${camp}.`,
      'B Commanding a unit',
    ];
  },
  savesNothing: (asked) => [
    `The card saves nothing on ${unitText(asked.g, asked.a)}, which costs one order.`,
    cited(asked, 'B Tactic cards'),
  ],
  oneNameOnly: (asked) => [
    `The card is for units of several names; ${unitText(asked.g, asked.a)} has one.`,
    cited(asked, 'B Tactic cards'),
  ],
  notForEvade: (asked) => [`${nameOf(asked)} is for commands and reactions, not for Evade.`, cited(asked, 'B Evade')],
  engagedShooter: (asked) => [
    `${unitText(asked.g, asked.a)} is engaged; an engaged unit does not shoot.`,
    cited(asked, SHOOTING),
  ],
  noRanged: (asked) => [`${unitText(asked.g, asked.a)} has no ranged value.`, cited(asked, SHOOTING)],
  engagedTarget: ({ g, a }) => [`${unitText(g, a)} is engaged; only unengaged units are shot at.`, SHOOTING],
  tooFar: ({ g, a, b }) => [`${unitWord(b)} is in ${whereIs(g, b)}, too far from ${whereIs(g, a)}.`, SHOOTING],
  sectorNotEmpty: ({ g, b }) => [
    `${unitWord(b)} is in ${whereIs(g, b)}; a unit shoots into the next sector only when no enemy is in its own.`,
    'B Empty sector',
  ],
  reactsElsewhere: ({ g, a, b }) => [
    `${unitWord(a)} is in ${whereIs(g, a)}; the charge comes in ${whereIs(g, b)}.`,
    REACTING,
  ],
  engagedReactor: ({ g, a }) => [`${unitText(g, a)} is engaged; only unengaged units react.`, REACTING],
  wrongAttack: (asked) => [
    `${nameOf(asked)} is for ${attacks(asked.a)}; this is ${kindName(asked.b)}.`,
    cited(asked, 'B Tactic cards'),
  ],
  wrongClass: (asked) => [
    `${nameOf(asked)} is for ${classList(asked.b)}; ${unitText(asked.g, asked.a)} is none.`,
    cited(asked, 'B Rank classes'),
  ],
  sixDice: () => ['There are six dice already, the most there may be.', 'B Rolling and assigning dice'],
  notOuter: (asked) => [
    `${unitWord(asked.a)} is in ${whereIs(asked.g, asked.a)}, neither the leftmost nor the rightmost sector.`,
    cited(asked, FIELD),
  ],
  notOverlapped: (asked) => [
    `${unitText(asked.g, asked.a)} is engaged with fewer than two of your units.`,
    cited(asked, 'B Overlapping'),
  ],
  allEights: (asked) => ['No die shows less than 8.', cited(asked, 'B Tactic cards')],
  oneRank: (asked) => [`${unitText(asked.g, asked.a)} has one rank only.`, cited(asked, 'B Tactic cards')],
  disengaged: (asked) => [`${unitWord(asked.a)} is not engaged any more.`, cited(asked, 'B Evade')],
  targetStands: (asked) => [`${unitText(asked.g, asked.a)} has not been disbanded.`, cited(asked, 'B Tactic cards')],
  targetGone: (asked) => [`${unitWord(asked.a)} has been disbanded.`, cited(asked, 'B Tactic cards')],
  noOrderThere: (asked) => [
    `The camp of ${theFaction(asked.g, asked.a)} has no order.`,
    cited(asked, 'B Tactic cards'),
  ],
  noUnitThere: (asked) => [`${theFaction(asked.g, asked.a)} has no unit left.`, cited(asked, 'B Tactic cards')],
  noHit: (asked) => [`${unitText(asked.g, asked.a)} has not been hit.`, cited(asked, 'B Tactic cards')],
  notByCommand: (asked) => [
    `${unitWord(asked.a)} was not commanded to this barrage: a card gave it.`,
    cited(asked, 'B Tactic cards'),
  ],
  turnedRanks: (asked) => [`${nameOf(asked)} has been used this turn.`, cited(asked, 'B Tactic cards')],
  noElephants: (asked) => [`No War Elephants of yours are in ${sectorTitle(asked.a)}.`, cited(asked, FIELD)],
  fewerAlready: (asked) => [`${nameOf(asked)} has been used on this attack.`, cited(asked, 'B Tactic cards')],
  noCampDisorder: (asked) => ['No disorder is in your camp.', cited(asked, 'B Tactic cards')],
  oneName: (asked) => [`All ranks of ${unitText(asked.g, asked.a)} are alike.`, cited(asked, 'B Tactic cards')],
  needsItsFront: (asked) => [
    `${unitText(asked.g, asked.a)} could not hold its disorder without its front rank.`,
    cited(asked, 'B Disbanding a unit'),
  ],
  notAnOpponent: (asked) => ['That is no opponent in this battle.', cited(asked, 'B Tactic cards')],
  emptyHand: (asked) => [`${theFaction(asked.g, asked.a)} holds no card.`, cited(asked, 'B Tactic cards')],
  nobodyNeedsCard: (asked) => [
    `No ${asked.a === 4 ? 'Cavalry ' : ''}unit that could redeploy needs a card for it.`,
    cited(asked, 'B Redeployment phase'),
  ],
  horsesAlready: (asked) => [`${nameOf(asked)} has been played this turn.`, cited(asked, 'B Tactic cards')],
  nobodyFree: (asked) => ['No unit of yours is free to redeploy.', cited(asked, 'B Redeployment phase')],
  noDisorder: (asked) => ['None of your units holds disorder.', cited(asked, 'B Tactic cards')],
  noDisorderOn: (asked) => [`${unitText(asked.g, asked.a)} has no disorder.`, cited(asked, 'B Tactic cards')],
  commandedAlready: (asked) => [`${unitWord(asked.a)} was commanded this turn.`, cited(asked, 'B Tactic cards')],
  redeployedAlready: (asked) => [`${unitWord(asked.a)} was redeployed this turn.`, cited(asked, 'B Tactic cards')],
  counterFirstAlready: (asked) => [
    `${unitText(asked.g, asked.a)} strikes first already.`,
    cited(asked, 'B Anticipate'),
  ],
  nobodyToBarrage: (asked) => [`${unitWord(asked.a)} has nobody to barrage.`, cited(asked, SHOOTING)],
};
