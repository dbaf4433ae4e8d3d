import { callQuery, useClient } from "@baize/api-client/react";
import { type CategoryId, categoryPath, localName } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { Skeleton, SkeletonRegion, useLocalText } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useSiteWords } from "../words.ts";
import * as css from "./header.css.ts";

/** Providers of one category, each leading to its place in the category's screen. */
export const CategoryPanel = ({ id, onChosen }: { id: CategoryId; onChosen: () => void }): ReactElement => {
  const t = useSiteWords();
  const localText = useLocalText();
  const client = useClient();
  const { data, isError } = useQuery(callQuery(client.games.list, { show: "home" }));
  const providers = data?.find((category) => category.id === id)?.providers ?? [];
  return (
    <div className={css.panel}>
      {isError && <p>{t("venue.failed")}</p>}
      {!data && !isError && (
        <SkeletonRegion>
          <Skeleton shape="row" count={3} />
        </SkeletonRegion>
      )}
      <ul className={css.panelGrid}>
        {providers.map((provider) => (
          <li key={provider.platform}>
            <Link
              to={`${categoryPath(id)}?platform=${encodeURIComponent(provider.platform)}`}
              className={css.panelLink}
              onClick={onChosen}
            >
              <img src={provider.mark} alt="" className={css.panelMark} loading="lazy" />
              <span>
                {localText(localName(provider))}
                <span className={css.panelNote}>
                  {provider.state === "normal"
                    ? t("venue.rebate", { percent: provider.rebateMax })
                    : t(`venue.${provider.state}`)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
