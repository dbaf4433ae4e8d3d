import { describe, expect, it } from "vitest";
import { checkDrawing, checkSvg } from "./check-svg.ts";

describe("checkSvg", () => {
  it("reads elements, attributes and text", () => {
    const { elements, text } = checkSvg('<svg a="1"><g/><text>x &amp; y</text></svg>');
    expect(elements.map(({ tag }) => tag)).toEqual(["svg", "g", "text"]);
    expect(text).toBe("x &amp; y");
  });
  it.each([
    ["an unclosed element", "<svg><g></svg>", "closes another"],
    ["crossed elements", "<svg><g><a></g></a></svg>", "closes another"],
    ["a bare ampersand", "<svg><text>a & b</text></svg>", "bare ampersand"],
    ["an attribute without quotes", "<svg a=1/>", "broken tag"],
    ["an attribute twice", '<svg a="1" a="2"/>', "twice"],
    ["a second root", "<svg/><svg/>", "second root"],
    ["a control character", "<svg><text>\u0007</text></svg>", "control character"],
    ["a lone surrogate", "<svg><text>\ud83d</text></svg>", "lone surrogate"],
  ])("refuses %s", (_, svg, fault) => {
    expect(() => checkSvg(svg)).toThrow(fault);
  });
});

describe("checkDrawing", () => {
  it.each([
    ["a script", "<svg><script/></svg>", "may not stand"],
    ["a handler", '<svg onload="x"/>', "onload"],
    ["an outside reference", '<svg><use href="https://host.example/#a"/></svg>', "leads nowhere"],
    ["a reference to nothing", '<svg><path fill="url(#a)"/></svg>', "leads nowhere"],
    ["an id twice", '<svg><g id="a"/><g id="a"/></svg>', "id a twice"],
    ["a number that is none", '<svg><circle r="NaN"/></svg>', "NaN"],
  ])("refuses %s", (_, svg, fault) => {
    expect(() => checkDrawing(svg)).toThrow(fault);
  });
});
