/** What differs between the projects. */
export interface EngineOptions {
  readonly engine: "firefox" | "webkit";
  /** Of the surface. */
  readonly base: string;
}

/** What a member does in any browser. Names are those that are read out; each act waits until it can be done. */
export interface Hands {
  readonly open: (url: string) => Promise<void>;
  /** Presses a button or follows a link. */
  readonly press: (name: RegExp) => Promise<void>;
  /** Types into a field, key by key. */
  readonly type: (label: RegExp, text: string) => Promise<void>;
  /** Waits until a text is shown. */
  readonly see: (text: RegExp) => Promise<void>;
  /** Acts inside the game of the page. */
  readonly inGame: (act: (game: Pick<Hands, "press" | "see">) => Promise<void>) => Promise<void>;
  /** Keeps a picture of what is shown. */
  readonly show: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
