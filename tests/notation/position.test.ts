// Positions as they are written by hand: defaults, scenarios with changes, phases, cards, absent pieces.

import { describe, expect, it } from 'vitest';
import {
  ELIMINATED,
  EXITED,
  LEFT,
  MOVED,
  ORDERED,
  RESERVE,
  type State,
} from '../../src/families/commands/rules/state.ts';
import { positionText, readPosition } from '../../src/families/commands/text/position.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { OpenChance, SeededChance } from '../../src/kernel/chance.ts';
import { choicesOf, decisionName, play } from '../kit/play.ts';

const read = (...lines: string[]): State =>
  readPosition(ancients, ['vexillum 1 position', ...lines].join('\n'), new OpenChance(), []);
const offered = (g: State): string[] => choicesOf(g).map((choice) => ancientsRules.language.print(choice));
const cardKeys = (g: State, cards: Int16Array): string[] => Array.from(cards, (card) => g.battle.game.cards[card].key);

/** Plays choices by their texts. */
function playAll(g: State, ...texts: string[]): void {
  for (const text of texts) {
    expect(offered(g)).toContain(text);
    play(g, ancientsRules.language.read(text) as number);
  }
}

/** What is printed reads back as the same words and prints the same. */
function expectCanonical(g: State): string {
  const text = positionText(g);
  const back = readPosition(ancients, text, new OpenChance(), []);
  expect(Array.from(back.buf)).toEqual(Array.from(g.buf));
  expect(positionText(back)).toBe(text);
  return text;
}

describe('what a position leaves out', () => {
  const g = read('units top: LI A6', 'units bottom: HI B6');

  it('has a default', () => {
    expect(g.turn).toBe(1);
    expect(g.active).toBe(1);
    expect(Array.from(g.command)).toEqual([5, 5]);
    expect(g.battle.goals).toEqual([9, 9]);
    expect(Array.from(g.handCount)).toEqual([0, 0]);
    expect(g.deckCount).toBe(60);
    expect(decisionName(g)).toBe('playCard');
    expect(offered(g)).toEqual(['pass']);
  });

  it('is written out again', () => {
    const text = expectCanonical(g);
    expect(text).toContain(
      [
        'vexillum 1 position',
        'game: ancients',
        'id: position',
        'name: Position',
        'top: Top; commander Top; command 5',
        'bottom: Bottom; commander Bottom; command 5; first',
        'banners: 9',
        'board: 13x9',
        'units top: LI A6',
        'units bottom: HI B6',
        'turn: 1',
        'active: bottom',
        'deck: rally mountedCharge mountedCharge',
      ].join('\n'),
    );
  });

  it('is taken from a scenario, piece by piece', () => {
    const own = read('scenario: ancients/001', 'units top: HI B4', 'leaders top: Mago B4', 'hand bottom: orderLight');
    expect(own.battle.firstUnit).toEqual([0, 1, 13]);
    expect(own.battle.leaderNames).toEqual(['Mago', 'Daphnaeus', 'Dionysius']);
    expect(Array.from(own.command)).toEqual([5, 6]);
    expect(expectCanonical(own)).toContain('scenario: ancients/001\nunits top: HI B4\n');
  });

  it('shuffles the rest of the deck', () => {
    const text = 'vexillum 1 position\nunits top: LI A6\nunits bottom: HI B6\nhand top: rally\ndeck: orderLight rest';
    const [a, b] = ['a', 'b'].map((seed) => readPosition(ancients, text, new SeededChance(seed), []));
    expect(a.deckCount).toBe(59);
    expect(cardKeys(a, a.deck.subarray(58, 59))).toEqual(['orderLight']);
    expect(Array.from(a.deck)).not.toEqual(Array.from(b.deck));
    expect(Array.from(a.deck).sort()).toEqual(Array.from(b.deck).sort());
  });
});

describe('pieces', () => {
  it('may be off the board, each in its own way', () => {
    const g = read(
      'units top: LI A6/2 lost; MC left/1 exited -; HI lost{sacredBand} A1',
      'units bottom: HI B6',
      'leaders top: Mago lost; Hanno left; Bomilcar -; Hasdrubal Gisco A6',
    );
    expect(Array.from(g.unitFate.subarray(0, 7))).toEqual([0, ELIMINATED, LEFT, EXITED, RESERVE, ELIMINATED, 0]);
    expect(Array.from(g.unitBlocks.subarray(0, 7))).toEqual([2, 0, 1, 3, 3, 0, 4]);
    expect(Array.from(g.unitHex.subarray(0, 7)).filter((hex) => hex >= 0)).toHaveLength(2);
    expect(g.hexUnit.filter((unit) => unit >= 0)).toHaveLength(3);
    expect(Array.from(g.leaderFate.subarray(0, 4))).toEqual([ELIMINATED, LEFT, RESERVE, 0]);
    const text = expectCanonical(g);
    expect(text).toContain('units top: LI A6/2 lost; MC left/1 exited -; HI lost{sacredBand} A1\n');
    expect(text).toContain('leaders top: Mago lost; Hanno left; Bomilcar -; Hasdrubal Gisco A6\n');
    const json = ancientsRules.toJSON(g);
    expect(Array.from(ancientsRules.fromJSON(json, g.chance).buf)).toEqual(Array.from(g.buf));
  });

  it('of a reserve are written one by one from the time the first enters', () => {
    const g = read('scenario: ancients/005', 'active: top', 'hand top: leadershipAny', 'memory:', '  goal 0:1');
    expect(expectCanonical(g)).not.toContain('reserves');
    expect(positionText(g)).toContain('leaders top: Hanno A2; Hannibal B9\n');
    playAll(g, 'play leadershipAny', 'ambush', 'enter WA I3');
    const text = positionText(g);
    expect(text).toContain('reserves top: mago\n');
    expect(text).toContain('MC A11 A12; EL A4 A10; MC -; WA I3 -\n');
    expect(text).toContain('leaders top: Hanno A2; Hannibal B9; Mago -\n');
    const back = readPosition(ancients, text, new OpenChance(), []);
    expect(positionText(back)).toBe(text);
    expect(offered(back)).toEqual(offered(g));
    const json = ancientsRules.toJSON(back);
    expect(Array.from(ancientsRules.fromJSON(json, g.chance).buf)).toEqual(Array.from(back.buf));
  });

  it('has a leader of the reserve once, who waits or stands where he is written', () => {
    for (const place of ['-', 'B8']) {
      const g = read('scenario: ancients/005', `leaders top: Hanno A2; Mago ${place}`);
      const all = g.battle.leaderNames.flatMap((name, l) => (name === 'Mago' ? [l] : []));
      expect(all).toHaveLength(1);
      expect(g.leaderFate[all[0]]).toBe(place === '-' ? RESERVE : 0);
      expect(expectCanonical(g)).toContain(place === '-' ? 'leaders top: Hanno A2\n' : 'Mago B8\n');
    }
  });
});

