export const SHOWN = ["all", "hot", "new", "favourite", "recent"] as const;
export type Shown = (typeof SHOWN)[number];

/** What the address asks of the lobby. */
export interface LobbyFilter {
  readonly text: string;
  /** Provider; empty for all. */
  readonly platform: string;
  readonly show: Shown;
}

/** Reads the address; invalid values fall back to everything. */
export const readFilter = (query: URLSearchParams): LobbyFilter => ({
  text: (query.get("q") ?? "").slice(0, 60),
  platform: query.get("platform") ?? "",
  show: SHOWN.find((each) => each === query.get("show")) ?? "all",
});

/** The address of a filter; defaults are left out. */
export const writeFilter = ({ text, platform, show }: LobbyFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (platform !== "") query.set("platform", platform);
  if (show !== "all") query.set("show", show);
  if (text !== "") query.set("q", text);
  return query;
};

/** Folds full-width letters and capitals to plain ones. */
export const foldText = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The words that are searched. */
export const searchWords = (text: string): readonly string[] =>
  foldText(text)
    .split(/[\s·・'’]+/u)
    .filter((word) => word !== "");
