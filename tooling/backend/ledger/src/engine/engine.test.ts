import { describe, expect, it } from "vitest";
import { StorageFault } from "../faults.ts";
import { withEngines } from "../testing/index.ts";
import { all, builder, first, prepared, raw, run } from "./builder.ts";
import type { Database, Migration } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { toParameter } from "./parameter.ts";

interface Tables {
  note: { id: string; words: string | null; number: bigint };
}
const note: readonly Migration[] = [
  {
    name: "001_note",
    statements: [
      "create table note (id text not null primary key, words text, number bigint not null check (number >= 0))",
    ],
  },
];

withEngines("a database", (openEmpty) => {
  const open = async (): Promise<Database> => {
    const database = await openEmpty();
    await database.migrate("note", note);
    return database;
  };
  const put = (id: string, number: number | bigint, words: string | null = null) =>
    run(raw("insert into note (id, words, number) values (?, ?, ?)", id, words, number));
  const ids = (database: Database) =>
    database
      .read(() => all(raw<{ id: string }>("select id from note order by id")))
      .then((rows) => rows.map(({ id }) => id));

  it("gives every integer as bigint: columns, counts, sums, literals and comparisons", async () => {
    const database = await open();
    await database.atomic(() => put("a", 9_007_199_254_740_993n));
    await database.atomic(() => put("b", 0));
    const row = await database.read(() =>
      first(
        raw(
          `select count(*) as c, sum(number) as s, max(number) as m, 1 as one, 2 > 1 as yes, 1 > 2 as no,
           avg(number) is null as n from note`,
        ),
      ),
    );
    expect(row).toEqual({
      c: 2n,
      s: 9_007_199_254_740_993n,
      m: 9_007_199_254_740_993n,
      one: 1n,
      yes: 1n,
      no: 0n,
      n: 0n,
    });
  });

  it("keeps text as it is: Chinese, quotes, question marks, emoji, null", async () => {
    const database = await open();
    const q = database.builder<Tables>();
    const words = `存款 'a' "b" ? $1 😀 \\ ;--`;
    await database.atomic(function* () {
      yield* run(q.insertInto("note").values({ id: "a", words, number: 1n }));
      yield* run(q.insertInto("note").values({ id: "b", words: null, number: 2n }));
    });
    const rows = await database.read(() =>
      all(q.selectFrom("note").select(["id", "words"]).where("words", "is", null).orderBy("id").limit(10)),
    );
    expect(rows).toEqual([{ id: "b", words: null }]);
    expect(await database.read(() => first(raw("select words, '?' as mark from note where words = ?", words)))).toEqual(
      { words, mark: "?" },
    );
  });

  it("gives a prepared query new values each time, wherever they stand in it, and keeps those of its own", async () => {
    const database = await open();
    const q = builder<Tables>();
    for (const [id, number] of [
      ["a", 1],
      ["b", 2],
      ["c", 3],
    ] as const)
      await database.atomic(() => put(id, number, "same"));
    const found = prepared((most: bigint, least: bigint, id: string) =>
      q
        .selectFrom("note")
        .select("id")
        .where("words", "=", "same")
        .where((e) => e.or([e("id", "=", id), e("number", ">=", least)]))
        .where("number", "<=", most)
        .where("id", "<>", `${"no"}body`)
        .orderBy("id"),
    );
    const idsOf = async (...values: Parameters<typeof found>) =>
      (await database.read(() => all(found(...values)))).map((row) => row.id);
    expect(await idsOf(3n, 2n, "a")).toEqual(["a", "b", "c"]);
    expect(await idsOf(2n, 3n, "a")).toEqual(["a"]);
    expect(await idsOf(3n, 3n, "b")).toEqual(["b", "c"]);
  });

  it("compares text by its bytes, so case matters in like and in order", async () => {
    const database = await open();
    await database.atomic(function* () {
      for (const id of ["b", "B", "a", "中"]) yield* put(id, 1);
    });
    expect(await ids(database)).toEqual(["B", "a", "b", "中"]);
    expect(await database.read(() => all(raw("select id from note where id like 'b%'")))).toEqual([{ id: "b" }]);
  });

  it("counts affected rows, with and without returning, and none for a select", async () => {
    const database = await open();
    const counts = await database.atomic(function* () {
      yield* put("a", 1);
      yield* put("b", 1);
      const updated = yield raw("update note set number = number + ? where number = ?", 1, 1);
      const returned = yield raw("update note set number = number + 1 where id = ? returning number", "a");
      const ignored = yield raw(
        "insert into note (id, number) values (?, ?) on conflict (id) do nothing returning id",
        "a",
        1,
      );
      const selected = yield raw("select * from note order by id for update");
      return [
        updated.affected,
        returned.affected,
        returned.rows,
        ignored.affected,
        selected.affected,
        selected.rows.length,
      ];
    });
    expect(counts).toEqual([2, 1, [{ number: 3n }], 0, 0, 2]);
  });

  it.each([
    ["a fraction", 1.5],
    ["NaN", Number.NaN],
    ["an unsafe number", 2 ** 53],
    ["a missing value", undefined],
    ["an object", {}],
    ["a date", new Date(0)],
    ["more than 64 bits", 2n ** 63n],
    ["text with NUL", "a\0b"],
  ])("refuses to bind %s and writes nothing", async (_, value) => {
    const database = await open();
    const attempt = database.atomic(function* () {
      yield* put("a", 1);
      yield* run(raw("update note set words = ?", value));
    });
    await expect(attempt).rejects.toThrow(/bound/);
    expect(await ids(database)).toEqual([]);
  });

  it("rolls back all of a work that throws and gives the error as it is", async () => {
    const database = await open();
    const error = new Error("changed my mind");
    const attempt = database.atomic(function* () {
      yield* put("a", 1);
      throw error;
    });
    await expect(attempt).rejects.toBe(error);
    expect(await ids(database)).toEqual([]);
  });

  it("ends a work at its first failing statement, whatever the work would do about it", async () => {
    const database = await open();
    const attempt = database.atomic(function* () {
      try {
        yield* put("a", -1);
      } finally {
        yield* put("b", 1);
      }
    });
    await expect(attempt).rejects.toThrow(/check constraint/i);
    expect(await ids(database)).toEqual([]);
  });

  it("lets each of many queued at once fail alone", async () => {
    const database = await open();
    await database.atomic(() => put("taken", 1));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        database.atomic(function* () {
          yield* put(`n${index}`, 1);
          if (index % 4 === 1) throw new Error("own fault");
          if (index % 4 === 2) yield* put("taken", 1);
          if (index % 4 === 3) yield* put(`m${index}`, -1);
          return index;
        }),
      ),
    );
    expect(outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []))).toEqual([
      0, 4, 8, 12, 16, 20, 24, 28, 32, 36,
    ]);
    expect(await ids(database)).toEqual(["n0", "n12", "n16", "n20", "n24", "n28", "n32", "n36", "n4", "n8", "taken"]);
  });

  it("loses no update of 60 that read first and write after", async () => {
    const database = await open();
    await database.atomic(() => put("a", 0));
    await Promise.all(
      Array.from({ length: 60 }, () =>
        database.atomic(function* () {
          const row = yield* first(raw<{ number: bigint }>("select number from note where id = ?", "a"));
          yield* run(raw("update note set number = ? where id = ?", (row?.number ?? 0n) + 1n, "a"));
        }),
      ),
    );
    expect(await database.read(() => first(raw("select number from note")))).toEqual({
      number: 60n,
    });
  });

  it("keeps a limit that spans rows: of 20 at once that count to three, three write", async () => {
    const database = await open();
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.atomic(function* () {
          const row = yield* first(raw<{ count: bigint }>("select count(*) as count from note"));
          if ((row?.count ?? 0n) >= 3n) return false;
          yield* put(`n${index}`, 1);
          return true;
        }),
      ),
    );
    expect(written.filter(Boolean)).toHaveLength(3);
    expect(await ids(database)).toHaveLength(3);
  });

  it("refuses to write in a read", async () => {
    const database = await open();
    await expect(database.read(() => put("a", 1))).rejects.toThrow(/must not write|read-only transaction/);
    await database.atomic(() => put("b", 1));
    expect(await ids(database)).toEqual(["b"]);
  });

  it("shows a read nothing of a transaction that is not committed", async () => {
    const database = await open();
    const writing = database.atomic(() => put("a", 1));
    const before = ids(database);
    await writing;
    expect([(await before).length <= 1, await ids(database)]).toEqual([true, ["a"]]);
  });

  it("closes twice without complaint, finishes what was queued, and refuses later work", async () => {
    const database = await open();
    const writing = database.atomic(() => put("a", 1));
    await Promise.all([database.close(), database.close()]);
    await writing;
    await expect(database.atomic(() => put("b", 1))).rejects.toThrow(StorageFault);
    await expect(ids(database)).rejects.toThrow(StorageFault);
  });
});

