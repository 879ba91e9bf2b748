/** Being notified of one's turn when the page is closed: the browser subscribes, and the server wakes it. */
import type { Subscribe } from "../api/messages";
import { pushInfo, subscribe, unsubscribe } from "../frame/server";
import { settings } from "../frame/settings.svelte";

/** Why it is not possible here. */
export type Hurdle = "insecure" | "iphone" | "browser" | "blocked" | "server";

const APPLE_PHONES = /iPhone|iPad|iPod/u;

/** What stands in the way now; null: nothing. Where the server cannot do it, no change of the browser helps. */
export async function findHurdle(): Promise<Hurdle | null> {
  const hurdle = hurdleHere();
  try {
    return (await pushInfo()).key ? hurdle : "server";
  } catch (error) {
    if (hurdle === null) throw error;
    return hurdle;
  }
}

/** What stands in the way in this browser. */
function hurdleHere(): Hurdle | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
    return APPLE_PHONES.test(navigator.userAgent) ? "iphone" : "browser";
  }
  return Notification.permission === "denied" ? "blocked" : null;
}

/** Subscribe, with the hours and the language of the settings; false if the person does not allow it. */
export async function wakeMe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await pushInfo();
  if (!key) return false;
  await subscribe(await wish(key));
  return true;
}

/** Be woken no more. */
export async function letMeSleep(): Promise<void> {
  await unsubscribe();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Tell the server what holds now: browsers renew their subscriptions, and people travel and change their language. */
export async function keepSubscribed(): Promise<void> {
  if (!settings.push || !("PushManager" in window) || Notification.permission !== "granted") return;
  try {
    const { key } = await pushInfo();
    if (key) await subscribe(await wish(key));
  } catch {
    // another time
  }
}

/** The subscription of this browser at the server with this key: the one there is, or a new one. */
async function wish(key: string): Promise<Subscribe> {
  const { pushManager } = await navigator.serviceWorker.ready;
  let found = await pushManager.getSubscription();
  if (found && textOf(found.options.applicationServerKey) !== key) {
    await found.unsubscribe(); // of a server that has lost its key
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const [start, end] = settings.quiet;
  return {
    endpoint: found.endpoint,
    point: textOf(found.getKey("p256dh")),
    auth: textOf(found.getKey("auth")),
    lang: settings.language,
    quiet: { start, end, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  };
}

/** Base64 for addresses, without padding. */
function textOf(raw: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
