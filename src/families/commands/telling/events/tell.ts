// An event with everything a screen shows of it: the sentence, the places it speaks of, what each die did, who went where, what
// changed. It is told from the event as the seat may know it and from what never changes during a battle.

import { eventFor, type GameEvent } from '../../../../kernel/events.ts';
import type { Telling } from '../../../../kernel/ruleset.ts';
import type { DieRead } from '../../rules/dice-reading.ts';
import { type CommandsEvent, SECRETS } from '../../rules/events.ts';
import type { CommandsGame } from '../../tables/game.ts';
import { capital, type InBattle } from '../words.ts';
import { COMBAT_TELLINGS, MOVE_TELLINGS } from './combat.ts';
import { tellDice } from './dice.ts';
import { type EventTelling, type EventTellings, EventWords } from './event-words.ts';
import { LEADER_TELLINGS, SCENARIO_TELLINGS } from './leaders.ts';
import { ORDER_TELLINGS, TURN_TELLINGS } from './turns.ts';

/** Every kind of event that the family tells; a game adds its own kinds. */
export const TELLINGS: EventTellings<CommandsEvent> = {
  ...TURN_TELLINGS,
  ...ORDER_TELLINGS,
  ...MOVE_TELLINGS,
  ...COMBAT_TELLINGS,
  ...LEADER_TELLINGS,
  ...SCENARIO_TELLINGS,
};

/** What is told of a kind; nothing of a kind that is in no table. */
function tellingOf(g: InBattle, kind: string): EventTelling | undefined {
  const { events } = g.battle.game.words;
  if (Object.hasOwn(events, kind)) return events[kind];
  return Object.hasOwn(TELLINGS, kind) ? (TELLINGS[kind as CommandsEvent['kind']] as EventTelling) : undefined;
}

/** The event without cards that the seat may not know; seat -1 is a spectator. */
export function commandsEventFor(game: CommandsGame, event: GameEvent, seat: number): GameEvent {
  const own = game.secrets;
  return eventFor(event, seat, own && Object.hasOwn(own, event.kind) ? own : SECRETS);
}

/** The event in words as the seat may know it. Empty for kinds that have no sentence. */
export function narrate(g: InBattle, event: GameEvent, seat: number): string {
  const known = commandsEventFor(g.battle.game, event, seat);
  return sentenceOf(new EventWords(g), tellingOf(g, event.kind), known);
}

/** A name at the beginning may be written small: d'Erlon. */
const sentenceOf = (words: EventWords, telling: EventTelling | undefined, event: GameEvent): string =>
  capital(telling?.sentence(words, event) ?? '');

export function tellEvent(g: InBattle, event: GameEvent, seat: number): Telling {
  const { names } = g.battle.board;
  const known = commandsEventFor(g.battle.game, event, seat);
  const telling = tellingOf(g, event.kind);
  const words = new EventWords(g);
  const text = sentenceOf(words, telling, known);
  const places = [...words.named, ...(telling?.also?.(known) ?? [])].filter((hex) => hex >= 0);
  const way = telling?.moves?.(known);
  const changes = telling?.changes?.(words, known);
  return {
    kind: event.kind,
    text,
    places: [...new Set(places)].map((hex) => names[hex]),
    weighty: telling?.weighty ?? false,
    dice: tellDice(words, diceIn(known), (die) => telling?.die?.(words, known, die) ?? null),
    way:
      way === undefined
        ? null
        : { piece: way.piece, id: way.id, places: way.hexes.map((hex) => names[hex]), ...(telling?.flees && FLEES) },
    ...(changes === undefined ? {} : { changes }),
    ...deedOf(g, telling, known),
  };
}

const FLEES = { flees: true } as const;

/** Who strikes whom, and whose turn begins. */
function deedOf(
  g: InBattle,
  telling: EventTelling | undefined,
  event: GameEvent,
): Partial<Pick<Telling, 'blow' | 'begins'>> {
  const { names } = g.battle.board;
  const blow = telling?.blow?.(event);
  const begins = telling?.begins?.(event);
  return {
    ...(blow && blow.from >= 0 && blow.to >= 0 && blow.from !== blow.to
      ? { blow: { from: names[blow.from], to: names[blow.to], far: blow.far === true } }
      : {}),
    ...(begins === undefined ? {} : { begins }),
  };
}

/** Events of rolls hold their dice. */
const diceIn = (event: GameEvent): readonly DieRead[] =>
  'dice' in event ? (event as GameEvent & { readonly dice: readonly DieRead[] }).dice : [];
