// What happened, one sentence for each event as a seat may know it, from the event and the battle alone.

import { eventFor } from '../../../../kernel/events.ts';
import { type BattalionEvent, EVENT_SECRETS, type EventKind, type ToldUnit } from '../../rules/events.ts';
import type { Battle } from '../../rules/state.ts';
import { cards } from '../../tables/tables.ts';
import {
  disorder,
  hits,
  type InBattle,
  order,
  rankName,
  sectorTitle,
  sentence,
  theFaction,
  toldPlace,
  unitTag,
  unitWord,
  withArticle,
} from '../words.ts';

type Told<K extends EventKind> = Extract<BattalionEvent, { readonly kind: K }>;
type Sentences = { readonly [K in EventKind]: (g: InBattle, event: Told<K>) => string };

const owner = (g: InBattle, { unit }: ToldUnit): string => theFaction(g, g.battle.unitSeat[unit]);
/** `Carthage's b3 Caetrati`. */
const theirs = (g: InBattle, unit: ToldUnit): string => `${owner(g, unit)}'s ${unitTag(g, unit)}`;
const cardNamed = (key: string): string => cards.find((card) => card.key === key)?.name ?? key;

/** What was paid: ` for 2 order`. */
const forOrder = (paid: number): string => (paid === 0 ? ' without order' : ` for ${order(paid)}`);

const COMMANDS = { assault: 'assaults', barrage: 'barrages', charge: 'charges' };

/** The factions of a side: `Carthage`, in pairs `Carthage and Han Empire`. */
const sideText = (g: InBattle, side: number): string =>
  g.battle.factions
    .slice(0, g.battle.seats)
    .filter((_, seat) => (seat & 1) === side)
    .map((faction) => withArticle(faction.name))
    .join(' and ');

function commanded(g: InBattle, { unit, attack, paid, target, into }: Told<'commanded'>): string {
  if (target !== null) return `${theirs(g, unit)} ${COMMANDS[attack]} ${unitTag(g, target)}${forOrder(paid)}.`;
  const where = into === null ? '' : ` out of its empty sector into ${sectorTitle(into)}`;
  return `${theirs(g, unit)} ${COMMANDS[attack]}${where}${forOrder(paid)}.`;
}

const SPENT = {
  die: (who: string, card: string) => `${who} discards ${card} for one more die.`,
  redeployment: (who: string, card: string) => `${who} discards ${card} to redeploy a unit.`,
  taken: (who: string, card: string) => `${who} loses ${card} from its hand.`,
};

const ENGAGED = { free: 'engages', overlap: 'overlaps', split: 'draws off' };

function won(g: InBattle, { side, cause, sector, seat }: Told<'won'>): string {
  const who = `${sideText(g, side)} ${g.battle.seats === 4 ? 'win' : 'wins'}`;
  if (cause === 'camp' && sector !== null) {
    return `${who}: nobody guards the enemy camp behind ${sectorTitle(sector)}.`;
  }
  if (cause === 'exhaustion' && seat !== null) {
    return `${who}: the deck of ${theFaction(g, seat)} is empty.`;
  }
  return `${who}: the enemy has no unit left.`;
}

function ignored(g: InBattle, { unit, hits: taken, card, token, falls }: Told<'ignored'>): string {
  if (card === null) {
    return `Steadfast: ${unitTag(g, unit)} ignores a hit for 1 ${token ?? 'order'} of the camp, placed on it as order.`;
  }
  return falls
    ? `${cardNamed(card)}: the front rank of ${unitWord(unit.unit)} takes ${hits(taken)} and falls.`
    : `${cardNamed(card)}: ${unitTag(g, unit)} ignores ${hits(taken)}.`;
}

