// A passage as it is read: paragraphs, lists, a table in a frame of its own that scrolls when it is too wide.

import { type ComponentChildren, Fragment } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { PassageTable } from '../../kernel/handbook.ts';
import { FacesContext, type Part, partPassage } from './face-words.ts';
import { cutAt } from './search.ts';

/** A text with the words that were searched for marked. */
export function Found({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return <>{cutAt(text, words).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>;
}

/** A text with the faces of the dice drawn before the parts that have one. */
function Told({ parts, words }: { readonly parts: readonly Part[]; readonly words: readonly string[] }) {
  const faces = useContext(FacesContext);
  return (
    <>
      {parts.map(({ text, face }) => (
        <Fragment key={text}>
          {faces && face !== null && <faces.Die face={face} game={faces.game} size={20} />}
          <Found text={text} words={words} />
        </Fragment>
      ))}
    </>
  );
}

/** Paragraphs; lines that begin with `- ` are gathered into lists. A face of the dice is drawn where they first name it. */
export function Paragraphs({ text, words }: { readonly text: readonly string[]; readonly words: readonly string[] }) {
  const faces = useContext(FacesContext);
  const lines = text.map((line) => ({ item: line.startsWith('- '), line: line.replace(/^- /, '') }));
  const parts = partPassage(
    lines.map(({ line }) => line),
    faces?.words ?? [],
  );
  const out: ComponentChildren[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i].item) {
      out.push(
        <p key={i}>
          <Told parts={parts[i]} words={words} />
        </p>,
      );
      continue;
    }
    const first = i;
    while (i + 1 < lines.length && lines[i + 1].item) i++;
    out.push(
      <ul key={first}>
        {parts.slice(first, i + 1).map((item, n) => (
          <li key={lines[first + n].line}>
            <Told parts={item} words={words} />
          </li>
        ))}
      </ul>,
    );
  }
  return <>{out}</>;
}

/** Narrow screens scroll the table, never the page; it can then be focused, so that keys scroll it too. */
export function TableFrame({ table, words }: { readonly table: PassageTable; readonly words: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => setWide(box.scrollWidth > box.clientWidth + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    measure();
    return () => watch.disconnect();
  }, [table]);
  const plain = table.head.every((cell) => cell === '');
  return (
    <div
      ref={frame}
      class={`handbook-table${plain ? ' is-plain' : ''}`}
      {...(wide ? { tabindex: 0, role: 'group', 'aria-label': `${table.caption}, scrolls sideways` } : {})}
    >
      <table>
        <caption class={plain ? 'visually-hidden' : ''}>{table.caption}</caption>
        {!plain && (
          <thead>
            <tr>
              {table.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, i) =>
                i === 0 ? (
                  <th key={table.head[i]} scope="row">
                    <Found text={cell} words={words} />
                  </th>
                ) : (
                  <td key={table.head[i] + String(i)} class={/^\d+$/.test(cell) ? 'is-number' : ''}>
                    <Found text={cell} words={words} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
