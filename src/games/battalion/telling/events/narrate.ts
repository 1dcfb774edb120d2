// What happened, one sentence for each event as a seat may know it. A card that was drawn is its owner's alone.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import * as E from '../../rules/events.ts';
import { ASSAULT, BARRAGE, CHARGE, RESERVE, type State } from '../../rules/state.ts';
import { EXPENDABLE_FRONT } from '../../rules/texts.ts';
import { ranks } from '../../tables/tables.ts';
import {
  cardName,
  dice,
  disorder,
  hits,
  kindName,
  order,
  placeTitle,
  sectorTitle,
  sentence,
  theFaction,
  unitTag,
  unitWord,
  valueKind,
  withArticle,
} from '../words.ts';

type Values = readonly number[];
type Sentence = (g: State, v: Values, seat: number, event: NumberedEvent) => string;

const owner = (g: State, unit: number): string => theFaction(g, g.battle.unitSeat[unit]);
/** `Carthage's b3 (Caetrati x2)`. */
const theirs = (g: State, unit: number, seat: number): string => `${owner(g, unit)}'s ${unitTag(g, unit, seat)}`;

const COMMANDS = { [ASSAULT]: 'assaults', [BARRAGE]: 'barrages', [CHARGE]: 'charges' };

/** The factions of a side: `Carthage`, in pairs `Carthage and Han Empire`. */
const sideText = (g: State, side: number): string =>
  g.battle.factions
    .slice(0, g.battle.seats)
    .filter((_, seat) => (seat & 1) === side)
    .map((faction) => withArticle(faction.name))
    .join(' and ');

function commanded(g: State, [unit, kind, paid, target]: Values, seat: number): string {
  const who = theirs(g, unit, seat);
  const what = COMMANDS[kind as 0];
  const price = `${order(paid)} placed`;
  if (kind === CHARGE) {
    const into = target >= 0 ? ` out of its empty sector into ${sectorTitle(target)}` : '';
    return `${who} charges${into}: ${price}.`;
  }
  if (paid === 0) return `${who} ${what} ${unitTag(g, target, seat)} without an order.`;
  return `${who} ${what} ${unitTag(g, target, seat)}: ${price}.`;
}

function redeployed(g: State, [unit, from, to, how]: Values, seat: number): string {
  const by = how === E.REDEPLOYED_BY_SWIFT ? ' without a card, being Swift' : '';
  return `${theirs(g, unit, seat)} redeploys from ${placeTitle(from)} to ${placeTitle(to)}${by}.`;
}

/** Ranks that fall are told one by one. */
function taken(g: State, [unit, , placed, refunded]: Values, seat: number): string {
  if (placed > 0) return `${theirs(g, unit, seat)} takes ${disorder(placed)}.`;
  return refunded > 0 ? `${theirs(g, unit, seat)} sends ${disorder(refunded)} back to the camp.` : '';
}

const SPENT: { readonly [use: number]: (who: string, card: string) => string } = {
  [E.SPENT_FOR_DIE]: (who, card) => `${who} discards ${card} for one more die.`,
  [E.SPENT_FOR_REDEPLOYMENT]: (who, card) => `${who} discards ${card} to redeploy a unit.`,
  [E.SPENT_BY_ENEMY]: (who, card) => `${who} loses ${card} from its hand.`,
};

const ENGAGED = ['engages', 'overlaps', 'draws off'];

function won(g: State, [side, cause, where]: Values): string {
  const who = `${sideText(g, side)} ${g.battle.seats === 4 ? 'win' : 'wins'}`;
  if (cause === E.WON_BY_CAMP) return `${who}: nobody guards the enemy camp behind ${sectorTitle(where)}.`;
  if (cause === E.WON_BY_EXHAUSTION) return `${who}: ${theFaction(g, where)} has to draw a card and has none left.`;
  return `${who}: the enemy has no unit left.`;
}

