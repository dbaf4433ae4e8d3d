import { expect, it } from "vitest";
import { documentAddresses } from "./document-addresses.ts";

it.each<[path: string, isMobile: boolean, addresses: string[]]>([
  ["/", false, ["/home", "/shell"]],
  ["/", true, ["/app/home", "/app/shell"]],
  ["/app", false, ["/app/home", "/app/shell"]],
  ["/home/", false, ["/home", "/shell"]],
  ["/finance/deposit", false, ["/finance/deposit", "/shell"]],
  ["/finance/deposit", true, ["/app/finance/deposit", "/app/shell"]],
  ["/app/user", true, ["/app/user", "/app/shell"]],
  ["/apple", false, ["/apple", "/shell"]],
])("%s on a phone: %s", (path, isMobile, addresses) => {
  expect(documentAddresses(path, isMobile)).toEqual(addresses);
});
