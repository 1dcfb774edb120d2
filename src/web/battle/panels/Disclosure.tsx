// A button that opens a small panel beneath it, and lets go of it by Escape, by a tap elsewhere, or when focus leaves.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

interface DisclosureProps {
  readonly class?: string;
  /** What the button shows, and what it is called where that is not text. */
  readonly button: ComponentChildren;
  readonly label?: string;
  /** A panel that only tells something also opens under the pointer. */
  readonly onHover?: boolean;
  readonly testid?: string;
  children(close: () => void): ComponentChildren;
}

export function Disclosure({ class: extra = '', button, label, onHover = false, testid, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  /** What was picked goes away with the panel: focus goes back to the button, and a dialog that opens returns it there. */
  const closeFromInside = () => {
    root.current?.querySelector('button')?.focus();
    close();
  };
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    addEventListener('pointerdown', away);
    addEventListener('focusin', away);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('focusin', away);
    };
  }, [open]);
  const mouse = (next: boolean) => (event: PointerEvent) => {
    if (onHover && event.pointerType === 'mouse') setOpen(next);
  };
  return (
    <div
      class={`disclosure ${extra}`}
      ref={root}
      data-testid={testid}
      onPointerEnter={mouse(true)}
      onPointerLeave={mouse(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        closeFromInside();
      }}
    >
      <button
        type="button"
        class="disclosure-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(onHover ? true : !open)}
      >
        {button}
      </button>
      {open && (
        <div class="disclosure-panel" id={id}>
          {children(closeFromInside)}
        </div>
      )}
    </div>
  );
}
