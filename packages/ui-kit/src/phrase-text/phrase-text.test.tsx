import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { Frame, renderKit } from "../testing/render-kit.tsx";
import { PhraseText } from "./phrase-text.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const title = "热门游戏，优惠活动。";
const markup = (): string =>
  renderKit(<PhraseText>{title}</PhraseText>).container.querySelector("span")?.innerHTML ?? "";

test("a title may break between words and before no stop", () => {
  expect(markup().split("<wbr>")).toEqual(["热门", "游戏，", "优惠", "活动。"]);
});

test("the server draws a title whole, since its words may be parted in another way than the browser's", () => {
  const page = (
    <Frame>
      <PhraseText>{title}</PhraseText>
    </Frame>
  );
  expect(renderToString(page)).toContain(`<span>${title}</span>`);
});

test("a title stays as it is where words are not known", () => {
  vi.stubGlobal("Intl", { ...Intl, NumberFormat: Intl.NumberFormat, Segmenter: undefined });
  expect(markup()).toBe(title);
});
