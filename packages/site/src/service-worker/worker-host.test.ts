import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openWorkerHost } from "./worker-host.ts";

class FakeWorker extends EventTarget {
  state = "installing";
  readonly heard: string[] = [];
  private readonly version: string | null;
  constructor(version: string | null) {
    super();
    this.version = version;
  }
  postMessage({ type }: { type: string }, [port]: MessagePort[] = []): void {
    this.heard.push(type);
    if (type === "version" && this.version !== null) port?.postMessage(this.version);
  }
}
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);
}
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn<(url: unknown, options: unknown) => Promise<FakeRegistration | undefined>>(
    async () => this.registration,
  );
}

const browse = (container: FakeContainer | undefined): void => {
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
};
let container = new FakeContainer();
beforeEach(() => {
  container = new FakeContainer();
  browse(container);
});
afterEach(() => {
  browse(undefined);
  vi.unstubAllGlobals();
});

describe("worker host", () => {
  it("registers /sw.js for the whole site, past the browser's cache", async () => {
    await openWorkerHost();
    expect(container.register).toHaveBeenCalledExactlyOnceWith("/sw.js", { scope: "/", updateViaCache: "none" });
  });
  it("takes the address from a policy of its own under Trusted Types", async () => {
    const createPolicy = vi.fn<
      (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: () => { trusted: string } }
    >((_name, rules) => ({
      createScriptURL: () => ({ trusted: rules.createScriptURL() }),
    }));
    vi.stubGlobal("trustedTypes", { createPolicy });
    await openWorkerHost();
    expect(createPolicy.mock.calls[0]?.[0]).toBe("service-worker");
    expect(container.register.mock.calls[0]?.[0]).toEqual({ trusted: "/sw.js" });
  });
  it("reads versions and tells the waiting worker to go on", async () => {
    const host = await openWorkerHost();
    expect([await host.currentVersion(), await host.waitingVersion(), host.isControlled()]).toEqual([
      null,
      null,
      false,
    ]);
    host.activate();
    container.controller = new FakeWorker("v1");
    container.registration.waiting = new FakeWorker("v2");
    expect([await host.currentVersion(), await host.waitingVersion(), host.isControlled()]).toEqual(["v1", "v2", true]);
    host.activate();
    expect(container.registration.waiting.heard).toEqual(["version", "activate"]);
  });
  it("does not wait for ever for a worker that says nothing", async () => {
    vi.useFakeTimers();
    const host = await openWorkerHost();
    container.controller = new FakeWorker(null);
    const answer = host.currentVersion();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toBeNull();
    vi.useRealTimers();
  });
  it("tells of a worker that begins to wait, found at once or later, and of one that takes over", async () => {
    const [waits, takes] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const first = (container.registration.installing = new FakeWorker("v1"));
    const host = await openWorkerHost();
    host.onWaiting(waits);
    host.onTakeOver(takes);
    for (const state of ["installed", "activating", "activated"]) {
      first.state = state;
      first.dispatchEvent(new Event("statechange"));
    }
    const second = (container.registration.installing = new FakeWorker("v2"));
    container.registration.dispatchEvent(new Event("updatefound"));
    second.state = "installed";
    second.dispatchEvent(new Event("statechange"));
    container.dispatchEvent(new Event("controllerchange"));
    expect([waits.mock.calls.length, takes.mock.calls.length]).toEqual([2, 1]);
  });
  it("is content without a connection", async () => {
    const host = await openWorkerHost();
    container.registration.update.mockRejectedValue(new TypeError("offline"));
    await expect(host.look()).resolves.toBeUndefined();
  });
});

describe("a browser without service workers", () => {
  const expectNothing = async (): Promise<void> => {
    const host = await openWorkerHost();
    host.activate();
    await host.look();
    expect([host.isControlled(), await host.waitingVersion(), await host.currentVersion()]).toEqual([
      false,
      null,
      null,
    ]);
  };
  it("has a host that knows of nothing", async () => {
    browse(undefined);
    await expectNothing();
  });
  it("is like one in which they are switched off", async () => {
    container.register.mockResolvedValue(undefined);
    await expectNothing();
  });
  it("is like one that refuses this worker", async () => {
    container.register.mockRejectedValue(new DOMException("denied", "SecurityError"));
    await expectNothing();
    vi.stubGlobal("trustedTypes", {
      createPolicy: () => {
        throw new TypeError("This policy is not allowed.");
      },
    });
    await expectNothing();
  });
});
