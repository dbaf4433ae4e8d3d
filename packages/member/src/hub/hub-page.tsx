import { signOut, useClient } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { LimitPrompt, useNavigate } from "@baize/feature-kit";
import { Button, LogOutIcon, Stack, VisuallyHidden } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";
import { IdentityEntry } from "./identity-entry.tsx";
import { ProtectionEntry } from "./protection-entry.tsx";
import { SecurityCard } from "./security-card.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { TodoCard } from "./todo-card.tsx";
import { TurnoverCard } from "./turnover-card.tsx";
import { VipCard } from "./vip-card.tsx";
import { WalletCard } from "./wallet-card.tsx";

/** /user: the member's own page. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const client = useClient();
  const navigate = useNavigate();
  const leave = (): void => {
    signOut(client);
    void navigate(paths.home);
  };
  return (
    <Stack gap={5}>
      <h1 className={css.hiddenTitle}>
        <VisuallyHidden>{t("hub.title")}</VisuallyHidden>
      </h1>
      <div className={css.top}>
        <WalletCard />
        <TodoCard />
      </div>
      <IdentityEntry />
      <ProtectionEntry />
      <Shortcuts />
      <LimitPrompt />
      <div className={css.grid}>
        <TurnoverCard />
        <VipCard />
        <SecurityCard />
      </div>
      <div>
        <Button variant="quiet" icon={<LogOutIcon />} onPress={leave}>
          {t("hub.logout")}
        </Button>
      </div>
    </Stack>
  );
};
