// A line to type into, with the same words and answers as at the terminal: a combobox after the pattern of WAI-ARIA. The list of
// completions opens as one types; while it is open the arrows go through it, else through what was typed before. Escape
// closes the list, then empties the line, then leaves it. The field is always there for Tab and for lists of fields; it is seen
// while it has the focus, and after it was opened until it is closed.

import '../../styles/line.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../../app/store.ts';
import type { Completed } from '../../table/protocol.ts';
import { LINE_FIELD, lineFocused, lineShown } from '../keys/voice.ts';
import type { BattleSession } from '../session.ts';
import { LineHistory } from './history.ts';
import { runLine } from './run.ts';

interface LineProps {
  readonly session: BattleSession;
  /** In a dialog that lies over the table there is a line of its own for what is asked there. */
  readonly inDialog?: 'dice';
}

export function CommandLine({ session, inDialog }: LineProps) {
  const LIST = inDialog ? `line-completions-${inDialog}` : 'line-completions';
  const optionId = (index: number): string => `${LIST}-${index}`;
  const kept = useStore(lineShown);
  const shown = kept || inDialog !== undefined;
  const [text, setText] = useState('');
  const [items, setItems] = useState<readonly Completed[]>([]);
  const [active, setActive] = useState(-1);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const history = useRef(new LineHistory());
  /** Lines that are not carried out yet; the first is under way. */
  const waiting = useRef<string[]>([]);
  const asked = useRef(0);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    input.current?.parentElement?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => {
    asked.current++;
    setItems([]);
    setActive(-1);
  };
  /** Puts a text into the field; `complete` asks how it may go on. */
  const put = (value: string, complete: boolean) => {
    setText(value);
    close();
    if (!complete || value.trim() === '') return;
    const mine = asked.current;
    void session.table.completions(value).then(
      (found) => {
        // What is typed in full needs no completing.
        const more = found.filter((one) => one.line.trimEnd().toLowerCase() !== value.trim().toLowerCase());
        if (mine === asked.current) setItems(more);
      },
      () => {},
    );
  };
  const take = (item: Completed) => put(item.line, item.begun === true);
  const run = async () => {
    const line = text.trim();
    if (line === '') return;
    history.current.add(line);
    put('', false);
    // What is typed while a line is carried out comes after it.
    waiting.current.push(line);
    if (waiting.current.length > 1) return;
    setBusy(true);
    for (let [next] = waiting.current; next !== undefined; [next] = waiting.current) {
      await runLine(session, next);
      waiting.current.shift();
    }
    setBusy(false);
  };
  const leave = () => {
    lineShown.set(false);
    const { current } = cameFrom;
    if (current instanceof HTMLElement || current instanceof SVGElement) current.focus();
    else input.current?.blur();
  };
  const call = (by: 1 | -1) => {
    const line = history.current.step(by, text);
    if (line !== null) put(line, false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const open = items.length > 0;
    const keys: { readonly [key: string]: () => void } = {
      ArrowDown: () => (open ? setActive((active + 1) % items.length) : call(1)),
      ArrowUp: () => (open ? setActive(active <= 0 ? items.length - 1 : active - 1) : call(-1)),
      Enter: () => (open && active >= 0 ? take(items[active]) : void run()),
      Escape: () => (open ? close() : text !== '' ? put('', false) : leave()),
    };
    // Tab completes where there is something to complete; else it leads on, as everywhere.
    if (event.key === 'Tab' && !event.shiftKey && open && (active >= 0 || items.length === 1)) {
      event.preventDefault();
      return take(items[Math.max(0, active)]);
    }
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  };

  return (
    <div
      class={`line${shown ? '' : ' away'}${items.length > 0 ? ' completing' : ''}`}
      data-testid={inDialog ? `line-${inDialog}` : 'line'}
    >
      {items.length > 0 && (
        <div class="line-list" role="listbox" id={LIST} aria-label="Completions">
          {items.map((item, i) => (
            <div
              key={item.line}
              id={optionId(i)}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              class="line-item"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
            >
              <span class="line-text">{item.text.trimEnd()}</span>
              {item.about !== '' && <span class="line-about">{item.about}</span>}
            </div>
          ))}
        </div>
      )}
      <div class="line-row">
        <input
          ref={input}
          id={inDialog ? `${LINE_FIELD}-${inDialog}` : LINE_FIELD}
          class="line-input"
          type="text"
          role="combobox"
          aria-label={inDialog ? 'Type the dice' : 'Type a command'}
          aria-expanded={items.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-busy={busy}
          placeholder={inDialog ? 'Or type them, and Enter' : 'order c4; done, near D7, help'}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text}
          onInput={(event) => put(event.currentTarget.value, true)}
          onKeyDown={press}
          onFocus={(event) => {
            lineFocused.set(true);
            cameFrom.current = event.relatedTarget instanceof Element ? event.relatedTarget : null;
          }}
          onBlur={() => {
            lineFocused.set(false);
            close();
          }}
        />
        {shown && !inDialog && (
          <button type="button" class="line-close" onClick={leave}>
            Close the line
          </button>
        )}
      </div>
    </div>
  );
}
