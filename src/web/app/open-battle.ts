// How a battle gets to its screen: it is given a number of its own and laid ready here, and the screen takes it up. A screen
// that finds nothing ready opens the battle kept in this browser.

import type { Opening, Player, Setup } from '../table/protocol.ts';
import { newcomersBot, usualBot } from './games.ts';
import { go } from './router.ts';
import { settings } from './settings.ts';

const openings = new Map<string, Opening>();

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Letters that cannot be taken for each other, drawn by the browser's own chance. */
function randomLetters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export const newBattleId = (): string => `b${randomLetters(11)}`;

export const newSeed = (): string => randomLetters(12);

/** The opening laid ready for a battle. A new battle is begun once only; a record may be looked at again and again. */
export function takeOpening(id: string): Opening | null {
  const opening = openings.get(id) ?? null;
  if (opening?.kind !== 'replay') openings.delete(id);
  return opening;
}

/** Computer players think as long as the person who sets them down likes. */
const patient = (players: readonly Player[]): readonly Player[] => {
  const { thinking } = settings.value;
  return thinking === 'second'
    ? players
    : players.map((player) => (player === 'person' ? player : { ...player, thinks: thinking }));
};

function lay(asked: Opening): string {
  const opening: Opening =
    asked.kind === 'new'
      ? { ...asked, setup: { ...asked.setup, players: patient(asked.setup.players) } }
      : asked.kind === 'record'
        ? { ...asked, players: patient(asked.players) }
        : asked;
  openings.set(opening.battle, opening);
  // Browsers throw away what they keep for a page when room is short, unless they are asked not to.
  if (opening.kind !== 'replay') void navigator.storage?.persist?.().catch(() => false);
  return opening.battle;
}

/** Begins a new battle and goes to its screen. */
export async function startBattle(setup: Setup): Promise<string> {
  const id = lay({ kind: 'new', battle: newBattleId(), setup });
  go({ screen: 'battle', id });
  return id;
}

/** Goes on from a record, or from its first `until` choices, as a battle of its own. */
export async function goOnFrom(record: string, players: readonly Player[], until?: number): Promise<string> {
  const { playForced } = settings.value;
  const more = until === undefined ? {} : { until };
  const id = lay({ kind: 'record', battle: newBattleId(), record, players, playForced, ...more });
  go({ screen: 'battle', id });
  return id;
}

/** Shows a record from its beginning; nothing is changed and nothing saved. */
export async function lookAt(record: string, id = newBattleId()): Promise<string> {
  lay({ kind: 'replay', battle: id, record });
  go({ screen: 'replay', id, at: 1 });
  return id;
}

/** A person at one seat, a bot at every other. */
export const against = (bot: string, mine: number, seats = 2): readonly Player[] =>
  Array.from({ length: seats }, (_, seat): Player => (seat === mine ? 'person' : { bot }));

/**
 * The first battle of a newcomer: open ground, six banners, no special rule. Between equal bots the Romans at the bottom win
 * nearly three times in four and lose their first unit late (bench/results.md), so that a beginner's slips are forgiven.
 */
export const FIRST_BATTLE = { game: 'ancients', battle: 'ancients/008', side: 1 } as const;

export const firstBattle = (): Setup => ({
  game: FIRST_BATTLE.game,
  start: { scenario: FIRST_BATTLE.battle },
  players: against(newcomersBot(FIRST_BATTLE.game), FIRST_BATTLE.side),
  seed: newSeed(),
  dice: 'program',
  playForced: settings.value.playForced,
});

/** Two bots, to be watched. */
export const watchedBattle = (battle: string = FIRST_BATTLE.battle): Setup => ({
  ...firstBattle(),
  game: battle.split('/')[0],
  start: { scenario: battle },
  players: [0, 1].map((): Player => ({ bot: usualBot(battle.split('/')[0]) })),
});
