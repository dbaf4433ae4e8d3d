import { useBalance, useMember } from "@baize/api-client/react";
import { vipIcon } from "@baize/domain";
import {
  Avatar,
  Button,
  CountingMoney,
  HideIcon,
  IconButton,
  LinkButton,
  MoneyText,
  RefreshIcon,
  ShowIcon,
  useBrand,
  useFormat,
  VipBadge,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";
import { useHubEntries } from "./use-hub-entries.ts";

/** Fixed path of the default picture (docs/specification.md §3.3). */
const DEFAULT_AVATAR = "/brand/avatar.svg";
const MASK = "••••••";
const UNKNOWN = "—";

/** The member and their balances. Unknown figures are a dash. */
export const WalletCard = (): ReactElement => {
  const { money } = useHubEntries();
  return (
    <section className={css.wallet}>
      <img src="/brand/hero.svg" alt="" className={css.walletArt} />
      <Person />
      <Balances />
      {money.length > 0 && (
        <div className={css.actions}>
          {money.map(({ path, label }, index) => (
            <LinkButton key={path} to={path} variant={index === 0 ? "primary" : "secondary"} className={css.action}>
              {label}
            </LinkButton>
          ))}
        </div>
      )}
    </section>
  );
};

const Person = (): ReactElement => {
  const t = useMemberWords();
  const { vipIcons } = useBrand();
  const { lastKnown: info, failed, refresh } = useMember();
  return (
    <div className={css.person}>
      <Avatar src={info?.qq || DEFAULT_AVATAR} name={info?.username ?? ""} />
      <div className={css.who}>
        <p className={css.name}>
          {info ? t.rich("hub.hello", { name: info.nickname || info.username, kept }) : <span>{UNKNOWN}</span>}
        </p>
        {info && <LastLogin time={info.lastLoginTime} />}
        {!info && failed && <p className={css.quiet}>{t("hub.memberFailed")}</p>}
      </div>
      {info && <VipBadge level={info.vipLevel} src={vipIcon(vipIcons, info.vipLevel)} />}
      {!info && failed && (
        <Button size="small" onPress={refresh}>
          {t("hub.retry")}
        </Button>
      )}
    </div>
  );
};

const LastLogin = ({ time }: { time: string | null }): ReactElement => {
  const t = useMemberWords();
  const { dateTime } = useFormat();
  return (
    <p className={css.quiet}>
      {time === null ? <span>{t("hub.first")}</span> : t.rich("hub.last", { time: dateTime(time), kept })}
    </p>
  );
};

const Balances = (): ReactElement => {
  const t = useMemberWords();
  const { value: balance, failed, at, refresh } = useBalance();
  const age = failed ? at : undefined;
  const [isHidden, setHidden] = useState(false);
  const parts = [
    ["withdrawable", balance?.withdrawable],
    ["locked", balance?.locked],
    ["total", balance?.total],
  ] as const;
  return (
    <>
      <div>
        <p className={css.label}>
          <span>{t("hub.balance")}</span>
          <IconButton
            size="small"
            className={css.onHero}
            label={t(isHidden ? "hub.show" : "hub.hide")}
            onPress={() => setHidden(!isHidden)}
          >
            {isHidden ? <ShowIcon /> : <HideIcon />}
          </IconButton>
          <IconButton size="small" className={css.onHero} label={t("hub.refresh")} onPress={refresh}>
            <RefreshIcon />
          </IconButton>
        </p>
        <p className={css.figure}>
          {isHidden ? <span>{MASK}</span> : <CountingMoney value={balance?.balance} asOf={age} />}
        </p>
        {failed && <p className={css.quiet}>{t("hub.balanceFailed")}</p>}
      </div>
      <dl className={css.parts}>
        {parts.map(([part, value]) => (
          <div key={part}>
            <dt className={css.label}>{t(`hub.${part}`)}</dt>
            <dd className={css.part}>{isHidden ? <span>{MASK}</span> : <MoneyText value={value} />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
