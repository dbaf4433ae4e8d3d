import { CATEGORY_IDS } from "@baize/domain";
import { describe, expect, it } from "vitest";
import {
  avatarArt,
  bankMark,
  type BrandArt,
  brandIcon,
  brandLogo,
  categoryArt,
  type CoverMotif,
  currencyIcon,
  EMPTY_KINDS,
  emptyArt,
  type EmptyKind,
  giftArt,
  type GiftMotif,
  HERO_STYLES,
  heroArt,
  heroArtMobile,
  isHeroStyle,
  isLogoStyle,
  LOGO_LOCKUPS,
  LOGO_MARKS,
  PAYMENT_KINDS,
  type PaymentKind,
  paymentMark,
  promotionCover,
  providerBanner,
  providerMark,
  vipBadge,
} from "./index.ts";
import { COVER_MOTIFS, GIFT_MOTIFS } from "./promotion-motifs.ts";
import { monogram } from "./provider-mark.ts";
import { checkDrawing } from "./testing/check-svg.ts";
import { byteLength } from "./xml.ts";

const CATEGORIES = Object.values(CATEGORY_IDS);
const BROKEN = ["<script>", `"'&<>`, "a\u0000b\u202e", "\ud83d", "名".repeat(200), "", "  "];
const HERO = { seed: "h", from: "#0b2b23", to: "#0f4a3a", accent: "#e0b45c" };

describe("providerMark and providerBanner", () => {
  it("stay sound and small for any name", () => {
    for (const name of [...BROKEN, "PP电子", "Blue Harbor", "云顶"]) {
      expect(byteLength(providerMark({ seed: name, name }))).toBeLessThan(2048);
      checkDrawing(providerMark({ seed: name, name }));
      for (const category of CATEGORIES) {
        const svg = providerBanner({ seed: name, category, name });
        checkDrawing(svg);
        expect(byteLength(svg)).toBeLessThan(10_240);
      }
    }
  });
  it("are the same for the same seed and differ for 500 others", () => {
    const marks = Array.from({ length: 500 }, (_, i) =>
      providerMark({ seed: `p${i}`, name: "AB" }).replace(/x[\da-z]{4}/g, ""),
    );
    expect(new Set(marks).size).toBe(500);
    expect(providerMark({ seed: "p1", name: "AB" })).toBe(providerMark({ seed: "p1", name: "AB" }));
  });
  it("leave the name off when asked", () => {
    expect(checkDrawing(providerBanner({ seed: "a", category: 2, name: "海神", isNamed: false })).text).toBe("");
    expect(checkDrawing(providerBanner({ seed: "a", category: 2, name: "海神" })).text).toBe("海神");
  });
  it.each([
    ["云顶娱乐", "云"],
    ["Blue Harbor Live", "BH"],
    ["evolution", "EV"],
    ["v8-chess", "VC"],
    ["", ""],
  ])("write the monogram of %j as %j", (name, letters) => {
    expect(monogram(name)).toBe(letters);
  });
});

describe("categoryArt", () => {
  it("has a distinct sound tile for each category, without words", () => {
    const tiles = CATEGORIES.map((id) => categoryArt(id));
    expect(new Set(tiles).size).toBe(CATEGORIES.length);
    for (const tile of tiles) {
      expect(checkDrawing(tile).text).toBe("");
      expect(byteLength(tile)).toBeLessThan(14_336);
    }
  });
  it("takes a brand's ground and refuses a colour it cannot read", () => {
    expect(categoryArt(2, { from: "#123456", to: "#654321", accent: "#fff" })).toContain("#123456");
    expect(() => categoryArt(2, { from: "#123456", to: "navy", accent: "#fff" })).toThrow(RangeError);
  });
});

