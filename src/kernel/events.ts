// What happened, for logs, screens, speech, records of finished games and the wire. An event is a value: plain data, complete
// at the moment it is told, so that it can be told again when the pieces have moved on, in another process, or years later.
// It is made only when somebody listens: `told(g)?.tell({ kind: 'advances', unit, from, to })` builds nothing without a sink.

/**
 * Every event has a kind; the rest is what its game says. Only what JSON can hold: it must survive storage and the wire. The
 * member `number` is the table's: it writes there which choice brought the event about.
 */
export interface GameEvent {
  readonly kind: string;
}

/** Who listens. A family or game narrows `E` to the union of its own events. */
export interface EventSink<E extends GameEvent = GameEvent> {
  tell(event: E): void;
  /** Something hidden was shown to a seat, or to EVERYBODY; whoever keeps a way back closes it when that is looked at. */
  shown?(seat: number): void;
}

/** All seats, and whoever looks on. */
export const EVERYBODY = -1;

/** Shows something that was hidden to one seat, or to EVERYBODY: there is no way back once it has been looked at. */
export function reveal(g: { revealed: number; readonly sink: EventSink | null }, seat: number): void {
  g.revealed++;
  g.sink?.shown?.(seat);
}

/**
 * Which of an event's members one seat alone may know, by kind: `seat` names the member that says whose they are. Whoever
 * else hears of the event hears it without them. Kinds that are not in the list are for everybody.
 */
export type EventSecrets = {
  readonly [kind: string]: { readonly seat: string; readonly members: readonly string[] };
};

type OptionalMembers<T> = { [M in keyof T]-?: undefined extends T[M] ? M : never }[keyof T];

/** The same for a union of events, checked: whose they are is a member of the kind, and what can be left out is optional. */
export type SecretsOf<E extends GameEvent> = {
  readonly [K in E['kind']]?: {
    readonly seat: Exclude<keyof Extract<E, { readonly kind: K }>, 'kind'> & string;
    readonly members: readonly (OptionalMembers<Extract<E, { readonly kind: K }>> & string)[];
  };
};

/** The event as a seat may know it (-1: a spectator): secret members of other seats are left out. */
export function eventFor<E extends GameEvent>(event: E, seat: number, secrets: EventSecrets): E {
  const secret = Object.hasOwn(secrets, event.kind) ? secrets[event.kind] : undefined;
  if (secret === undefined || (event as unknown as { readonly [name: string]: unknown })[secret.seat] === seat)
    return event;
  return Object.fromEntries(Object.entries(event).filter(([name]) => !secret.members.includes(name))) as unknown as E;
}
