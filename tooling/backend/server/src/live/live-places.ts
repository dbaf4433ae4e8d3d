/** Places of streams, of each member and in all. */
export interface LivePlaces {
  /** False where there is none left. */
  take(member: string): boolean;
  release(member: string): void;
  count(): number;
}

export const createLivePlaces = (perMember: number, inAll: number): LivePlaces => {
  const held = new Map<string, number>();
  let total = 0;
  return {
    take: (member) => {
      const count = held.get(member) ?? 0;
      if (total >= inAll || count >= perMember) return false;
      total += 1;
      held.set(member, count + 1);
      return true;
    },
    release: (member) => {
      total -= 1;
      const left = (held.get(member) ?? 1) - 1;
      if (left === 0) held.delete(member);
      else held.set(member, left);
    },
    count: () => total,
  };
};
