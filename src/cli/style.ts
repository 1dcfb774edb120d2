// Colours and faces of text. Every meaning is told by signs and words too: colour only repeats it.

export interface Style {
  readonly colour: boolean;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly accent: (text: string) => string;
  readonly water: (text: string) => string;
  readonly green: (text: string) => string;
  readonly earth: (text: string) => string;
  /** The two armies. */
  readonly side: readonly [(text: string) => string, (text: string) => string];
}

export function makeStyle(colour: boolean): Style {
  const with_ = (open: number, close: number) =>
    colour ? (text: string) => `\u001b[${open}m${text}\u001b[${close}m` : (text: string) => text;
  const bold = with_(1, 22);
  const top = with_(33, 39);
  const bottom = with_(36, 39);
  return {
    colour,
    bold,
    dim: with_(2, 22),
    good: with_(32, 39),
    bad: with_(31, 39),
    accent: with_(35, 39),
    water: with_(34, 39),
    green: with_(32, 39),
    earth: with_(33, 39),
    side: [(text) => bold(top(text)), (text) => bold(bottom(text))],
  };
}
