// Views: what a seat sees, and that it is plain data.

import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/families/commands/telling/view/view.ts';
import { play, position } from '../explain/positions.ts';
import { everything, newTable, playRandom, scenarioIds } from './random-games.ts';

describe('a view', () => {
  it('shows the board with its ground, sections, ramparts and exits', () => {
    const { board } = newTable({ start: { text: everything }, seed: '1' }).view(1);
    expect(board).toMatchObject({ kind: 'hexes', size: '13x9', width: 13, rows: 9 });
    expect(board.hexes).toHaveLength(113);
    const at = (name: string) => board.hexes.find((one) => one.hex === name);
    expect(at('E5')).toMatchObject({ terrain: 'forest', terrainName: 'forest', row: 4, column: 4 });
    expect(at('F2')).toMatchObject({ terrain: 'rampart', ramparts: ['E2', 'E3'] });
    expect(at('A6')).toMatchObject({ terrain: 'open', exits: ['bottom'] });
    expect(at('E5')?.sections).toEqual(['left', 'centre']);
    expect(at('F1')?.sections).toEqual(['left']);
  });
  it('names sections as the seat sees them', () => {
    const table = newTable({ start: { scenario: '001' }, seed: '1' });
    const sections = (seat: number) => table.view(seat).board.hexes.find((one) => one.hex === 'B1')?.sections;
    expect(sections(0)).toEqual(['right']);
    expect(sections(1)).toEqual(['left']);
    expect(sections(-1)).toEqual(['left']);
  });
  it('shows units and leaders with their marks', () => {
    const table = position({ bottom: 'LI G6/3; HI G7{sacredBand}', leadersBottom: 'Scipio G7; Varro H7' });
    play(table, 'play orderThreeCentre', 'order G6', 'order leader H7', 'done', 'move G6 F6');
    const view = table.view(1);
    expect(view.phase).toBe('move');
    expect(view.units.find((u) => u.hex === 'F6')).toMatchObject({
      side: 'bottom',
      code: 'LI',
      name: 'light infantry',
      symbol: 'light',
      blocks: 3,
      fullBlocks: 4,
      fate: 'on board',
      ordered: true,
      moved: true,
      steps: 1,
      from: 'G6',
      fought: false,
    });
    expect(view.units.find((u) => u.hex === 'G7')?.traits).toMatchObject([{ key: 'sacredBand' }]);
    const heavy = view.units.find((u) => u.hex === 'G7');
    expect(view.leaders.find((l) => l.name === 'Scipio')).toMatchObject({ hex: 'G7', unit: heavy?.id, ordered: false });
    expect(view.leaders.find((l) => l.name === 'Varro')).toMatchObject({ hex: 'H7', unit: null, ordered: true });
  });
  it('shows borders and missiles, by type, ability and special rule', () => {
    const of = (spec: Parameters<typeof position>[0], hex: string) =>
      position(spec)
        .view(-1)
        .units.find((u) => u.hex === hex);
    const spec = { bottom: 'LB G1; HI G2; AX G3; AX G4{bowAuxilia}; MI G5', rules: 'marianLegions bottom' };
    expect(of(spec, 'G1')).toMatchObject({ bordered: false, missile: 3 });
    expect(of(spec, 'G2')).toMatchObject({ missile: 2 });
    expect(of({ bottom: 'HI G2' }, 'G2')).toMatchObject({ missile: 0 });
    expect(of(spec, 'G4')?.missile).toBe(3);
    for (const type of position({}).state.battle.game.units) {
      expect(of({ bottom: `${type.code} G5` }, 'G5')).toMatchObject({ bordered: type.bordered, missile: type.range });
    }
  });
  it('shows the counts of section cards, in one shape for every card', () => {
    const { cards } = position({}).state.battle.game;
    const keys = JSON.stringify(Object.keys(cards[0]).sort());
    for (const card of cards) {
      expect(JSON.stringify(Object.keys(card).sort()), card.key).toBe(keys);
      expect(card.sections !== null, card.key).toBe(card.group === 'section');
    }
    const view = position({ bottomHand: ['outFlanked', 'orderHeavy', 'orderThreeCentre'] }).view(1);
    expect(view.hand.map((card) => [card.key, card.sections])).toEqual([
      ['orderThreeCentre', { left: 0, centre: 3, right: 0 }],
      ['outFlanked', { left: 2, centre: 0, right: 2 }],
      ['orderHeavy', null],
    ]);
  });
  it('tells special rules with the side they concern', () => {
    const rules = position({ rules: 'fright bottom; placeLeaders bottom top; optional marianLegions top; siege' }).view(
      0,
    ).rules;
    expect(rules).toEqual([
      {
        key: 'fright',
        side: 'bottom',
        text: 'Roman: foot units may ignore no flag that elephants roll in close combat.',
        optional: false,
      },
      {
        key: 'placeLeaders',
        side: null,
        text: 'Roman, then Carthaginian: leaders are placed by their players before the first turn.',
        optional: false,
      },
      { key: 'siege', side: null, text: expect.stringMatching(/^Siege/), optional: false },
    ]);
  });
  it('marks charges and ground that forbids battle', () => {
    const table = position({ top: 'HI D6', bottom: 'WA G6; MI G8', terrain: ['forest: F8'] });
    play(table, 'play orderThreeCentre', 'order G6', 'order G8', 'done', 'move G6 E6', 'move G8 F8');
    const view = table.view(0);
    expect(view.units.find((u) => u.hex === 'E6')).toMatchObject({ mustClose: true, noBattle: false });
    expect(view.units.find((u) => u.hex === 'F8')).toMatchObject({ mustClose: false, noBattle: true });
  });
  it('shows the own hand only, and counts of the rest', () => {
    const table = position({ topHand: ['rally', 'firstStrike'], bottomHand: ['orderThreeCentre'] });
    expect(table.view(0).hand.map((card) => card.key)).toEqual(['firstStrike', 'rally']);
    expect(table.view(1).hand).toMatchObject([{ key: 'orderThreeCentre', name: 'Order Three Units Centre' }]);
    expect(table.view(-1).hand).toEqual([]);
    for (const seat of [-1, 0, 1]) expect(table.view(seat).sides.map((side) => side.handCount)).toEqual([2, 1]);
  });
  it('shows the card on the table, what it copies, and the discards in order', () => {
    const table = position({
      top: 'HI A5',
      bottom: 'HI I5',
      bottomHand: ['orderTwoLeft', 'orderLight'],
      topHand: ['counterAttack', 'rally'],
    });
    expect(table.view(0).table).toBeNull();
    play(table, 'play orderTwoLeft');
    expect(table.view(0)).toMatchObject({
      phase: 'order',
      table: { card: { key: 'orderTwoLeft' }, order: { key: 'orderTwoLeft' }, mirrored: false, oneUnit: false },
    });
    play(table, 'done', 'play counterAttack');
    expect(table.view(1)).toMatchObject({
      turn: 2,
      active: 'top',
      table: { card: { key: 'counterAttack' }, order: { key: 'orderTwoLeft' }, mirrored: true },
      discards: [{ key: 'orderTwoLeft' }],
    });
    play(table, 'done');
    expect(table.view(1).discards.map((card) => card.key)).toEqual(['orderTwoLeft', 'counterAttack']);
    expect(table.view(1).sides[1].lastOrder).toEqual({ card: 'orderTwoLeft', mirrored: false });
  });
  it('counts the cards that a seat has not seen', () => {
    const table = newTable({ start: { scenario: '007' }, seed: 'x' });
    for (const seat of [0, 1]) {
      const view = table.view(seat);
      const unseen = view.unseen.reduce((n, one) => n + one.count, 0);
      expect(unseen).toBe(60 - view.hand.length);
      for (const card of table.state.battle.game.cards) {
        const mine = view.hand.filter((one) => one.key === card.key).length;
        expect(mine + (view.unseen.find((one) => one.key === card.key)?.count ?? 0)).toBe(card.count);
      }
    }
  });
  it('shows the combat under way, who is asked and about which hex', () => {
    const table = position({ top: 'HI E6', bottom: 'HI F6' });
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6');
    const view = table.view(-1);
    expect(view.combat).toMatchObject({ kind: 'close combat', target: 'E6' });
    expect(view.units[view.combat?.attacker ?? -1]).toMatchObject({ hex: 'F6' });
    expect(view.prompt).toMatchObject({ seat: 0, decision: 'answerAttack' });
    expect(view.asked).toBe('E6');
    expect(view.phase).toBe('battle');
  });
  it('tells fates, and banners by their cause', () => {
    const table = position({
      top: 'LI E6/1; HI A1',
      leadersTop: 'Mago E6',
      bottom: 'HI F6; LI A6',
      banners: 5,
      rules: 'exitForBanner bottom A6; campCapture bottom B6',
      dice: ['light light light light light', 'helmet'],
      bottomHand: ['orderThreeCentre', 'orderThreeCentre'],
    });
    play(
      table,
      'play orderThreeCentre',
      'order F6',
      'order A6',
      'done',
      'move A6 B6',
      'done',
      'close F6 x E6',
      'stand',
    );
    const view = table.view(1);
    expect(view.sides[1]).toMatchObject({
      banners: 3,
      goal: 5,
      bannersBy: { units: 1, leaders: 1, exits: 0, objectives: 1 },
    });
    expect(view.units.find((u) => u.code === 'LI' && u.side === 'top')).toMatchObject({
      fate: 'eliminated',
      hex: null,
    });
    expect(view.leaders[0]).toMatchObject({ name: 'Mago', fate: 'eliminated', hex: null, unit: null });
    expect(view.rules.map((rule) => rule.key)).toEqual(['exitForBanner', 'campCapture']);
  });
  it('says how the battle ended', () => {
    const table = position({ top: 'LI E6/1', bottom: 'HI F6', banners: 1, dice: ['light light light light light'] });
    expect(table.view(0).outcome).toBe('running');
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand');
    expect(table.view(0)).toMatchObject({ outcome: 'bottom', phase: 'over', asked: null, combat: null });
  });
  it('is plain data, and making it changes nothing', () => {
    for (const scenario of scenarioIds.filter((_, i) => i % 5 === 0)) {
      playRandom({ start: { scenario }, seed: `plain ${scenario}` }, 3, (table, n) => {
        if (n % 101 !== 0) return;
        const before = table.state.buf.slice();
        for (const seat of [-1, 0, 1]) {
          const view = viewOf(table.state, seat);
          const text = JSON.stringify(view);
          expect(JSON.parse(text)).toEqual(view);
          expect(text).not.toMatch(/undefined|NaN/);
          for (const side of view.sides) expect(side.bannersBy.objectives).toBeGreaterThanOrEqual(0);
        }
        expect(table.state.buf).toEqual(before);
      });
    }
  });
});