function rallied(g: InBattle, { seat, home, flipped, onUnits }: Told<'rallied'>): string {
  const parts = [
    home > 0 ? `${order(home)} comes home` : '',
    flipped + onUnits > 0 ? `${disorder(flipped + onUnits)} turns to order` : '',
  ].filter((part) => part !== '');
  return `${theFaction(g, seat)} rallies${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
}

const toCamp = (tokens: number): string => (tokens > 0 ? `; ${disorder(tokens)} goes to the camp` : '');
/** What dice show, from high to low. */
const diceText = (shown: readonly number[]): string => [...shown].sort((a, b) => b - a).join(', ');

const SENTENCES: Sentences = {
  initiative: (g, { top, bottom, tied }) =>
    `Dice for the initiative: ${sideText(g, 0)} ${top}, ${sideText(g, 1)} ${bottom}.${tied ? ' They are rolled again.' : ''}`,
  first: (g, { seat }) =>
    `${theFaction(g, seat)} has the initiative and plays first; one of its tokens turns to disorder.`,
  deployed: (g, { seat, unit, front, ranks = [front], to }) =>
    `${theFaction(g, seat)}'s ${unitTag(g, { unit, ranks })} is placed in ${toldPlace(to)}.`,
  allStand: () => 'All units stand, and their ranks are laid open.',
  turn: (g, { seat, turn }) => `Turn ${turn}: ${theFaction(g, seat)} acts.`,
  skipped: (g, { seat }) => `${theFaction(g, seat)} is exhausted and takes no turn.`,
  played: (g, { seat, card, on, at }) => {
    const unit = on === null ? '' : ` on ${unitTag(g, on)}`;
    const against = at === null ? '' : ` against ${theFaction(g, at)}`;
    return `${theFaction(g, seat)} plays ${cardNamed(card)}${unit}${against}.`;
  },
  spent: (g, { seat, card, use }) => SPENT[use](theFaction(g, seat), cardNamed(card)),
  redeployed: (g, { unit, from, to, by }) =>
    `${theirs(g, unit)} redeploys from ${toldPlace(from)} to ${toldPlace(to)}${by === 'swift' ? ' without a card, being Swift' : ''}.`,
  commanded,
  movedOut: (g, { unit, from, to }) =>
    from === to
      ? `${unitTag(g, unit)} moves out in ${sectorTitle(from)}.`
      : `${unitTag(g, unit)} moves from ${sectorTitle(from)} into ${sectorTitle(to)}.`,
  reacted: (g, { unit, by, paid, charger }) =>
    `${theirs(g, unit)} ${by === 'fire' ? 'fires at' : 'counter-charges'} ${unitTag(g, charger)}${forOrder(paid)}.`,
  noReaction: (g, { seat }) => `${theFaction(g, seat)} does not react.`,
  engaged: (g, { unit, target, how, counterCharge }) =>
    counterCharge
      ? `${unitTag(g, target)} meets ${unitTag(g, unit)}.`
      : `${unitTag(g, unit)} ${ENGAGED[how]} ${unitTag(g, target)}.`,
  counterFirst: (g, { unit, card }) =>
    `${unitTag(g, unit)} strikes first by ${card === null ? 'Anticipate' : cardNamed(card)}.`,
  chargeEnds: (g, { unit, disbanded }) =>
    `The charge of ${unitTag(g, unit)} ${disbanded ? 'is broken' : 'finds nobody to engage and ends'}.`,
  rolled: (g, { attacker, target, attack, dice: shown }) =>
    `${unitTag(g, attacker)} rolls ${diceText(shown)} in its ${attack} against ${unitWord(target.unit)}.`,
  rerolled: (_g, { dice: shown }) => `Rolled again: ${diceText(shown)}.`,
  raised: (_g, { face }) => `A ${face} is raised to ${face + 1}.`,
  assigned: (_g, { face, attackValue }) =>
    attackValue === null ? 'An 8 always hits.' : `A ${face} hits on the attack value ${attackValue}.`,
  hits: (g, { target, hits: dealt }) => `${dealt === 0 ? 'No hit' : hits(dealt)} on ${theirs(g, target)}.`,
  ignored,
  // Ranks that fall are told one by one.
  taken: (g, { unit, placed, refunded }) => {
    if (placed > 0) return `${theirs(g, unit)} takes ${disorder(placed)}.`;
    return refunded > 0 ? `${theirs(g, unit)} sends ${disorder(refunded)} back to the camp.` : '';
  },
  rankLost: (g, { unit, rank }) =>
    `${unitWord(unit.unit)} loses a rank: ${rankName(g, g.battle.unitSeat[unit.unit], rank)}.`,
  disbanded: (g, { unit, tokens }) => `${theirs(g, unit)} is disbanded${toCamp(tokens)}.`,
  kept: (g, { unit, card, rank, tokens }) =>
    `${cardNamed(card)}: ${owner(g, unit)}'s ${unitWord(unit.unit)} keeps its rank of ${rankName(g, g.battle.unitSeat[unit.unit], rank)}${toCamp(tokens)}.`,
  parted: () => '',
  ranked: () => '',
  returned: (g, { unit }) => `${unitTag(g, unit)} returns to its formation zone.`,
  burdened: (g, { unit, placed, card }) =>
    `${card === null ? 'Harass' : cardNamed(card)}: ${order(placed)} from the camp of ${owner(g, unit)} goes on ${unitTag(g, unit)}.`,
  evaded: (g, { unit, paid }) => `${theirs(g, unit)} evades${forOrder(paid)}.`,
  moved: (g, { unit, from, to, card }) =>
    `${cardNamed(card)}: ${unitTag(g, unit)} goes from ${toldPlace(from)} to ${toldPlace(to)}.`,
  drew: (g, { seat, card, left }) =>
    `${theFaction(g, seat)} draws ${card === undefined ? 'a card' : cardNamed(card)}${left === 0 ? ', the last of its deck' : `; ${left} left in the deck`}.`,
  exhausted: (g, { seat }) => `${theFaction(g, seat)} must draw a card and has none left.`,
  rallied,
  brought: (g, { unit, disorder: moved, card }) =>
    `${card === null ? 'Discipline' : cardNamed(card)}: ${disorder(moved)} goes from ${unitTag(g, unit)} to the camp.`,
  flipped: (g, { seat, tokens, card }) =>
    `${cardNamed(card)}: ${disorder(tokens)} in the camp of ${theFaction(g, seat)} turns to order.`,
  arranged: (g, { unit }) => `${theirs(g, unit)} has a new order of ranks.`,
  looked: (g, { seat, whose }) => `${theFaction(g, seat)} looks at the hand of ${theFaction(g, whose)}.`,
  won,
};

/** Every kind of event. */
export const EVENT_KINDS = Object.keys(SENTENCES) as readonly EventKind[];

export function narrate(battle: Battle, event: BattalionEvent, seat: number): string {
  if (!Object.hasOwn(SENTENCES, event.kind)) return '';
  const known = eventFor(event, seat, EVENT_SECRETS);
  const tell = SENTENCES[event.kind] as (g: InBattle, event: BattalionEvent) => string;
  return sentence(tell({ battle }, known));
}
