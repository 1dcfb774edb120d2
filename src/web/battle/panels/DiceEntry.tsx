import type { WaitingRoll } from '../../table/protocol.ts';
import type { BattleSession } from '../session.ts';

export function DiceEntry(_props: { readonly session: BattleSession; readonly roll: WaitingRoll }) {
  return null;
}
