// Draws a part again only when what it is given differs. The one thing that is needed of a large package, made here.

import { Component, type ComponentType, createElement } from 'preact';

const sameParts = <P extends object>(a: P, b: P): boolean => {
  const keys = Object.keys(b) as (keyof P)[];
  return Object.keys(a).length === keys.length && keys.every((key) => Object.is(a[key], b[key]));
};

export function memo<P extends object>(
  Part: ComponentType<P>,
  same: (a: P, b: P) => boolean = sameParts,
): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props, next);
    }

    render() {
      return createElement(Part, this.props);
    }
  };
}
