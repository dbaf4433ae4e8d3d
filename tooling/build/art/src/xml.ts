/** Characters that XML 1.0 forbids or that reorder text: controls, formats, lone surrogates. Dropped, never escaped. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Removes characters that XML forbids, and collapses white space to single blanks. */
export const cleanText = (text: string): string => text.replace(/\s+/g, " ").replace(FORBIDDEN, "").trim();

/** Escapes text for element content and quoted attributes. */
export const escapeXml = (text: string): string => cleanText(text).replace(/[&<>"']/g, (c) => ENTITIES[c] ?? "");

/** The shortest SVG form of a number: one decimal, two below one; no leading or negative zero. */
const short = (value: number): string => {
  const scale = Math.abs(value) < 1 ? 100 : 10;
  return String(Math.round(value * scale) / scale + 0).replace(/^(-?)0\./, "$1.");
};

/** Markup template: shortens numbers and inserts strings unescaped, so text must be escaped first. */
export const draw = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  parts.reduce((out, part, i) => {
    const value = values[i - 1];
    return out + (typeof value === "number" ? short(value) : (value ?? "")) + part;
  });

/** Removes blanks that SVG does not need from path data and transforms. */
const tighten = (body: string): string =>
  body.replace(
    / (d|transform)="([^"]*)"/g,
    (_, name: string, value: string) =>
      ` ${name}="${value.replace(/ ?([-a-zA-Z(),]) ?/g, "$1").replace(/(\.\d+) (?=\.)/g, "$1")}"`,
  );

/**
 * A complete SVG document of `width` by `height` user units. `label` is its accessible name; without one it is hidden
 * from screen readers.
 */
export const document = (width: number, height: number, label: string, body: string): string => {
  const text = Array.from(cleanText(label));
  const name = escapeXml(text.length > 48 ? `${text.slice(0, 47).join("")}…` : text.join(""));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round" ${name === "" ? 'aria-hidden="true"' : `role="img" aria-label="${name}"`}>${tighten(body)}</svg>`;
};

const encoder = new TextEncoder();

/** Bytes of a text in UTF-8. */
export const byteLength = (text: string): number => encoder.encode(text).length;
