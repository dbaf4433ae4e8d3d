/** The site of these tests, and the one origin its list names. */
export const OWN = "https://site.example";
export const LISTED = "https://games.example";

const evil = "evil.example";
const scripts = ["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:msgbox(1)", "blob:https://site.example/1", "file:///etc/passwd", "filesystem:https://site.example/x", "about:blank", "view-source:https://site.example/play/x", "ws://evil.example/", "ftp://evil.example/", "intent://evil.example#Intent;scheme=https;end", "mailto:a@evil.example", "tel:1", "ms-settings:x", "chrome://settings"];
const cased = (text: string): string => Array.from(text, (letter, place) => (place % 2 === 0 ? letter.toUpperCase() : letter)).join("");
const scriptForms = scripts.flatMap((url) => [url, cased(url), ` ${url}`, `\t${url}`, `${url.slice(0, 3)}\n${url.slice(3)}`]);

const elsewhere = [
  `//${evil}`, `//${evil}/play/x`, `///${evil}/play/x`, `////${evil}`, String.raw`/\evil.example/play/x`, String.raw`\/evil.example`, String.raw`\\evil.example\play\x`, String.raw`/\/evil.example`,
  `https:${evil}`, `https:/${evil}`, `https:///${evil}/play/x`, `https://${evil}/play/x`, `HTTPS://${evil}/play/x`, `http://${evil}/play/x`, "http://site.example/play/x", "http://games.example/play/x",
  `https://site.example.${evil}/play/x`, `https://games.example.${evil}/`, `https://site.example@${evil}/play/x`, `https://games.example:x@${evil}/`, `https://games.example%2f@${evil}/`, `https://user@games.example/x`, "https://games.example:8443/x", "https://games.example:80/x",
  "https://gаmes.example/x", "https://games。example.evil/x", "https://ɡames.example/x", "https://games.example\u200b.evil.example/x", "https://xn--gmes-33d.example/x", "https://sub.games.example/x", "https://games.exampl/x", "https://games.example.:443/x", "https://[::1]/play/x", "https://2130706433/play/x", "https://0x7f.1/play/x",
  `${OWN}.${evil}/play/x`, `${OWN}:${"443"}@${evil}/play/x`, `${OWN}//${evil}/play/x`, String.raw`https://site.example\@evil.example/play/x`, `${OWN}/\t/${evil}`, "https://site.example:444/play/x",
];
const ownButNotPlay = [
  "/", "/console", "/playground/x", "/play", "/Play/x", "/finance/withdraw", "/user", "/login?return=/play/x", "/api/findmed/v1/member/token", "/app/play/x", "/sw.js", "/?/play/x", "/#/play/x", "play/x", "./play/x", "../play/x", "?x=/play/", "#/play/x", `${OWN}`, `${OWN}/`, `${OWN}/console`, `${OWN}/play`, `${OWN}?/play/x`,
];
const climbing = [
  "/play/../console", "/play/./../console", "/play/x/../../console", "/play/%2e%2e/console", "/play/%2E%2E/console", "/play/.%2e/console", "/play/%252e%252e/../../console", "/play/..%2fconsole/../../x", "/play//evil.example", "/play/%2F%2Fevil.example", "/play/%2f..%2f..", "/play/%5c%5cevil.example", String.raw`/play/\..\console`, "/play/x\u0000", "/play/x\n/y", "/play/\u007f", "/play/%00", "/play/%0d%0aLocation:x", "/play/%", "/play/%zz", "/play/%e0%a4%a",
];
const shapes = ["", " ", "   ", " /play/x", "\u00a0/play/x", "\ufeff/play/x", "null", "undefined", "0", "[object Object]", "\u202e/play/x", `/play/${"x".repeat(3_000)}`, `https://games.example/\n`, "https://games.example\\x", "https://", "https:///", ":", "::", "//", "///", String.raw`\\`, "%2fplay%2fx", "%2F%2Fevil.example", "&#47;&#47;evil.example"];

/** Addresses that must never be followed. */
export const URL_TRICKS: readonly string[] = [...new Set([...scriptForms, ...elsewhere, ...ownButNotPlay, ...climbing, ...shapes])];
