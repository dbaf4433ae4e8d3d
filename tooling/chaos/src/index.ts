export { createChaosProxy, type ChaosEntry, type ChaosOptions, type ChaosPlan, type ChaosProxy, type RequestFacts } from "./proxy/create-chaos-proxy.ts";
export { type Fault, FAULTS, type Mishap, reachesServer } from "./proxy/fault.ts";
