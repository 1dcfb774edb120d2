// A part of the page as text, as far as a board or a card needs it: components are called, elements become tags.

import type { ComponentChildren, VNode } from 'preact';

interface Drawing {
  render(): ComponentChildren;
}

const isNode = (child: unknown): child is VNode<{ readonly children?: ComponentChildren }> =>
  typeof child === 'object' && child !== null && 'type' in child;

export function drawn(child: ComponentChildren): string {
  if (Array.isArray(child)) return child.map(drawn).join('');
  if (!isNode(child)) return child === null || child === undefined || typeof child === 'boolean' ? '' : String(child);
  const { type, props } = child;
  if (typeof type === 'function') {
    const made = type as unknown as { readonly prototype?: Drawing } & ((given: object) => ComponentChildren);
    if (typeof made.prototype?.render === 'function') {
      return drawn(new (made as unknown as new (given: object) => Drawing)(props).render());
    }
    return drawn(made(props));
  }
  const parts = Object.entries(props).flatMap(([name, value]) =>
    name === 'children' || typeof value === 'function' ? [] : [` ${name}="${String(value)}"`],
  );
  return `<${type}${parts.join('')}>${drawn(props.children)}</${type}>`;
}
