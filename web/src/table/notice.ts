/** Call somebody who is elsewhere, where they wish for that and have allowed it. Never fails: the title of the page says it too. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options: NotificationOptions = { body, tag: table, data: { path: location.pathname } };
  try {
    // phones show only what comes from a worker: there the constructor throws
    const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (worker?.active) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    // a browser that shows none
  }
}
