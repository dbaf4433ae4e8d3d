/** Signs of currencies; any other is shown by its code. @type {Record<string, string>} */
const SIGNS = { CNY: "¥", USD: "$", THB: "฿", VND: "₫", MYR: "RM" };

/** @param {string} currency */
export const signOf = (currency) => SIGNS[currency] ?? `${currency} `;

/**
 * Minor units of a plain decimal; null for anything else.
 * @param {string} text @param {number} scale
 */
export const toMinor = (text, scale) => {
  const match = /^(-?)(\d{1,13})(?:\.(\d*))?$/.exec(text);
  if (match === null) return null;
  const [, minus = "", units = "", part = ""] = match;
  if (part.length > scale) return null;
  const size = BigInt(units + part.padEnd(scale, "0"));
  return minus === "" ? size : -size;
};

/** @param {bigint} minor @param {number} scale */
export const toDecimal = (minor, scale) => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};

/** An amount in parts: grouped units and two decimals. @param {string} decimal */
export const parts = (decimal) => {
  const minus = decimal.startsWith("-") ? "−" : "";
  const [units = "0", part = ""] = decimal.replace("-", "").split(".");
  return { minus, units: units.replaceAll(/\B(?=(\d{3})+$)/g, ","), cents: `.${part.padEnd(2, "0").slice(0, 2)}` };
};

/** An amount without empty decimals, for stakes. @param {string} decimal */
export const short = (decimal) => {
  const { minus, units, cents } = parts(decimal);
  return `${minus}${units}${cents === ".00" ? "" : cents}`;
};
