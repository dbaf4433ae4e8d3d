/** A message as a window receives it. */
export interface ReceivedMessage {
  readonly why: string;
  readonly data: unknown;
  readonly origin: string;
  readonly from: "frame" | "page" | "other" | "nobody";
}

const GAME = "lhzr-1";
const balance = { type: "baize:balance", gameId: GAME, balance: "66.00", currency: "CNY", version: "9" };
const exit = { type: "baize:exit", gameId: GAME };
const over = { type: "baize:over", gameId: GAME, reason: "session_ended" };
const cyclic: Record<string, unknown> = { ...balance };
cyclic["balance"] = cyclic;

const sent = (from: ReceivedMessage["from"], origin: string, data: unknown = balance): ReceivedMessage => ({
  why: `from ${from} with origin ${origin === "" ? "none" : origin}`,
  data,
  origin,
  from,
});
const shaped = (why: string, data: unknown): ReceivedMessage => ({ why, data, origin: "null", from: "frame" });

/** What a play page must not believe. Its own frame, sandboxed without an origin, says "null". */
export const HOSTILE_MESSAGES: readonly ReceivedMessage[] = [
  // Another window, or another origin in the frame.
  sent("page", "null"),
  sent("page", "http://localhost:3000", exit),
  sent("other", "null"),
  sent("other", "null", exit),
  sent("nobody", "null"),
  sent("nobody", "", exit),
  sent("frame", "https://evil.example"),
  sent("frame", "https://evil.example", exit),
  sent("frame", "http://localhost:3000", exit),
  sent("frame", ""),
  sent("frame", "NULL", exit),
  sent("frame", "null.evil.example", exit),
  sent("page", "null", over),
  sent("other", "null", { ...over, reason: "maintenance" }),
  sent("nobody", "", over),
  sent("frame", "https://evil.example", over),
  // Shapes that are none.
  shaped("null", null),
  shaped("nothing", undefined),
  shaped("a word", "baize:exit"),
  shaped("its own text", JSON.stringify(exit)),
  shaped("a number", 7),
  shaped("a list", [exit]),
  shaped("a map", new Map(Object.entries(exit))),
  shaped("an empty object", {}),
  shaped("bytes", new Uint8Array(16)),
  shaped("a long text", "x".repeat(1_000_000)),
  shaped("another type", { ...exit, type: "exit" }),
  shaped("a type of another case", { ...exit, type: "BAIZE:EXIT" }),
  shaped("a type that is none", { ...exit, type: { toString: () => "baize:exit" } }),
  shaped("a type in a prototype", Object.create(exit)),
  shaped("a type of the object itself", { type: "constructor" }),
  shaped("an exit of another game", { ...exit, gameId: "other" }),
  shaped("a game that is no text", { ...exit, gameId: [GAME] }),
  shaped("a balance of another game", { ...balance, gameId: "lhzr-2" }),
  shaped("an end of another game", { ...over, gameId: "other" }),
  shaped("an end without a reason", { type: "baize:over", gameId: GAME }),
  shaped("an end for another reason", { ...over, reason: "winnings" }),
  shaped("an end by a refusal's code", { ...over, reason: "token" }),
  shaped("a reason of another case", { ...over, reason: "SESSION_ENDED" }),
  shaped("a reason in a list", { ...over, reason: ["session_ended"] }),
  shaped("a reason that is none", { ...over, reason: { toString: () => "maintenance" } }),
  shaped("a reason of every object", { ...over, reason: "constructor" }),
  shaped("a reason with a blank", { ...over, reason: "maintenance " }),
  // Figures that are none.
  shaped("a balance as a number", { ...balance, balance: 66 }),
  shaped("a negative balance", { ...balance, balance: "-1.00" }),
  shaped("an exponent", { ...balance, balance: "1e9" }),
  shaped("a hexadecimal", { ...balance, balance: "0x10" }),
  shaped("a comma", { ...balance, balance: "1,000.00" }),
  shaped("full-width digits", { ...balance, balance: "１２" }),
  shaped("markup", { ...balance, balance: "<img src=x onerror=alert(1)>" }),
  shaped("four hundred digits", { ...balance, balance: "9".repeat(400) }),
  shaped("a circle", cyclic),
  shaped("a currency that is none", { ...balance, currency: "XXX" }),
  shaped("a currency of every object", { ...balance, currency: "toString" }),
  shaped("a negative version", { ...balance, version: "-1" }),
  shaped("a version as a number", { ...balance, version: 9 }),
  shaped("a version beyond the wire", { ...balance, version: "9".repeat(19) }),
  shaped("no balance", { type: "baize:balance", gameId: GAME }),
];
