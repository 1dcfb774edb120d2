// The kinds of units that fight in this battle: the symbol that stands on the dice, the letters on the block, the name.

import type { CommandsView, UnitView } from '../../../families/commands/telling/view/types.ts';
import { ClassSymbol } from '../../pieces/ClassSymbol.tsx';

/** Each kind once, those with the same symbol together. */
function kindsOf(units: readonly UnitView[]): readonly UnitView[] {
  const kinds = units.filter(({ code }, i) => units.findIndex((one) => one.code === code) === i);
  const symbols = [...new Set(kinds.map(({ symbol }) => symbol))];
  return symbols.flatMap((symbol) => kinds.filter((one) => one.symbol === symbol));
}

export function SignKey({ view }: { readonly view: CommandsView }) {
  return (
    <ul class="sign-key">
      {kindsOf(view.units).map(({ code, name, symbol, bordered }) => (
        <li key={code}>
          <svg width={18} height={18} viewBox="-12 -12 24 24" aria-hidden="true">
            <ClassSymbol game={view.game} symbol={symbol} bordered={bordered} x={0} y={0} size={21} />
          </svg>
          <b>{code}</b> {name}
        </li>
      ))}
    </ul>
  );
}
