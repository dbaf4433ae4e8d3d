export { createCorrespondence } from "./create-correspondence.ts";
export { CORRESPONDENCE_BUDGETS } from "./interface/budgets.ts";
export { correspondenceMigrations } from "./store/migrations.ts";
export type { Correspondence, CorrespondenceOperator } from "./interface/correspondence.ts";
export type {
  CorrespondenceBrand,
  CorrespondenceDeps,
  HelpFacts,
  MemberContext,
  MemberProfile,
  OfficeHours,
  Reader,
  ReaderContext,
} from "./interface/ports.ts";
export type { NewMessage } from "./messages/new-message.ts";
export type { Amount, LimitMost, MemberEvent, MemberEvents } from "./words/event-words.ts";
