import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactElement,
  type Ref,
  type RefObject,
} from "react";

import { Alert } from "../alert/alert.tsx";
import * as buttonCss from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { ExternalIcon } from "../icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import { frameAddress } from "./frame-address.ts";
import * as css from "./frame.css.ts";

export interface FrameHandle {
  /** Sends a message to exactly the frame's origin; false when there is no such origin, or no frame. */
  post: (data: unknown) => boolean;
}

export interface FrameProps<Message> {
  /** A path of this site, or an address on one of `allow`. Else nothing is loaded and the reason is shown. */
  src: string;
  /** Says what is inside. */
  title: string;
  /** Exact origins. */
  allow: readonly string[];
  /** Reads a message of the frame; null for what is none of yours. Without it all messages are ignored. */
  readMessage?: ((data: unknown) => Message | null) | undefined;
  onMessage?: ((message: Message) => void) | undefined;
  /** `message`: it counts as ready with its first good message, as a page that needs cookies may load and yet fail. */
  readyOn?: "load" | "message" | undefined;
  onReady?: (() => void) | undefined;
  /** After so long without being ready a new window is offered; 10 s by default. */
  timeoutMs?: number | undefined;
  /** Opens the new window, where the address works only once; the same address otherwise. */
  onOpenWindow?: (() => unknown) | undefined;
  /** Permissions policy, such as "fullscreen; autoplay". */
  permissions?: string | undefined;
  ref?: Ref<FrameHandle> | undefined;
}

/** Foreign content in the page: a game, customer service. */
export const Frame = <Message,>({
  src,
  title,
  allow,
  readMessage,
  onMessage,
  readyOn = "load",
  onReady,
  timeoutMs = 10_000,
  onOpenWindow,
  permissions = "fullscreen; autoplay",
  ref,
}: FrameProps<Message>): ReactElement => {
  const t = useKitWords();
  const element = useRef<HTMLIFrameElement>(null);
  const { isReady, isSlow, becomeReady } = useReadiness(src, timeoutMs, onReady);
  const ownOrigin = typeof location === "undefined" ? "" : location.origin;
  const address = frameAddress(src, allow, ownOrigin);
  const origin = address?.origin;
  useFrameMessages(element, origin, (data) => {
    const message = readMessage?.(data) ?? null;
    if (message === null) return;
    becomeReady();
    onMessage?.(message);
  });
  useImperativeHandle(ref, () => ({ post: (data) => postTo(element.current?.contentWindow, origin, data) }), [origin]);

  if (!address) return <ErrorState art="lost">{t("frameRefused")}</ErrorState>;
  return (
    <div className={css.frame}>
      <iframe
        ref={element}
        className={css.content}
        src={address.url}
        title={title}
        sandbox={address.sandbox}
        allow={permissions}
        referrerPolicy="no-referrer"
        onLoad={readyOn === "load" ? becomeReady : undefined}
      />
      {!isReady && (
        <div className={css.waiting}>
          <SkeletonRegion>
            <Skeleton shape="title" />
            <Skeleton count={3} />
          </SkeletonRegion>
        </div>
      )}
      {isSlow && <SlowNotice url={address.url} onOpenWindow={onOpenWindow} />}
    </div>
  );
};

/** Whether what is at an address is ready, and whether it takes too long. */
const useReadiness = (src: string, timeoutMs: number, onReady: (() => void) | undefined) => {
  const [readySrc, setReadySrc] = useState<string | null>(null);
  const [slowSrc, setSlowSrc] = useState<string | null>(null);
  const isReady = readySrc === src;
  useEffect(() => {
    const timer = setTimeout(() => setSlowSrc(src), timeoutMs);
    return () => clearTimeout(timer);
  }, [src, timeoutMs]);
  const becomeReady = (): void => {
    if (isReady) return;
    setReadySrc(src);
    onReady?.();
  };
  return { isReady, isSlow: slowSrc === src && !isReady, becomeReady };
};

const postTo = (target: Window | null | undefined, origin: string | undefined, data: unknown): boolean => {
  if (!target || origin === undefined || origin === "null") return false;
  target.postMessage(data, origin);
  return true;
};

/** Calls back with what the frame itself sent from its own origin. */
const useFrameMessages = (
  element: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onData: (data: unknown) => void,
): void => {
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== element.current?.contentWindow || event.origin !== origin) return;
    onData(event.data);
  });
  useEffect(() => {
    if (origin === undefined) return undefined;
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, [origin]);
};

const SlowNotice = ({
  url,
  onOpenWindow,
}: Pick<FrameProps<unknown>, "onOpenWindow"> & { url: string }): ReactElement => {
  const t = useKitWords();
  const words = t("openNewWindow");
  const action = onOpenWindow ? (
    <Button size="small" icon={<ExternalIcon />} onPress={onOpenWindow}>
      {words}
    </Button>
  ) : (
    <WindowLink url={url}>{words}</WindowLink>
  );
  return (
    <div className={css.slow}>
      <Alert tone="warning" isLive action={action}>
        {t("frameSlow")}
      </Alert>
    </div>
  );
};

/** Opens the frame's page by itself; it can neither reach this page nor learn where it was opened from. */
const WindowLink = ({ url, children }: { url: string; children: string }): ReactElement => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    className={cx(buttonCss.button, buttonCss.variant.secondary, buttonCss.size.small)}
  >
    <span className={buttonCss.label}>
      <ExternalIcon />
      <span>{children}</span>
    </span>
  </a>
);
