// `vexillum list bots`: the computer players, what they look at and what they overlook.

import type { About } from '../bots/bot.ts';
import { allBotNamesOf, botNamesOf, botsOf } from './bots.ts';
import { gameNames, rulesetOf } from './games.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';
import { columns } from './text.ts';

interface Listed extends About {
  readonly name: string;
}

/** The players of a game, the weakest first; with `all` those for measuring alone behind them. */
function botsListed(game: string, all = false): Listed[] {
  const { about = {} } = botsOf(game);
  return (all ? allBotNamesOf(game) : botNamesOf(game)).map((name) => {
    const told: Partial<About> = Object.hasOwn(about, name) ? about[name] : {};
    const { title = name, level = null, looksAt = '', overlooks = '', temperaments = [] } = told;
    return { name, title, level, looksAt, overlooks, temperaments };
  });
}

export function runListBots(
  io: Io,
  style: Style,
  game: string | undefined,
  { json, all }: { readonly json?: boolean; readonly all?: boolean },
): void {
  const games = game === undefined ? gameNames.split(', ') : [rulesetOf(game.toLowerCase()).id];
  if (json) {
    // Of one game exactly what is told of its players; of several each says whose it is.
    const told =
      game === undefined
        ? games.flatMap((id) => botsListed(id, all).map((bot) => ({ ...bot, game: id })))
        : botsListed(games[0], all);
    io.out(`${JSON.stringify(told, null, 2)}\n`);
    return;
  }
  const width = io.outputIsTerminal ? io.columns : 100;
  const texts = games.map((id) => {
    const parts = botsListed(id, all).map((bot) => botText(bot, style, width));
    return [style.bold(rulesetOf(id).name), ...parts].join('\n');
  });
  io.out(`${texts.join('\n\n')}\n`);
}

function botText(
  { name, title, level, looksAt, overlooks, temperaments }: Listed,
  style: Style,
  width: number,
): string {
  const rows = [
    ['  looks at', looksAt],
    ['  overlooks', overlooks],
    ['  temperaments', temperaments.join(', ')],
  ].filter(([, text]) => text !== '');
  const rank = level === null ? 'a tool' : `level ${level}`;
  const head = `${name}${title === name ? '' : `: ${title}`} ${style.dim(`(${rank})`)}`;
  return rows.length === 0 ? head : `${head}\n${columns(rows, [], width)}`;
}
