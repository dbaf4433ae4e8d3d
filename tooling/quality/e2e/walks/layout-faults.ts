/**
 * Runs in a page or in a frame: what its width spoils just now, in words. Boxes are those on the screen, so it does not
 * matter where the page is scrolled to. Text that ends in an ellipsis is no fault, unless it is a figure.
 */
export const layoutFaults = (): readonly string[] => {
  const CONTROL = "a[href], button, input, select, textarea, [role=button], [role=switch], [tabindex='0']";
  const width = document.documentElement.clientWidth;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const nameOf = (element: Element): string => {
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.localName} "${text.trim().slice(0, 40)}"`;
  };
  const textsOf = (element: Element): readonly Node[] =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
  const isSeen = (element: Element): boolean => {
    const { width: wide, height: high } = element.getBoundingClientRect();
    if (wide < 2 || high < 2 || element.closest("[inert], [aria-hidden=true], select, noscript") !== null) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  /** Of text the text itself: its element may be wider, or narrower. */
  const boxOf = (element: Element) => {
    const boxes = textsOf(element).map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect();
    });
    if (boxes.length === 0) return element.getBoundingClientRect();
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };
  interface Window {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly scrolls: boolean;
  }
  const WHOLE: Window = { left: 0, right: width, top: -Infinity, bottom: Infinity, scrolls: false };
  const windows = new Map<Element, Window>();
  /** The part of the screen where what is in an element can show, by all that clip it; whether one of them scrolls. */
  const windowIn = (element: Element | null): Window => {
    if (element === null || element === document.body) return WHOLE;
    const known = windows.get(element);
    if (known) return known;
    const { overflowX, overflowY, display, position } = styleOf(element);
    const outer = position === "fixed" ? WHOLE : windowIn(element.parentElement);
    const box = element.getBoundingClientRect();
    const clips = (overflow: string): boolean => overflow !== "visible" && display !== "inline";
    const window = {
      ...outer,
      ...(clips(overflowX) && { left: Math.max(outer.left, box.left), right: Math.min(outer.right, box.right) }),
      ...(clips(overflowY) && { top: Math.max(outer.top, box.top), bottom: Math.min(outer.bottom, box.bottom) }),
      scrolls: outer.scrolls || (clips(overflowX) && /auto|scroll/.test(overflowX)),
    };
    windows.set(element, window);
    return window;
  };
  const windowOf = (element: Element): Window => ({
    ...windowIn(element),
    scrolls: styleOf(element).position !== "fixed" && windowIn(element.parentElement).scrolls,
  });
  const items = [...document.body.querySelectorAll("*")]
    .filter((element) => (element.matches(CONTROL) || textsOf(element).length > 0) && isSeen(element))
    .map((element) => ({ element, box: boxOf(element), open: windowOf(element) }))
    // For screen readers alone.
    .filter(({ open }) => open.right - open.left > 2);

  const isShortened = (element: Element): boolean =>
    styleOf(element).textOverflow === "ellipsis" && !/\d[\d,]*\.\d\d/.test(element.textContent ?? "");
  const cut = items.flatMap(({ element, box, open }) => {
    const lost = Math.round(Math.max(open.left - box.left, box.right - open.right));
    return lost > 1 && !open.scrolls && !isShortened(element) ? [`cut by ${lost} px: ${nameOf(element)}`] : [];
  });
  const overlaps = [...document.querySelectorAll("header, nav")].filter(isSeen).flatMap((bar) => {
    const within = items.filter(
      ({ element }) => bar.contains(element) && element.parentElement?.closest(CONTROL) === null,
    );
    return within.flatMap((one, index) =>
      within.slice(index + 1).flatMap((other) => {
        if (![one, other].some(({ element }) => element.matches(CONTROL))) return [];
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const both = [one.box, one.open, other.box, other.open];
        const across = Math.min(...both.map(({ right }) => right)) - Math.max(...both.map(({ left }) => left));
        const down = Math.min(...both.map(({ bottom }) => bottom)) - Math.max(...both.map(({ top }) => top));
        return across > 1 && down > 1 ? [`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`] : [];
      }),
    );
  });
  const aside = document.documentElement.scrollWidth - width;
  return [...(aside > 0 ? [`scrolls sideways by ${aside} px`] : []), ...new Set([...overlaps, ...cut])];
};
