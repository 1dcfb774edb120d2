/** A file may hold several texts; each begins with its header at the start of a line. */
export function splitTexts(text: string): string[] {
  const starts = [...text.matchAll(/^vexillum[ \t]/gm)].map((match) => match.index);
  if (starts.length < 2) return [text];
  return starts.map((start, i) => text.slice(i === 0 ? 0 : start, starts[i + 1]));
}
