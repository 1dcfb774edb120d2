// Positions for odds: a small sheet, then straight to the battle phase with every unit of the side on turn ordered.

import { ASIDE_PLACES, ORDERED, type State } from '../../src/families/commands/rules/state.ts';
import { turn } from '../../src/families/commands/rules/turn.ts';
import type { CommandsGame } from '../../src/families/commands/tables/game.ts';
import { makeBattle, setOut } from '../../src/families/commands/text/battle.ts';
import { languageOf } from '../../src/families/commands/text/language.ts';
import { parseSheet } from '../../src/families/commands/text/sheet.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { ScriptedChance, SeededChance } from '../../src/kernel/chance.ts';
import { call, pending, run } from '../../src/kernel/procedure.ts';

export interface Pieces {
  /** Ancients unless told. */
  readonly game?: CommandsGame;
  readonly top: string;
  readonly bottom: string;
  readonly leadersTop?: string;
  readonly leadersBottom?: string;
  readonly terrain?: string;
  readonly rules?: string;
  readonly banners?: number;
  /** The side on turn; the bottom one unless told. */
  readonly active?: number;
  /** Key of the card that is being carried out. */
  readonly card?: string;
  /** Tokens of the two sides. */
  readonly tokens?: readonly [number, number];
  /** Hexes of units that stand in a formation of that number. */
  readonly formed?: { readonly [hex: string]: number };
  /** Hands as card keys. */
  readonly hands?: readonly [readonly string[], readonly string[]];
}

/** Blocks are written behind a hex, as in `HI E6/2`. */
export function battlePosition(pieces: Pieces): State {
  const game = pieces.game ?? ancients;
  const lines = [
    'vexillum 1 sheet',
    `game: ${game.id}`,
    'id: 999',
    'name: Odds',
    'date: 200 BC',
    'summary: A position.',
    'top: Tops; commander Topper; command 5',
    'bottom: Bottoms; commander Bottomer; command 5; first',
    `banners: ${pieces.banners ?? 6}`,
    `board: ${Object.keys(game.boards)[0]}`,
  ];
  if (pieces.terrain) lines.push('terrain:', `  ${pieces.terrain}`);
  lines.push(`units top: ${pieces.top}`, `units bottom: ${pieces.bottom}`);
  if (pieces.leadersTop) lines.push(`leaders top: ${pieces.leadersTop}`);
  if (pieces.leadersBottom) lines.push(`leaders bottom: ${pieces.leadersBottom}`);
  if (pieces.rules) lines.push(`rules: ${pieces.rules}`);
  lines.push('source: a test', '');
  const battle = makeBattle(game, parseSheet(lines.join('\n')));
  const g = setOut(battle, new SeededChance('odds'));
  g.active = pieces.active ?? 1;
  g.turn = 3;
  if (pieces.card) g.card = g.order = cardOf(pieces.card, game);
  if (pieces.tokens) g.tokens.set(pieces.tokens);
  for (const [hex, place] of Object.entries(pieces.formed ?? {})) {
    const unit = g.hexUnit[battle.board.hex(hex)];
    g.unitForm[unit] = place;
    g.aside[battle.unitSide[unit] * ASIDE_PLACES + place - 1] = 1;
  }
  pieces.hands?.forEach((hand, side) => {
    g.handCount[side] = hand.length;
    hand.forEach((key, i) => {
      g.hand[side * 12 + i] = cardOf(key, game);
    });
  });
  for (let u = battle.firstUnit[g.active]; u < battle.firstUnit[g.active + 1]; u++) g.unitMark[u] |= ORDERED;
  const f = call(g, turn);
  f.step = game.procedures[turn.id].stepNames.indexOf('battle');
  run(g);
  return g;
}

export function cardOf(key: string, game: CommandsGame = ancients): number {
  const card = game.cards.findIndex((one) => one.key === key);
  if (card < 0) throw new Error(`no card ${key}`);
  return card;
}

export function choiceOf(text: string, game: CommandsGame = ancients): number {
  const choice = languageOf(game).read(text);
  if (typeof choice === 'string') throw new Error(choice);
  return choice;
}

/** Plays choices by their texts, with dice as words for their rolls. */
export function playOn(g: State, texts: readonly string[], dice: readonly string[] = []): void {
  const { game } = g.battle;
  const rolls = dice.map((roll) => roll.split(' ').map((face) => game.dice.faces.indexOf(face)));
  g.chance = new ScriptedChance(rolls, null);
  for (const text of texts) {
    pending(g)?.decision?.take(g, g.frames[g.depth], choiceOf(text, game));
    run(g);
  }
}
