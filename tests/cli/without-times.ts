// What a command answers, without what differs from run to run.

const TIMES = new Set(['seconds', 'elapsed', 'threads', 'thinkMs', 'decisionMs']);

export const withoutTimes = (out: string): unknown =>
  JSON.parse(out, (key, value) => (TIMES.has(key) ? undefined : value));
