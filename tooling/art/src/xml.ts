/** Characters XML 1.0 forbids, bidirectional overrides and lone surrogates: dropped, never escaped. */
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text without characters that may not stand in XML, white space collapsed to single blanks. */
export const cleanText = (text: string): string => text.replace(/\s+/g, " ").replace(FORBIDDEN, "").trim();

/** Text made safe for element content and quoted attributes. */
export const escapeXml = (text: string): string => cleanText(text).replace(/[&<>"']/g, (c) => ENTITIES[c] ?? "");

/** A number as short as SVG allows: one decimal at most, no negative zero. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Markup template: numbers are shortened, strings go in as they are, so text must be escaped first. */
export const draw = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  parts.reduce((out, part, i) => {
    const value = values[i - 1];
    return out + (typeof value === "number" ? short(value) : (value ?? "")) + part;
  });

/** A whole SVG document of `width` by `height` user units, named by `label` for screen readers. */
export const document = (width: number, height: number, label: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${label === "" ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeXml(label)}"`}>${body}</svg>`;
