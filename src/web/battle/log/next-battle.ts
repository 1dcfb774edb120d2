// The battle to fight after this one: the lightest that has not been fought yet, else the next on the shelf.

import type { ScenarioInfo } from '../../../kernel/ruleset.ts';
import { gameNamed } from '../../app/games.ts';
import { goodNext, recommended } from '../../front/good-next.ts';
import { listBattles } from '../../table/saved.ts';

export async function nextBattle(game: string, id: string): Promise<ScenarioInfo | null> {
  // Fetched only when a battle is over.
  const { default: shelf } = await import('virtual:vexillum/shelf');
  const battles = shelf.find((one) => one.id === game)?.battles ?? [];
  const others = battles.filter((battle) => battle.id !== id);
  // Without the store nothing has been fought.
  const saved = await listBattles().catch(() => []);
  const [fresh] = recommended(goodNext(others, saved, gameNamed(game)?.first.battle), 1);
  return fresh?.info ?? battles[battles.findIndex((battle) => battle.id === id) + 1] ?? null;
}
