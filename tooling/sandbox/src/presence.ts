/** A member who is there, by the last heartbeat of one session. */
export interface Presence {
  readonly member: string;
  /** Empty while no game is played. */
  readonly gameId: string;
  /** Epoch milliseconds. */
  readonly seenAt: number;
}
export interface Presences {
  beat(brand: string, family: string, presence: Presence): void;
  /** Those seen lately, the latest first. */
  list(brand: string, now: number): readonly Presence[];
}

/** Browsers wake hidden tabs once a minute, so a session may be silent for three before it counts as gone (Safety, rule 9). */
export const PRESENCE_MS = 180_000;

/** Who is there. It lives in memory alone: nothing depends on it, and after a start it fills within a heartbeat. */
export const createPresences = (): Presences => {
  const brands = new Map<string, Map<string, Presence>>();
  return {
    beat: (brand, family, presence) => {
      const families = brands.get(brand) ?? new Map<string, Presence>();
      brands.set(brand, families);
      // Taken out first, so that the map stays in the order of the beats and the silent ones stand in front.
      families.delete(family);
      families.set(family, presence);
      for (const [silent, { seenAt }] of families) {
        if (presence.seenAt - seenAt < PRESENCE_MS) break;
        families.delete(silent);
      }
    },
    list: (brand, now) => [...(brands.get(brand)?.values() ?? [])].filter(({ seenAt }) => now - seenAt < PRESENCE_MS).toReversed(),
  };
};
