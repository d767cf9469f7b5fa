// Keeps the screen from going dark while a match is open, where the browser can (over HTTPS and on the server's own machine).

/** Whether this browser can be asked. */
export const canStayAwake = () => "wakeLock" in navigator;

/** Asks for it whenever the page is looked at, until `signal` says stop. */
export function stayAwake(signal) {
  if (!canStayAwake()) return;
  let lock = null;
  const ask = async () => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (signal.aborted) lock.release();
    } catch {
      lock = null; // a nearly empty battery: the browser knows better
    }
  };
  document.addEventListener("visibilitychange", ask, { signal });
  signal.addEventListener("abort", () => lock?.release());
  ask();
}
