export {
  createChaosProxy,
  type ChaosEntry,
  type ChaosOptions,
  type ChaosPlan,
  type ChaosProxy,
  type RequestFacts,
} from "./proxy/create-chaos-proxy.ts";
export { type Fault, FAULTS, type Mishap } from "./proxy/fault.ts";
