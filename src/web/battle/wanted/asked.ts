// Whether it can be asked what a computer player wanted, and asking it.

import { Store } from '../../app/store.ts';
import { say } from '../keys/voice.ts';
import type { BattleModel } from '../model.ts';

/** The dialog is open. */
export const wantedAsked = new Store(false);

export const closeWanted = (): void => wantedAsked.set(false);

/** The levels that plan a turn as a whole; of the others it can be told what they look at. */
export const PLANNERS: readonly string[] = ['commander', 'general'];

type Parts = Pick<BattleModel, 'state'>;

/** The computer players of a battle, or those that a record names. */
const computersOf = ({ state }: Parts): readonly string[] =>
  state?.computers?.filter((named) => named !== '') ??
  state?.players.flatMap((player) => (player === 'person' ? [] : [player.bot])) ??
  [];

export const hasComputer = (parts: Parts): boolean => computersOf(parts).length > 0;

export const hasPlans = (parts: Parts): boolean =>
  computersOf(parts).some((named) => PLANNERS.includes(named.split(/[: ]/)[0]));

export function askWanted(parts: Parts): void {
  if (hasComputer(parts)) wantedAsked.set(true);
  else say('No computer player has played here.');
}
