import { Children, useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";

import { IconButton } from "../icon-button/icon-button.tsx";
import { ChevronBackIcon, ChevronOnIcon } from "../icon/icons.ts";
import * as sectionCss from "../section/section.css.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./rail.css.ts";
import { textElements } from "../style/text-elements.tsx";

export interface RailProps {
  /** Names the rail; shown as its title unless `hideTitle`. */
  label: string;
  children: ReactNode;
  item?: keyof typeof css.item | undefined;
  /** At the end of the title's line: a link to all. */
  action?: ReactNode;
  hideTitle?: boolean | undefined;
}

/** A row that scrolls sideways and snaps: by finger, by keyboard, and on desktop by two buttons. */
export const Rail = ({ label, children, item = "tile", action, hideTitle = false }: RailProps): ReactElement => {
  const { track, edges, look, scroll } = useSideways();
  const needsButtons = !(edges.start && edges.end);
  return (
    <section className={css.rail} aria-label={label}>
      {(!hideTitle || action !== undefined || needsButtons) && (
        <div className={css.head}>
          {!hideTitle && <h2 className={cx(sectionCss.title, css.title)}>{label}</h2>}
          <div className={css.extra}>
            {textElements(action)}
            {needsButtons && <Buttons edges={edges} onScroll={scroll} />}
          </div>
        </div>
      )}
      <ul ref={track} className={cx(css.track, css.item[item])} onScroll={look}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
};

interface Edges {
  /** Whether the start, or the end, is in view. */
  readonly start: boolean;
  readonly end: boolean;
}

/** A track, where it stands, and what moves it by most of its width. */
const useSideways = () => {
  const track = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState<Edges>({ start: true, end: false });
  const look = useCallback(() => {
    const { current } = track;
    if (!current) return;
    // A rail of plain content is scrolled by keys itself; one of links and buttons scrolls with their focus.
    if (current.querySelector("a[href], button") === null) current.tabIndex = 0;
    else current.removeAttribute("tabindex");
    const left = Math.abs(current.scrollLeft);
    const start = left < 8;
    const end = left + current.clientWidth > current.scrollWidth - 8;
    setEdges((before) => (before.start === start && before.end === end ? before : { start, end }));
  }, []);
  useEffect(() => {
    look();
    if (!track.current || !("ResizeObserver" in window)) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [look]);
  const scroll = (direction: 1 | -1): void => {
    const { current } = track;
    if (!current) return;
    const turn = getComputedStyle(current).direction === "rtl" ? -1 : 1;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    current.scrollBy({
      left: direction * turn * current.clientWidth * 0.9,
      behavior: isStill ? "auto" : "smooth",
    });
  };
  return { track, edges, look, scroll };
};

interface ButtonsProps {
  edges: Edges;
  onScroll: (direction: 1 | -1) => void;
}

const Buttons = ({ edges, onScroll }: ButtonsProps): ReactElement => {
  const t = useKitWords();
  return (
    <div className={css.buttons}>
      <IconButton variant="secondary" label={t("scrollBack")} disabled={edges.start} onPress={() => onScroll(-1)}>
        <ChevronBackIcon />
      </IconButton>
      <IconButton variant="secondary" label={t("scrollOn")} disabled={edges.end} onPress={() => onScroll(1)}>
        <ChevronOnIcon />
      </IconButton>
    </div>
  );
};
