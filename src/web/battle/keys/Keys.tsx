// The keyboard layer over the battle: keys that belong to nobody else on the page act here, by the table of shortcuts.

import '../../styles/keys.css';
import { useEffect } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import { CommandLine } from '../line/CommandLine.tsx';
import { boardTurned } from '../seats.ts';
import type { BattleSession } from '../session.ts';
import { Wanted } from '../wanted/Wanted.tsx';
import { perform } from './actions.ts';
import { type Desk, startOf } from './desk.ts';
import { ReadingPanel } from './ReadingPanel.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { shortcutOf } from './shortcuts.ts';
import { lookNearer, lookToward } from './sight.ts';
import { shortcutsShown, stopReading } from './voice.ts';

interface KeysProps {
  readonly session: BattleSession;
  readonly root: { readonly current: HTMLDivElement | null };
}

/** Fields that take what is typed. */
const TYPING = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select';
/** Parts that use Enter, Space and arrows themselves. A place of the board does not: its keys are ours. */
const OWN_KEYS =
  'a, button:not([data-place]), input, summary, [role="tab"], [role="slider"], [role="menuitem"], [tabindex="0"]:not([data-place])';

export function Keys({ session, root }: KeysProps) {
  const help = useStore(shortcutsShown);

  useEffect(() => {
    const board = () => root.current?.querySelector<SVGElement | HTMLElement>('.board-svg, .board-scroll') ?? null;
    const button = (place: string) =>
      root.current?.querySelector<SVGElement | HTMLElement>(`.board [data-place="${CSS.escape(place)}"]`) ?? null;
    const desk = (): Desk | null => {
      const { state, view, moment } = session.model.value;
      const { kit } = session;
      if (!state || !view || !kit) return null;
      return {
        session,
        kit,
        view: moment ? moment.view : view,
        flipped: boardTurned(session.model.value, settings.value),
        onBoard: document.activeElement?.closest('[data-place]') != null,
        focus(place) {
          session.moveCursor(place);
          const at = button(place);
          // A zoomed board brings the cursor into sight itself; one that scrolls is scrolled.
          at?.focus({ preventScroll: true });
          if (at && board()?.matches('.board-scroll')) at.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        },
        zoom: (how) => lookNearer(board(), button(session.model.value.cursor ?? ''), how),
        pan: (right, down) => lookToward(board(), right, down),
      };
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPING) || target?.closest('[contenteditable]')) return;
      if (target?.closest('dialog') || document.querySelector('dialog:modal')) return;
      const shortcut = shortcutOf(event, settings.value.letterKeys);
      if (!shortcut) return;
      const letter = event.key.length === 1 && event.key !== ' ';
      if (shortcut.board && !letter && target?.closest(OWN_KEYS)) return;
      const at = desk();
      if (!at) return;
      event.preventDefault();
      // A key that is held down goes on moving, but does nothing twice.
      if (event.repeat && !(shortcut.board && shortcut.action !== 'point')) return;
      perform(shortcut.action, at);
    };
    // The cursor is where the focus is, however it came there.
    const focused = (event: FocusEvent) => {
      const hex = event.target instanceof Element ? event.target.getAttribute('data-place') : null;
      const { cursor } = session.model.value;
      if (hex === null || cursor === hex) return;
      // Who comes to the board by Tab for the first time begins where something can be done, not in a corner.
      const at = cursor === null && event.target instanceof Element && event.target.matches(':focus-visible') && desk();
      if (at) at.focus(startOf(at));
      else session.moveCursor(hex);
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', focused);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', focused);
      stopReading();
      // Who leaves the table with the list open does not find it on the next one.
      shortcutsShown.set(false);
    };
  }, [session]);

  return (
    <>
      <div class="line-dock">
        <ReadingPanel session={session} />
        <CommandLine session={session} />
      </div>
      {help && <ShortcutsDialog onClose={() => shortcutsShown.set(false)} />}
      <Wanted session={session} />
    </>
  );
}