describe("heroArt", () => {
  it.each(HERO_STYLES)("draws %s wide and for phones, sound and within 14 kB", (style) => {
    for (const ground of [
      HERO,
      { ...HERO, from: "#f4ead8", to: "#e3c99a", accent: "#b23a2e" },
      { ...HERO, from: "#000", to: "#000", accent: "#000" },
      { ...HERO, from: "#fff", to: "#fff", accent: "#fff" },
    ]) {
      for (const svg of [heroArt({ ...ground, style }), heroArtMobile({ ...ground, style })]) {
        checkDrawing(svg);
        expect(byteLength(svg)).toBeLessThan(14_336);
      }
    }
  });
  it("has at least eight styles, each its own picture", () => {
    expect(HERO_STYLES.length).toBeGreaterThanOrEqual(8);
    expect(new Set(HERO_STYLES.map((style) => heroArt({ ...HERO, style }))).size).toBe(HERO_STYLES.length);
    expect(heroArt({ ...HERO, style: "table" })).toBe(heroArt({ style: "table", ...HERO }));
  });
  it("covers the left side with the first colour", () => {
    const { elements } = checkDrawing(heroArt({ ...HERO, style: "waves" }));
    const veil = elements.findLastIndex(({ tag }) => tag === "linearGradient");
    expect(elements[veil + 1]?.attributes.get("stop-color")).toBe(HERO.from);
    expect(Number(elements[veil + 1]?.attributes.get("offset"))).toBeGreaterThanOrEqual(0.4);
  });
  it("refuses a style that does not exist and names those that do", () => {
    expect(isHeroStyle("table")).toBe(true);
    expect(isHeroStyle("toString")).toBe(false);
    expect(() => heroArt({ ...HERO, style: "toString" })).toThrow(/skyline/);
    expect(() => heroArtMobile({ ...HERO, style: "table", accent: "red" })).toThrow(RangeError);
  });
});

describe("vipBadge", () => {
  it("has eleven distinct sound badges named by level, within 5 kB", () => {
    const badges = Array.from({ length: 11 }, (_, level) => vipBadge(level));
    expect(new Set(badges).size).toBe(11);
    badges.forEach((badge, level) => {
      checkDrawing(badge);
      expect(badge).toContain(`aria-label="VIP ${level}"`);
      expect(byteLength(badge)).toBeLessThan(5120);
    });
  });
  it.each([-1, 11, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses level %d", (level) => {
    expect(() => vipBadge(level)).toThrow(/0 to 10/);
  });
});

describe("emptyArt", () => {
  const paint = { accent: "var(--bz-accent)", line: "oklch(0.6 0.02 260)", surface: "#eef1f4" };
  it.each(EMPTY_KINDS)("draws %s in the given paints", (kind) => {
    const svg = emptyArt(kind, paint);
    checkDrawing(svg);
    for (const colour of Object.values(paint)) expect(svg).toContain(`"${colour}"`);
    expect(byteLength(svg)).toBeLessThan(3072);
  });
  it.each(['red"/><script>', "url(#a)", "expression(alert(1))", "", "red;x:y", "var(--a);"])(
    "refuses the paint %j",
    (accent) => {
      expect(() => emptyArt("games", { ...paint, accent })).toThrow(RangeError);
    },
  );
  it("refuses a kind without a picture", () => {
    expect(() => emptyArt("toString" as EmptyKind, paint)).toThrow(/records, games/);
  });
});

