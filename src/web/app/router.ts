// Which screen is shown: read from the part of the address after `#`, so that the page stays one static file, works from
// any folder, and every screen can be linked to and left by the browser's own back key.

import { Store } from './store.ts';

export type Route =
  | { readonly screen: 'front' }
  | { readonly screen: 'shelf'; readonly game: string }
  | { readonly screen: 'setup'; readonly game: string; readonly battle: string }
  | { readonly screen: 'battle'; readonly id: string }
  /** A saved battle from its beginning. */
  | { readonly screen: 'replay'; readonly id: string; readonly at: number }
  | { readonly screen: 'rules'; readonly game: string; readonly ref: string | null }
  /** A record or a position in the link itself. */
  | { readonly screen: 'link'; readonly text: string }
  | { readonly screen: 'unknown'; readonly address: string };

export function readRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  const params = new URLSearchParams(query);
  const [screen, a, b] = parts;
  if (screen === '') return { screen: 'front' };
  if (screen === 'games' && a) return { screen: 'shelf', game: a };
  if (screen === 'new' && a && b) return { screen: 'setup', game: a, battle: `${a}/${b}` };
  if (screen === 'battle' && a) return { screen: 'battle', id: a };
  if (screen === 'replay' && a) return { screen: 'replay', id: a, at: Number(params.get('at') ?? 1) || 1 };
  if (screen === 'rules' && a) return { screen: 'rules', game: a, ref: params.get('ref') };
  if (screen === 'link' && a) return { screen: 'link', text: a };
  return { screen: 'unknown', address: path };
}

export function address(route: Route): string {
  switch (route.screen) {
    case 'front':
      return '#/';
    case 'shelf':
      return `#/games/${route.game}`;
    case 'setup':
      return `#/new/${route.battle}`;
    case 'battle':
      return `#/battle/${route.id}`;
    case 'replay':
      return `#/replay/${route.id}?at=${route.at}`;
    case 'rules':
      return `#/rules/${route.game}${route.ref === null ? '' : `?ref=${encodeURIComponent(route.ref)}`}`;
    case 'link':
      return `#/link/${route.text}`;
    case 'unknown':
      return `#/${route.address}`;
  }
}

export const route = new Store<Route>(readRoute(location.hash));

export function go(to: Route): void {
  location.hash = address(to);
}

export function followAddress(): void {
  addEventListener('hashchange', () => route.set(readRoute(location.hash)));
}
