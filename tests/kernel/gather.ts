// For tests that write many small procedures: a pen that remembers what it wrote, so that no list has to be kept by hand.

import {
  type Changes,
  type Compiled,
  compileRules,
  type Procedure,
  type Writing,
  writing,
} from '../../src/kernel/procedure.ts';

export function gathering<G, F>(): Writing<G, F> & { compile(changes?: Changes<G, F>): readonly Compiled[] } {
  const list: Procedure[] = [];
  const pen = writing<G, F>();
  const kept = (p: Procedure): Procedure => {
    list.push(p);
    return p;
  };
  return {
    // A window brings its decision with it: only the window itself belongs on the list.
    procedure(name, steps, asking) {
      if (asking) list.splice(list.indexOf(asking), 1);
      return kept(pen.procedure(name, steps, asking));
    },
    decision: (name, spec) => kept(pen.decision(name, spec)),
    compile: (changes = {}) => compileRules<G, F>(list, changes),
  };
}