describe("opening", () => {
  it.each([{}, { file: "" }, { url: "mysql://host/db" }])("refuses %o", async (options) => {
    await expect(openDatabase(options)).rejects.toThrow(TypeError);
  });

  it.each([{ file: "/nowhere/at/all/x.db" }, { url: "postgres:///x?host=/nowhere" }])(
    "says that %o cannot be reached",
    async (options) => {
      await expect(openDatabase(options)).rejects.toThrow(StorageFault);
    },
  );

  it("opens a database in memory", async () => {
    const database = await openDatabase({ file: ":memory:" });
    expect(await database.read(() => first(raw("select 1 as one")))).toEqual({ one: 1n });
    await database.close();
  });

  it("binds booleans, null and bytes", () => {
    expect([true, false, null, new Uint8Array([1])].map(toParameter)).toEqual([1n, 0n, null, new Uint8Array([1])]);
  });
});

describe("a prepared query", () => {
  const q = builder<Tables>();
  it("refuses to lose a value", () => {
    const chosen = prepared((id: string, isAsked: boolean) =>
      isAsked ? q.selectFrom("note").selectAll().where("id", "=", id) : q.selectFrom("note").selectAll(),
    );
    expect(() => chosen("a", true)).toThrow(/drops its value 1/);
  });
  it("refuses to compute with a value", () => {
    const later = prepared((number: bigint) =>
      q
        .selectFrom("note")
        .selectAll()
        .where("number", "=", number + 1n),
    );
    expect(() => later(1n)).toThrow(TypeError);
  });
});
