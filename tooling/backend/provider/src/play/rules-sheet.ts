import { html } from "hono/html";
import type { GameFacts } from "../catalogue/games.ts";
import { engineFor } from "../engines/engine-for.ts";
import { choiceLabel, lineLabel } from "../engines/labels.ts";
import { edgeOf, returnOf, toPercent } from "../engines/return-of.ts";
import type { Law } from "../engines/types.ts";
import { lawsOf, openFixtures } from "../match/fixtures.ts";
import { fill, messagesOf } from "../messages/messages.ts";
import { icon } from "./icons.ts";
import { symbolNames } from "./symbols/symbols.ts";
import type { SiteLocale } from "@baize/domain";

interface Section {
  readonly title: string;
  readonly law: Law;
}

const chancePercent = (chance: number, of: number): string => {
  const percent = (chance * 100) / of;
  return `${percent >= 0.1 ? percent.toFixed(2) : percent.toPrecision(2)}%`;
};

const times = (pays: number): string => `${(pays / 100).toFixed(2).replace(/\.?0+$/, "")}×`;

const sectionsOf = (game: GameFacts, locale: SiteLocale, now: number): readonly Section[] => {
  const words = messagesOf(locale);
  const engine = engineFor(game);
  if (engine === null) {
    return openFixtures(game, now).flatMap((fixture) =>
      lawsOf(fixture).map((law) => ({
        title: fill(
          words.match.versus,
          locale === "en"
            ? { home: fixture.home.en, away: fixture.away.en }
            : { home: fixture.home.zh, away: fixture.away.zh },
        ),
        law,
      })),
    );
  }
  return engine.laws().map((law) => {
    const [first = ""] = law.choices;
    if (game.engine === "slot") return { title: words.slot.law, law };
    if (game.engine === "pick") return { title: fill(words.pick.law, { take: String(engine.scene["take"]) }), law };
    return {
      title:
        law.choices.length > 4
          ? lineLabel(game.engine, law.lines[0]?.id ?? first, words, {})
          : law.choices.map((choice) => choiceLabel(game.engine, choice, words)).join(" / "),
      law,
    };
  });
};

/** The rules of a game with everything that can come of a bet: chance, what is paid back, return and house edge. */
export const rulesSheet = (
  game: GameFacts,
  locale: SiteLocale,
  now: number,
  limits: string,
  how: string,
  isDemo: boolean,
) => {
  const words = messagesOf(locale);
  const { page } = words;
  const symbols = game.engine === "slot" ? symbolNames(game.kind, locale) : {};
  const section = ({ title, law }: Section) =>
    html`<section class="law">
      <h3>${title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">${page.outcome}</th>
            <th scope="col">${page.chance}</th>
            <th scope="col">${page.pays}</th>
          </tr>
        </thead>
        <tbody>
          ${law.lines.map(
            ({ id, chance, of, pays }) =>
              html`<tr>
                <th scope="row">${lineLabel(game.engine, id, words, symbols)}</th>
                <td><span class="of">${chance}/${of}</span> ${chancePercent(chance, of)}</td>
                <td>${times(pays)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="edge">
        <span>${page.returnRate} <b>${toPercent(returnOf(law))}%</b></span
        ><span>${page.edge} <b>${toPercent(edgeOf(law))}%</b></span>
      </p>
    </section>`;
  return html`<dialog id="sheet" aria-labelledby="sheet-title">
    <header>
      <h2 id="sheet-title">${page.rules}</h2>
      <button type="button" class="ghost" id="sheet-close" aria-label="${page.close}">${icon("close")}</button>
    </header>
    <div class="sheet-body" tabindex="0">
      <h3>${page.howTo}</h3>
      <p>${how}</p>
      <p>${limits}</p>
      ${isDemo ? html`<p>${page.demoNote}</p>` : ""}
      <p>${page.fair}</p>
      ${game.engine === "match" ? html`<p>${words.match.accumulatorLaw}</p>` : ""}
      <h3>${page.interrupted}</h3>
      <p>${page.interruptedText}</p>
      <div class="laws">${sectionsOf(game, locale, now).map(section)}</div>
      <p class="quiet">${page.exact}</p>
    </div>
  </dialog>`;
};
