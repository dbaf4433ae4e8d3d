import { byId, count, fill, say } from "./dom.js";
import { parts, short, signOf, toDecimal, toMinor } from "./money.js";

/** @import { Boot } from "./types.d.ts" */

/**
 * An amount in parts: currency sign and decimals small, units large. Returns its setter.
 * @param {Element} place @param {string} sign
 */
const figure = (place, sign) => {
  const minus = document.createElement("span");
  const units = document.createElement("span");
  const cents = document.createElement("small");
  const unit = document.createElement("small");
  unit.textContent = sign;
  place.replaceChildren(minus, unit, units, cents);
  /** @param {string} decimal */
  return (decimal) => {
    const shown = parts(decimal);
    minus.textContent = shown.minus;
    units.textContent = shown.units;
    place.classList.toggle("long", shown.units.length > 8);
    cents.textContent = shown.cents;
  };
};

/** @param {Boot} boot @param {() => void} act */
export const createDock = (boot, act) => {
  const { limits, scale, words } = boot;
  const sign = signOf(boot.currency);
  const status = byId("status");
  const button = /** @type {HTMLButtonElement} */ (byId("act"));
  const input = /** @type {HTMLInputElement} */ (byId("stake"));
  const min = toMinor(limits.min, scale) ?? 1n;
  const max = toMinor(limits.max, scale) ?? min;
  const step = toMinor(limits.step, scale) ?? min;
  const showBalance = figure(byId("balance"), sign);
  const showNet = figure(byId("net"), sign);
  let shown = toMinor(boot.balance, scale) ?? 0n;
  let stake = toMinor(limits.chips[2] ?? limits.min, scale) ?? min;
  /** The decimal of a free bet that is chosen instead of a stake. @type {string | null} */
  let free = null;
  let counting = count(shown, shown, () => {});
  let onStakeChange = () => {};

  const paint = () => {
    const own = `${sign}${short(toDecimal(stake, scale))}`;
    const amount = free === null ? own : fill(words["freeAmount"] ?? "", { amount: `${sign}${short(free)}` });
    say(button, fill(words["act"] ?? "", { amount }));
    input.value = short(free ?? toDecimal(stake, scale)).replaceAll(",", "");
    input.classList.toggle("long", input.value.length > 4);
    for (const chip of document.querySelectorAll(".chips .chip")) {
      const value = chip.getAttribute("data-stake") ?? "";
      const edge = value === limits.min || value === limits.max;
      if (!edge) chip.textContent = short(value);
      chip.setAttribute("aria-pressed", String(free === null && toMinor(value, scale) === stake));
    }
  };
  /** @param {bigint} wanted */
  const set = (wanted) => {
    const whole = (wanted / step) * step;
    stake = whole < min ? min : whole > max ? max : whole;
    paint();
    onStakeChange();
  };
  /** Raises or lowers the stake by one notch, which grows with the stake: 1, 10, 100 steps. @param {1n | -1n} way */
  const notch = (way) => {
    let size = step;
    const from = way === 1n ? stake : stake - 1n;
    while (from >= size * 10n) size *= 10n;
    set(way === 1n ? (stake / size) * size + size : ((stake - 1n) / size) * size);
  };

  byId("stake-less").addEventListener("click", () => notch(-1n));
  byId("stake-more").addEventListener("click", () => notch(1n));
  for (const chip of document.querySelectorAll(".chips .chip"))
    chip.addEventListener("click", () => set(toMinor(chip.getAttribute("data-stake") ?? "", scale) ?? stake));
  input.addEventListener("change", () => set(toMinor(input.value.replaceAll(",", "").trim(), scale) ?? stake));
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      notch(event.key === "ArrowUp" ? 1n : -1n);
    } else if (event.key === "Enter") input.blur();
  });
  button.addEventListener("click", act);
  set(stake);
  showBalance(boot.balance);

  return {
    get stake() {
      return free ?? toDecimal(stake, scale);
    },
    /** Takes a free bet's stake instead of the chosen one, which comes back with null. @param {string | null} decimal */
    useFree(decimal) {
      free = decimal;
      for (const control of document.querySelectorAll(".stepper button, .stepper input, .chips .chip"))
        control.toggleAttribute("disabled", free !== null);
      paint();
      onStakeChange();
    },
    /** @param {() => void} changed */
    onStake(changed) {
      onStakeChange = changed;
    },
    /** @param {boolean} busy */
    busy(busy) {
      button.setAttribute("aria-disabled", String(busy));
      document.body.classList.toggle("busy", busy);
    },
    /** @param {string} text @param {"plain" | "won" | "bad"} [tone] */
    showStatus(text, tone = "plain") {
      say(status, text);
      status.className = `status ${tone}`;
    },
    /** Animates to a new balance. @param {string} decimal */
    balance(decimal) {
      const from = shown;
      shown = toMinor(decimal, scale) ?? shown;
      counting.stop();
      counting = count(from, shown, (minor) => showBalance(toDecimal(minor, scale)));
    },
    /** @param {string} decimal */
    net(decimal) {
      showNet(decimal);
      byId("net").classList.toggle("won", !decimal.startsWith("-") && /[1-9]/.test(decimal));
    },
    /** @param {string} decimal */
    amount: (decimal) => `${sign}${short(decimal)}`,
  };
};
