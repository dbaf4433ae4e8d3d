import { type BrowserContext, expect } from "@playwright/test";

/** Words by which a page says that money did not move; what could not be read or loaded is no such thing. */
const FAILED = "(?<!读取|加载)失败|没有成功|未成功|未受理";

/** Watches all tabs of the context, present and new; the returned check throws when one has shown a failure. */
export const expectNeverFailed = async (context: BrowserContext): Promise<() => void> => {
  const failures: string[] = [];
  await context.exposeBinding("reportFailure", (_source, text: string) => void failures.push(text));
  const watch = (words: string): void => {
    const pattern = new RegExp(words);
    const report = (globalThis as unknown as { reportFailure: (text: string) => void }).reportFailure;
    const look = (): void => {
      const text = document.body?.innerText ?? "";
      const line = text.split("\n").find((one) => pattern.test(one));
      if (line !== undefined) report(line);
    };
    // Once for each painted frame: reading the text lays the page out, and nobody sees what is gone before.
    let isDue = false;
    const lookInFrame = (): void => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        look();
      });
    };
    new MutationObserver(lookInFrame).observe(document, { subtree: true, childList: true, characterData: true });
  };
  await context.addInitScript(watch, FAILED);
  for (const page of context.pages()) await page.evaluate(watch, FAILED);
  return () => expect(failures).toEqual([]);
};
