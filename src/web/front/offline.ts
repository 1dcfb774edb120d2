// The service worker keeps every file of the page, so that it opens without a network. A newer page waits until nobody uses
// the old one, or until the person says so.

import { Store } from '../app/store.ts';

/** Takes the newer page that waits; null while there is none. */
export const newerPage = new Store<(() => void) | null>(null);

export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = async () => {
    try {
      const registration = await navigator.serviceWorker.register('./sw.js');
      const offer = (worker: ServiceWorker | null) => {
        // Without a controller this is the first visit: nothing older is in use.
        if (!worker || !navigator.serviceWorker.controller) return;
        newerPage.set(() => {
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
          worker.postMessage('take over');
        });
      };
      offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
      });
    } catch {
      // Not every browser or address allows it; the page then needs the network, as any page does.
    }
  };
  if (document.readyState === 'complete') void start();
  else addEventListener('load', () => void start(), { once: true });
}
