/** Items that wait in groups, and in subgroups of these. */
export interface Rotation<T> {
  readonly size: number;
  add(group: string, subgroup: string, item: T): void;
  /** Without effect when it has been taken. */
  remove(group: string, subgroup: string, item: T): void;
  /** The next item: groups have their turn one after the other, and so have the subgroups of a group. */
  take(): T | undefined;
}

type Groups<T> = Map<string, Map<string, Set<T>>>;

const firstOf = <T>(items: Iterable<T>): T | undefined => {
  for (const item of items) return item;
  return undefined;
};

/** Puts a key behind all others, or takes it away when nothing is left under it. */
const turn = <T extends { readonly size: number }>(map: Map<string, T>, key: string, value: T): void => {
  map.delete(key);
  if (value.size > 0) map.set(key, value);
};

export const createRotation = <T>(): Rotation<T> => {
  const groups: Groups<T> = new Map();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add: (group, subgroup, item) => {
      const members = groups.get(group) ?? new Map<string, Set<T>>();
      const items = members.get(subgroup) ?? new Set<T>();
      groups.set(group, members.set(subgroup, items.add(item)));
      size += 1;
    },
    remove: (group, subgroup, item) => {
      const members = groups.get(group);
      const items = members?.get(subgroup);
      if (!members || !items?.delete(item)) return;
      size -= 1;
      if (items.size === 0) members.delete(subgroup);
      if (members.size === 0) groups.delete(group);
    },
    take: () => {
      const [group, members] = firstOf(groups) ?? [];
      if (group === undefined || members === undefined) return undefined;
      const [subgroup, items] = firstOf(members) ?? [];
      if (subgroup === undefined || items === undefined) return undefined;
      const item = firstOf(items) as T;
      items.delete(item);
      size -= 1;
      turn(members, subgroup, items);
      turn(groups, group, members);
      return item;
    },
  };
};
