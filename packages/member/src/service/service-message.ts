/** What the service desk tells the page around it. */
export type ServiceMessage = "ready" | "close";

const MESSAGES: ReadonlyMap<unknown, ServiceMessage> = new Map([
  ["baize:desk-ready", "ready"],
  ["baize:desk-close", "close"],
]);

/**
 * Reads a message of the service desk's frame: exactly `{ type }` with a known type; null for anything else. Where it
 * came from is checked by the frame before (docs/rules.md F23).
 */
export const readServiceMessage = (data: unknown): ServiceMessage | null => {
  if (typeof data !== "object" || data === null || Object.getPrototypeOf(data) !== Object.prototype) return null;
  const [key, ...others] = Reflect.ownKeys(data);
  if (key !== "type" || others.length > 0) return null;
  return MESSAGES.get(Object.getOwnPropertyDescriptor(data, "type")?.value) ?? null;
};
