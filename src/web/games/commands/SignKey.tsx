// The kinds of units that fight in this battle: the symbol that stands on the dice, the letters on the block, the name.

import type { CommandsView, UnitView } from '../../../families/commands/telling/view/types.ts';
import { memo } from '../../board/memo.ts';
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
        <Kind key={code} game={view.game} code={code} name={name} symbol={symbol} bordered={bordered} />
      ))}
    </ul>
  );
}

const Kind = memo(
  ({
    game,
    code,
    name,
    symbol,
    bordered,
  }: Pick<UnitView, 'code' | 'name' | 'symbol' | 'bordered'> & { game: string }) => (
    <li>
      <svg width={18} height={18} viewBox="-12 -12 24 24" aria-hidden="true">
        <ClassSymbol game={game} symbol={symbol} bordered={bordered} x={0} y={0} size={21} />
      </svg>
      <b>{code}</b> {name}
    </li>
  ),
);
