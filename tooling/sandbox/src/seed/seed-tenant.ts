import type { Provider } from "@baize/provider";
import type { Services } from "../services.ts";
import type { TenantRoom } from "../tenant.ts";

export interface SeedResult {
  readonly username: string;
  readonly password: string;
  readonly withdrawPassword: string;
  readonly inviteCode: string;
}
export const seedTenant = async (_services: Services, _provider: Provider, _tenant: TenantRoom): Promise<SeedResult> => {
  throw new Error("not yet");
};
