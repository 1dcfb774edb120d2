// Few and quiet sounds, made in the page. Nothing of the browser's audio is touched before one of them is played, and none is
// played before somebody has asked for sounds.

export type Sound = 'card' | 'die' | 'hit' | 'banner' | 'yours';

interface Tone {
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds: when it begins, and how long it is heard. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly form: OscillatorType;
}

const tone = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
  form: OscillatorType = 'sine',
): Tone => ({
  from,
  to,
  at,
  lasts,
  loud,
  form,
});

const SOUNDS: { readonly [sound in Sound]: readonly Tone[] } = {
  // A card is laid down: a short swish.
  card: [tone(900, 320, 0, 0.09, 0.05, 'triangle')],
  // Dice knock on wood.
  die: [0, 0.07, 0.13].map((at, i) => tone(240 - i * 30, 120, at, 0.05, 0.07, 'triangle')),
  hit: [tone(140, 60, 0, 0.16, 0.12)],
  banner: [tone(392, 392, 0, 0.16, 0.05), tone(523, 523, 0.14, 0.26, 0.05)],
  yours: [tone(660, 660, 0, 0.12, 0.04), tone(880, 880, 0.1, 0.18, 0.035)],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets nothing be heard before the page was touched.
  if (context.state === 'suspended') void context.resume().catch(() => {});
  for (const { from, to, at, lasts, loud, form } of SOUNDS[sound]) {
    const start = context.currentTime + at;
    const source = new OscillatorNode(context, { type: form, frequency: from });
    source.frequency.exponentialRampToValueAtTime(to, start + lasts);
    const level = new GainNode(context, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(loud, start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    source.connect(level).connect(context.destination);
    source.start(start);
    source.stop(start + lasts + 0.02);
  }
}
