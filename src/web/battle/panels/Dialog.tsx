// A modal dialog of the battle screen: native, so that focus stays inside, Escape closes it and what lies behind is inert.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly testid?: string;
  /** It opened by itself: a key that was meant for something else must not press what is in it. */
  readonly news?: boolean;
  /** Without it the dialog stays until its own buttons end it. */
  readonly onClose?: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, class: extra = '', testid, news = false, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The heading, then: it is read out first.
    if (news) heading.current?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`battle-dialog ${extra}`}
      aria-labelledby={id}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => event.target === ref.current && onClose?.()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id} ref={heading} tabIndex={news ? -1 : undefined}>
            {title}
          </h2>
          {onClose && (
            <button type="button" class="quiet" onClick={onClose}>
              Close
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
