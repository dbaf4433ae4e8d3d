import { ChevronBackIcon, ChevronOnIcon, cx, IconButton, PauseIcon, PlayIcon } from "@baize/ui-kit";
import { Children, type ReactElement, type ReactNode, useRef, useState } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./carousel.css.ts";
import { useAutoplay, useReducedMotion } from "./use-autoplay.ts";

const TURN_MS = 7_000;

/**
 * Banners side by side: by finger, by buttons, by keyboard. They turn automatically until paused; not under the pointer
 * or the focus, not while the page is hidden, and never with reduced motion.
 */
export const Carousel = ({ label, children }: { label: string; children: ReactNode }): ReactElement => {
  const t = useGamesWords();
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const slides = Children.toArray(children);
  const count = slides.length;
  const current = Math.min(at, count - 1);
  const turns = count > 1 && !isStill && !isPaused;
  const show = (wanted: number): void => {
    const next = (wanted + count) % count;
    setAt(next);
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth;
  };
  useAutoplay({ element: frame, isOn: turns, everyMs: TURN_MS, onTurn: () => show(current + 1) });
  const follow = (): void => {
    if (!track.current || track.current.clientWidth === 0) return;
    setAt(Math.round(track.current.scrollLeft / track.current.clientWidth));
  };
  return (
    <section ref={frame} className={css.carousel} aria-roledescription={t("banner.carousel")} aria-label={label}>
      {count > 1 && (
        <Controls {...{ current, count, show, isPaused }} canPause={!isStill} onPause={() => setPaused(!isPaused)} />
      )}
      <div ref={track} className={css.track} aria-live={turns ? "off" : "polite"} onScroll={follow}>
        {slides.map((slide, place) => (
          <div
            key={place}
            className={css.slide}
            role="group"
            aria-roledescription={t("banner.slide")}
            aria-label={t("banner.place", { place: place + 1, count })}
            inert={place !== current}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
};

interface ControlsProps {
  readonly current: number;
  readonly count: number;
  readonly show: (slide: number) => void;
  readonly canPause: boolean;
  readonly isPaused: boolean;
  readonly onPause: () => void;
}

/** Pause, previous and next, and which slide is shown. */
const Controls = ({ current, count, show, canPause, isPaused, onPause }: ControlsProps): ReactElement => {
  const t = useGamesWords();
  return (
    <div className={css.controls}>
      {canPause && (
        <IconButton
          size="small"
          className={css.control}
          label={t(isPaused ? "banner.play" : "banner.pause")}
          onPress={onPause}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      )}
      <IconButton size="small" className={css.control} label={t("banner.previous")} onPress={() => show(current - 1)}>
        <ChevronBackIcon />
      </IconButton>
      <span className={css.place} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className={cx(css.dot, place === current && css.dotOn)} />
        ))}
      </span>
      <IconButton size="small" className={css.control} label={t("banner.next")} onPress={() => show(current + 1)}>
        <ChevronOnIcon />
      </IconButton>
    </div>
  );
};
