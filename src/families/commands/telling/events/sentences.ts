// Every kind of event that the family tells, and its sentence; a game adds its own kinds. The numbers of an event are units, leaders, hexes, sides, cards and counts, as the
// `tell` that makes it says. When a sentence is made the pieces may have moved on: a hex is named only if it is in the event.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import { DRAW, WIN } from '../../../../kernel/state.ts';
import {
  BATTLE_BACK,
  BONUS,
  ELIMINATED,
  EXITED,
  FIRST_STRIKE,
  INTO_ADVANCE,
  RANGED,
  type State,
} from '../../rules/state.ts';
import type { Vocabulary } from '../game-words.ts';
import { agree, armyOf, capital, count, dice, faces, hexes, hexName, leaderName, unitOfArmy } from '../words.ts';
import { EVADED } from './dice.ts';
import { flagsBecause } from './flags.ts';

/** Sections as the side that names one sees them. */
const SECTIONS = ['left section', 'centre', 'right section'];

/** Words for the numbers of one event, for one seat. */
export class EventWords {
  readonly g: State;
  readonly event: NumberedEvent;
  readonly seat: number;
  /** The hexes that were named, in the order of the sentence. */
  readonly named: number[] = [];

  constructor(g: State, event: NumberedEvent, seat: number) {
    this.g = g;
    this.event = event;
    this.seat = seat;
  }

  army(side: number): string {
    return armyOf(this.g, side);
  }

  hex(hex: number): string {
    if (hex >= 0 && !this.named.includes(hex)) this.named.push(hex);
    return hexName(this.g, hex);
  }

  /**
   * `Roman heavy infantry at F6`. A unit's or leader's number may carry the hex it stood on, in the bits from 8 up as the
   * hex + 1; then it is named.
   */
  unit(value: number, hex = (value >> 8) - 1): string {
    const unit = value & 255;
    const name = unitOfArmy(this.g, unit);
    return hex >= 0 ? `${name} at ${this.hex(hex)}` : name;
  }

  leader(value: number, hex = (value >> 8) - 1): string {
    const name = leaderName(this.g, value & 255);
    return hex >= 0 ? `${name} at ${this.hex(hex)}` : name;
  }

  /** The game's own terms. */
  get say(): Vocabulary {
    return this.g.battle.game.words.say;
  }

  /** The form of a verb that goes with the unit. */
  does(value: number, one: string, many: string): string {
    return agree(this.g.battle.unitType[value & 255].name, one, many);
  }

  card(card: number): string {
    return this.g.battle.game.cards[card].name;
  }

  /** The dice that came with the event: `: swords, flag`, or nothing. */
  get rolled(): string {
    const rolled = this.event.dice;
    return rolled && rolled.length > 0 ? `: ${faces(this.g, rolled)}` : '';
  }
}

export type EventSentence = (w: EventWords, v: readonly number[]) => string;

