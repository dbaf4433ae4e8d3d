import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
export type ElementRef = Readonly<Record<typeof ELEMENT, string>>;

/** A browser behind the W3C WebDriver protocol; https://www.w3.org/TR/webdriver2/ names the commands. */
export interface WebDriver {
  readonly go: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a function in the page or frame that is entered. */
  readonly run: <T>(body: string, ...args: readonly unknown[]) => Promise<T>;
  readonly click: (element: ElementRef) => Promise<void>;
  readonly keys: (element: ElementRef, text: string) => Promise<void>;
  /** Enters a frame; null leaves all. */
  readonly enter: (frame: ElementRef | null) => Promise<void>;
  readonly picture: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts WebKitGTK's MiniBrowser on a screen of its own, which nobody sees. */
export const startWebKit = async (port: number, binary: string): Promise<WebDriver> => {
  const env = { ...process.env, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const command = ["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", `--port=${port}`];
  const running = spawn("xvfb-run", command, { env, stdio: "ignore", detached: true });
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: T & { readonly error?: string; readonly message?: string } };
    if (!reply.ok) throw new Error(`${method} ${path}: ${value.error ?? ""} ${value.message ?? ""}`);
    return value;
  };
  const options = { binary, args: ["--automation"] };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
  const isUp = async (): Promise<boolean> =>
    send("GET", "/status").then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await pause(200);
  const { sessionId } = await send<{ readonly sessionId: string }>("POST", "/session", { capabilities });
  const at = `/session/${sessionId}`;
  return {
    go: async (url) => send("POST", `${at}/url`, { url }),
    resize: async (width, height) => void (await send("POST", `${at}/window/rect`, { x: 0, y: 0, width, height })),
    run: async (script, ...args) => send("POST", `${at}/execute/sync`, { script, args }),
    click: async (element) => send("POST", `${at}/element/${element[ELEMENT]}/click`, {}),
    keys: async (element, text) => send("POST", `${at}/element/${element[ELEMENT]}/value`, { text }),
    enter: async (id) => send("POST", `${at}/frame`, { id }),
    picture: async (file) => writeFileSync(file, await send<string>("GET", `${at}/screenshot`), "base64"),
    close: async () => {
      await send("DELETE", at).catch(() => undefined);
      if (running.pid !== undefined) process.kill(-running.pid);
    },
  };
};
