// All that people are told: questions, choices, what happens, why not.

import { Choices, firstOf, verbOf } from '../../../kernel/choice.ts';
import type { GameEvent } from '../../../kernel/events.ts';
import type { Refusal } from '../../../kernel/explain.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { Explanation, Offer, Prompt, Scan, Telling } from '../../../kernel/ruleset.ts';
import { choicesInto, seatToDecide } from '../../../kernel/search.ts';
import { DRAW, RUNNING, WIN } from '../../../kernel/state.ts';
import type { FordEvent } from '../rules/fight.ts';
import { handOf, type State } from '../rules/state.ts';
import { language, PASS, PLAY, STAND } from '../text/language.ts';
import { sideNames } from '../text/texts.ts';

export const outcomeOf = (g: State): string =>
  g.outcome === RUNNING ? 'running' : g.outcome === DRAW ? 'draw' : sideNames[g.outcome - WIN];

export function promptOf(g: State): Prompt {
  const waiting = pending(g);
  const seat = seatToDecide(g);
  const who = g.battle.armies[seat] ?? '';
  const text =
    waiting?.name === 'answer'
      ? `${who}: a volley of ${g.frames[g.depth].card} is coming. Stand, or yield one man?`
      : waiting?.name === 'play'
        ? `${who}: play a card, or pass.`
        : 'The battle is over.';
  return { seat, text, decision: waiting?.name ?? 'over', secret: waiting?.name === 'play' };
}

/** The choices that wait, as numbers. */
function offered(g: State): number[] {
  const out = new Choices();
  if (seatToDecide(g) >= 0) choicesInto(g, out);
  return out.toArray();
}

function label(choice: number): string {
  if (verbOf(choice) === PLAY) return `Volley of ${firstOf(choice)}`;
  return verbOf(choice) === PASS ? 'Pass' : verbOf(choice) === STAND ? 'Stand' : 'Yield';
}

export const offersOf = (g: State): Offer[] =>
  offered(g).map((choice) => ({
    choice: language.print(choice),
    mark: verbOf(choice) === PLAY ? 'card' : verbOf(choice) === PASS ? 'finish' : 'answer',
    label: label(choice),
    note: '',
    from: null,
    to: null,
    piece: 'unit',
    card: verbOf(choice) === PLAY ? `${firstOf(choice)}` : null,
    odds: false,
  }));

function sentence({ battle }: State, event: FordEvent): string {
  switch (event.kind) {
    case 'turn':
      return `Turn ${event.turn}: ${battle.armies[event.side]}.`;
    case 'plays':
      return `${battle.armies[event.side]} fires a volley of ${event.card}.`;
    case 'passes':
      return `${battle.armies[event.side]} passes.`;
    case 'yields':
      return `${battle.armies[event.side]} yields one man.`;
    case 'volley':
      return `Dice: ${event.dice.join(', ')}; ${event.hits} of them hit.`;
    case 'ended':
      return event.winner < 0
        ? 'The battle ends in a draw.'
        : `The battle is over: ${battle.armies[event.winner]} wins.`;
  }
}

export function tell(g: State, told: GameEvent): Telling {
  const event = told as unknown as FordEvent;
  const dice = event.kind === 'volley' ? event.dice : [];
  return {
    kind: event.kind,
    text: sentence(g, event),
    places: 'side' in event ? [sideNames[event.side]] : [],
    weighty: event.kind !== 'turn',
    dice: dice.map((die) => ({
      face: `${die}`,
      group: die >= 5 ? ('hit' as const) : ('miss' as const),
      words: die >= 5 ? 'hits' : 'misses',
    })),
    way: null,
  };
}

export function whyNot(g: State, text: string, seat?: number): Refusal | null {
  const value = language.read(text);
  if (typeof value === 'string') return { text: value, ref: '' };
  if (seat !== undefined && seat !== seatToDecide(g)) return { text: 'The other side decides.', ref: 'F Playing' };
  if (offered(g).includes(value)) return null;
  if (verbOf(value) === PLAY && promptOf(g).decision === 'play') {
    return { text: `You have no card of ${firstOf(value)}.`, ref: 'F Playing' };
  }
  return {
    text: `That is not what is asked: ${promptOf(g).text}`,
    ref: promptOf(g).decision === 'play' ? 'F Playing' : 'F Answering',
  };
}

export const explain = (g: State, query: string): Explanation[] => {
  const value = language.read(query);
  if (typeof value === 'string') throw new Error(value);
  const dice = verbOf(value) === PLAY ? firstOf(value) : 0;
  return [
    {
      title: `Dice of ${g.battle.armies[g.active]}`,
      total: dice,
      parts: [{ add: dice, limit: null, text: 'the card', ref: 'F Volleys' }],
    },
  ];
};

export function scan(g: State, query: string, seat: number): Scan {
  if (query === 'who' && seat >= 0)
    return { text: `${g.men[seat]} men, ${handOf(g, seat).length} cards.`, places: [sideNames[seat]] };
  return { text: sideNames.map((_, i) => `${g.battle.armies[i]}: ${g.men[i]} men.`).join(' '), places: [...sideNames] };
}
