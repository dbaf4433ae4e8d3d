import { execFileSync } from "node:child_process";

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account to run PostgreSQL as, which refuses root; undefined when this process is not root. */
export const lowerAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => {
    for (const user of ["postgres", "nobody"]) {
      try {
        return Number(
          execFileSync("id", [flag, user], {
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
          }),
        );
      } catch {
        continue;
      }
    }
    throw new Error(
      'PostgreSQL refuses to run as root. Remedy: add an account "postgres", or run the tests as another user.',
    );
  };
  return { uid: id("-u"), gid: id("-g") };
};
