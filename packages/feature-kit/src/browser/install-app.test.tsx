import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Module = typeof import("./install-app.ts");
type Outcome = "accepted" | "dismissed";

/** Each test has a page load of its own. */
const load = async (): Promise<Module> => {
  vi.resetModules();
  return import("./install-app.ts");
};
const offered = (outcome: Outcome) => {
  const prompt = vi.fn<() => Promise<{ outcome: Outcome }>>(async () => ({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
};
const show = ({ useInstallApp }: Module) => {
  const answers: boolean[] = [];
  const App = (): ReactElement => {
    const { state, install } = useInstallApp();
    return <button onClick={() => void install().then((isAgreed) => answers.push(isAgreed))}>{state}</button>;
  };
  render(<App />);
  return answers;
};
const state = () => screen.getByRole("button").textContent;
const displayed = (isStandalone: boolean): void => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isStandalone && query.includes("standalone") }));
};

beforeEach(() => displayed(false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "standalone");
});

describe("installing the site", () => {
  it("is offered at a press where the browser offered it before the page was opened", async () => {
    const module = await load();
    module.holdInstallOffer();
    const { event, prompt } = offered("accepted");
    expect(event.defaultPrevented).toBe(true);
    const answers = show(module);
    expect(state()).toBe("offered");
    fireEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(answers).toEqual([true]));
    expect(prompt).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event("appinstalled")));
    expect(state()).toBe("installed");
  });
  it("is offered once, whatever was answered", async () => {
    const answers = show(await load());
    expect(state()).toBe("none");
    offered("dismissed");
    expect(state()).toBe("offered");
    fireEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(answers).toEqual([false]));
    expect(state()).toBe("none");
    fireEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(answers).toEqual([false, false]));
  });
  it("is not offered by an event that can ask nothing", async () => {
    show(await load());
    act(() => void window.dispatchEvent(new Event("beforeinstallprompt")));
    expect(state()).toBe("none");
  });
  it("is done where the site runs as an app, on iOS too", async () => {
    displayed(true);
    show(await load());
    expect(state()).toBe("installed");
    cleanup();
    displayed(false);
    Object.assign(navigator, { standalone: true });
    show(await load());
    expect(state()).toBe("installed");
  });
});
