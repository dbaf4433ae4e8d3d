import { type AssetCode, localName, type TextLocale, toDecimal } from "@baize/domain";
import { html, raw } from "hono/html";
import { iconAddress } from "../art/addresses.ts";
import { stakeLimits } from "../bets/stake-limits.ts";
import type { GameFacts } from "../catalogue/games.ts";
import type { CatalogueProvider, EngineId } from "../catalogue/types.ts";
import { engineFor } from "../engines/engine-for.ts";
import { fill, messagesOf } from "../messages/messages.ts";
import type { Boot } from "./boot.ts";
import { checkDialog } from "./check-dialog.ts";
import { icon } from "./icons.ts";
import { rulesSheet } from "./rules-sheet.ts";
import { symbolSheet, titleMark } from "./symbols/symbols.ts";

/** JSON that is safe inside a script element. */
const asData = (value: unknown) => raw(JSON.stringify(value).replaceAll("<", "\\u003c"));

const head = (title: string, base: string, styles: readonly string[], script: string) =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
    ${styles.map((style) => html`<link rel="stylesheet" href="${base}/${style}" crossorigin />`)}
    <script type="module" src="${base}/${script}" crossorigin></script>
  </head>`;

const SHELL_STYLES = ["shell.css", "dock.css"];
const stylesOf = (engine: EngineId): readonly string[] => [
  ...SHELL_STYLES,
  "stage.css",
  "sheet.css",
  `scenes/${engine}.css`,
  ...(engine === "match" ? ["scenes/match-slip.css", "scenes/match-tickets.css"] : []),
];

const dock = ({ words, mode, limits }: Boot) =>
  html`<footer class="dock">
    <p class="status" id="status" role="status">${words.ready}</p>
    <div class="money">
      <span class="label">${mode === "demo" ? words.demoBalance : words.balance}</span>
      <output class="figure" id="balance" translate="no"></output>
    </div>
    <div class="stepper" role="group" aria-label="${words.stake}">
      <button type="button" class="ghost" id="stake-less" aria-label="${words.less}">${icon("minus")}</button>
      <label class="stake"
        ><span class="label">${words.stake}</span
        ><input id="stake" inputmode="decimal" autocomplete="off" enterkeyhint="done" aria-describedby="status"
      /></label>
      <button type="button" class="ghost" id="stake-more" aria-label="${words.more}">${icon("plus")}</button>
    </div>
    <div class="chips" role="group" aria-label="${words.chips}">
      <button type="button" class="chip" data-stake="${limits.min}">${words.min}</button>
      ${limits.chips.slice(1).map((chip) => html`<button type="button" class="chip" translate="no" data-stake="${chip}"></button>`)}
      <button type="button" class="chip" data-stake="${limits.max}">${words.max}</button>
    </div>
    <button type="button" class="act" id="act"></button>
  </footer>`;

export interface PageFacts {
  readonly game: GameFacts;
  readonly provider: CatalogueProvider;
  readonly boot: Boot;
  /** Base URL of this version's scripts and styles. */
  readonly base: string;
}

/** The page of a game: bar, stage, dock and rules. All but the stage is rendered on the server. */
export const gamePage = ({ game, provider, boot, base }: PageFacts) => {
  const { locale, currency, mode } = boot;
  const name = localName(game)[locale];
  const providerName = localName(provider)[locale];
  const words = messagesOf(locale);
  const asset = currency as AssetCode;
  const { min, max, step, maxReturn } = stakeLimits(asset);
  const amount = (minor: bigint): string =>
    `${toDecimal({ minor, asset })
      .replace(/\.0+$/, "")
      .replaceAll(/\B(?=(\d{3})+$)/g, ",")} ${asset}`;
  const limits = fill(words.page.limits, { min: amount(min), max: amount(max), step: amount(step) });
  const scene = engineFor(game)?.scene ?? {};
  const how = fill(words[game.engine].how, {
    balls: String(scene["balls"]),
    take: String(scene["take"]),
    maxReturn: amount(maxReturn),
  });
  return html`<!doctype html>
    <html lang="${locale}" class="engine-${game.engine} mode-${mode}">
      ${head(`${name} · ${providerName}`, base, stylesOf(game.engine), "boot.js")}
      <body>
        ${game.engine === "slot" ? raw(symbolSheet(game)) : ""}
        <header class="bar">
          <button type="button" class="ghost" id="exit" aria-label="${words.page.exit}">${icon("back")}</button>
          <img class="tile" src="${iconAddress(game.id)}" alt="" width="40" height="40" />
          <div class="title">
            <h1 translate="no">${name}</h1>
            <p translate="no">${providerName}</p>
          </div>
          ${mode === "demo" ? html`<span class="badge">${words.page.demo}</span>` : ""}
          <dl class="strip">
            <div class="of-day">
              <dt>${words.page.clock}</dt>
              <dd id="time" translate="no"></dd>
            </div>
            <div>
              <dt>${words.page.time}</dt>
              <dd id="elapsed" translate="no">00:00</dd>
            </div>
            <div>
              <dt>${words.page.net}</dt>
              <dd id="net" translate="no"></dd>
            </div>
          </dl>
          <button type="button" class="ghost" id="rules" aria-label="${words.page.rules}" aria-haspopup="dialog">
            ${icon("book")}
          </button>
        </header>
        <p class="notice" id="notice" role="status" hidden></p>
        <section class="free" id="free" aria-label="${words.page.freeBet}" hidden></section>
        <main id="stage" class="stage" aria-label="${words.page.gameHere}">
          ${game.engine === "slot" ? "" : raw(titleMark(game))}
          <noscript>${words.page.noscript}</noscript>
        </main>
        ${dock(boot)} ${checkDialog(locale)} ${rulesSheet(game, locale, boot.now, limits, how, mode === "demo")}
        <div class="over" id="over" role="alertdialog" aria-labelledby="over-text" hidden>
          <div class="over-card">
            <h2>${words.page.endedTitle}</h2>
            <p id="over-text"></p>
            <button type="button" class="act" id="over-exit">${words.page.backToLobby}</button>
          </div>
        </div>
        <script type="application/json" id="boot">
          ${asData(boot)}
        </script>
      </body>
    </html>`;
};

/** The page for a ticket that was used before, or has expired. */
export const spentPage = (locale: TextLocale, base: string) => {
  const { page } = messagesOf(locale);
  return html`<!doctype html>
    <html lang="${locale}" class="spent">
      ${head(page.endedTitle, base, SHELL_STYLES, "spent.js")}
      <body>
        <div class="over" role="alert">
          <div class="over-card">
            <h1>${page.endedTitle}</h1>
            <p>${page.newWindow}</p>
            <button type="button" class="act" id="over-exit">${page.backToLobby}</button>
          </div>
        </div>
      </body>
    </html>`;
};
