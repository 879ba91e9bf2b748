/**
 * The playhead: beats come as fast as they are made, and are shown one after the other.
 *
 * What is *shown* is the moment of the beat at the head; what is true *now* never waits for it. It draws nothing and has
 * no clock of its own, so that tests drive the time. What happens at each beat is up to its audience.
 */
import type { Beat } from "../api/messages";
import { type Kinds, leastLength, lengthsOf, type Speed, sum, type Tempo } from "./lengths";

export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Call back after some milliseconds; what is returned cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Call back as soon as the page has answered to whatever waits; what is returned cancels it. */
  soon(run: () => void): () => void;
}

/** A beat, and the table as it is shown then. */
export interface Scene<Moment> {
  readonly beat: Beat;
  /** The first of its events; they end before `beat.until`. */
  readonly from: number;
  readonly moment: Moment;
  /** What is said of it in the words of the page, where it is no event of the game. */
  readonly caption?: (() => string) | undefined;
}

/** Who is told what the playhead does. */
export interface Audience<Moment> {
  /** A beat is about to be shown for so long; what is drawn is still the moment before it. */
  begin?(scene: Scene<Moment>, milliseconds: number): void;
  /** It is shown next; what is drawn is still the moment before it. */
  prepare?(scene: Scene<Moment>): void;
  /** What is shown from now on is its moment. */
  show?(scene: Scene<Moment>, milliseconds: number): void;
  /** These are not shown: the head is at their end. */
  skip?(scenes: readonly Scene<Moment>[]): void;
  /** Nothing is left to show. */
  arrive?(): void;
  /** Something that can be read from the playhead is different. */
  change?(): void;
}

export interface Options<Moment> {
  readonly clock: Clock;
  readonly kinds: Kinds;
  readonly audience?: Audience<Moment>;
  /** How far behind what has come the head may be, in milliseconds at calm. */
  readonly bound?: number;
  readonly speed?: Speed;
  readonly seat?: number | null;
}

interface Entry<Moment> extends Scene<Moment> {
  /** When it came, or when it was asked for again. */
  came: number;
}

/** Of the bound, where everything is brisk. */
const BRISK = 0.6;
/** Bounds that several laps together may take: after an early pass the others go round more than once. */
const MOST_LAPS = 2;
/** What would take more than so many bounds at its shortest is not shown; the news tell it. */
const TOO_LONG = 2;
const SKIPS_IN_A_ROW = 5;

export class Playhead<Moment> {
  readonly #clock: Clock;
  readonly #kinds: Kinds;
  readonly #audience: Audience<Moment>;
  /** Everything since my last decision. */
  #scenes: Entry<Moment>[] = [];
  /** What was true before the first of them, after so many events. */
  #base: Moment;
  #baseUntil: number;
  /** The first whose time is not over. */
  #at = 0;
  #shown: Moment;
  #playing: Scene<Moment> | null = null;
  /** What was asked for again ends here; then the head goes back to where it was. */
  #repeat: { readonly until: number; readonly back: number } | null = null;
  #cancel: (() => void) | null = null;
  #isHidden = false;
  #isResting = false;
  #isPressed = false;
  #missed = 0;
  #skips = 0;
  #speed: Speed;
  #waiting: (() => void)[] = [];
  bound: number;
  seat: number | null;

  constructor(moment: Moment, events: number, options: Options<Moment>) {
    this.#base = this.#shown = moment;
    this.#baseUntil = events;
    this.#clock = options.clock;
    this.#kinds = options.kinds;
    this.#audience = options.audience ?? {};
    this.#speed = options.speed ?? "calm";
    this.bound = options.bound ?? 8000;
    this.seat = options.seat ?? null;
  }

  /** What is drawn. */
  get shown(): Moment {
    return this.#shown;
  }
  /** What has come last. */
  get now(): Moment {
    return this.#scenes.at(-1)?.moment ?? this.#base;
  }
  /** The beat that is being shown. */
  get playing(): Scene<Moment> | null {
    return this.#playing;
  }
  /** Beats still to play, with the one that is playing; 0: the head has arrived. */
  get behind(): number {
    const { length } = this.#scenes;
    return this.#repeat ? this.#repeat.until - this.#at + length - this.#repeat.back : length - this.#at;
  }
  /** Everything since my last decision. */
  get news(): readonly Scene<Moment>[] {
    return this.#scenes;
  }
  /** The number of events at my last decision. */
  get newsFrom(): number {
    return this.#baseUntil;
  }
  /** How many of the news are over. */
  get at(): number {
    return this.#at;
  }
  /** How many beats came while nobody looked; 0 after they were read. */
  get missed(): number {
    return this.#missed;
  }
  /** Whether somebody who skips so often would rather have it brisk. */
  get wantsBrisk(): boolean {
    return this.#speed === "calm" && this.#skips >= SKIPS_IN_A_ROW;
  }
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    if (speed === this.#speed) return;
    this.#speed = speed;
    this.#skips = 0;
    if (speed === "instant") this.jump();
    this.#audience.change?.();
  }

