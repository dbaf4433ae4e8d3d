import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createTranslator } from "use-intl/core";
import { afterEach, describe, expect, expectTypeOf, test, vi } from "vitest";

import { messages as uiKitMessages } from "../catalogues.ts";
import { en } from "../messages/en.ts";
import { zhCN } from "../messages/zh-CN.ts";
import { Frame } from "../testing/render-kit.tsx";
import { placesOf, textsOf } from "../testing/texts-of.ts";
import { createWords, type Words } from "./create-words.ts";
import type { LocaleMessages } from "./messages-types.ts";

const reference = {
  title: "存款",
  fee: { line: "手续费 {amount}", count: "共 {count, number} 笔", rule: "流水 <b>{times}</b> 倍" },
} as const;
const useTestWords = createWords<typeof reference>("finance");

afterEach(cleanup);

const Page = (): ReactElement => {
  const t = useTestWords();
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("fee.line", { amount: "¥5.00" })}</p>
      <p>{t("fee.count", { count: 12_000 })}</p>
      <p>{t.rich("fee.rule", { times: "8", b: (words) => <strong>{words}</strong> })}</p>
    </>
  );
};

describe("createWords", () => {
  test("reads an owner's words by nested keys, with arguments and markup", () => {
    render(
      <Frame messages={{ finance: reference }}>
        <Page />
      </Frame>,
    );
    expect(screen.getByRole("heading").textContent).toBe("存款");
    expect(screen.getByText("手续费 ¥5.00")).toBeTruthy();
    expect(screen.getByText("共 12,000 笔")).toBeTruthy();
    expect(screen.getByText("8").tagName).toBe("STRONG");
  });

  test("types keys and arguments by the reference", () => {
    const check = (t: Words<typeof reference>): void => {
      // @ts-expect-error there is no such key
      t("titel");
      // @ts-expect-error a group of words is no word
      t("fee");
      // @ts-expect-error the argument is missing
      t("fee.line");
      // @ts-expect-error the argument is called amount
      t("fee.line", { amuont: "5" });
      // @ts-expect-error a number is asked for
      t("fee.count", { count: "5" });
    };
    expectTypeOf(check).returns.toBeVoid();
  });

  test("holds another language to the same keys", () => {
    expectTypeOf<LocaleMessages<typeof reference>>().toEqualTypeOf<{
      readonly title: string;
      readonly fee: { readonly line: string; readonly count: string; readonly rule: string };
    }>();
  });
});

describe("a text that is missing", () => {
  const useLateWords = createWords<typeof reference>("late");
  const Late = (): ReactElement => {
    const late = useLateWords();
    const t = useTestWords();
    return (
      <>
        <h1>{late("title")}</h1>
        {/* As at run time, where an argument comes from the wire. */}
        <p>{t("fee.line", {} as { amount: string })}</p>
      </>
    );
  };

  test("never shows its key, and is reported once however often it is drawn", () => {
    const report = vi.fn<(error: unknown) => void>();
    const log = vi.spyOn(console, "error");
    const page = (
      <Frame messages={{ finance: reference }} report={report}>
        <Late />
      </Frame>
    );
    const { rerender } = render(page);
    rerender(
      <Frame messages={{ finance: reference }} report={report}>
        <Late />
      </Frame>,
    );
    expect(screen.getByRole("heading").textContent).toBe("—");
    expect(screen.getByRole("paragraph").textContent).toBe("—");
    expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      "No text for late.title.",
      "No text for finance.fee.line.",
    ]);
    expect(log).not.toHaveBeenCalled();
  });
});

describe("words of the kit", () => {
  const english = textsOf(en);

  test.each([...textsOf(zhCN)])("%s asks for the same arguments in English", (key, text) => {
    expect(placesOf(english.get(key) ?? "")).toEqual(placesOf(text));
  });

  test.each([...textsOf(en)])("%s can be formatted", (key, text) => {
    const t = createTranslator({
      locale: "en",
      messages: { text },
      onError: (error) => {
        throw error;
      },
    });
    const values = Object.fromEntries(placesOf(text).map((name) => [name, 3]));
    expect(t("text", values as never)).not.toContain("{");
    expect(key).not.toBe("");
  });

  test("say one decimal place and two decimal places in English", () => {
    const t = createTranslator({ locale: "en", messages: { text: en.amount.refused.too_many_decimals } });
    const said = (decimals: number): string => t("text", { decimals });
    expect([said(1), said(2)]).toEqual(["At most 1 decimal place.", "At most 2 decimal places."]);
  });

  test("hold no Chinese in English", () => {
    for (const text of english.values()) expect(text).not.toMatch(/\p{Script=Han}/u);
  });

  test("are offered to the site in both languages", async () => {
    expect((await uiKitMessages["zh-CN"]()).messages).toBe(zhCN);
    expect((await uiKitMessages.en()).messages).toBe(en);
  });
});
