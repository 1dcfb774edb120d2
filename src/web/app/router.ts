// Which screen is shown: read from the part of the address after `#`, so that the page stays one static file, works from
// any folder, and every screen can be linked to and left by the browser's own back key.

import { firstGame } from './games.ts';
import { Store } from './store.ts';

export type Route =
  | { readonly screen: 'front' }
  | { readonly screen: 'shelf'; readonly game: string }
  /** `friend`: asked for as a battle of two people. */
  | { readonly screen: 'setup'; readonly game: string; readonly battle: string; readonly friend?: boolean }
  /** Armies of one's own. */
  | { readonly screen: 'muster' }
  | { readonly screen: 'battle'; readonly id: string }
  /** A saved battle from its beginning. */
  | { readonly screen: 'replay'; readonly id: string; readonly at: number }
  /** `options`: the optional rules and rulings of the battle that one comes from. */
  | {
      readonly screen: 'rules';
      readonly game: string;
      readonly ref: string | null;
      readonly options?: readonly string[];
    }
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
  if (screen === 'games') return { screen: 'shelf', game: a || firstGame };
  if (screen === 'new' && a && b) {
    const friend = params.get('with') === 'friend';
    return { screen: 'setup', game: a, battle: `${a}/${b}`, ...(friend ? { friend } : {}) };
  }
  if (screen === 'muster') return { screen: 'muster' };
  if (screen === 'battle' && a) return { screen: 'battle', id: a };
  if (screen === 'replay' && a) return { screen: 'replay', id: a, at: moment(params.get('at')) };
  if (screen === 'rules' && a) {
    const options = (params.get('with') ?? '').split(',').filter((word) => word !== '');
    return { screen: 'rules', game: a, ref: params.get('ref'), ...(options.length > 0 ? { options } : {}) };
  }
  if (screen === 'link' && a) return { screen: 'link', text: a };
  return { screen: 'unknown', address: path };
}

/** The number of a decision, from 1 on. */
function moment(text: string | null): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : 1;
}

export function address(route: Route): string {
  switch (route.screen) {
    case 'front':
      return '#/';
    case 'shelf':
      return `#/games/${route.game}`;
    case 'setup':
      return `#/new/${route.battle}${route.friend ? '?with=friend' : ''}`;
    case 'muster':
      return '#/muster';
    case 'battle':
      return `#/battle/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}?at=${route.at}`;
    case 'rules':
      return `#/rules/${route.game}${rulesQuery(route.ref, route.options ?? [])}`;
    case 'link':
      return `#/link/${route.text}`;
    case 'unknown':
      return `#/${route.address}`;
  }
}

function rulesQuery(ref: string | null, options: readonly string[]): string {
  const parts = [
    ...(ref === null ? [] : [`ref=${encodeURIComponent(ref)}`]),
    ...(options.length === 0 ? [] : [`with=${options.map(encodeURIComponent).join(',')}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Outside a browser there is no address: then it is the front page. */
export const route = new Store<Route>(readRoute(globalThis.location?.hash ?? ''));

export function go(to: Route): void {
  location.hash = address(to);
}

/** Goes there in the place of the present screen: the way back leads to the one before it. */
export function goInstead(to: Route): void {
  if (address(to) === location.hash) return;
  replacing = true;
  location.replace(address(to));
}

let replacing = false;

/** Whether the screen that is shown now took the place of the one before it; asked once for each. */
export function tookPlace(): boolean {
  const took = replacing;
  replacing = false;
  return took;
}

export function followAddress(): void {
  addEventListener('hashchange', () => route.set(readRoute(location.hash)));
}
