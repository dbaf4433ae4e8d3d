export { accept, type Answer, refuse } from "./answer.ts";
export { budgetMigrations, budgets } from "./budgets.ts";
export { createFairQueue, Overload } from "./fair-queue.ts";
export type { Fault, FaultTarget, FaultTimes, RequestFacts } from "./faults/fault.ts";
export { faultEntries, isMet, spendFault } from "./faults/fault.ts";
export type { FaultKind, LineFault, ServiceFault } from "./faults/fault-kinds.ts";
export { FAULT_KINDS, LINE_FAULTS, SERVICE_FAULTS } from "./faults/fault-kinds.ts";
export { createForwardClock } from "./forward-clock.ts";
export { newId } from "./new-id.ts";
export { drawCaptcha, preparePicture, readMultipart } from "./on-first-use.ts";
export type {
  Budget,
  Budgets,
  CaptchaPicture,
  FairQueue,
  FairQueueOptions,
  ForwardClock,
  ForwardClockOptions,
  MultipartLimits,
  MultipartReading,
  PictureBox,
  PictureFault,
  PreparedPicture,
  Requester,
  Vault,
} from "./types.ts";
export type { VaultFaultCode, VaultKeys } from "./vault.ts";
export { createVault, VaultFault } from "./vault.ts";
export { openVault, rotateVault } from "./vault-file.ts";