describe("small marks", () => {
  it("stay sound for any code or seed", () => {
    for (const text of BROKEN) {
      expect(() => [avatarArt(text), currencyIcon(text), bankMark(text)].map(checkDrawing)).not.toThrow();
    }
  });
  it("have a coin of their own for each known asset, whatever the case, and a neutral one for others", () => {
    const codes = ["CNY", "USD", "USDT", "HHB", "BOB", "JPB", "EUR", "constructor"];
    expect(new Set(codes.map(currencyIcon)).size).toBe(codes.length);
    expect(currencyIcon("usdt")).toBe(currencyIcon("USDT"));
    expect(checkDrawing(currencyIcon("EUR")).text).toBe("E");
    for (const code of codes) expect(byteLength(currencyIcon(code))).toBeLessThan(2048);
  });
  it("have a pictogram for each way to pay", () => {
    expect(new Set(PAYMENT_KINDS.map(paymentMark)).size).toBe(4);
    for (const kind of PAYMENT_KINDS) checkDrawing(paymentMark(kind));
    expect(() => paymentMark("cash" as PaymentKind)).toThrow(/bank, coin/);
  });
  it("draw twelve heads for the twelve avatars of a set", () => {
    const shapesOf = (seed: number) =>
      [...avatarArt(`member ${seed}`).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    const sets = Array.from({ length: 12 }, (_, index) => new Set(shapesOf(index + 1).slice(1)));
    const alike = sets.flatMap((one, at) =>
      sets.slice(at + 1).filter((other) => [...one].filter((path) => other.has(path)).length > 2),
    );
    expect(alike).toEqual([]);
  });
  it("draw a thousand avatars without repeating one", () => {
    const avatars = Array.from({ length: 1000 }, (_, i) => avatarArt(`m${i}`));
    expect(new Set(avatars).size).toBe(1000);
    expect(Math.max(...avatars.map(byteLength))).toBeLessThanOrEqual(5120);
  });
});

describe("brandLogo and brandIcon", () => {
  const brand: BrandArt = {
    name: "百泽",
    nameEn: "BAIZE",
    style: "crest/line",
    accent: "#0fa37f",
    ink: "#101010",
  };
  it("draw every mark in every lockup, sound and small", () => {
    const logos = LOGO_MARKS.flatMap((mark) =>
      LOGO_LOCKUPS.map((lockup) => {
        const logo = brandLogo({ ...brand, style: `${mark}/${lockup}` });
        checkDrawing(logo);
        expect(byteLength(logo)).toBeLessThan(4096);
        return logo;
      }),
    );
    expect(LOGO_MARKS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(logos).size).toBe(logos.length);
    for (const mark of LOGO_MARKS) checkDrawing(brandIcon({ ...brand, style: `${mark}/line` }));
  });
  it("grow with the name and keep their height", () => {
    const wide = (svg: string): number => Number(/width="(\d+)" height="64"/.exec(svg)?.[1]);
    expect(wide(brandLogo({ ...brand, name: "百泽国际娱乐" }))).toBeGreaterThan(wide(brandLogo(brand)));
  });
  it("set any name safely, also none", () => {
    for (const name of BROKEN)
      for (const lockup of LOGO_LOCKUPS)
        expect(() =>
          checkDrawing(brandLogo({ ...brand, name, nameEn: `${name}.`, style: `knot/${lockup}` })),
        ).not.toThrow();
  });
  it("set a name once when both names are the same", () => {
    expect(checkDrawing(brandLogo({ ...brand, name: "BAIZE", style: "knot/stack" })).text).toBe("BAIZE");
  });
  it("accept currentColor for the words", () => {
    expect(brandLogo({ ...brand, ink: "currentColor" })).toContain('fill="currentColor"');
  });
  it.each(["crest", "crest/", "/line", "crest/line/x", "toString/line", "crest/constructor", ""])(
    "refuse the style %j and name the parts there are",
    (style) => {
      expect(isLogoStyle(style)).toBe(false);
      expect(() => brandLogo({ ...brand, style })).toThrow(/lotus/);
      expect(() => brandIcon({ ...brand, style })).toThrow(/lockups/);
    },
  );
  it("refuse colours that cannot be read", () => {
    expect(() => brandLogo({ ...brand, accent: "green" })).toThrow(RangeError);
    expect(() => brandLogo({ ...brand, ink: 'x"/>' })).toThrow(RangeError);
  });
});

describe("promotionCover and giftArt", () => {
  it("draw each motif differently, without words and small", () => {
    const covers = Object.keys(COVER_MOTIFS).map((motif) => promotionCover(motif as CoverMotif, "one"));
    const gifts = Object.keys(GIFT_MOTIFS).map((motif) => giftArt(motif as GiftMotif, "one"));
    const drawings = [...covers, ...gifts];
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const svg of drawings) {
      expect(checkDrawing(svg).text).toBe("");
      expect(byteLength(svg)).toBeLessThan(10_240);
    }
  });
});
