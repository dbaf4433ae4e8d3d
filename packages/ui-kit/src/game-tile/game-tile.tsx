import type { ReactElement, ReactNode } from "react";

import { Badge } from "../badge/badge.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { HeartIcon, MaintenanceIcon } from "../icon/icons.ts";
import { Link, type To } from "../link/link.tsx";
import { usePressLock } from "../press/use-press-lock.ts";
import * as styleCss from "../card/card-style.css.ts";
import { CoverPicture } from "../card/cover-picture.tsx";
import { useCardStyle } from "../card/use-card-style.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./game-tile.css.ts";

export interface GameTileProps {
  title: string;
  /** Address of the cover. */
  cover: string;
  /** Provider or category. */
  detail?: ReactNode;
  /** Whether the list puts a short button at the end of the detail's line. */
  hasDetailButton?: boolean | undefined;
  /** A page of the game … */
  to?: To | undefined;
  /** … or the launch itself, in the press. */
  onOpen?: (() => unknown) | undefined;
  isHot?: boolean | undefined;
  isNew?: boolean | undefined;
  /** When the game is closed: when it comes back, or true. The tile then opens nothing. */
  maintenance?: ReactNode;
  isFavourite?: boolean | undefined;
  onFavouriteChange?: ((isFavourite: boolean) => unknown) | undefined;
  /** The first covers in view; they load at once, the others when near. */
  isPriority?: boolean | undefined;
}

/** A game: cover, title, provider. The whole tile is one target, the heart another. */
export const GameTile = ({ isFavourite = false, onFavouriteChange, ...game }: GameTileProps): ReactElement => {
  const t = useKitWords();
  const cardStyle = useCardStyle();
  const { maintenance } = game;
  const isClosed = maintenance !== undefined && maintenance !== false && maintenance !== null;
  return (
    <article className={cx(css.tile, styleCss.tile[cardStyle])}>
      <Cover {...game} isClosed={isClosed} />
      <div className={cx(css.words, styleCss.tileWords[cardStyle])}>
        <Opener {...game} isClosed={isClosed} />
        {game.detail !== undefined && (
          <div className={cx(css.detail, game.hasDetailButton && css.besideButton)}>{game.detail}</div>
        )}
      </div>
      {onFavouriteChange && (
        <span className={cx(css.favourite, styleCss.tileCorner[cardStyle])}>
          <IconButton
            size="small"
            className={cx(css.heart, isFavourite && css.heartOn)}
            label={isFavourite ? t("unfavourite") : t("favourite")}
            aria-pressed={isFavourite}
            onPress={() => onFavouriteChange(!isFavourite)}
          >
            <HeartIcon fill={isFavourite ? "currentColor" : "none"} />
          </IconButton>
        </span>
      )}
    </article>
  );
};

type PartProps = GameTileProps & { isClosed: boolean };

const Cover = ({
  cover,
  isHot = false,
  isNew = false,
  isPriority = false,
  maintenance,
  isClosed,
}: PartProps): ReactElement => {
  const t = useKitWords();
  return (
    <div className={cx(css.cover, styleCss.tileCover[useCardStyle()])}>
      <CoverPicture
        className={cx(css.picture, isClosed && css.closed)}
        src={cover}
        size={[240, 320]}
        isPriority={isPriority}
      />
      {!isClosed && (isHot || isNew) && (
        <span className={css.badges}>
          {isHot && <Badge tone="accent">{t("hot")}</Badge>}
          {isNew && <Badge tone="neutral">{t("new")}</Badge>}
        </span>
      )}
      {isClosed && (
        <span className={css.notice}>
          <span className={css.noticeIcon}>
            <MaintenanceIcon />
          </span>
          <span>{maintenance === true ? t("maintenance") : maintenance}</span>
        </span>
      )}
    </div>
  );
};

/** The title, which opens the game: as a page, or by the launch itself. */
const Opener = ({ title, to, onOpen, isClosed }: PartProps): ReactElement => {
  const [open] = usePressLock(() => onOpen?.());
  if (to !== undefined && !isClosed)
    return (
      <Link to={to} className={cx(css.open, css.title)}>
        {title}
      </Link>
    );
  return (
    <button
      type="button"
      className={cx(css.open, css.title)}
      aria-disabled={isClosed || undefined}
      onClick={() => {
        if (!isClosed) open();
      }}
    >
      {title}
    </button>
  );
};
