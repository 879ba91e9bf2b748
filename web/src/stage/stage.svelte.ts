/**
 * The stage of a table: what is shown of it, one beat after the other, with caption, flights, sounds and spoken lines.
 *
 * Everything that can be read is reactive. It knows no game: pieces have names, and a game draws its own signs.
 */
import { flushSync, tick, untrack } from "svelte";
import { KINDS } from "../api/kinds";
import { announce } from "../frame/announce.svelte";
import { t } from "../frame/page-text.svelte";
import type { Moment } from "../frame/scenes";
import { pace, settings } from "../frame/settings.svelte";
import type { Voice } from "../frame/voice";
import { type DrawSign, Flights } from "./flights";
import { placeOf } from "./places";
import { type Audience, type Clock, Playhead, type Scene } from "./playhead";
import { Sounds } from "./sounds";
import type { Speed } from "./lengths";
import { Speech } from "./speech";

const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  soon: (run) => PAGE_CLOCK.after(0, run),
};

/** Beats that are too short to be heard. */
const SHORTEST_SOUND = 120;

export const sounds = new Sounds();

export class Stage {
  readonly #head: Playhead<Moment | null>;
  readonly #speech: Speech;
  readonly #voice: () => Voice | null;
  #flights: Flights | null = null;
  /** Lets go what was prepared to move. */
  #go: ((milliseconds: number) => void) | null = null;
  #root: HTMLElement | null = null;
  /** Counts changes of the playhead, which is not reactive itself. */
  #version = $state(0);
  /** Where a phone was before it followed what happens; null: it does not follow. */
  #home: string | null = null;
  #isFollowing = true;
  #lastSeat: number | null | undefined = undefined;
  #isReplaying = false;
  /** Whether a quicker pace is offered while this plays. */
  #isOffering = false;
  #stopAlarm: (() => void) | null = null;
  readonly #clock: Clock;
  /** What is done as soon as nothing is left to show: my prompt is read after the last beat. */
  #then: (() => void) | null = null;

