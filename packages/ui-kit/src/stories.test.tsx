// @vitest-environment node
/// <reference types="vite/client" />
import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { en } from "./messages/en.ts";
import { zhCN } from "./messages/zh-CN.ts";
import { StaticRouter } from "react-router-dom";
import { UiProvider } from "./provider/ui-provider.tsx";
import { testBrand } from "./testing/test-brand.ts";

interface StoryModule {
  default: {
    component?: ComponentType<object>;
    args?: object;
    render?: (args: object) => ReactElement;
  };
  [name: string]: {
    args?: object;
    render?: (args: object) => ReactElement;
  } & StoryModule["default"];
}

const modules = import.meta.glob<StoryModule>("./**/*.stories.tsx", { eager: true });
const stories = Object.entries(modules).flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]): [string, () => ReactElement] => {
    const render = story.render ?? meta.render;
    const args = { ...meta.args, ...story.args };
    const Component = meta.component;
    return [`${file} ${name}`, () => render?.(args) ?? (Component ? <Component {...args} /> : <></>)];
  }),
);

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

test.each(stories)("%s is drawn on the server, without a window", (_title, story) => {
  expect("window" in globalThis).toBe(false);
  expect(drawn(story, "zh-CN", "desktop")).toContain("aria-live");
  const english = drawn(story, "en", "mobile");
  expect(english).not.toContain("uiKit.");
});
