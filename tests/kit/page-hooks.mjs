/** What the page is told of the games: from the source beside the file that asks, also in a copy of the tree. */
export const resolve = (specifier, context, next) =>
  specifier === 'virtual:vexillum/games'
    ? next(new URL('../data/games.ts', context.parentURL).href, context)
    : next(specifier, context);

/** Style sheets are nothing to who only draws into a text. */
export const load = (url, context, next) =>
  new URL(url).pathname.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);
