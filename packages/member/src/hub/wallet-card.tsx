import { useBalance, useMember } from "@baize/api-client/react";
import { paths, vipIcon } from "@baize/domain";
import {
  Avatar,
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
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";

/** Fixed path of the default picture (docs/specification.md §3.3). */
const DEFAULT_AVATAR = "/brand/avatar.svg";
const MASK = "••••••";

/** The member and their balances. Unknown figures are a dash. */
export const WalletCard = (): ReactElement => {
  const t = useMemberWords();
  return (
    <section className={css.wallet}>
      <img src="/brand/hero.svg" alt="" className={css.walletArt} />
      <Person />
      <Balances />
      <div className={css.actions}>
        <LinkButton to={paths.deposit} variant="primary" fullWidth>
          {t("hub.deposit")}
        </LinkButton>
        <LinkButton to={paths.withdraw} fullWidth>
          {t("hub.withdraw")}
        </LinkButton>
        <LinkButton to={paths.transfer} fullWidth>
          {t("hub.transfer")}
        </LinkButton>
      </div>
    </section>
  );
};

const Person = (): ReactElement => {
  const t = useMemberWords();
  const { vipIcons } = useBrand();
  const { dateTime } = useFormat();
  const { lastKnown: info } = useMember();
  return (
    <div className={css.person}>
      <Avatar size="large" src={info?.qq || DEFAULT_AVATAR} name={info?.username ?? ""} />
      <div className={css.grow}>
        <p className={css.name}>{info ? t("hub.hello", { name: info.nickname || info.username }) : "—"}</p>
        <p className={css.quiet}>
          {info && (info.lastLoginTime ? t("hub.last", { time: dateTime(info.lastLoginTime) }) : t("hub.first"))}
        </p>
      </div>
      {info && <VipBadge level={info.vipLevel} src={vipIcon(vipIcons, info.vipLevel)} />}
    </div>
  );
};

const Balances = (): ReactElement => {
  const t = useMemberWords();
  const { value: balance, refresh } = useBalance();
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
          {t("hub.balance")}
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
        <p className={css.figure}>{isHidden ? MASK : <CountingMoney value={balance?.balance} />}</p>
      </div>
      <dl className={css.parts}>
        {parts.map(([part, value]) => (
          <div key={part}>
            <dt className={css.label}>{t(`hub.${part}`)}</dt>
            <dd className={css.part}>{isHidden ? MASK : <MoneyText value={value} />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
