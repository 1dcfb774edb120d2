// The result in words, from the last view and what the game's kit says of it.

import type { Telling } from '../../../kernel/ruleset.ts';
import type { TableView } from '../../../kernel/view.ts';
import { theArmy } from '../../app/army-words.ts';
import type { Result } from '../../games/kit.ts';
import type { TableState } from '../../table/protocol.ts';
import { sideOf } from '../seats.ts';

type Ended = Pick<TableState, 'outcome' | 'watching' | 'number' | 'players'> & Partial<Pick<TableState, 'conceded'>>;

export function resultWords(result: Result, view: TableView, ended: Ended, log: readonly Telling[] = []) {
  const { outcome, watching, number, players, conceded = null } = ended;
  const why = result.reason(view, log);
  const reason = why === '' ? '' : `${why} `;
  const winner = view.sides.findIndex(({ side }) => side === outcome);
  const length = `${view.turn} ${view.turn === 1 ? 'turn' : 'turns'}, ${number - 1} choices.`;
  if (winner < 0)
    return { title: 'A draw', sentence: `Neither army won the battle of ${view.scenario.name}. ${reason}${length}` };
  const victor = theArmy(view.game, view.sides[winner].army);
  const people = players.filter((player) => player === 'person').length;
  const own = watching >= 0 && people === 1 && players[watching] === 'person';
  const won = sideOf(view, watching) === winner;
  const title = own ? (won ? 'You have won' : 'You have lost') : `Victory for ${victor}`;
  const how =
    conceded === null ? result.how(view, winner) : `because ${theArmy(view.game, view.seats[conceded].army)} conceded`;
  const sentence = `${view.scenario.name}: victory for ${victor}, ${how}. ${reason}${length}`;
  return { title, sentence };
}
