import type { BattleModel, BattleSession } from '../session.ts';

export function TroubleBar({ model }: { readonly session: BattleSession; readonly model: BattleModel }) {
  return model.trouble ? <p role="alert">{model.trouble.message}</p> : null;
}

TroubleBar.Page = ({ message }: { readonly message: string; readonly battle: string }) => (
  <main>
    <h1>This battle cannot be opened</h1>
    <p>{message}</p>
  </main>
);
