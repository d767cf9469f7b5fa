// Keeps the screen on while a match is open, where the browser supports it (over HTTPS and on the server's machine).

/** Whether this browser supports it. */
export const canStayAwake = () => "wakeLock" in navigator;

/** Requests a wake lock whenever the page becomes visible, until `signal` is aborted. */
export function stayAwake(signal) {
  if (!canStayAwake()) return;
  let lock = null;
  const ask = async () => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (signal.aborted) lock.release();
    } catch {
      lock = null; // refused, for instance at low battery
    }
  };
  document.addEventListener("visibilitychange", ask, { signal });
  signal.addEventListener("abort", () => lock?.release());
  ask();
}
