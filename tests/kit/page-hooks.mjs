/** What the page is told of the games: from the source beside the file that asks, also in a copy of the tree. */
export const resolve = (specifier, context, next) =>
  specifier === 'virtual:vexillum/games'
    ? next(new URL('../data/games.ts', context.parentURL).href, context)
    : next(specifier, context);

/** How tsx writes down the name of every function, also of those that are made a million times in a loop. */
const NAMES = /\b__name\s*=\s*\((\w+),\s*\w+\)\s*=>\s*\w+\(\1,\s*"name",\s*\{[^}]*\}\)/;

/**
 * Style sheets are nothing to who only draws into a text; and functions keep the names that the language gives them. The line stays
 * as long as it was, for the places in a stack.
 */
export const load = async (url, context, next) => {
  if (new URL(url).pathname.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  const loaded = await next(url, context);
  if (loaded.format !== 'module' || !loaded.source) return loaded;
  const source = `${loaded.source}`.replace(NAMES, (whole, made) => `__name=(${made})=>${made}`.padEnd(whole.length));
  return { ...loaded, source };
};
