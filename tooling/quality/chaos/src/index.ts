export {
  createChaosProxy,
  type ChaosEntry,
  type ChaosOptions,
  type ChaosPlan,
  type ChaosProxy,
} from "./proxy/create-chaos-proxy.ts";
export type { DrawnFault } from "./proxy/draw-fault.ts";