  /** Resolves as soon as nothing is left to show. */
  idle(): Promise<void> {
    if (!this.behind) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /**
   * Take beats in. `since`: they follow so many events; where more are known, those were taken back: they are forgotten,
   * and the head is at once where these begin. `isMissed`: they came about while nobody could see them; the head goes to
   * the end, and they can be shown again.
   */
  tell(scenes: readonly Scene<Moment>[], since = Infinity, isMissed = false): void {
    const came = this.#clock.now();
    if (since < (this.#scenes.at(-1)?.beat.until ?? this.#baseUntil)) {
      this.#forget(since, scenes.at(-1)?.moment ?? this.now);
    }
    this.#scenes.push(...scenes.map((each) => ({ ...each, came })));
    if (this.seat === null) this.#trim();
    if (isMissed) this.#miss();
    else if (!this.#isHidden) this.#run();
    this.#audience.change?.();
  }

  /** Start again from a moment; of what came after it everything has been shown. */
  reset(moment: Moment, events: number, past: readonly Scene<Moment>[] = []): void {
    this.#stop();
    this.#scenes = past.map((each) => ({ ...each, came: this.#clock.now() }));
    this.#at = past.length;
    this.#repeat = null;
    this.#base = moment;
    this.#baseUntil = events;
    this.#shown = this.now;
    this.#arrive();
    this.#audience.change?.();
  }

  /** I decided something after so many events: what comes after them is news. */
  decide(events: number): void {
    const count = this.#scenes.filter((each) => each.beat.until <= events).length;
    const last = this.#scenes[count - 1];
    if (last) {
      const isOver = this.#at >= count && !this.#repeat;
      if (!isOver) this.jump();
      this.#base = last.moment;
      this.#scenes.splice(0, count);
      this.#at -= count;
    }
    this.#baseUntil = Math.max(this.#baseUntil, events);
    this.#missed = 0;
    this.#audience.change?.();
  }

  /** To now, at once. */
  jump(): void {
    if (!this.behind) return;
    const start = this.#repeat ? this.#repeat.back : this.#at;
    const skipped = this.#scenes.slice(start).filter((each) => each !== this.#playing);
    this.#stop();
    this.#repeat = null;
    this.#at = this.#scenes.length;
    this.#shown = this.now;
    if (skipped.length) this.#audience.skip?.(skipped);
    this.#arrive();
    this.#audience.change?.();
  }

  /** To now, because somebody wants to. */
  skip(): void {
    if (!this.behind) return;
    this.#skips += 1;
    this.jump();
  }

  /** Show everything since my last decision again, or one beat of it. */
  again(place?: number): void {
    if (!this.#scenes.length || (place !== undefined && !this.#scenes[place])) return;
    const { length } = this.#scenes;
    const here = this.#repeat?.back ?? this.#at;
    this.#stop();
    this.#at = place ?? 0;
    this.#repeat = place === undefined ? { until: length, back: length } : { until: place + 1, back: here };
    this.#shown = this.#scenes[this.#at - 1]?.moment ?? this.#base;
    this.#missed = 0;
    this.#refresh();
    this.#run();
    this.#audience.change?.();
  }

  /** Nobody looks: nothing plays. When somebody looks again the head is at the end. */
  set isHidden(isHidden: boolean) {
    if (this.#isHidden === isHidden) return;
    this.#isHidden = isHidden;
    if (isHidden) this.#stop();
    else this.#miss();
    this.#audience.change?.();
  }

  /** The table is covered: what comes waits until it is not. */
  set isResting(isResting: boolean) {
    if (this.#isResting === isResting) return;
    this.#isResting = isResting;
    if (isResting) this.#stop();
    else {
      this.#refresh();
      this.#run();
    }
    this.#audience.change?.();
  }

  /** Time is short: nothing plays by itself. */
  set isPressed(isPressed: boolean) {
    this.#isPressed = isPressed;
    if (isPressed && !this.#repeat) this.jump();
  }

  /** What happened while nobody looked has been read. */
  readMissed(): void {
    this.#missed = 0;
    this.#audience.change?.();
  }

  /** To the end, because nobody saw it. */
  #miss(): void {
    const start = this.#repeat ? this.#repeat.back : this.#at;
    this.#missed += this.#scenes.slice(start).filter((each) => each.beat.kind !== "note").length;
    this.jump();
  }

  /** Forget what somebody who decides nothing has seen, but for the last lap and this one. */
  #trim(): void {
    const lap = (this.#scenes.at(-1)?.beat.lap ?? 0) - 1;
    const start = this.#repeat ? 0 : this.#at;
    const count = this.#scenes.slice(0, start).findLastIndex((each) => (each.beat.lap ?? 0) < lap) + 1;
    const last = this.#scenes[count - 1];
    if (!last) return;
    this.#base = last.moment;
    this.#baseUntil = last.beat.until;
    this.#scenes.splice(0, count);
    this.#at -= count;
  }

  /** Forget what is no longer true; what was true and not yet shown counts as shown. */
  #forget(since: number, now: Moment): void {
    this.#stop();
    this.#repeat = null;
    this.#scenes = this.#scenes.filter((each) => each.beat.until <= since);
    this.#at = this.#scenes.length;
    this.#shown = this.now;
    if (since >= this.#baseUntil) return;
    this.#base = now;
    this.#baseUntil = since;
  }

  /** What is left to show has not waited: it is as if it came now. */
  #refresh(): void {
    for (const each of this.#scenes.slice(this.#at)) each.came = this.#clock.now();
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#playing = null;
  }

  #run(): void {
    while (!this.#cancel && !this.#isHidden && !this.#isResting) {
      const rest = this.#scenes.slice(this.#at, this.#repeat?.until);
      const [next] = rest;
      if (!next) {
        if (!this.#repeat) return this.#arrive();
        this.#at = this.#repeat.back;
        this.#repeat = null;
        this.#shown = this.#scenes[this.#at - 1]?.moment ?? this.#base;
        continue;
      }
      const milliseconds = this.#length(rest, next);
      if (milliseconds === null) return this.jump();
      this.#show(next, milliseconds);
    }
  }

  /** How long the next of these is shown; null: they are not shown at all. */
  #length(rest: readonly Entry<Moment>[], next: Entry<Moment>): number | null {
    if (this.#speed === "instant" || (this.#isPressed && !this.#repeat)) return null;
    const tempo: Tempo = { kinds: this.#kinds, speed: this.#speed, seat: this.seat };
    const beats = rest.map((each) => each.beat);
    const bound = this.bound * (this.#speed === "brisk" ? BRISK : 1);
    const least = sum(beats.map((beat) => leastLength(beat, tempo)));
    if (least > bound * TOO_LONG && !this.#repeat) return null;
    const since = this.#scenes.filter((each) => each.came >= next.came); // what came with it and is over, too
    const laps = since.map((each) => each.beat.lap ?? 0);
    const isEnd = since.some(({ beat }) => beat.kind === "end"); // how a game ends is worth two laps
    const trips = isEnd ? MOST_LAPS : Math.max(1, Math.max(...laps) - Math.min(...laps)); // one begins in a lap and ends in the next
    const left = bound * Math.min(trips, MOST_LAPS) - (this.#clock.now() - next.came);
    const room = this.#repeat ? Math.max(left, least) : left; // what was asked for is never too long
    return lengthsOf(beats, tempo, room)[0] ?? 0;
  }

  /** Begin, prepare and show it, each in a task of its own: a slow phone answers to a finger in between. */
  #show(scene: Entry<Moment>, milliseconds: number): void {
    if (milliseconds <= 0) {
      this.#audience.begin?.(scene, milliseconds);
      this.#shown = scene.moment;
      this.#at += 1;
      return;
    }
    const end = this.#clock.now() + milliseconds;
    this.#playing = scene;
    this.#audience.change?.();
    this.#oneByOne(scene, [
      () => this.#audience.begin?.(scene, milliseconds),
      () => this.#audience.prepare?.(scene),
      () => {
        this.#shown = scene.moment;
        this.#audience.change?.();
        this.#audience.show?.(scene, milliseconds);
        this.#cancel = this.#clock.after(end - this.#clock.now(), () => this.#end());
      },
    ]);
  }

  /** Do these soon, unless something else is shown by then. */
  #oneByOne(scene: Scene<Moment>, steps: readonly (() => void)[]): void {
    const [step, ...rest] = steps;
    const waiting = { isOver: false };
    const cancel = this.#clock.soon(() => {
      waiting.isOver = true;
      step?.();
      if (rest.length && this.#playing === scene) this.#oneByOne(scene, rest);
    });
    if (!waiting.isOver) this.#cancel = cancel;
  }

  /** The time of the beat is over. */
  #end(): void {
    this.#cancel = this.#playing = null;
    this.#at += 1;
    this.#run();
    if (!this.behind) this.#skips = 0; // it was watched to its end
    this.#audience.change?.();
  }

  #arrive(): void {
    const waiting = this.#waiting.splice(0);
    for (const resolve of waiting) resolve();
    this.#audience.arrive?.();
  }
}
