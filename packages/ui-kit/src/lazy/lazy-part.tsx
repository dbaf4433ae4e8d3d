import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import { createCode, untilLoaded, useCode } from "./code.ts";

export interface LazyPart<P> {
  (props: P): ReactElement;
  /** Asks for the code now, for what is likely to be drawn next. */
  readonly preload: () => void;
}

/**
 * A component whose code arrives when it is first drawn. Until then the nearest `Suspense` shows its fallback, and for
 * 300 ms at least: a page that is likely to draw it asks for it early.
 */
export const lazyContent = <P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> => {
  let running: Promise<ComponentType<P>> | undefined;
  const loadOnce = async (): Promise<ComponentType<P>> => (running ??= untilLoaded(load));
  const code = createCode(loadOnce, load);
  const Late = lazy(async () => ({ default: await loadOnce() }));
  const Draw = (props: P): ReactElement => {
    const [Content] = useState(() => code.read() ?? Late);
    return <Content {...props} />;
  };
  return Object.assign(Draw, { preload: code.preload });
};

/**
 * A component whose code arrives when it is first drawn. Until then `fallback` stands in its place, also while there
 * is no connection: the page around it stays, with what was typed, and the component comes when the connection does.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): LazyPart<P> => {
  const code = createCode(async () => untilLoaded(load), load);
  const Draw = (props: P): ReactElement => {
    const Part = useCode(code);
    return <Suspense fallback={fallback}>{Part ? <Part {...props} /> : fallback}</Suspense>;
  };
  return Object.assign(Draw, { preload: code.preload });
};

/** A panel whose code arrives with its first opening; after that it stays, so that it can close. */
export const lazySheet = <P extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => ReactElement | null) => {
  const Panel = lazyPart(load);
  return (props) => {
    const [wasOpened, setOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setOpened(true);
    return wasOpened ? <Panel {...props} /> : null;
  };
};