export const EVENTS = {
  // ---- turns and cards
  turn: (w, [side, turn]) => `Turn ${turn}: ${w.army(side)}.`,
  passes: (w, [side]) => `${w.army(side)}: no card that can be played; the turn passes.`,
  plays(w, [side, card, order]) {
    const plays = `${w.army(side)}: plays ${w.card(card)}`;
    if (order === card) return `${plays}.`;
    if (order >= 0 && !w.g.battle.game.cards[card].copies) return `${plays} as ${w.card(order)}.`;
    return order < 0 ? `${plays}, but there is no order to copy.` : `${plays}, which copies ${w.card(order)}.`;
  },
  reacts: (w, [side, card, unit]) => `${w.army(side)}: answers with ${w.card(card)} for ${w.unit(unit)}.`,
  draws: (w, [side, card]) => (w.seat === side ? `You draw ${w.card(card)}.` : `${w.army(side)}: draws a card.`),
  scouts(w, [side, one, other]) {
    if (other < 0)
      return w.seat === side ? `You find ${w.card(one)} on the deck.` : `${w.army(side)}: looks at a card.`;
    if (one < 0) return `${w.army(side)}: finds no card to draw.`;
    if (w.seat === side && one === other) return `You find ${w.card(one)} twice.`;
    return w.seat === side
      ? `You may keep ${w.card(one)} or ${w.card(other)}.`
      : `${w.army(side)}: looks at two cards and keeps one.`;
  },
  keeps(w, [side, kept, other]) {
    const away = other < 0 ? '' : `; ${w.card(other)} is discarded`;
    return w.seat === side ? `You keep ${w.card(kept)}${away}.` : `${w.army(side)}: keeps one card${away}.`;
  },
  losesCard: (w, [side, card]) => `${w.army(side)}: loses a card at random, ${w.card(card)}.`,
  reshuffles: (_w, [cards]) => `The discards are shuffled back: the deck has ${count(cards, 'card')}.`,
  command: (w, [side, command]) => `${w.army(side)}: Command is now ${command}.`,

  // ---- orders
  ordered: (w, [unit, hex]) => `${capital(w.unit(unit, hex))} ${w.does(unit, 'is', 'are')} ordered.`,
  orderedLeader: (w, [leader, hex]) => `${w.leader(leader, hex)} is ordered.`,
  section: (w, [side, where]) => `${w.army(side)}: orders in the ${SECTIONS[where]}.`,
  orderDice: (w, [side, rallies]) => `${w.army(side)}: rolls ${rallies > 0 ? 'to rally' : 'for orders'}${w.rolled}.`,
  rallied: (w, [unit, blocks]) =>
    `${capital(w.unit(unit))} ${w.does(unit, 'regains', 'regain')} a block and ${w.does(unit, 'has', 'have')} ${blocks}.`,

  newLeader: (w, [leader, hex]) => `${w.leader(leader, -1)} steps forward at ${w.hex(hex)}.`,

  // ---- movement
  moves: (w, [unit, from, to]) =>
    `${capital(w.unit(unit, -1))} ${w.does(unit, 'moves', 'move')} from ${w.hex(from)} to ${w.hex(to)}.`,
  movesLeader: (w, [leader, from, to]) => `${w.leader(leader, -1)} moves from ${w.hex(from)} to ${w.hex(to)}.`,
  mire: (w, [unit, hex, hit]) =>
    `${capital(w.unit(unit, hex))} ${w.does(unit, 'rolls', 'roll')} for the bad ground${w.rolled}: ${hit > 0 ? 'a block is lost' : 'no loss'}.`,
  leaderMarsh: (w, [leader, hex, hit]) =>
    `${w.leader(leader, hex)} rolls for the bad ground${w.rolled}: ${hit > 0 ? 'he is lost' : 'he comes through'}.`,

  // ---- combat
  declares: (w, [unit, hex, mode]) =>
    `${capital(w.unit(unit))} ${w.does(unit, 'attacks', 'attack')} ${w.hex(hex)} in ${mode === BONUS ? `a ${w.say.bonus}` : w.say.close}.`,
  strikes(w, [by, unit, mode, n]) {
    const what =
      mode === BATTLE_BACK
        ? w.does(by, 'battles back against', 'battle back against')
        : mode === FIRST_STRIKE
          ? w.does(by, 'strikes first at', 'strike first at')
          : mode === INTO_ADVANCE
            ? w.does(by, 'strikes into the advance of', 'strike into the advance of')
            : w.does(by, 'strikes at', 'strike at');
    return `${capital(w.unit(by))} ${what} ${w.unit(unit)} with ${dice(n)}.`;
  },
  fires: (w, [by, unit, n]) =>
    `${capital(w.unit(by))} ${w.does(by, 'fires', 'fire')} at ${w.unit(unit)} with ${dice(n)}.`,
  evades: (w, [unit, by, n]) =>
    `${capital(w.unit(unit))} ${w.does(unit, w.say.evades, w.say.evade)}; ${w.unit(by)} first ${w.does(by, 'rolls', 'roll')} ${dice(n)}.`,
  dice(w, [, , mode]) {
    const which = mode === RANGED ? 'Fire' : mode === EVADED ? `At the ${w.say.evading} unit` : 'Dice';
    return `${which}${w.rolled || ': no dice'}.`;
  },
  blocks: (w, [unit, lost, left, hex]) =>
    `${capital(w.unit(unit, hex))} ${w.does(unit, 'loses', 'lose')} ${count(lost, 'block')}; ${left > 0 ? `${left} left` : 'none left'}.`,
  unitOff(w, [unit, fate, hex]) {
    const who = capital(w.unit(unit, hex));
    if (fate === ELIMINATED) return `${who} ${w.does(unit, 'is', 'are')} eliminated.`;
    if (fate === EXITED) return `${who} ${w.does(unit, 'leaves', 'leave')} the battlefield over the enemy's edge.`;
    return `${who} ${w.does(unit, 'leaves', 'leave')} the battle.`;
  },
  evadesTo: (w, [unit, from, to]) =>
    `${capital(w.unit(unit, -1))} ${w.does(unit, w.say.evades, w.say.evade)} from ${w.hex(from)} to ${w.hex(to)}.`,
  advances: (w, [unit, from, to]) =>
    `${capital(w.unit(unit, -1))} ${w.does(unit, 'advances', 'advance')} from ${w.hex(from)} to ${w.hex(to)}.`,
  extraHex: (w, [unit, from, to]) =>
    `${capital(w.unit(unit, -1))} ${w.does(unit, 'rides', 'ride')} on from ${w.hex(from)} to ${w.hex(to)}.`,

  // ---- flags
  flags(w, [unit, flags, ignored, reasons]) {
    const who = capital(w.unit(unit));
    const because = flagsBecause(reasons, flags, ignored);
    if (ignored === flags) {
      const what = flags === 1 ? 'the flag' : `all ${flags} flags`;
      return `${who} ${w.does(unit, 'ignores', 'ignore')} ${what}${because}`;
    }
    if (ignored === 0) return `${who} ${w.does(unit, 'obeys', 'obey')} ${count(flags, 'flag')}${because}`;
    return `${who} ${w.does(unit, 'ignores', 'ignore')} ${ignored} of ${flags} flags${because}`;
  },
  retreats: (w, [unit, from, to]) =>
    `${capital(w.unit(unit, -1))} ${w.does(unit, 'retreats', 'retreat')} from ${w.hex(from)} to ${w.hex(to)}.`,
  cannotRetreat: (w, [unit, short]) =>
    `${capital(w.unit(unit))} cannot go back ${hexes(short)}: a block is lost for each.`,

  // ---- leaders
  leaderCheck: (w, [leader, n, hit]) =>
    `${w.leader(leader)} is checked with ${dice(n)}${w.rolled}: ${hit > 0 ? 'he is hit' : 'he is unhurt'}.`,
  leaderAttacked: (w, [leader, by, hit, ranged]) =>
    `${capital(w.unit(by))} ${ranged === 1 ? w.does(by, 'fires at', 'fire at') : w.does(by, 'attacks', 'attack')} ${w.leader(leader)}, who is alone${w.rolled}: ${hit > 0 ? 'he is hit' : `he is missed and must ${w.say.flee}`}.`,
  leaderFlees: (w, [leader, hex]) => `${w.leader(leader, -1)} ${w.say.flees} to ${w.hex(hex)}.`,
  leaderEscape: (w, [leader, hex, hit]) =>
    `${w.leader(leader, -1)} tries to escape through the enemy at ${w.hex(hex)}${w.rolled}: ${hit > 0 ? 'he is hit' : 'he gets through'}.`,
  leaderStands: (w, [leader, hex]) => `${w.leader(leader, -1)} stops at ${w.hex(hex)}.`,
  leaderOff(w, [leader, fate, hex]) {
    const who = w.leader(leader, hex);
    if (fate === ELIMINATED) return `${who} is eliminated.`;
    if (fate === EXITED) return `${who} leaves the battlefield over the enemy's edge.`;
    return `${who} leaves the battlefield and is safe.`;
  },

  // ---- scenarios
  places: (w, [leader, hex]) => `${w.leader(leader, -1)} is placed at ${w.hex(hex)}.`,
  enters: (w, [unit, hex]) => `${capital(w.unit(unit, -1))} ${w.does(unit, 'enters', 'enter')} at ${w.hex(hex)}.`,
  entersLeader: (w, [leader, hex]) => `${w.leader(leader, -1)} enters at ${w.hex(hex)}.`,
  captures: (w, [side, hex]) => `${w.army(side)}: captures ${w.hex(hex)}.`,
  banner: (w, [side, banners]) => `${w.army(side)}: gains a banner, ${banners} of ${w.g.battle.goals[side]}.`,
  bannerLost: (w, [side, banners]) => `${w.army(side)}: loses a banner, ${banners} of ${w.g.battle.goals[side]}.`,
  ended: (w, [outcome]) =>
    outcome === DRAW
      ? 'The battle ends in a draw.'
      : `The battle is over: ${w.army(outcome - WIN)} ${w.army(outcome - WIN).includes(' and ') ? 'win' : 'wins'}.`,
  ruleDecides: (w, [, rule]) => w.g.battle.rules[rule]?.text ?? 'A special rule decides the battle.',
} satisfies { readonly [kind: string]: EventSentence };

export type EventKind = keyof typeof EVENTS;

/** The sentence of a kind; none for a kind that is in no table. */
export function sentenceOf(g: State, kind: string): EventSentence | undefined {
  const { events } = g.battle.game.words;
  if (Object.hasOwn(events, kind)) return events[kind].sentence;
  return Object.hasOwn(EVENTS, kind) ? EVENTS[kind as EventKind] : undefined;
}
