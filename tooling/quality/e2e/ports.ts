import { tmpdir } from "node:os";
import { join } from "node:path";

/** Port of each brand that the browser tests visit. */
export const ports = { "10001": 4311, betwin: 4312 } as const;
export type BrandCode = keyof typeof ports;
export const siteOf = (code: BrandCode): string => `http://127.0.0.1:${ports[code]}`;
/** The same by name: browsers have no passkeys at an IP address. */
export const namedSiteOf = (code: BrandCode): string => `http://localhost:${ports[code]}`;

/** The brand 10001 once more, on a sandbox of its own, from a folder whose worker a test may replace. */
export const UPDATED_PORT = 4313;
export const UPDATED_SITE = `http://127.0.0.1:${UPDATED_PORT}`;
export const UPDATED_FOLDER = join(tmpdir(), "baize-e2e-updated");

/** The brand 10001 on a third sandbox, whose clock a test may move on. */
export const LATER_PORT = 4314;
export const LATER_SITE = `http://127.0.0.1:${LATER_PORT}`;

/** The brand 10001 on a fourth sandbox, whose clock a member's limits wait for. */
export const LIMITS_PORT = 4315;
export const LIMITS_SITE = `http://127.0.0.1:${LIMITS_PORT}`;

/** Authority at the operator's console of these sandboxes. */
export const CONSOLE_SECRET = "browser-tests-console-secret-of-no-other-use";
