import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";

import { useLocation } from "react-router-dom";
import { renderKit } from "../testing/render-kit.tsx";
import { purify } from "./purify.ts";
import { TrustedHtml } from "./trusted-html.tsx";

const clean = (html: string, origins: readonly string[] = []): string => {
  const holder = document.createElement("div");
  holder.append(purify(html, origins));
  return holder.innerHTML;
};

describe("purify", () => {
  test.each([
    "<script>hit()</script>",
    "<img src=x onerror=hit()>",
    "<svg onload=hit()><script>hit()</script></svg>",
    "<math><mi xlink:href='javascript:hit()'>x</mi></math>",
    "<iframe srcdoc='<script>hit()</script>'></iframe>",
    "<form action='//evil.example'><input name=a><button>x</button></form>",
    "<style>*{background:url(//evil.example)}</style>",
    "<p style='position:fixed;inset:0'>x</p>",
    "<a href='javascript:hit()'>x</a>",
    "<a href='java\tscript:hit()'>x</a>",
    "<a href='data:text/html,x'>x</a>",
    "<object data=x></object><embed src=x>",
    "<video src=x onerror=hit()></video>",
    "<base href='//evil.example'><meta http-equiv=refresh content='0;url=//evil.example'><link rel=stylesheet href=x>",
    "<template><img src=x onerror=hit()></template>",
    "<noscript><p title='</noscript><img src=x onerror=hit()>'></noscript>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=hit()&gt;'>",
  ])("leaves nothing that acts in %j", (html) => {
    const out = clean(html);
    expect(out).not.toMatch(/<(?:iframe|form|input|button|style|svg|math|object|embed|base|meta|link|video)/i);
    expect(out).not.toMatch(/script|onerror|onload|style=|data:|javascript/i);
  });

  test("keeps ids of the text apart from those of the page", () => {
    const out = clean('<p id="root">a</p><a id="location" name="document">b</a>');
    expect(out).toContain('id="user-content-root"');
    expect(out).not.toMatch(/id="(?:root|location)"|name=/);
  });

  test("keeps the words and shapes of a text", () => {
    const table = '<table><tbody><tr><td colspan="2">¥100</td></tr></tbody></table>';
    const text = `<h2>规则</h2><p>流水 <strong>8 倍</strong></p>${table}`;
    expect(clean(text)).toBe(text);
  });

  test.each([
    ["/activity/list/7", '<a href="/activity/list/7">x</a>'],
    [
      "https://help.example/a?b=1",
      '<a href="https://help.example/a?b=1" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    ],
    ["//evil.example", "<a>x</a>"],
    [String.raw`/\evil.example`, "<a>x</a>"],
    ["/%2F%2Fevil.example", "<a>x</a>"],
    ["https://user:pw@evil.example/", "<a>x</a>"],
    ["mailto:a@b.example", "<a>x</a>"],
  ])("makes of a link to %s: %s", (href, expected) => {
    expect(clean(`<a href="${href}" target="_top" rel="opener">x</a>`)).toBe(expected);
  });

  test("shows pictures of this site and of listed origins only", () => {
    expect(clean('<img src="/img/a.webp" alt="图">')).toContain('src="/img/a.webp"');
    const listed = clean('<img src="https://img.example/a.png">', ["https://img.example"]);
    expect(listed).toContain('referrerpolicy="no-referrer"');
    for (const src of ["https://img.example.evil.test/a.png", "http://img.example/a.png", "//img.example/a.png"]) {
      expect(clean(`<img src="${src}">`, ["https://img.example"])).toBe("");
    }
  });
});

const Where = (): ReactElement => <output>{useLocation().pathname}</output>;

describe("TrustedHtml", () => {
  // Its first loading takes as long as the machine is busy.
  beforeAll(async () => void (await import("./cleaned-html.tsx")));

  test("shows the text, and follows its links of this site inside the site", async () => {
    renderKit(
      <>
        <TrustedHtml html='<p>详见<a href="/help/3">帮助</a></p><script>hit()</script>' />
        <Where />
      </>,
    );
    const link = await screen.findByRole("link", { name: "帮助" });
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.getByText("/")).toBeTruthy();
    fireEvent.click(link);
    await waitFor(() => expect(screen.getByText("/help/3")).toBeTruthy());
  });

  test("replaces the text when it changes", async () => {
    const { rerender } = renderKit(<TrustedHtml html="<p>一</p>" />);
    await screen.findByText("一");
    rerender(<TrustedHtml html="<p>二</p>" />);
    await screen.findByText("二");
    expect(screen.queryByText("一")).toBeNull();
  });
});