describe('a turn under way', () => {
  it('stands at the orders of a card', () => {
    const g = read('units top: LI A6', 'units bottom: HI F6 G3', 'card: orderTwoCentre', 'phase: orders');
    expect(offered(g)).toEqual(['order F6', 'done']);
  });

  it('stands before its moves', () => {
    const g = read('units top: LI A6', 'units bottom: HI F6 G6', 'phase: move', 'ordered: F6');
    expect(decisionName(g)).toBe('moveUnits');
    expect(offered(g).every((text) => text === 'done' || text.startsWith('move F6'))).toBe(true);
    expect(expectCanonical(g)).toContain('ordered: F6\nphase: move\n');
  });

  it('knows what has moved and who may battle', () => {
    const g = read(
      'units top: LI D6',
      'units bottom: HI E6; AX E7; LI G9',
      'leaders bottom: Paullus E6; Varro H4',
      'phase: battle',
      'card: counterAttack as orderThreeLeft mirrored',
      'ordered: E6 E7; leaders H4',
      'moved: E7 2 from G7; E6 1 from F6; leaders H4 E6',
      'halted: E6',
    );
    expect(g.unitMark[1] & (ORDERED | MOVED)).toBe(ORDERED | MOVED);
    expect(g.unitSteps[2]).toBe(2);
    expect(g.battle.board.names[g.unitFrom[2]]).toBe('G7');
    expect(offered(g)).toEqual(['close E6 x D6', 'done']);
    expect([g.mirror, g.lastMirror[1]]).toEqual([1, 1]);
    expect(cardKeys(g, g.lastCard.subarray(1))).toEqual(['orderThreeLeft']);
    expect(expectCanonical(g)).toContain(
      [
        'card: counterAttack as orderThreeLeft mirrored',
        'ordered: E6 E7; leaders H4',
        'moved: E6 1 from F6; E7 2 from G7; leaders E6 H4',
        'halted: E6',
        'phase: battle',
      ].join('\n'),
    );
  });

  it('stands in the middle of a combat', () => {
    const g = read(
      'units top: MI E6/2',
      'units bottom: HI F6',
      'ordered: F6',
      'fought: F6',
      'at:',
      '  turn again',
      '  battleUnits',
      '  resolveClose settle attacker=F6 hex=E6',
      '  closeCombat battleBack attacker=F6 defender=E6 hex=E6 from=F6 by=F6',
      '  chooseBattleBack attacker=F6 defender=E6',
    );
    expect(offered(g)).toEqual(['battle back', 'decline']);
    expectCanonical(g);
  });

  it('goes on by itself when the last line is no decision', () => {
    const g = read('units top: MI E6/2', 'units bottom: HI F6', 'ordered: F6', 'at:', '  turn battle');
    expect(offered(g)).toEqual(['close F6 x E6', 'done']);
    expect(expectCanonical(g)).toContain('phase: battle\n');
  });

  it('keeps last orders, banners, command and the end', () => {
    const g = read(
      'units top: MI E6',
      'units bottom: HI F6',
      'turn: 12',
      'active: top',
      'outcome: draw',
      'command: bottom 6',
      'gained: top 3; bottom 2',
      'last: top leadershipAny mirrored left centre; bottom orderLight',
      'discards: orderLight rally',
      'deck: none',
    );
    expect([g.turn, g.active, g.outcome]).toEqual([12, 0, 1]);
    expect(Array.from(g.command)).toEqual([5, 6]);
    expect(Array.from(g.banners)).toEqual([3, 2]);
    expect(Array.from(g.lastSections)).toEqual([3, 0]);
    expect([g.deckCount, g.discardCount]).toEqual([0, 2]);
    expect(expectCanonical(g)).toContain('last: top leadershipAny mirrored left centre; bottom orderLight\n');
  });

  it('plays the optional rules that it names', () => {
    const text = ['scenario: ancients/120', 'options: tacticalFlexibility'];
    expect(read(text[0]).battle.rules.map((rule) => rule.key)).not.toContain('tacticalFlexibility');
    const g = read(...text);
    expect(g.battle.rules.map((rule) => rule.key)).toContain('tacticalFlexibility');
    expect(expectCanonical(g)).toContain('options: tacticalFlexibility\n');
  });
});
