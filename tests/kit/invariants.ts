// What must hold of every state of a battle of the Commands family between two decisions.

import type { State } from '../../src/families/commands/rules/state.ts';
import { ASIDE_PLACES, ELIMINATED, groundOf, MAX_HAND, ON_BOARD } from '../../src/families/commands/rules/state.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { bannersCounted } from './banners.ts';

function fail(message: string): never {
  throw new Error(`invariant broken: ${message}`);
}

export function checkInvariants(g: State): void {
  checkPlaces(g);
  checkCards(g);
  checkSquares(g);
  checkTurn(g);
  checkBanners(g);
}

function checkPlaces(g: State): void {
  const { board, unitCount, leaderCount, unitType, unitSide, leaderSide } = g.battle;
  const { terrain, entry } = groundOf(g);
  const names = board.names;
  for (let u = 0; u < unitCount; u++) {
    const hex = g.unitHex[u];
    const type = unitType[u];
    if (hex < 0) {
      if (g.unitFate[u] === ON_BOARD) fail(`unit ${u} is nowhere`);
      if (g.unitFate[u] === ELIMINATED && g.unitBlocks[u] !== 0) fail(`eliminated unit ${u} has blocks`);
      continue;
    }
    if (g.unitFate[u] !== ON_BOARD) fail(`unit ${u} stands on ${names[hex]} though it is off the board`);
    if (g.hexUnit[hex] !== u) fail(`unit ${u} and hex ${names[hex]} do not agree`);
    if (g.unitBlocks[u] < 1 || g.unitBlocks[u] > type.blocks)
      fail(`${type.name} on ${names[hex]} has ${g.unitBlocks[u]} blocks`);
    if (entry[u][hex] === 0) fail(`${type.name} stands on ${terrain[hex].name} ${names[hex]}`);
  }
  for (let l = 0; l < leaderCount; l++) {
    const hex = g.leaderHex[l];
    if (hex < 0) {
      if (g.leaderFate[l] === ON_BOARD) fail(`leader ${l} is nowhere`);
      continue;
    }
    if (g.hexLeader[hex] !== l) fail(`leader ${l} and hex ${names[hex]} do not agree`);
    const unit = g.hexUnit[hex];
    if (unit >= 0 && unitSide[unit] !== leaderSide[l]) fail(`leader ${l} is with an enemy unit on ${names[hex]}`);
    if (!terrain[hex].leadersMayEnter) fail(`a leader stands on ${terrain[hex].name}`);
  }
  for (let h = 0; h < board.size; h++) {
    const u = g.hexUnit[h];
    if (u >= 0 && g.unitHex[u] !== h) fail(`hex ${names[h]} holds a unit that is elsewhere`);
    const l = g.hexLeader[h];
    if (l >= 0 && g.leaderHex[l] !== h) fail(`hex ${names[h]} holds a leader who is elsewhere`);
  }
}

function checkCards(g: State): void {
  const count = new Array<number>(g.battle.game.cards.length).fill(0);
  for (let i = 0; i < g.deckCount; i++) count[g.deck[i]]++;
  for (let i = 0; i < g.discardCount; i++) count[g.discards[i]]++;
  for (let side = 0; side < 2; side++) {
    for (let i = 0; i < g.handCount[side]; i++) count[g.hand[side * MAX_HAND + i]]++;
    if (g.handCount[side] > Math.max(g.command[side], 1) + 2) fail(`side ${side} holds ${g.handCount[side]} cards`);
  }
  for (const card of [...g.aside, g.drawn, g.drawnToo]) if (card > 0) count[card - 1]++;
  if (g.card >= 0) count[g.card]++;
  g.battle.game.cards.forEach((card, id) => {
    if (count[id] !== card.count) fail(`${count[id]} cards ${card.key} instead of ${card.count}`);
  });
}

/** Every square has a place of its own with a card, and no other place has one. */
function checkSquares(g: State): void {
  const { unitCount, unitSide, unitType } = g.battle;
  const taken = new Set<number>();
  for (let u = 0; u < unitCount; u++) {
    const place = g.unitForm[u];
    if (place === 0) continue;
    if (g.unitHex[u] < 0) fail(`unit ${u} is off the board and in square`);
    if (place < 1 || place > ASIDE_PLACES) fail(`${unitType[u].name} stands in square ${place}`);
    const at = unitSide[u] * ASIDE_PLACES + place - 1;
    if (taken.has(at)) fail(`two units of a side stand in square ${place}`);
    taken.add(at);
    if (g.aside[at] === 0) fail(`square ${place} has no card`);
  }
  g.aside.forEach((card, at) => {
    if (card !== 0 && !taken.has(at)) fail(`place ${at} has a card and no square`);
  });
}

/** Tokens, tiles, and what lasts for a turn only. */
function checkTurn(g: State): void {
  const { removable, unitCount, leaderSide, game } = g.battle;
  for (let side = 0; side < 2; side++) {
    if (g.tokens[side] < 0 || g.tokensSpent[side] < 0) fail(`side ${side} has ${g.tokens[side]} tokens`);
    if (game.actions.length === 0 && g.tokens[side] !== 0) fail(`side ${side} has tokens where there are none`);
  }
  if (g.cleared < 0 || g.cleared >= 1 << removable.length) fail(`tiles ${g.cleared} are gone`);
  if (g.drawn !== 0 && pending(g)?.name !== 'keepCard') fail('cards are drawn and nobody is asked which to keep');
  if (g.drawn === 0 && g.drawnToo !== 0) fail('the second of two cards is drawn without the first');
  if (g.action > game.actions.length) fail(`there is no action ${g.action}`);
  if (g.led !== 0 && leaderSide[g.led - 1] !== g.active) fail('a leader of the other side gives the orders');
  for (let u = 0; u < unitCount; u++) {
    if (g.unitAim[u] > unitCount) fail(`unit ${u} aims at nobody`);
    const joins = g.battle.game.marks.some(({ bit, joins }) => joins && (g.unitMark[u] & bit) !== 0);
    if (joins && g.unitAim[u] === 0) fail(`unit ${u} joins nobody's attack`);
  }
}

function checkBanners(g: State): void {
  const { exact, least } = bannersCounted(g);
  for (let side = 0; side < 2; side++) {
    const ok = exact ? g.banners[side] === least[side] : g.banners[side] >= least[side];
    if (!ok) fail(`side ${side} has ${g.banners[side]} banners, counted ${least[side]}`);
  }
}
