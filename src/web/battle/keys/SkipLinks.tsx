// The first stops of the Tab key: straight to the parts of the table. They are buttons, because the address after # names
// the screen.

import '../../styles/keys.css';
import { showLine } from './voice.ts';

interface SkipLinksProps {
  readonly root: { readonly current: HTMLDivElement | null };
}

const PARTS: readonly (readonly [string, string])[] = [
  ['Board', '.board [data-place][tabindex="0"]'],
  ['Prompt', '[data-testid="prompt"]'],
  ['Hand', '[data-testid="hand"]'],
  ['Log', '[data-testid="log"]'],
];

/** What in a part can take the focus: its first control, else the part itself. */
const CONTROL = 'button:not([disabled]), a[href], input, select, [tabindex="0"]';

export function SkipLinks({ root }: SkipLinksProps) {
  const skip = (selector: string) => {
    const part = root.current?.querySelector<HTMLElement | SVGElement>(selector);
    if (!part) return;
    const control = part.matches('[data-place]') ? part : (part.querySelector<HTMLElement>(CONTROL) ?? part);
    if (control === part && !part.hasAttribute('tabindex')) part.setAttribute('tabindex', '-1');
    control.focus();
  };
  return (
    <nav class="skip-links" aria-label="Go to">
      {PARTS.map(([name, selector]) => (
        <button key={name} type="button" class="skip-link" onClick={() => skip(selector)}>
          {name}
        </button>
      ))}
      <button type="button" class="skip-link" onClick={showLine}>
        Type a command
      </button>
    </nav>
  );
}
