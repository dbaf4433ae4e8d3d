/** Not every browser tells when it is idle; there a moment after the load has to do. */
const MOMENT_MS = 2_000;

/** Calls back once, after the page has loaded and when the browser has nothing to do; returns what calls it off. */
export const whenIdle = (act: () => void): (() => void) => {
  let cancel: () => void;
  const wait = (): void => {
    const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback && cancelIdleCallback) {
      const id = requestIdleCallback(act);
      cancel = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(act, MOMENT_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  cancel = () => window.removeEventListener("load", wait);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => cancel();
};
