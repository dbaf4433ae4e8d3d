import { setTimeout as sleep } from "node:timers/promises";
import { contract } from "@baize/api-client/contract";
import { TestClient } from "../testing/test-client.ts";
import { sendFrom } from "./send-from.ts";

/** A member on a device of its own, in a process of its own: the attackers' work is not part of its times. */
const [url = "", consoleSecret = ""] = process.argv.slice(2);
const USERNAME = "knownone";
const PASSWORD = "Passw0rdgood";

const owner = new TestClient(url, consoleSecret);
owner.send = sendFrom("127.9.0.1");
await owner.register(USERNAME, PASSWORD, "13888800001");
for (;;) {
  const { sealed: password, keyId } = await owner.seal(PASSWORD);
  const begun = performance.now();
  const { code } = await owner.call(contract.account.login, { username: USERNAME, password, keyId });
  process.send?.({ code, ms: performance.now() - begun });
  // Within the budget of its address, 120 a minute.
  await sleep(550);
}
