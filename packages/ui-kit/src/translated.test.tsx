import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { textElements } from "./style/text-elements.tsx";
import { Frame } from "./testing/render-kit.tsx";
import { type FoundStory, stories } from "./testing/stories.tsx";
import { translatePage } from "./testing/translate-page.ts";

const Draw = ({ draw }: { draw: () => ReactElement }): ReactElement => draw();
const page = (draw: () => ReactElement, locale: "zh-CN" | "en"): ReactElement => (
  <Frame locale={locale} surface="mobile">
    <Draw draw={draw} />
  </Frame>
);

/** As a translator does it: at once, and again for what has come since. */
const translate = async (): Promise<void> => {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  translatePage(document.body);
};

const files = [...new Set(stories.map(({ file }) => file))];

test.each(files)("%s draws each story over a translated one, in the other language, and goes", async (file) => {
  const all = stories.filter((story) => story.file === file);
  const [first] = all as [FoundStory];
  const { rerender, unmount } = render(page(first.draw, "zh-CN"));
  for (const { draw } of [...all, first]) {
    await translate();
    rerender(page(draw, "en"));
    await translate();
    rerender(page(draw, "zh-CN"));
  }
  await translate();
  expect(unmount).not.toThrow();
});

describe("translatePage", () => {
  afterEach(() => {
    document.body.replaceChildren();
  });
  const show = (content: (isNew: boolean) => ReactElement): (() => void) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { rerender } = render(content(false));
    translatePage(document.body);
    return () => rerender(content(true));
  };

  test("makes bare text beside a thing that comes fail, as it does in a browser", () => {
    const turn = show((isNew) => (
      <p>
        {isNew && <b>{"new"}</b>}
        {"offer"}
      </p>
    ));
    expect(turn).toThrow(/child/i);
  });

  test("leaves text in elements of its own be", () => {
    const turn = show((isNew) => (
      <p>
        {isNew && <b>{"new"}</b>}
        {textElements(["offer ", isNew ? 2 : 1])}
      </p>
    ));
    turn();
    expect(document.querySelector("p")?.textContent).toBe("newoffer 2");
  });

  test("leaves what is not to be translated", () => {
    render(<p translate="no">{"¥1.00"}</p>);
    translatePage(document.body);
    expect(document.querySelector("p")?.innerHTML).toBe("¥1.00");
  });
});
