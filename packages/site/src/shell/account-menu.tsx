import { signOut, useClient, useMember } from "@baize/api-client/react";
import { paths, vipIcon } from "@baize/domain";
import { EntryCount, UnreadBadge, useNavigate, useNavigation } from "@baize/feature-kit";
import { Avatar, LogOutIcon, Menu, SettingsIcon, useBrand, VipBadge } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useSiteWords } from "../words.ts";
import * as css from "./header.css.ts";
import { AppearanceSheet } from "./sheets.ts";

/** Fixed path of the default picture (docs/specification.md §3.3). */
const DEFAULT_AVATAR = "/brand/avatar.svg";

/** The member's picture with everything that is theirs behind it. */
export const AccountMenu = (): ReactElement => {
  const t = useSiteWords();
  const client = useClient();
  const navigate = useNavigate();
  const { vipIcons } = useBrand();
  const entries = useNavigation("memberMenu");
  const { lastKnown } = useMember();
  const [isAppearanceOpen, setAppearanceOpen] = useState(false);
  const leave = (): void => {
    signOut(client);
    void navigate(paths.home);
  };
  return (
    <>
      {lastKnown && (
        <span className={css.roomy}>
          <VipBadge hideText size="small" level={lastKnown.vipLevel} src={vipIcon(vipIcons, lastKnown.vipLevel)} />
        </span>
      )}
      <Menu
        label={t("account.open")}
        items={[
          ...entries.map((item) => ({
            id: item.path,
            label: (
              <span className={css.entry}>
                <span>{item.label}</span>
                <EntryCount item={item} />
              </span>
            ),
            icon: <item.Icon />,
            to: item.path,
          })),
          {
            id: "appearance",
            label: t("appearance.settings"),
            icon: <SettingsIcon />,
            onPress: () => setAppearanceOpen(true),
            startsGroup: true,
          },
          { id: "logout", label: t("account.logout"), icon: <LogOutIcon />, onPress: leave, startsGroup: true },
        ]}
      >
        <span className={css.picture}>
          <Avatar src={lastKnown?.qq || DEFAULT_AVATAR} name={lastKnown?.username ?? ""} />
          <span className={css.pictureCount}>
            <UnreadBadge />
          </span>
        </span>
      </Menu>
      <AppearanceSheet isOpen={isAppearanceOpen} onClose={() => setAppearanceOpen(false)} />
    </>
  );
};
