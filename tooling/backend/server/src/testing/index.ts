export { newKey, TestClient } from "./test-client.ts";
export type { CallReply } from "./test-client.ts";
