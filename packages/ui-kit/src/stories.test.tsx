// @vitest-environment node
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { en } from "./messages/en.ts";
import { zhCN } from "./messages/zh-CN.ts";
import { StaticRouter } from "react-router-dom";
import { UiProvider } from "./provider/ui-provider.tsx";
import { stories } from "./testing/stories.tsx";
import { testBrand } from "./testing/test-brand.ts";

test("stories of every component are found", () => {
  expect(stories.length).toBeGreaterThan(100);
});

const drawn = (story: () => ReactElement, locale: "zh-CN" | "en", surface: "desktop" | "mobile"): string => {
  const Story = story;
  return renderToString(
    <UiProvider brand={testBrand} locale={locale} messages={{ uiKit: locale === "en" ? en : zhCN }} surface={surface}>
      <StaticRouter location="/home">
        <Story />
      </StaticRouter>
    </UiProvider>,
  );
};

test.each(stories)("$file $name is drawn on the server, without a window", ({ draw }) => {
  expect("window" in globalThis).toBe(false);
  expect(drawn(draw, "zh-CN", "desktop")).toContain("aria-live");
  const english = drawn(draw, "en", "mobile");
  expect(english).not.toContain("uiKit.");
});
