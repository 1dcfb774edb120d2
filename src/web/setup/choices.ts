// What a person chose the last time a battle was set up; kept in this browser.

import type { ScenarioInfo } from '../../kernel/ruleset.ts';
import { hasBot, newcomersBot, usualBot } from '../app/games.ts';
import { against, newSeed } from '../app/open-battle.ts';
import type { Player, Setup } from '../table/protocol.ts';

export interface Choices {
  /** Whose army: a seat. */
  readonly side: number;
  /** A bot by its name, a friend at the same screen, or nobody: two bots to be watched. */
  readonly opponent: 'friend' | 'watch' | `bot:${string}`;
  /** The two who are watched, by seat; empty for whom the game has in the middle. */
  readonly watched: readonly [string, string];
  readonly dice: 'program' | 'entered';
  /** Optional rules and rulings that are taken, by key, of all battles and games. */
  readonly options: readonly string[];
}

const KEY = 'vexillum-setup';

/** `bot:` alone is whom a newcomer meets. */
export const usualChoices: Choices = { side: 1, opponent: 'bot:', watched: ['', ''], dice: 'program', options: [] };

/** A level or a tool, with or without a temperament; or nobody in particular. */
const NAME = /^([a-z]+(:[a-z]+)?)?$/;

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string' && NAME.test(one));

const isOpponent = (value: unknown): value is Choices['opponent'] =>
  value === 'friend' ||
  value === 'watch' ||
  (typeof value === 'string' && value.startsWith('bot:') && NAME.test(value.replace(/^bot:/, '')));

/** What is stored may be of another version or broken: each part counts only if it can be meant. */
export function readChoices(text: string | null): Choices {
  try {
    const stored = JSON.parse(text ?? '{}') as { [key: string]: unknown };
    const { side, opponent, watched, dice, options } = stored ?? {};
    return {
      side: side === 0 || side === 1 ? side : usualChoices.side,
      opponent: isOpponent(opponent) ? opponent : usualChoices.opponent,
      watched: isPair(watched) ? watched : usualChoices.watched,
      dice: dice === 'entered' ? 'entered' : 'program',
      options: Array.isArray(options) ? options.filter((one): one is string => typeof one === 'string') : [],
    };
  } catch {
    return usualChoices;
  }
}

export function lastChoices(): Choices {
  try {
    return readChoices(localStorage.getItem(KEY));
  } catch {
    return usualChoices;
  }
}

export function rememberChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The bot that was chosen. What was chosen for another game may not be there for this one. */
export const opponentOf = (game: string, { opponent }: Pick<Choices, 'opponent'>): string => {
  const bot = opponent.slice(4);
  return opponent.startsWith('bot:') && hasBot(game, bot) ? bot : newcomersBot(game);
};

/** Whom one has chosen last, for whoever is not asked again. */
export const lastOpponent = (game: string): string => opponentOf(game, lastChoices());

/** The bots that are watched, by seat. */
export const watchedOf = (game: string, { watched }: Pick<Choices, 'watched'>): readonly string[] =>
  watched.map((bot) => (bot !== '' && hasBot(game, bot) ? bot : usualBot(game)));

function playersOf(game: string, choices: Choices): readonly Player[] {
  const { side, opponent } = choices;
  if (opponent === 'friend') return ['person', 'person'];
  if (opponent === 'watch') return watchedOf(game, choices).map((bot): Player => ({ bot }));
  return against(opponentOf(game, choices), side);
}

/** The battle as the table is to set it up. Options that this battle does not know stay at home. */
export function setupOf(
  info: ScenarioInfo,
  rulings: readonly string[],
  choices: Choices,
  more: { readonly seed: string; readonly playForced: boolean },
): Setup {
  const known = [...info.optionalRules.map((rule) => rule.key), ...rulings];
  const options = known.filter((key) => choices.options.includes(key));
  return {
    game: info.game,
    start: { scenario: info.id, ...(options.length > 0 ? { options } : {}) },
    players: playersOf(info.game, choices),
    seed: more.seed.trim() === '' ? newSeed() : more.seed.trim(),
    dice: choices.dice,
    playForced: more.playForced,
  };
}
