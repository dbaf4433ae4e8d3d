import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerEarlyPress } from "./early-press.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const page = document.documentElement;

interface Visit {
  rendered?: "desktop" | "mobile";
  path?: string;
  kept?: Record<string, string>;
  agent?: string;
}
const paint = async ({ rendered, path = "/home", kept = {}, agent }: Visit): Promise<void> => {
  page.lang = "zh-CN";
  if (rendered) page.dataset["rendered"] = rendered;
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  window.history.replaceState(null, "", path);
  if (agent !== undefined) vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  vi.resetModules();
  await import("./first-paint.ts");
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ["rendered", "anew", "scheme", "session"]) delete page.dataset[name];
  page.removeAttribute("data-pressed");
});

it.each<[string, Visit, boolean]>([
  ["its own page and surface", { rendered: "desktop" }, false],
  ["the root, which is home", { rendered: "desktop", path: "/?i_code=7" }, false],
  ["a phone at its own home", { rendered: "mobile", path: "/app/home", agent: PHONE }, false],
  ["a phone that is to be moved to it", { rendered: "mobile", path: "/home#top", agent: PHONE }, false],
  ["the language it has anyway", { rendered: "desktop", kept: { locale: "zh-CN" } }, false],
  ["another language", { rendered: "desktop", kept: { locale: "en" } }, true],
  ["a phone that was given the desktop's", { rendered: "desktop", agent: PHONE }, true],
  ["a desktop that was given the phone's", { rendered: "mobile" }, true],
  ["another page", { rendered: "desktop", path: "/user" }, true],
  ["a page that is not rendered", { kept: { locale: "en" } }, false],
])("hides a rendered page where the visit is of another one: %s", async (_name, visit, isHidden) => {
  await paint(visit);
  expect(page.dataset["anew"]).toBe(isHidden ? "" : undefined);
});

it("says of a browser whether it holds a session", async () => {
  await paint({ rendered: "desktop" });
  expect(page.dataset["session"]).toBeUndefined();
  await paint({ rendered: "desktop", kept: { session_open: "1" } });
  expect(page.dataset["session"]).toBe("");
});

it("puts the scheme on that the visitor chose, and none that is no scheme", async () => {
  await paint({ kept: { scheme: "light" } });
  expect(page.dataset["scheme"]).toBe("light");
  delete page.dataset["scheme"];
  await paint({ kept: { scheme: "purple" } });
  expect(page.dataset["scheme"]).toBeUndefined();
});

it("keeps the last press of a button until the site can answer it, once", async () => {
  await paint({ rendered: "desktop" });
  document.body.innerHTML = "<button id=one>1</button><button id=two><b>2</b></button><a href='#x'>3</a>";
  const [one, two] = [document.getElementById("one"), document.getElementById("two")];
  one?.click();
  two?.querySelector("b")?.click();
  const heard: string[] = [];
  for (const button of [one, two]) button?.addEventListener("click", () => heard.push(button.id));
  delete page.dataset["rendered"];
  answerEarlyPress(page);
  expect(heard).toEqual(["two"]);
  answerEarlyPress(page);
  one?.click();
  expect(heard).toEqual(["two", "one"]);
  expect(document.querySelector("[data-pressed]")).toBeNull();
});
