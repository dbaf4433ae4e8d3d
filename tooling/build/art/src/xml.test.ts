import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSvg } from "./testing/check-svg.ts";
import { cleanText, document, draw, escapeXml } from "./xml.ts";

describe("escapeXml", () => {
  it("makes markup harmless", () => {
    expect(escapeXml(`<b a="1" b='2'>&`)).toBe("&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;");
  });
  it("drops what XML forbids and what reorders text", () => {
    expect(cleanText("a\u0000\u202e\ud800\ufffeb \r\n c")).toBe("ab c");
  });
  it("is a valid document for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        checkSvg(document(1, 1, text, `<text>${escapeXml(text)}</text>`));
      }),
    );
  });
});

describe("draw", () => {
  it("writes numbers short", () => {
    expect(draw`${1.0049} ${-0.001} ${0.5} ${-0.25} ${12.345}`).toBe("1 0 .5 -.25 12.3");
  });
});

describe("document", () => {
  it("truncates long labels and removes blanks from path data alone", () => {
    expect(document(1, 1, "长".repeat(200), "")).toContain(`aria-label="${"长".repeat(47)}…"`);
    expect(document(1, 1, "", '<path d="M 1 2 L 3 -4"/><text>a - b</text>')).toContain(
      '<path d="M1 2L3-4"/><text>a - b</text>',
    );
  });
});
