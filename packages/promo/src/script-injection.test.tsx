import { TrustedHtml } from "@baize/ui-kit";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Page as DetailPage } from "./detail/detail-page.tsx";
import { Page as DiscountPage } from "./discount/discount-page.tsx";
import { Page as GiftsPage } from "./gifts/gifts-page.tsx";
import {
  sampleDetail,
  sampleGift,
  sampleGifts,
  samplePromotion,
  sampleRecord,
  sampleRecords,
  sampleSign,
} from "./samples.test.support.ts";
import { showScreen } from "./screen.test.support.tsx";
import { dangersIn, SCRIPT_PAYLOADS } from "./script-payloads.test.support.ts";
import { Page as SignPage } from "./sign/sign-page.tsx";

const marks = globalThis as { __ran?: boolean };
beforeEach(() => {
  delete marks.__ran;
});
afterEach(cleanup);

const all = SCRIPT_PAYLOADS.join("\n<p>next</p>\n");
/** Every text of the server that a screen shows, hostile. */
const screens = (
  text: string,
): Readonly<Record<string, readonly [ReactElement, string, Parameters<typeof showScreen>[1]]>> => {
  const promotion = samplePromotion({ id: "x", title: text, tag: text, cover: text, type: "gift" });
  const record = sampleRecords([sampleRecord({ title: text, state: "refused" })]);
  return {
    list: [
      <DiscountPage key="list" />,
      "/activity/discount",
      { promo: { list: { total: 1, list: [promotion] }, secondNav: [{ id: "n", name: text, sort: 0, count: 1 }] } },
    ],
    detail: [
      <DetailPage key="detail" />,
      "/activity/list/x",
      {
        promo: {
          detail: sampleDetail({
            ...promotion,
            type: "aloneActive",
            html: text,
            rules: text,
            conditions: [],
            applyFields: [{ key: text, label: text, required: true }],
          }),
          record,
        },
      },
    ],
    gifts: [
      <GiftsPage key="gifts" />,
      "/activity/enjoyLuxuryGifts",
      {
        promo: {
          giftExchangeBet: sampleGifts({ address: text, gifts: [sampleGift({ name: text, image: text })] }),
          list: { total: 1, list: [promotion] },
          record,
        },
      },
    ],
    sign: [<SignPage key="sign" />, "/activity/sign", { promo: { signInfo: sampleSign({ rules: text }) } }],
  };
};
const settle = async (name: string): Promise<void> => {
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  if (name === "detail" || name === "sign")
    await waitFor(() => expect(screen.getAllByText(/next|x/).length).toBeGreaterThan(0));
};

describe("a hostile text", () => {
  it("is one of 150 different ones", () => {
    expect(new Set(SCRIPT_PAYLOADS).size).toBe(150);
  });
  it.each(["list", "detail", "gifts", "sign"])(
    "of any field leaves nothing that could act in the page: %s",
    async (name) => {
      const [page, path, answers] = screens(all)[name] ?? [<p key="none" />, "/", {}];
      await showScreen(page, answers, { path });
      await settle(name);
      expect(dangersIn(document.body)).toEqual([]);
      expect(marks.__ran).toBeUndefined();
    },
  );
  it("of a description is harmless by itself, each of them", async () => {
    await showScreen(
      <>
        {SCRIPT_PAYLOADS.map((payload) => (
          <section key={payload}>
            <TrustedHtml html={`${payload}<p>after</p>`} />
          </section>
        ))}
      </>,
    );
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    const parts = [...document.querySelectorAll("section")];
    expect(parts).toHaveLength(SCRIPT_PAYLOADS.length);
    expect(parts.flatMap((part, index) => (dangersIn(part).length > 0 ? [SCRIPT_PAYLOADS[index]] : []))).toEqual([]);
    expect(marks.__ran).toBeUndefined();
  });
  it("would act without the cleaner: the corpus is dangerous", () => {
    const harmless = SCRIPT_PAYLOADS.filter((payload) => dangersIn(parse(payload)).length === 0);
    expect(harmless).toEqual([]);
  });
});

/** As a page would have it that trusted the server. */
const parse = (html: string): ParentNode => new DOMParser().parseFromString(html, "text/html");
