import type { ReactElement } from "react";

import type { EmptyArtKind } from "./empty-art.tsx";
import * as css from "./empty-state.css.ts";

/** Each picture is one object on the cloth: a card back as ground, the object in front, one accent. */
const objects: Record<EmptyArtKind, ReactElement> = {
  records: (
    <>
      <path className={css.artSheet} d="M62 34h44l14 14v54a4 4 0 0 1-4 4H62a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4z" />
      <path className={css.artLine} d="M106 34v14h14M70 62h36M70 74h36M70 86h20" />
      <path className={css.artAccent} d="m98 90 6 6 11-13" />
    </>
  ),
  messages: (
    <>
      <rect className={css.artSheet} x="50" y="44" width="80" height="54" rx="6" />
      <path className={css.artLine} d="m52 50 38 28 38-28" />
      <circle className={css.artDot} cx="128" cy="44" r="7" />
    </>
  ),
  games: (
    <>
      <rect className={css.artSheet} x="54" y="38" width="40" height="58" rx="6" transform="rotate(-9 74 67)" />
      <rect className={css.artSheet} x="86" y="36" width="40" height="58" rx="6" transform="rotate(8 106 65)" />
      <path className={css.artAccent} d="M106 52c6 6 11 9 11 15a6 6 0 0 1-11 3 6 6 0 0 1-11-3c0-6 5-9 11-15zm0 17v9" />
    </>
  ),
  gifts: (
    <>
      <rect className={css.artSheet} x="56" y="60" width="68" height="44" rx="5" />
      <rect className={css.artSheet} x="50" y="48" width="80" height="16" rx="4" />
      <path
        className={css.artAccent}
        d="M90 48v56M90 47c-16-2-22-20-10-21 8 0 10 12 10 21zm0 0c16-2 22-20 10-21-8 0-10 12-10 21z"
      />
    </>
  ),
  wallet: (
    <>
      <path className={css.artSheet} d="M52 50h70a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6z" />
      <path className={css.artLine} d="M52 50l52-14v14" />
      <path className={css.artSheet} d="M108 68h22v18h-22a9 9 0 0 1 0-18z" />
      <circle className={css.artDot} cx="111" cy="77" r="4" />
    </>
  ),
  search: (
    <>
      <circle className={css.artSheet} cx="84" cy="64" r="28" />
      <path className={css.artLine} d="m105 86 20 20" />
      <path className={css.artAccent} d="M74 64h20" />
    </>
  ),
  offline: (
    <>
      <path className={css.artLine} d="M52 60a56 56 0 0 1 76 0M64 74a38 38 0 0 1 52 0M77 87a19 19 0 0 1 26 0" />
      <circle className={css.artDot} cx="90" cy="99" r="5" />
      <path className={css.artAccent} d="m60 104 62-66" />
    </>
  ),
  lost: (
    <>
      <rect className={css.artSheet} x="60" y="34" width="60" height="74" rx="8" transform="rotate(-6 90 71)" />
      <path className={css.artAccent} d="M79 62a12 12 0 1 1 17 12c-5 3-6 5-6 10" />
      <circle className={css.artDot} cx="91" cy="95" r="3.4" />
    </>
  ),
  maintenance: (
    <>
      <path className={css.artSheet} d="M54 40h72v24H54z" />
      <path className={css.artLine} d="M64 64v42M116 64v42M56 106h16M108 106h16M64 86h52" />
      <path className={css.artAccent} d="m60 62 12-20M80 62l12-20M100 62l12-20" />
      <circle className={css.artDot} cx="64" cy="33" r="5" />
      <circle className={css.artDot} cx="116" cy="33" r="5" />
    </>
  ),
};

/** The object in front of an empty state's picture. */
export const EmptyObject = ({ kind }: { kind: EmptyArtKind }): ReactElement => objects[kind];
