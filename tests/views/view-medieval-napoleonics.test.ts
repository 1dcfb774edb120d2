// Views of Medieval and Napoleonics: tokens, squares and whose cards lie on the track, the two cards of a scout, ground that
// goes, places that belong to a side, leaders who have not stepped forward.

import { describe, expect, it } from 'vitest';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { Table } from '../../src/kernel/table.ts';
import { gameNamed } from '../kit/games.ts';

function table(game: string, lines: readonly string[], dice?: number[][]) {
  const text = ['vexillum 1 position', `game: ${game}`, ...lines].join('\n');
  return new Table(gameNamed(game).rules, { start: { text }, seed: 'view', dice });
}

const hexOf = (view: CommandsView, name: string) => view.board.hexes.find((one) => one.hex === name);
const unitOf = (view: CommandsView, name: string) => view.units.find((one) => one.hex === name);

describe('a view of Medieval', () => {
  const units = ['units top: HC E6; LB D4', 'units bottom: HC F6; MI F7', 'leaders bottom: Aetius F6'];

  it('shows the tokens of both sides to everybody', () => {
    const at = table('medieval', [...units, 'tokens: top 3; bottom 1', 'spent: bottom 1']);
    for (const seat of [-1, 0, 1]) {
      expect(at.view(seat).sides.map((side) => side.tokens)).toEqual([
        { held: 3, spent: 0 },
        { held: 1, spent: 1 },
      ]);
      expect(at.view(seat).sides.map((side) => side.aside)).toEqual([[], []]);
    }
  });

  it('shows no leader who waits in the ranks', () => {
    const { leaders } = table('medieval', units).view(1);
    expect(leaders.map((leader) => leader.name)).toEqual(['Aetius']);
    const stepped = table('medieval', ['units top: HC E6', 'units bottom: HC F6', 'leaders top: New leader E6']);
    expect(stepped.view(1).leaders).toMatchObject([{ name: 'New leader', hex: 'E6', fate: 'on board' }]);
  });

  it('shows the ground as it is now, and to whom a place belongs', () => {
    const ground = ['terrain:', '  cityGate: E6 E8', '  cityWall: E7', 'rules: city top'];
    const pieces = ['units top: HI A6', 'units bottom: HI F6'];
    const shut = table('medieval', [...ground, ...pieces]).view(0);
    expect(hexOf(shut, 'E6')).toMatchObject({ terrain: 'cityGate', owner: 'top' });
    expect(hexOf(shut, 'E7')).toMatchObject({ terrain: 'cityWall', owner: null });
    const open = table('medieval', [...ground, ...pieces, 'cleared: E6']).view(0);
    expect(hexOf(open, 'E6')).toMatchObject({ terrain: 'open', owner: null });
    expect(hexOf(open, 'E8')).toMatchObject({ terrain: 'cityGate', owner: 'top' });
  });

  it('shows the two cards of a scout to the seat that keeps one', () => {
    const at = table('medieval', [...units, 'card: scout', 'deck: ambush leaders rest', 'phase: end']);
    expect(at.prompt()?.decision).toBe('keepCard');
    expect(at.view(1).drawn.map((card) => card.key)).toEqual(['ambush', 'leaders']);
    for (const seat of [-1, 0]) {
      expect(at.view(seat)).toMatchObject({ drawn: [], drawnCount: 2 });
      const unseen = at.view(seat).unseen.reduce((sum, one) => sum + one.count, 0);
      expect(unseen).toBe(at.view(1).unseen.reduce((sum, one) => sum + one.count, 0) + 2);
    }
  });

  it('shows the action under way and whom it binds', () => {
    const lines = [...units, 'card: leadershipAny', 'action: mountedCharge', 'led: Aetius', 'bound: F6'];
    const view = table('medieval', [...lines, 'ordered: F6 F7', 'phase: move']).view(-1);
    expect(view.action?.key).toBe('mountedCharge');
    expect(view.leaders.find((leader) => leader.id === view.led)?.name).toBe('Aetius');
    expect(unitOf(view, 'F6')?.bound).toBe(true);
    expect(unitOf(view, 'F7')?.bound).toBeUndefined();
  });
});

describe('a view of Napoleonics', () => {
  const units = ['units top: BHC E6', 'units bottom: FLN F6 F7; FFA G6'];

  it('shows a square to everybody, its card to its owner alone', () => {
    const at = table('napoleonics', [...units, 'square bottom: F6 2 rally']);
    for (const seat of [-1, 0, 1]) {
      const view = at.view(seat);
      expect(unitOf(view, 'F6')?.square).toBe(2);
      expect(unitOf(view, 'F7')?.square).toBeUndefined();
      expect(view.sides[0].aside).toEqual([null, null, null, null]);
      const [, place] = view.sides[1].aside;
      expect(place?.number).toBe(2);
      expect(place?.card?.key).toBe(seat === 1 ? 'rally' : undefined);
      expect(JSON.stringify(view).includes('"rally"')).toBe(true);
      expect(view.unseen.some((one) => one.key === 'rally')).toBe(seat !== 1);
      expect(view.sides.map((side) => side.tokens)).toEqual([null, null]);
    }
  });

  it('shows which guns join an attack', () => {
    const lines = ['ordered: F6 G6', 'fought: G6', 'joined: G6', 'aimed: G6 x F6', 'phase: battle'];
    const view = table('napoleonics', [...units, ...lines]).view(0);
    expect(unitOf(view, 'G6')?.joins).toBe(unitOf(view, 'F6')?.id);
    expect(unitOf(view, 'G6')?.firedAt).toBeUndefined();
  });
});
