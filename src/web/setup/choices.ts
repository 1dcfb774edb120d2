// What a person chose the last time a battle was set up; kept in this browser.

import type { ScenarioInfo } from '../../kernel/ruleset.ts';
import { bestBot, botsOf } from '../app/games.ts';
import { against, newSeed } from '../app/open-battle.ts';
import type { Player, Setup } from '../table/protocol.ts';

export interface Choices {
  /** Whose army: a seat. */
  readonly side: number;
  /** A bot by its name, a friend at the same screen, or nobody: two bots to be watched. */
  readonly opponent: 'friend' | 'watch' | `bot:${string}`;
  readonly dice: 'program' | 'entered';
  /** Optional rules and rulings that are taken, by key, of all battles and games. */
  readonly options: readonly string[];
}

const KEY = 'vexillum-setup';

export const usualChoices: Choices = { side: 1, opponent: 'bot:drill', dice: 'program', options: [] };

const isOpponent = (value: unknown): value is Choices['opponent'] =>
  value === 'friend' || value === 'watch' || (typeof value === 'string' && /^bot:[a-z]+$/.test(value));

/** What is stored may be of another version or broken: each part counts only if it can be meant. */
export function readChoices(text: string | null, bots: readonly string[]): Choices {
  try {
    const stored = JSON.parse(text ?? '{}') as { [key: string]: unknown };
    const { side, opponent, dice, options } = stored ?? {};
    const known = isOpponent(opponent) && (!opponent.startsWith('bot:') || bots.includes(opponent.slice(4)));
    return {
      side: side === 0 || side === 1 ? side : usualChoices.side,
      opponent: known ? opponent : usualChoices.opponent,
      dice: dice === 'entered' ? 'entered' : 'program',
      options: Array.isArray(options) ? options.filter((one): one is string => typeof one === 'string') : [],
    };
  } catch {
    return usualChoices;
  }
}

export function lastChoices(bots: readonly string[]): Choices {
  try {
    return readChoices(localStorage.getItem(KEY), bots);
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

function playersOf(game: string, { side, opponent }: Choices): readonly Player[] {
  if (opponent === 'friend') return ['person', 'person'];
  if (opponent === 'watch') return [0, 1].map((): Player => ({ bot: bestBot(game) }));
  // What was chosen for another game may not be there for this one.
  const bot = opponent.slice(4);
  return against(botsOf(game).includes(bot) ? bot : bestBot(game), side);
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
