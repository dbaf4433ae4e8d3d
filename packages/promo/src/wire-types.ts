import type { CallData, Contract } from "@baize/api-client/contract";

type Promo = Contract["promo"];
type Data<K extends keyof Promo> = CallData<Promo[K]>;

export type Promotion = Data<"list">["list"][number];
export type Detail = Data<"detail">;
export type Condition = Detail["conditions"][number];
export type Reward = Detail["rewards"][number];
export type SignInfo = Data<"signInfo">;
export type Gifts = Data<"giftExchangeBet">;
export type Gift = Gifts["gifts"][number];
export type PromoRecord = Data<"record">["list"][number];
export type VipGift = Data<"vipGifts">[number];
export type Rebate = Data<"rebate">;
export type VipStanding = CallData<Contract["member"]["vips"]>;
export type VipRow = CallData<Contract["member"]["vipsList"]>[number];
