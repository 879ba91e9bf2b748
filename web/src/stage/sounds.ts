/** Sounds of a table, made here: there are no files. Off until somebody wants them. Nothing is told by sound alone. */

/** A tone that glides from one pitch (Hz) to another, or noise around a pitch; when it begins, how long, how loud. */
type Voice =
  | readonly [wave: "sine" | "triangle", from: number, to: number, at: number, seconds: number, loudness: number]
  | readonly [wave: "noise", pitch: number, width: number, at: number, seconds: number, loudness: number];

const tick = (at: number): Voice => ["noise", 3200, 6, at, 0.02, 0.22];
const knock = (at: number, number: number): Voice => ["noise", 1100 + (number % 3) * 300, 4, at, 0.04, 0.3];

export const SOUNDS = {
  soft: [["sine", 330, 262, 0, 0.16, 0.1]],
  card: [
    ["noise", 2600, 0.8, 0, 0.09, 0.16],
    ["noise", 1500, 1.2, 0.05, 0.07, 0.08],
  ],
  wood: [
    ["sine", 190, 120, 0, 0.09, 0.4],
    ["noise", 900, 3, 0, 0.04, 0.25],
  ],
  coin: [
    ["triangle", 1568, 1568, 0, 0.1, 0.09],
    ["triangle", 2093, 2093, 0.05, 0.16, 0.08],
  ],
  wheel: [0, 0.05, 0.1, 0.16, 0.23].map(tick),
  dice: [0, 0.07, 0.13, 0.24, 0.3].map(knock),
  turn: [
    ["noise", 1800, 0.7, 0, 0.16, 0.1],
    ["triangle", 523, 784, 0.08, 0.2, 0.1],
  ],
  yes: [
    ["triangle", 523, 523, 0, 0.14, 0.14],
    ["triangle", 784, 784, 0.11, 0.3, 0.14],
  ],
  no: [
    ["triangle", 330, 330, 0, 0.12, 0.1],
    ["triangle", 262, 247, 0.1, 0.22, 0.1],
  ],
  drum: [
    ["sine", 98, 49, 0, 0.5, 0.5],
    ["sine", 82, 45, 0.22, 0.5, 0.4],
    ["noise", 240, 1, 0, 0.14, 0.2],
  ],
  prize: [523, 659, 784, 1047].map((pitch, at): Voice => ["triangle", pitch, pitch, at * 0.07, 0.28, 0.1]),
  moon: [
    ["sine", 392, 392, 0, 1.1, 0.1],
    ["sine", 587, 587, 0.12, 1.1, 0.08],
    ["sine", 784, 784, 0.24, 1.2, 0.05],
  ],
  end: [262, 330, 392, 523].map((pitch, at): Voice => ["sine", pitch, pitch, at * 0.12, 1.4, 0.09]),
  /** It is my turn. */
  bell: [
    ["sine", 660, 660, 0, 0.5, 0.12],
    ["sine", 880, 880, 0.16, 0.6, 0.12],
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof SOUNDS;
/** 0 is off. */
export type Volume = 0 | 1 | 2 | 3;

const LOUDEST = 3;
/** Seconds until a tone is there. */
const ATTACK = 0.008;
const SILENCE = 0.0001;
/** Milliseconds in which a sound is heard once: five coins are not five times as loud. */
const APART = 90;

/** What sounds need of the page. */
export interface Ear {
  now(): number;
  isHidden(): boolean;
  makeAudio(): AudioContext;
}

const PAGE: Ear = {
  now: () => performance.now(),
  isHidden: () => document.visibilityState === "hidden",
  makeAudio: () => new AudioContext(),
};

export class Sounds {
  volume: Volume = 0;
  #audio: AudioContext | null = null;
  readonly #last = new Map<Sound, number>();

  constructor(readonly ear: Ear = PAGE) {}

  /** Let a sound be heard; in a page that nobody sees only the bell. True if it is heard. */
  play(name: string): boolean {
    if (!isSound(name) || !this.volume || (this.ear.isHidden() && name !== "bell")) return false;
    const now = this.ear.now();
    if (now - (this.#last.get(name) ?? -Infinity) < APART) return false;
    this.#last.set(name, now);
    this.#audio ??= this.ear.makeAudio();
    for (const voice of SOUNDS[name]) sing(this.#audio, voice, this.volume / LOUDEST);
    return true;
  }
}

function isSound(name: string): name is Sound {
  return name in SOUNDS;
}

function sing(audio: AudioContext, voice: Voice, volume: number): void {
  const [, , , at, seconds, loudness] = voice;
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.linearRampToValueAtTime(loudness * volume, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  gain.connect(audio.destination);
  const source = voice[0] === "noise" ? noise(audio, voice[1], voice[2], gain) : tone(audio, voice, start, gain);
  source.start(start);
  source.stop(start + seconds + 0.02);
}

function tone(
  audio: AudioContext,
  voice: Voice & readonly [OscillatorType, ...unknown[]],
  start: number,
  to: AudioNode,
): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = voice[0];
  source.frequency.setValueAtTime(voice[1], start);
  source.frequency.exponentialRampToValueAtTime(voice[2], start + voice[4]);
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, pitch: number, width: number, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  source.connect(filter).connect(to);
  return source;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  return buffer;
}
