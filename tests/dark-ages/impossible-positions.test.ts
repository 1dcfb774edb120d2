// Positions that no battle can come to are refused with their place and what was expected.

import { expect, test } from 'vitest';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { OpenChance } from '../../src/kernel/chance.ts';

const FIELD = `vexillum 1 position
game: dark-ages
units top: b1 spearmen/3 D4
units bottom: a1 axemen/3 F4
`;

const start = (text: string) => darkAgesRules.start({ text }, new OpenChance());

test('the field itself is a position', () => {
  expect(start(FIELD).outcome).toBe(0);
});

test.each([
  ['an event card in a battle without events', 'hand top: historicalEvent-47', 'event cards of this battle'],
  ['four cards in a hand', 'hand top: lastStand-4 lastStand-5 shieldWall-7 shieldWall-8', 'at most 3 cards in a hand'],
  ['an event as activation', 'activation: historicalEvent-47\nphase: movement', 'may be played as activation'],
  ['more points than the card has', 'activation: lastStand-4 9\nphase: movement', 'a number from 0 to 2'],
  ['a river under a unit', 'ground: D4 river', 'nobody in the river'],
])('%s', (_, line, message) => {
  expect(() => start(`${FIELD}${line}\n`)).toThrow(message);
});

test('a routed leader with a unit, and one of morale 5', () => {
  const led = `${FIELD}leaders top: lb1 Edwin foot 2 with b1\n`;
  expect(() => start(`${led}now: lb1 g\n`)).toThrow('lb1 alone');
  expect(() => start(led.replace('foot 2', 'foot 5'))).toThrow('morale 5, not 1 to 3');
});
