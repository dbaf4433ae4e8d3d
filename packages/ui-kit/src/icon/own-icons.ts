import { createLucideIcon, type LucideIcon } from "lucide-react";

type Shape = readonly ["path" | "circle" | "rect", Record<string, string>];

/** A drawing on the set's grid of 24, in its one stroke. */
const drawn = (name: string, ...shapes: readonly (Shape | string)[]): LucideIcon =>
  createLucideIcon(
    name,
    shapes.map((shape, index) => {
      const [kind, attributes] = typeof shape === "string" ? (["path", { d: shape }] as const) : shape;
      return [kind, { ...attributes, key: `${index}` }];
    }),
  );

const wallet = ["M20 10.5V8a1 1 0 0 0-1-1H5a2 2 0 0 1 0-4h12a1 1 0 0 1 1 1v3", "M3 5v13a2 2 0 0 0 2 2h6"] as const;
const coin: Shape = ["circle", { cx: "12", cy: "12", r: "9.5" }];

/** Money into the wallet. */
export const DepositIcon = drawn("deposit", ...wallet, "M17.5 13.5v8M13.5 17.5h8");
/** Money out of the wallet. */
export const WithdrawIcon = drawn("withdraw", ...wallet, "M13.5 17.5h8M18.5 14.5l3 3-3 3");
/** Paying by a code that a phone scans. */
export const ScanPayIcon = drawn(
  "scan-pay",
  ["rect", { x: "5", y: "2", width: "14", height: "20", rx: "2.5" }],
  "M8.5 8.5v-2h2M13.5 6.5h2v2M15.5 13.5v2h-2M10.5 15.5h-2v-2M8.5 11h7M11 19h2",
);
/** Paying within a chat. */
export const ChatPayIcon = drawn(
  "chat-pay",
  "M21 11.5a8.5 8.5 0 0 1-12.3 7.6L3 21l1.9-5.7A8.5 8.5 0 1 1 21 11.5z",
  "m9.5 7.5 2.5 3.5 2.5-3.5M12 11v5M9.75 13h4.5",
);
export const UsdtIcon = drawn("usdt", coin, "M8.75 7.5v5a3.25 3.25 0 0 0 6.5 0v-5");
export const HhbIcon = drawn("hhb", coin, "M8.75 7.5v9M15.25 7.5v9M8.75 12h6.5");
export const BobIcon = drawn("bob", coin, "M9.25 12h3.5a2.25 2.25 0 0 1 0 4.5h-3.5v-9h3a2.25 2.25 0 0 1 0 4.5");
export const JpbIcon = drawn("jpb", coin, "M14.5 7.5v6a3 3 0 0 1-6 0M11.5 7.5h3");
