// What happened, for logs and screens. Rules call `tell` with a kind and small numbers; without a listener nothing is made.

/** A kind is a key of the family's event table; the numbers mean what that table says. */
export interface EventSink {
  tell(kind: string, a: number, b: number, c: number, d: number): void;
}

export interface GameEvent {
  readonly kind: string;
  readonly values: readonly number[];
  /** The dice of a roll, copied when it happened. */
  readonly dice?: readonly number[];
  readonly sides?: number;
}

export function tell(g: { sink: EventSink | null }, kind: string, a = 0, b = 0, c = 0, d = 0): void {
  if (g.sink !== null) g.sink.tell(kind, a, b, c, d);
}
