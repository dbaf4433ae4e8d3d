import { type BrowserContext, expect } from "@playwright/test";

/** Words by which a page tells that something did not happen. What could not be read or loaded says nothing of it. */
const FAILED = "(?<!读取|加载)失败|没有成功|未成功|未受理";

/** Watches every tab of the context from its next document on, and the present ones; the returned check says that none told of a failure. */
export const expectNeverFailed = async (context: BrowserContext): Promise<() => void> => {
  const told: string[] = [];
  await context.exposeBinding("toldFailure", (_source, text: string) => void told.push(text));
  const watch = (words: string): void => {
    const pattern = new RegExp(words);
    const tell = (globalThis as unknown as { toldFailure: (text: string) => void }).toldFailure;
    const look = (): void => {
      const text = document.body?.innerText ?? "";
      const line = text.split("\n").find((one) => pattern.test(one));
      if (line !== undefined) tell(line);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  };
  await context.addInitScript(watch, FAILED);
  for (const page of context.pages()) await page.evaluate(watch, FAILED);
  return () => expect(told).toEqual([]);
};
