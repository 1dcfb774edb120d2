// Battles kept in this browser (IndexedDB). The worker that plays a battle writes it; the page lists, exports and removes.
// What is kept is the record as text, so that a battle can always be taken out and opened anywhere.

import type { Player } from './protocol.ts';

export interface SavedBattle {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** By side; and by seat, where that is kept. */
  readonly armies: readonly string[];
  readonly seats?: readonly string[];
  readonly players: readonly Player[];
  readonly dice: 'program' | 'entered';
  readonly playForced: boolean;
  readonly record: string;
  /** Milliseconds since 1970, of the last choice. */
  readonly changed: number;
  readonly turn: number;
  readonly number: number;
  /** For each side how it stands, in words: `3 of 5 banners`. Battles kept by older pages have figures instead. */
  readonly score?: readonly string[];
  readonly banners?: readonly number[];
  readonly goals?: readonly number[];
  readonly outcome: string;
  /** A choice that waits for dice to be entered, with those already given: it stands also after a reload. */
  readonly rolling?: {
    readonly choice: string;
    readonly forced: boolean;
    readonly given: readonly (readonly number[])[];
  };
  /** The seat that gave the battle up; `outcome` is then the other side, though the record goes no further. */
  readonly conceded?: number;
  /** The seat that decides next; -1 when the battle is over. Battles kept by older pages do not say. */
  readonly deciding?: number;
}

/** How each side stands, whenever it was kept. */
export const savedScore = ({ armies, score, banners, goals }: SavedBattle): readonly string[] =>
  score ?? armies.map((_, i) => (banners && goals ? `${banners[i]} of ${goals[i]} banners` : ''));

/** Battles with such a number are only shown, never kept. */
const PASSING = '~';

export const passingBattle = (name: string): string => `${PASSING}${name}`;

const DATABASE = 'vexillum';
const STORE = 'battles';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => {
      // Another tab with a newer page may have to change the store.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      // The browser may close it too, when the person clears what the page keeps.
      request.result.onclose = () => {
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('the store of battles cannot be opened'));
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error ?? new Error('the store refused'));
    transaction.onerror = () => reject(transaction.error ?? request.error ?? new Error('the store refused'));
  });
}

export async function putBattle(battle: SavedBattle): Promise<void> {
  if (battle.id.startsWith(PASSING)) return;
  await ask('readwrite', (store) => store.put(battle));
}

/**
 * Keeps a battle that is being fought. `before` is what this table last saved or loaded: when the store has something else,
 * the battle has been gone on with elsewhere, and that is not written over.
 */
export async function keepBattle(battle: SavedBattle, before: string | null): Promise<void> {
  if (battle.id.startsWith(PASSING)) return;
  const database = await open();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    const request: IDBRequest<SavedBattle | undefined> = store.get(battle.id);
    let elsewhere = false;
    request.onsuccess = () => {
      elsewhere = isElsewhere(request.result, battle, before);
      if (!elsewhere) store.put(battle);
    };
    transaction.oncomplete = () => (elsewhere ? reject(new Error(GONE_ON_ELSEWHERE)) : resolve());
    transaction.onabort = () => reject(transaction.error ?? request.error ?? new Error('the store refused'));
    transaction.onerror = () => reject(transaction.error ?? request.error ?? new Error('the store refused'));
  });
}

export const GONE_ON_ELSEWHERE =
  'It has been gone on with in another tab or window, and that battle is the one kept. Open it again to see it.';

/** Whether the store has a battle that is not the one this table knows. Removed battles are kept again. */
export const isElsewhere = (stored: SavedBattle | undefined, battle: SavedBattle, before: string | null): boolean =>
  stored !== undefined && stored.record !== before && stored.record !== battle.record;

export function getBattle(id: string): Promise<SavedBattle | undefined> {
  return ask<SavedBattle | undefined>('readonly', (store) => store.get(id));
}

/** An entry of the store that is no battle any more: it can be taken out as it is, or deleted. */
export interface DamagedBattle {
  readonly id: string;
  /** All that is left of it, as text. */
  readonly rest: string;
}

export interface SavedShelf {
  readonly battles: SavedBattle[];
  readonly damaged: DamagedBattle[];
}

const texts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

const isPlayer = (value: unknown): boolean =>
  value === 'person' || typeof (value as { readonly bot?: unknown } | null)?.bot === 'string';

/** Whether an entry has all that the lists show of a battle. */
export function isSound(entry: unknown): entry is SavedBattle {
  if (typeof entry !== 'object' || entry === null) return false;
  const one = entry as { readonly [key: string]: unknown };
  const words = ['id', 'game', 'name', 'record', 'outcome'].every((key) => typeof one[key] === 'string');
  const numbers = ['changed', 'turn', 'number'].every((key) => Number.isFinite(one[key]));
  const armies = texts(one['armies']) && (one['armies'] as string[]).length >= 2;
  const players = Array.isArray(one['players']) && one['players'].every(isPlayer);
  // Pages of different age keep one or the other of these.
  const seats = ['seats', 'score'].every((key) => one[key] === undefined || texts(one[key]));
  const figures = ['banners', 'goals'].every((key) => one[key] === undefined || Array.isArray(one[key]));
  return words && numbers && armies && players && seats && figures;
}

/** What the store holds: battles, the latest first, and what is damaged beside them. */
export function sortOut(entries: readonly unknown[]): SavedShelf {
  const battles = entries.filter(isSound).sort((a, b) => b.changed - a.changed);
  const damaged = entries
    .filter((entry) => !isSound(entry))
    .map((entry) => {
      const { id, record } = (entry ?? {}) as { readonly id?: unknown; readonly record?: unknown };
      return { id: String(id), rest: typeof record === 'string' ? record : restOf(entry) };
    });
  return { battles, damaged };
}

function restOf(entry: unknown): string {
  try {
    return JSON.stringify(entry, null, 2) ?? '';
  } catch {
    return '';
  }
}

export const listShelf = async (): Promise<SavedShelf> =>
  sortOut(await ask<unknown[]>('readonly', (store) => store.getAll()));

/** The latest first. */
export const listBattles = async (): Promise<SavedBattle[]> => (await listShelf()).battles;

export async function removeBattle(id: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(id));
}
