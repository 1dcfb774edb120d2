// What must hold of every state of an Ancients battle between two decisions.

import type { State } from '../../src/families/commands/state.ts';
import { ELIMINATED, EXITED, groundOf, MAX_HAND, ON_BOARD } from '../../src/families/commands/state.ts';

function fail(message: string): never {
  throw new Error(`invariant broken: ${message}`);
}

export function checkInvariants(g: State): void {
  checkPlaces(g);
  checkCards(g);
  checkBanners(g);
}

function checkPlaces(g: State): void {
  const { board, unitCount, leaderCount, unitType, unitSide, leaderSide } = g.battle;
  const { terrain } = groundOf(g);
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
    if (!terrain[hex].mayEnter(type)) fail(`${type.name} stands on ${terrain[hex].name} ${names[hex]}`);
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
  if (g.card >= 0) count[g.card]++;
  g.battle.game.cards.forEach((card, id) => {
    if (count[id] !== card.count) fail(`${count[id]} cards ${card.key} instead of ${card.count}`);
  });
}

/** Banners are enemy units and leaders lost, own units gone over the edge, and objectives taken. */
function checkBanners(g: State): void {
  const { unitCount, leaderCount, unitSide, leaderSide } = g.battle;
  const counted = [0, 0];
  for (let u = 0; u < unitCount; u++) {
    if (g.unitFate[u] === ELIMINATED) counted[1 - unitSide[u]]++;
    if (g.unitFate[u] === EXITED) counted[unitSide[u]]++;
  }
  for (let l = 0; l < leaderCount; l++) if (g.leaderFate[l] === ELIMINATED) counted[1 - leaderSide[l]]++;
  g.battle.sheet.rules.forEach((rule, index) => {
    if (rule.key !== 'campCapture') return;
    const side = rule.args[0] === 'top' ? 0 : 1;
    for (let bits = g.goal[index]; bits !== 0; bits >>= 1) counted[side] += bits & 1;
  });
  for (let side = 0; side < 2; side++) {
    if (counted[side] !== g.banners[side])
      fail(`side ${side} has ${g.banners[side]} banners, counted ${counted[side]}`);
  }
}
