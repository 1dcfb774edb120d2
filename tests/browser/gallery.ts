// Takes a picture of every state of the table at every size, light and dark, to be looked at:
//   npx tsx tests/browser/gallery.ts FOLDER [sizes, as 1366x768,360x740] [light|dark|both] [game or game/state ...]
// The page must be built.

import fs from 'node:fs';
import path from 'node:path';
import { manifests } from '../../src/games/manifests.ts';
import { House, settled } from './kit.ts';
import { STATES, type TableState } from './states.ts';

const SIZES = ['1366x768', '1440x900', '1920x1080', '768x1024', '360x740', '740x360'];

const [folder = 'gallery', sizes = SIZES.join(), themes = 'both', ...only] = process.argv.slice(2);
fs.mkdirSync(folder, { recursive: true });

const house = await House.open();

/** All sizes of one kind in one visit: the window changes its size, the state stays. */
async function take({ game, name, speed, reach }: TableState, wished: readonly string[], dark: boolean): Promise<void> {
  const [first] = wished;
  if (first === undefined) return;
  const [width, height] = first.split('x').map(Number);
  const { page } = await house.visit({ width, height, dark, settings: speed ? { speed } : {} });
  page.setDefaultTimeout(20_000);
  // Whoever comes back is not offered the game in a minute.
  const known = JSON.stringify(manifests.map(({ id }) => id));
  await page.evaluate((games) => localStorage.setItem('vexillum-minute', games), known);
  try {
    await reach(page);
    for (const size of wished) {
      const [w, h] = size.split('x').map(Number);
      await page.setViewportSize({ width: w, height: h });
      if (!speed) await settled(page);
      await page.screenshot({ path: path.join(folder, `${game}-${name}-${size}-${dark ? 'dark' : 'light'}.png`) });
    }
  } catch (error) {
    console.error(`${game} ${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    await page.screenshot({ path: path.join(folder, `failed-${game}-${name}-${first}.png`) });
  }
  await house.empty();
}

const all = sizes.split(',');
const finger = (size: string) => Number(size.split('x')[0]) < 800;
for (const state of STATES) {
  if (only.length > 0 && !only.some((one) => one === state.game || one === `${state.game}/${state.name}`)) continue;
  for (const dark of themes === 'both' ? [false, true] : [themes === 'dark']) {
    await take(
      state,
      all.filter((size) => !finger(size)),
      dark,
    );
    await take(state, all.filter(finger), dark);
  }
}
await house.close();
