import { describe, expect, it } from "vitest";
import { usedRules } from "./used-rules.ts";

const used = (sheet: string, markup: string): string => usedRules(sheet)(markup);

describe("the rules of a sheet that a markup needs", () => {
  it("are those of its classes, and those of no class", () => {
    const sheet = "a{top:0}.a{top:1px}.b{top:2px}.a .b{top:3px}.c>.a{top:4px}a.a:hover{top:5px}";
    expect(used(sheet, '<a class="x a">')).toBe("a{top:0}.a{top:1px}a.a:hover{top:5px}");
    expect(used(sheet, "<p>")).toBe("a{top:0}");
  });
  it("keep of a list what can match", () => {
    expect(used(".a,.b .c,.c{top:0;left:0}", '<p class="c">')).toBe(".c{top:0;left:0}");
  });
  it("keep a rule whose class may be missing", () => {
    const sheet = [
      ".a:not(.b){top:0}",
      ".a:is(.b,.c:not(.d)){top:1px}",
      ":where(.b){top:2px}",
      'body:has([data-x=".b"]) .a{top:3px}',
    ].join("");
    expect(used(sheet, '<p class="a">')).toBe(sheet);
    expect(used(".b:not(.a){top:0}", '<p class="a">')).toBe("");
  });
  it("lose conditions and layers around nothing, but no order of layers", () => {
    const sheet =
      "@layer x,y;@layer y{@media (width>=1px){.b{top:0}}}@layer x{@media (width>=2px){.a{top:0}.b{top:1px}}}";
    expect(used(sheet, '<p class="a">')).toBe("@layer x,y;@layer x{@media (width>=2px){.a{top:0}}}");
  });
  it("keep animations and fonts, whose parts are no rules", () => {
    const sheet = "@keyframes a{0%{top:0}to{top:1px}}@font-face{font-family:x;src:url(x)}";
    expect(used(sheet, "<p>")).toBe(sheet);
  });
  it("are looked for in every class attribute, on several lines", () => {
    expect(used(".a{top:0}.b{top:1px}", '<p class="a\n b"><p data-class="c" class="">')).toBe(".a{top:0}.b{top:1px}");
    expect(used(".a{top:0}", '<p title="a">a')).toBe("");
  });
  it("are not those of a broken sheet", () => {
    expect(() => usedRules(".a{top:0")).toThrow(/Unclosed block/);
  });
});
