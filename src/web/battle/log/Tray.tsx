// The last roll, which stays until the next one: who rolled, the dice by what they did, and what came of it.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DieTelling } from '../../../kernel/ruleset.ts';
import { memo } from '../../board/memo.ts';
import { useKit } from '../../games/use-kit.ts';
import { diceGroups, dieWords } from '../../pieces/dice-groups.ts';
import type { TellingAt } from '../../table/protocol.ts';
import { measure } from '../measuring.ts';
import { lastRoll, type Roll } from './log-lines.ts';

/** From so many dice on, equal ones are drawn once with their number. */
const MANY = 6;

interface TrayProps {
  readonly log: readonly TellingAt[];
  readonly game: string;
  /** What is said when nothing has happened. */
  readonly empty: string;
  readonly children?: ComponentChildren;
}

export function Tray({ log, game, empty, children }: TrayProps) {
  const roll = lastRoll(log);
  const last = log.at(-1);
  return (
    <div class="tray" data-testid="tray">
      {roll ? (
        <>
          <DiceLine dice={roll.telling.dice} game={game} size={26} compact={roll.telling.dice.length > MANY} />
          <Fitted ways={trayWays(roll)} />
        </>
      ) : (
        <Fitted ways={[{ who: last && log.length > 3 ? last.text : empty, outcome: '' }]} />
      )}
      {children}
    </div>
  );
}

interface Way {
  readonly who: string;
  readonly outcome: string;
}

/** Who rolled and what came of it; where there is no room for both, what came of it, as many of its sentences as fit. */
export function trayWays({ who, telling, outcome }: Roll): readonly Way[] {
  const first = who || telling.text;
  const came = outcome.map(({ text }) => text);
  const fewer = came.map((_, i) => ({ who: '', outcome: came.slice(0, came.length - i).join(' ') }));
  return [{ who: first, outcome: came.join(' ') }, ...fewer];
}

/** Whether words are higher than their own box, or than the strip in which they lie. */
function overflows(box: HTMLElement): boolean {
  const strip = box.closest('.stage');
  return box.scrollHeight > box.clientHeight + 1 || (strip !== null && box.scrollHeight > strip.clientHeight);
}

/** The first way of saying it that fits: no sentence is cut. */
function Fitted({ ways }: { readonly ways: readonly Way[] }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [tried, setTried] = useState({ text: '', way: 0 });
  const text = `${ways[0].who} ${ways[0].outcome}`;
  const way = tried.text === text ? Math.min(tried.way, ways.length - 1) : 0;
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || way === ways.length - 1) return;
    const look = () => (overflows(box) ? () => setTried({ text, way: way + 1 }) : null);
    // Most words fit; where they do not, the next way is tried before either is seen.
    if (way === 0) return measure(look);
    look()?.();
  }, [text, way, tried]);
  // A strip of another width may have room for more, or for less.
  const first = useRef(way === 0);
  first.current = way === 0;
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    let width = box.clientWidth;
    const watcher = new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      if (!first.current || overflows(box)) setTried({ text: '', way: 0 });
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  const { who, outcome } = ways[way];
  return (
    <p class={`tray-text${way === ways.length - 1 ? ' sole' : ''}`} ref={ref}>
      {who !== '' && <span class="tray-who">{who}</span>}
      {outcome !== '' && <span class="tray-outcome"> {outcome}</span>}
    </p>
  );
}

interface DiceLineProps {
  readonly dice: TellingAt['dice'];
  readonly game: string;
  readonly size: number;
  /** Dice that fell and did alike are drawn once, with their number. */
  readonly compact?: boolean;
}

interface Pile {
  readonly die: DieTelling;
  readonly count: number;
}

function piles(dice: readonly DieTelling[], compact: boolean): readonly Pile[] {
  if (!compact) return dice.map((die) => ({ die, count: 1 }));
  const alike = (a: DieTelling, b: DieTelling) => a.face === b.face && a.words === b.words;
  const first = dice.filter((die, i) => dice.findIndex((one) => alike(one, die)) === i);
  return first.map((die) => ({ die, count: dice.filter((one) => alike(one, die)).length }));
}

/** Dice in one line, sorted, each group with its count in words. */
export const DiceLine = memo(DrawnDice);

function DrawnDice({ dice, game, size, compact = false }: DiceLineProps) {
  const { dice: kind } = useKit();
  return (
    <span class="dice-line">
      {diceGroups(dice, kind.captions).map(({ group, caption, dice: members }) => (
        <span class="dice-few" key={group}>
          {piles(members, compact).map(({ die, count }, i) => (
            // Dice of a roll never change places.
            <span key={i} class="dice-pile" title={die.words}>
              <kind.Die
                face={die.face}
                group={group}
                size={size}
                game={game}
                label={`${count > 1 ? `${count} times ` : ''}${dieWords(kind, game, die)}`}
              />
              {count > 1 && <span aria-hidden="true">×{count}</span>}
            </span>
          ))}
          {caption !== '' && <span class="few-words">{caption}</span>}
        </span>
      ))}
    </span>
  );
}
