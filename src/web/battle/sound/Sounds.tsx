// Lets be heard what happens, for those who have asked for it. What makes the sounds is fetched when it is first needed.

import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useKit } from '../../games/use-kit.ts';
import type { BattleModel } from '../session.ts';
import { noteAsked, soundOf } from './heard.ts';

export function Sounds({ model }: { readonly model: BattleModel }) {
  const kit = useKit();
  const last = useRef<BattleModel | null>(null);
  const asked = useRef(new Set<number>()).current;
  useEffect(() => {
    const before = last.current;
    last.current = model;
    noteAsked(model, asked);
    if (!settings.value.sound) return;
    const sound = soundOf(before, model, kit, asked);
    if (sound) void import('./sounds.ts').then(({ play }) => play(sound));
  }, [model]);
  return null;
}
