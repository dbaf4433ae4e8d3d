import { signOut, useClient } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Button, Card, DepositIcon, HistoryIcon, Link, LogOutIcon, ReceiptIcon, Stack, TransferIcon, useNavigate, VisuallyHidden, WithdrawIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";
import { Purse } from "./purse.tsx";
import { SecurityCard } from "./security-card.tsx";
import { TodoCard } from "./todo-card.tsx";
import { TurnoverCard } from "./turnover-card.tsx";
import { VipCard } from "./vip-card.tsx";

const shortcuts = [
  { to: paths.deposit, word: "deposit", Icon: DepositIcon },
  { to: paths.withdraw, word: "withdraw", Icon: WithdrawIcon },
  { to: paths.transfer, word: "transfer", Icon: TransferIcon },
  { to: paths.betRecord, word: "betRecord", Icon: HistoryIcon },
  { to: paths.transRecord, word: "transRecord", Icon: ReceiptIcon },
] as const;

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
        <Purse />
        <TodoCard />
      </div>
      <Card>
        <ul className={css.shortcuts} aria-label={t("hub.shortcuts")}>
          {shortcuts.map(({ to, word, Icon }) => (
            <li key={to}>
              <Link to={to} className={css.shortcut}>
                <span className={css.shortcutIcon}>
                  <Icon />
                </span>
                {t(`hub.${word}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
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
