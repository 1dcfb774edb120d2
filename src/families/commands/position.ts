import type { Chance } from '../../kernel/chance.ts';
import type { CommandsGame } from './game.ts';
import type { State } from './state.ts';
export function positionText(_g: State): string {
  return '';
}
export function readPosition(_game: CommandsGame, _text: string, _chance: Chance, _options: readonly string[]): State {
  throw new Error('not yet');
}
