import { describe, expect, it } from "vitest";
import {
  AbortedError,
  CanceledError,
  ContractError,
  HttpStatusError,
  isAbortedError,
  isCanceledError,
  isContractError,
  isHttpStatusError,
  isNetworkError,
  isTimeoutError,
  isTransportError,
  isUnsupportedProtocolError,
  NetworkError,
  TimeoutError,
  UnsupportedProtocolError,
} from "./errors.ts";
import { transportMessageKey, transportMessageValues } from "./transport-message.ts";

const request = { method: "GET", path: "/api/a" };
const cases = [
  [
    new HttpStatusError(404, request),
    "request failed with status code 404",
    "bad_request",
    "transport.badRequest",
    { status: 404 },
    isHttpStatusError,
  ],
  [
    new HttpStatusError(502, request),
    "request failed with status code 502",
    "bad_response",
    "transport.badResponse",
    { status: 502 },
    isHttpStatusError,
  ],
  [
    new HttpStatusError(0, request),
    "request failed with status code 0",
    "bad_response",
    "transport.badResponse",
    { status: 0 },
    isHttpStatusError,
  ],
  [new NetworkError(request), "Network Error", "network", "transport.network", {}, isNetworkError],
  [new AbortedError(request), "Request aborted", "aborted", "transport.aborted", {}, isAbortedError],
  [new CanceledError(request), "canceled", "canceled", "transport.canceled", {}, isCanceledError],
  [
    new TimeoutError(10_000, request),
    "timeout of 10000 ms exceeded",
    "timeout",
    "transport.timeout",
    { ms: 10_000 },
    isTimeoutError,
  ],
  [
    new UnsupportedProtocolError("ftp:", request),
    "Unsupported protocol ftp:",
    "unsupported_protocol",
    "transport.unsupportedProtocol",
    {},
    isUnsupportedProtocolError,
  ],
  [
    new ContractError("no_data", 200, request),
    "the answer breaks the contract (no_data)",
    "contract",
    "transport.contract",
    { status: 200 },
    isContractError,
  ],
] as const;

describe("a transport error", () => {
  it.each(cases)("%s says so", (error, message, code, key, values, guard) => {
    expect([error.message, error.code, error.name]).toEqual([message, code, error.constructor.name]);
    expect([transportMessageKey(error), transportMessageValues(error)]).toEqual([key, values]);
    expect([guard(error), isTransportError(error)]).toEqual([true, true]);
    expect(cases.filter(([other]) => guard(other)).every(([other]) => other.constructor === error.constructor)).toBe(
      true,
    );
  });
  it("serialises to its facts alone", () => {
    const secretive = { ...request, headers: { token: "SECRET" }, body: "password=SECRET" };
    for (const error of [
      new NetworkError(secretive, { cause: new Error("SECRET") }),
      new HttpStatusError(500, secretive),
      new TimeoutError(1, secretive),
    ]) {
      expect(JSON.stringify(error)).not.toContain("SECRET");
      expect(JSON.stringify(error)).toContain("/api/a");
    }
  });
  it.each([new Error("x"), new TypeError("Failed to fetch"), null, undefined, "timeout", { code: "timeout" }])(
    "is not %s",
    (other) => {
      expect([isTransportError(other), transportMessageKey(other), transportMessageValues(other)]).toEqual([
        false,
        "transport.unknown",
        {},
      ]);
    },
  );
});
