// Addresses and screens: each screen has an address that leads back to it.
import { describe, expect, it, vi } from 'vitest';
import { address, type Route, readRoute } from '../../src/web/app/router.ts';

vi.hoisted(() => vi.stubGlobal('location', { hash: '' }));

const routes: readonly Route[] = [
  { screen: 'front' },
  { screen: 'shelf', game: 'ancients' },
  { screen: 'setup', game: 'ancients', battle: 'ancients/007' },
  { screen: 'setup', game: 'ancients', battle: 'ancients/007', friend: true },
  { screen: 'battle', id: 'b0123456789a' },
  { screen: 'battle', id: 'a/b ?c#d' },
  { screen: 'replay', id: 'b0123456789a', at: 1 },
  { screen: 'replay', id: 'b0123456789a', at: 212 },
  { screen: 'rules', game: 'ancients', ref: null },
  { screen: 'rules', game: 'ancients', ref: 'A 11 Close Combat & more' },
  { screen: 'rules', game: 'ancients', ref: null, options: ['shelterBothWays', 'copyReshuffles'] },
  { screen: 'link', text: 'record.aZ09-_' },
];

describe('addresses', () => {
  it.each(routes.map((route) => [address(route), route] as const))('%s leads back', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it('are all different', () => {
    expect(new Set(routes.map(address)).size).toBe(routes.length);
  });

  it('open the front page when there is none', () => {
    for (const hash of ['', '#', '#/']) expect(readRoute(hash)).toEqual({ screen: 'front' });
  });

  it('open the shelf of the first game when none is named', () => {
    expect(readRoute('#/games')).toEqual({ screen: 'shelf', game: 'ancients' });
    expect(readRoute('#/games/')).toEqual({ screen: 'shelf', game: 'ancients' });
  });

  it('begin a replay at its beginning when the moment makes no sense', () => {
    for (const at of ['', '?at=', '?at=x', '?at=-3', '?at=0', '?at=1.5']) {
      expect(readRoute(`#/replay/b1${at}`)).toEqual({ screen: 'replay', id: 'b1', at: 1 });
    }
  });

  it('that lead nowhere are named as they stand', () => {
    for (const hash of ['#/nowhere', '#/battle', '#/battle/', '#/new/ancients', '#/link/', '#/rules']) {
      expect(readRoute(hash)).toEqual({ screen: 'unknown', address: hash.slice(2) });
    }
  });

  it('with broken escapes are read as they stand', () => {
    expect(readRoute('#/battle/%E0%A4%A')).toEqual({ screen: 'battle', id: '%E0%A4%A' });
  });
});
