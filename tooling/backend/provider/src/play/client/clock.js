import { byId } from "./dom.js";

/** @import { Boot } from "./types.d.ts" */

const pair = (/** @type {number} */ n) => String(n).padStart(2, "0");

/**
 * Shows the time of day in the site's zone and the duration of this session in the bar, by the server's clock, once a
 * second. Returns the clock and a formatter for the same zone.
 * @param {Boot} boot
 */
export const startClock = (boot) => {
  const zone = boot.zone === null ? {} : { timeZone: boot.zone };
  const time = new Intl.DateTimeFormat(boot.locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...zone });
  const day = new Intl.DateTimeFormat(boot.locale, {
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...zone,
  });
  const offset = boot.now - Date.now();
  const show = () => {
    const now = Date.now() + offset;
    const seconds = Math.max(0, Math.floor((now - boot.startedAt) / 1000));
    const hours = Math.floor(seconds / 3600);
    byId("time").textContent = time.format(now);
    byId("elapsed").textContent =
      `${hours > 0 ? `${hours}:` : ""}${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}`;
  };
  setInterval(show, 1000);
  show();
  return {
    now: () => Date.now() + offset,
    /** @param {number} at epoch milliseconds */
    write: (at) => day.format(at),
  };
};
