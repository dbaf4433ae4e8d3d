import { html } from "hono/html";
import type { GameFacts } from "../catalogue/games.ts";
import { engineFor } from "../engines/engine-for.ts";
import { choiceLabel, lineLabel } from "../engines/labels.ts";
import { edgeOf, returnOf, toPercent } from "../engines/return-of.ts";
import type { PayTable } from "../engines/types.ts";
import { payTablesOf, openFixtures } from "../match/fixtures.ts";
import { fill, messagesOf, titleIn } from "../messages/messages.ts";
import { icon } from "./icons.ts";
import { symbolNames } from "./symbols/symbols.ts";
import type { TextLocale } from "@baize/domain";

interface Section {
  readonly title: string;
  readonly payTable: PayTable;
}

const chancePercent = (chance: number, of: number): string => {
  const percent = (chance * 100) / of;
  return `${percent >= 0.1 ? percent.toFixed(2) : percent.toPrecision(2)}%`;
};

const times = (pays: number): string => `${(pays / 100).toFixed(2).replace(/\.?0+$/, "")}×`;

const sectionsOf = (game: GameFacts, locale: TextLocale, now: number): readonly Section[] => {
  const words = messagesOf(locale);
  const engine = engineFor(game);
  if (engine === null) {
    return openFixtures(game, now).flatMap((fixture) =>
      payTablesOf(fixture).map((payTable) => ({
        title: fill(words.match.versus, { home: titleIn(fixture.home, locale), away: titleIn(fixture.away, locale) }),
        payTable,
      })),
    );
  }
  return engine.payTables().map((payTable) => {
    const [first = ""] = payTable.choices;
    if (game.engine === "slot") return { title: words.slot.payTable, payTable };
    if (game.engine === "pick")
      return { title: fill(words.pick.payTable, { take: String(engine.scene["take"]) }), payTable };
    return {
      title:
        payTable.choices.length > 4
          ? lineLabel(game.engine, payTable.lines[0]?.id ?? first, words, {})
          : payTable.choices.map((choice) => choiceLabel(game.engine, choice, words)).join(" / "),
      payTable,
    };
  });
};

/** The rules of a game with its pay tables: chance, payout, return and house edge. */
export const rulesSheet = (
  game: GameFacts,
  locale: TextLocale,
  now: number,
  limits: string,
  how: string,
  isDemo: boolean,
) => {
  const words = messagesOf(locale);
  const { page } = words;
  const symbols = game.engine === "slot" ? symbolNames(game, locale) : {};
  const section = ({ title, payTable }: Section) =>
    html`<section class="pay-table">
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
          ${payTable.lines.map(
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
        <span>${page.returnRate} <b>${toPercent(returnOf(payTable))}%</b></span
        ><span>${page.edge} <b>${toPercent(edgeOf(payTable))}%</b></span>
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
      ${game.engine === "match" ? html`<p>${words.match.accumulatorRules}</p>` : ""}
      <h3>${page.interrupted}</h3>
      <p>${page.interruptedText}</p>
      <div class="pay-tables">${sectionsOf(game, locale, now).map(section)}</div>
      <p class="quiet">${page.exact}</p>
    </div>
  </dialog>`;
};
