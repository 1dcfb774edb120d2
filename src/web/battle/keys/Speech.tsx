// What a person who hears the page is told. Events and answers wait their turn in a polite region; refusals and what is
// asked of the person do not wait. Both regions are part of the table and go when the curtain falls.

import '../../styles/keys.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { memo } from '../../board/memo.ts';
import { useKit } from '../../games/use-kit.ts';
import type { BattleModel } from '../session.ts';
import { Narrator } from './narrator.ts';
import { lastSaid, onSay } from './voice.ts';

interface Line {
  readonly id: number;
  readonly text: string;
}

/** Milliseconds in which messages are gathered, so that those of one moment are one announcement. */
const GATHER = 120;
/** So many stay in the region, for readers that come late. */
const STAY = 12;
/** A question does not cut off what was told less than this many milliseconds ago; it waits for the end of it. */
const STILL_READ = 4000;

export function Speech({ model }: { readonly model: BattleModel }) {
  const kit = useKit();
  const [polite, setPolite] = useState<readonly Line[]>([]);
  const [urgent, setUrgent] = useState<readonly Line[]>([]);
  const narrator = useRef<Narrator | null>(null);
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const ids = useRef(0);
  const lastTold = useRef(Number.NEGATIVE_INFINITY);

  const line = (text: string): Line => ({ id: ids.current++, text });
  const flush = () => {
    timer.current = null;
    const added = waiting.current.splice(0).map(line);
    lastTold.current = performance.now();
    narrator.current?.said();
    lastSaid.set(added.map(({ text }) => text));
    setPolite((before) => [...before, ...added].slice(-Math.max(STAY, added.length)));
  };
  const tell = (text: string) => {
    waiting.current.push(text);
    if (timer.current !== null) return;
    lastSaid.set([]);
    timer.current = setTimeout(flush, GATHER);
  };
  const interrupt = (text: string) => {
    lastSaid.set([text]);
    setUrgent((before) => [...before, line(text)].slice(-3));
  };

  useEffect(
    () =>
      onSay(({ text, urgent: now }) => {
        if (now) interrupt(text);
        else tell(text);
      }),
    [],
  );
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      // What was said to one person is not said again to the next.
      lastSaid.set([]);
    },
    [],
  );
  useEffect(() => {
    narrator.current ??= new Narrator(kit);
    for (const { text, manner } of narrator.current.hear(model, settings.value.spoken === 'weighty')) {
      const reads = timer.current !== null || performance.now() - lastTold.current < STILL_READ;
      if (manner === 'now' || (manner === 'asked' && !reads)) interrupt(text);
      else tell(text);
    }
  }, [model]);

  return (
    <>
      <div class="spoken" aria-live="polite" aria-relevant="additions" data-testid="spoken">
        <Lines lines={polite} />
      </div>
      <div class="spoken" role="alert" aria-relevant="additions" aria-atomic="false" data-testid="spoken-urgent">
        <Lines lines={urgent} />
      </div>
    </>
  );
}

const Lines = memo(({ lines }: { readonly lines: readonly Line[] }) => (
  <>
    {lines.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </>
));
