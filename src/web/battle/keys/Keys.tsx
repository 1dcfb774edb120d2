import type { BattleModel, BattleSession, View } from '../session.ts';

export function Keys(_props: {
  readonly session?: BattleSession;
  readonly model: BattleModel;
  readonly view?: View;
  readonly root?: { readonly current: HTMLDivElement | null };
}) {
  return null;
}
