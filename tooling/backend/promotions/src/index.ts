export { createPromotions } from "./create-promotions.ts";
export { promotionMigrations } from "./store/migrations.ts";
export { defaultActivities } from "./rules/default-activities.ts";
export { activityRules, ONE_ACCOUNT } from "./rules/activity-rules.ts";
export { readRules } from "./operator/activities.ts";
export type { ActivityRules, OneAccountMark } from "./rules/activity-rules.ts";
export type { PromotionOperator, Promotions } from "./interface/promotions.ts";
export type {
  AwardNews,
  MemberContext,
  MemberProfile,
  PromotionBrand,
  PromotionContext,
  PromotionDeps,
  VipRights,
} from "./interface/ports.ts";
export type { ActivityLine, CreateCode, NewCode } from "./operator/activities.ts";
export type { Application } from "./operator/applications.ts";
