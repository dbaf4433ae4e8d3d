import { post } from "./call.ts";
import { done, nothing } from "./shapes.ts";

/** Ends a session; apart from the other calls of an account, since every page can log out. */
export const logout = post("/api/x/v1/account/logout", {
  source: "extension",
  access: "member",
  effect: "write",
  summary: "End this session",
  input: nothing,
  data: done,
});