  constructor(voice: () => Voice | null, clock: Clock = PAGE_CLOCK) {
    this.#voice = voice;
    this.#clock = clock;
    this.#speech = new Speech(
      () => clock.now(),
      announce,
      (count) => t("stage-earlier", { count }),
    );
    const audience: Audience<Moment | null> = {
      begin: (scene, milliseconds) => this.#begin(scene, milliseconds),
      prepare: ({ beat }) => (this.#go = canMove() ? (this.#flights?.prepare(beat) ?? null) : null),
      show: (scene, milliseconds) => void tick().then(() => this.#show(scene, milliseconds)),
      skip: (scenes) => this.#skip(scenes),
      arrive: () => this.#arrive(),
      change: () => (this.#version = untrack(() => this.#version) + 1),
    };
    this.#head = new Playhead<Moment | null>(null, 0, { clock, kinds: KINDS, audience, speed: untrack(pace) });
    this.close = $effect.root(() => {
      $effect(() => {
        const speed = this.#speed();
        untrack(() => (this.#head.speed = speed));
      });
    });
  }

  /** Follow the settings no longer. */
  readonly close: () => void;

  /**
   * Whether somebody plays a recorded game: that wants to be seen, also by who wants to see at once what is true now; then
   * it is brisk.
   */
  set isReplaying(isReplaying: boolean) {
    this.#isReplaying = isReplaying;
    this.#head.speed = this.#speed();
  }

  #speed(): Speed {
    const speed = pace();
    return speed === "instant" && this.#isReplaying ? "brisk" : speed;
  }

  /** What is drawn. */
  readonly shown: Moment | null = $derived.by(() => (void this.#version, this.#head.shown));
  /** Beats still to play. */
  readonly behind: number = $derived.by(() => (void this.#version, this.#head.behind));
  readonly playing: Scene<Moment | null> | null = $derived.by(() => (void this.#version, this.#head.playing));
  /** Everything since my last decision. */
  readonly news: readonly Scene<Moment | null>[] = $derived.by(() => (void this.#version, [...this.#head.news]));
  /** How many of the news are over. */
  readonly at: number = $derived.by(() => (void this.#version, this.#head.at));
  /** How many beats came while nobody looked. */
  readonly missed: number = $derived.by(() => (void this.#version, this.#head.missed));
  /** Whether a quicker pace is to be offered. */
  readonly wantsBrisk: boolean = $derived.by(
    () => (void this.#version, this.#head.wantsBrisk) && !settings.isPaceOffered,
  );
  /** What is said of the beat that plays. */
  readonly caption: string = $derived.by(() => (this.playing ? this.#captionOf(this.playing) : ""));

  /** Resolves as soon as nothing is left to show. */
  idle(): Promise<void> {
    return this.#head.idle();
  }
  reset(moment: Moment): void {
    this.#head.reset(moment, moment.history.length);
  }
  /** Start from now, with what happened since my last decision, after so many events: it is shown when asked for. */
  recall(now: Moment, decided: number, scenes: readonly Scene<Moment>[]): void {
    const [first] = scenes;
    const [history, phrases] = [now.history.slice(0, decided), now.phrases.slice(0, decided)];
    const base = first ? { ...first.moment, history, phrases } : now;
    this.#head.reset(base, decided, scenes);
  }
  tell(scenes: readonly Scene<Moment>[], since: number, isMissed: boolean): void {
    this.#head.tell(scenes, since, isMissed);
  }
  decide(events: number): void {
    this.#head.decide(events);
  }
  jump(): void {
    this.#head.jump();
  }
  skip(): void {
    this.#head.skip();
  }
  /** Show everything since my last decision again, or one line of it. */
  again(place?: number): void {
    this.#head.again(place);
  }
  readMissed(): void {
    this.#head.readMissed();
  }
  /** Call it when everything is shown. */
  afterwards(run: () => void): void {
    if (this.#head.behind) this.#then = run;
    else run();
  }
  sit(seat: number | null, bound: number): void {
    this.#head.seat = seat;
    this.#head.bound = bound;
  }
  /** The table is covered: what happens waits until it is not. */
  set isResting(isResting: boolean) {
    this.#head.isResting = isResting;
  }
  /** From so many milliseconds on nothing plays by itself any more, because the player's time is short; null: it is not. */
  pressFrom(milliseconds: number | null): void {
    this.#stopAlarm?.();
    this.#stopAlarm = null;
    this.#head.isPressed = milliseconds !== null && milliseconds <= 0;
    if (milliseconds === null || milliseconds <= 0) return;
    this.#stopAlarm = this.#clock.after(milliseconds, () => (this.#head.isPressed = true));
  }

  /** Play in this part of the page from now on, with signs that a game draws; `isGuarded`: a click in it may bind. */
  attach(root: HTMLElement, { draw, isGuarded }: { draw: DrawSign; isGuarded: boolean }): () => void {
    this.#root = root;
    this.#flights = new Flights(root, draw);
    const look = (): void => {
      this.#head.isHidden = document.visibilityState === "hidden";
      if (document.visibilityState === "hidden") this.#flights?.clear();
    };
    document.addEventListener("visibilitychange", look);
    const stopGuard = isGuarded ? this.#guard(root) : undefined;
    return () => {
      document.removeEventListener("visibilitychange", look);
      stopGuard?.();
      this.#flights?.destroy();
      this.#flights = this.#root = null;
      this.#head.jump();
    };
  }

  /**
   * A click on the table while something plays goes to now and does nothing else; a key goes to now and does what it
   * does. What is marked `data-live` is always as it is.
   */
  #guard(root: HTMLElement): () => void {
    let isSwallowed = false;
    const press = (event: PointerEvent): void => {
      isSwallowed = false;
      if (!this.#head.behind || !(event.target instanceof Element)) return;
      if (event.target.closest("[data-goes]")) this.#isFollowing = false;
      if (event.target.closest("[data-live], [data-goes], a, dialog")) return;
      isSwallowed = true;
      event.stopPropagation();
      this.skip();
    };
    const click = (event: MouseEvent): void => {
      if (!isSwallowed || !event.isTrusted) return;
      isSwallowed = false;
      event.stopPropagation();
      event.preventDefault();
    };
    root.addEventListener("pointerdown", press, true);
    root.addEventListener("click", click, true);
    return () => {
      root.removeEventListener("pointerdown", press, true);
      root.removeEventListener("click", click, true);
    };
  }

  #begin(scene: Scene<Moment | null>, milliseconds: number): void {
    const { beat } = scene;
    this.#flights?.clear();
    this.#isOffering ||= this.wantsBrisk;
    this.#speech.add({ kind: beat.kind, seat: beat.seat ?? null, text: this.#speakable(scene) });
    if (milliseconds <= 0) return;
    const sound = beat.sound ?? KINDS[beat.kind].sound;
    if (sound && milliseconds > SHORTEST_SOUND) sounds.play(sound);
    this.#follow(scene);
  }

  /** The table is drawn as it is then: let everything move. */
  #show(scene: Scene<Moment | null>, milliseconds: number): void {
    const { beat } = scene;
    if (this.#head.playing?.beat !== beat) return;
    const go = this.#go;
    this.#flights?.light(beat);
    go?.(milliseconds);
    const isTitle = beat.motions?.some((each) => each.how === "title") ?? false;
    if (!go || (beat.kind !== "mine" && !isTitle)) return;
    const tone = beat.kind !== "mine" ? "table" : beat.sound === "yes" ? "right" : "wrong";
    this.#flights?.title(this.#say(scene), tone, milliseconds);
  }

  #skip(scenes: readonly Scene<Moment | null>[]): void {
    this.#speech.skip(
      scenes.map((scene) => ({
        kind: scene.beat.kind,
        seat: scene.beat.seat ?? null,
        text: this.#speakable(scene),
      })),
    );
    const mine = scenes.findLast((scene) => scene.beat.kind === "mine");
    if (mine?.beat.sound) sounds.play(mine.beat.sound);
  }

  #arrive(): void {
    this.#flights?.clear();
    this.#speech.flush();
    if (this.#isOffering) settings.isPaceOffered = true;
    this.#isOffering = false;
    if (this.#home !== null && this.#isFollowing) this.#open(this.#home);
    this.#home = null;
    this.#isFollowing = true;
    this.#lastSeat = undefined;
    const then = this.#then;
    this.#then = null;
    then?.();
  }

  /** On a phone the place is opened where the beat happens, once for each turn. */
  #follow({ beat }: Scene<Moment | null>): void {
    const root = this.#root;
    const here = root?.querySelector<HTMLElement>("[data-goes][aria-current]")?.dataset["goes"];
    if (!root || here === undefined || !settings.follows || !this.#isFollowing) return;
    if (this.#lastSeat === (beat.seat ?? null)) return;
    this.#lastSeat = beat.seat ?? null;
    const about = beat.focus ?? beat.motions?.find((each) => each.from != null)?.from;
    const place = about == null ? null : placeOf(root, about);
    if (place === null || place === here) return;
    this.#home ??= here;
    this.#open(place);
    flushSync();
  }

  #open(place: string): void {
    this.#root?.querySelector<HTMLElement>(`[data-goes="${CSS.escape(place)}"]`)?.click();
  }

  /** The caption while a beat plays: what has none is part of what the same seat did before. */
  #captionOf(scene: Scene<Moment | null>): string {
    const before = this.#head.news.slice(0, this.#head.news.indexOf(scene) + 1).reverse();
    const other = before.findIndex(({ beat }) => beat.seat !== scene.beat.seat);
    const lead = before.slice(0, other < 0 ? undefined : other).find((each) => this.#say(each));
    return lead ? this.#say(lead) : "";
  }

  /** The caption of a beat; empty where it has none. */
  #say({ beat, moment, caption }: Scene<Moment | null>): string {
    if (caption) return caption();
    const voice = this.#voice();
    if (!voice) return "";
    if (beat.say) return voice.say(beat.say);
    const phrases = beat.tells == null ? [] : (moment?.phrases[beat.tells] ?? []);
    return phrases.map((each) => voice.say(each)).join(" ");
  }

  /** What is spoken of it: where it has no caption, all of its events. */
  #speakable(scene: Scene<Moment | null>): string {
    const voice = this.#voice();
    const { beat, from, moment, caption } = scene;
    if (caption || beat.say || beat.tells != null || !voice) return this.#say(scene);
    const phrases = (moment?.phrases ?? []).slice(from, beat.until).flat();
    return phrases.map((each) => voice.say(each)).join(" ");
  }
}

/** Whether anything may move, by the settings and by the system's wish. */
function canMove(): boolean {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