const SENTENCES: { readonly [kind in E.EventKind]: Sentence } = {
  initiative: (g, [top, bottom, tied]) =>
    `Dice for the initiative: ${sideText(g, 0)} ${top}, ${sideText(g, 1)} ${bottom}.${tied === 1 ? ' They are rolled again.' : ''}`,
  first: (g, [seat, flipped]) =>
    `${theFaction(g, seat)} has the initiative and plays first${flipped === 1 ? '; one of its tokens turns to disorder' : ''}.`,
  deployed: (g, [unit, sector], seat) =>
    `${theirs(g, unit, seat)} is placed in ${sector === RESERVE ? 'the reserve' : sectorTitle(sector)}.`,
  allStand: () => 'All units stand, and their ranks are laid open.',
  turn: (g, [seat, number]) => `Turn ${number}: ${theFaction(g, seat)}.`,
  skipped: (g, [seat]) => `${theFaction(g, seat)} is exhausted and takes no turn.`,
  played: (g, [who, card, unit, at], seat) => {
    const on = unit >= 0 ? ` on ${unitTag(g, unit, seat)}` : '';
    const against = at >= 0 ? ` against ${theFaction(g, at)}` : '';
    return `${theFaction(g, who)} plays ${cardName(card)}${on}${against}.`;
  },
  spent: (g, [who, card, use]) => SPENT[use](theFaction(g, who), cardName(card)),
  redeployed,
  commanded,
  movedOut: (g, [unit, from, to], seat) =>
    from === to
      ? `${unitTag(g, unit, seat)} moves out in ${sectorTitle(from)}.`
      : `${unitTag(g, unit, seat)} moves from ${sectorTitle(from)} into ${sectorTitle(to)}.`,
  reacted: (g, [unit, kind, paid, charger], seat) =>
    `${theirs(g, unit, seat)} ${kind === CHARGE ? 'counter-charges' : 'fires at'} ${unitTag(g, charger, seat)}: ${
      paid === 0 ? 'no order' : order(paid)
    } placed.`,
  noReaction: (g, [who]) => `${theFaction(g, who)} does not react.`,
  engaged: (g, [unit, target, how, counter], seat) =>
    counter === 1
      ? `${unitTag(g, target, seat)} comes to meet ${unitTag(g, unit, seat)}.`
      : `${unitTag(g, unit, seat)} ${ENGAGED[how]} ${unitTag(g, target, seat)}.`,
  counterFirst: (g, [unit, card], seat) =>
    `${unitTag(g, unit, seat)} strikes first${card < 0 ? ' by Anticipate' : ` by ${cardName(card)}`}.`,
  chargeEnds: (g, [unit, disbanded], seat) =>
    `The charge of ${unitTag(g, unit, seat)} ${disbanded === 1 ? 'ends with it' : 'finds nobody to engage and ends'}.`,
  rolled: (g, [unit, target, kind], seat, event) =>
    `${unitTag(g, unit, seat)} rolls ${diceText(event)} in its ${kindName(kind)} against ${unitWord(target)}.`,
  rerolled: (_g, _v, _seat, event) => `Rolled again: ${diceText(event)}.`,
  raised: (_g, [, face]) => `A ${face} is raised to ${face + 1}.`,
  assigned: (_g, [, face, value]) =>
    value === 0 ? 'An 8 hits by itself.' : `A ${face} hits on the attack value of ${value}.`,
  hits: (g, [, target, dealt, kind], seat) =>
    dealt === 0
      ? `No ${valueKind(kind)} hit on ${unitTag(g, target, seat)}.`
      : `${hits(dealt)} on ${theirs(g, target, seat)}.`,
  ignored: (g, [unit, ignored, card, token], seat) =>
    card < 0
      ? `Steadfast: ${unitTag(g, unit, seat)} ignores a hit for one ${token === 0 ? 'order' : 'disorder'} of the camp, placed on it as order.`
      : card === EXPENDABLE_FRONT
        ? `${cardName(card)}: the front rank of ${unitTag(g, unit, seat)} takes all of ${hits(ignored)}.`
        : `${cardName(card)}: ${unitTag(g, unit, seat)} ignores ${hits(ignored)}.`,
  taken,
  rankLost: (_g, [unit, rank]) => `${unitWord(unit)} loses a rank: ${ranks[rank].name}.`,
  disbanded: (g, [unit, tokens], seat) =>
    `${theirs(g, unit, seat)} is disbanded${tokens > 0 ? `; ${disorder(tokens)} goes to the camp` : ''}.`,
  kept: (g, [unit, rank, tokens], seat) =>
    `Agema: ${theirs(g, unit, seat)} keeps its rank of ${ranks[rank].name}${tokens > 0 ? `; ${disorder(tokens)} goes to the camp` : ''}.`,
  returned: (g, [unit], seat) => `${unitTag(g, unit, seat)} returns to its formation zone.`,
  burdened: (g, [unit, placed, card], seat) =>
    `${card < 0 ? 'Harass' : cardName(card)}: ${order(placed)} from the camp of ${owner(g, unit)} goes on ${unitTag(g, unit, seat)}.`,
  evaded: (g, [unit, paid], seat) => `${theirs(g, unit, seat)} evades${paid > 0 ? `: ${order(paid)} placed` : ''}.`,
  moved: (g, [unit, from, to, card], seat) =>
    `${cardName(card)}: ${unitTag(g, unit, seat)} goes from ${placeTitle(from)} to ${placeTitle(to)}.`,
  drew: (g, [who, card, left], seat) => {
    const what = who === seat ? cardName(card) : 'a card';
    return `${theFaction(g, who)} draws ${what}; ${left} left in the deck.`;
  },
  exhausted: (g, [who]) => `${theFaction(g, who)} has to draw a card and has none left.`,
  rallied: (g, [who, home, flipped, on]) => {
    const parts = [
      home > 0 ? `${order(home)} comes home` : '',
      flipped > 0 ? `${disorder(flipped)} in the camp turns over` : '',
      on > 0 ? `${disorder(on)} on units turns over` : '',
    ].filter((part) => part !== '');
    return `${theFaction(g, who)} rallies${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
  },
  brought: (g, [unit, moved, card], seat) =>
    `${card < 0 ? 'Discipline' : cardName(card)}: ${disorder(moved)} goes from ${unitTag(g, unit, seat)} to the camp.`,
  flipped: (g, [who, turned, card]) =>
    `${cardName(card)}: ${disorder(turned)} in the camp of ${theFaction(g, who)} turns to order.`,
  arranged: (g, [unit], seat) => `${theirs(g, unit, seat)} has a new order of ranks.`,
  looked: (g, [who, at]) => `${theFaction(g, who)} looks at the hand of ${theFaction(g, at)}.`,
  won,
};

/** What the dice of the event show, from high to low. */
function diceText(event: NumberedEvent): string {
  const shown = (event.dice ?? []).map((die) => die + 1).sort((a, b) => b - a);
  return `${dice(shown.length)}: ${shown.join(', ')}`;
}

export function narrate(g: State, event: NumberedEvent, seat: number): string {
  const told = SENTENCES[event.kind as E.EventKind];
  return told === undefined ? '' : sentence(told(g, event.values, seat, event));
}
