import {
  type Compilable,
  CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Work } from "./database.ts";

const common = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Compile-only builder: one SQL text for both engines. It holds no connection, so a module may keep one for life. */
export const builder = <Tables>(): Kysely<Tables> => common.withTables<{}>() as unknown as Kysely<Tables>;

/** What the helpers below take: a Kysely builder, or a text made with `raw`. */
export type Query<Row> = Compilable<Row> | CompiledQuery<Row>;

const compile = <Row>(query: Query<Row>): CompiledQuery<Row> => ("compile" in query ? query.compile() : query);

const bare = CompiledQuery.raw("");

/** A hand-written text with `?` for each parameter; saves the building on hot paths. */
export const raw = <Row = Record<string, unknown>>(text: string, ...parameters: unknown[]): CompiledQuery<Row> => ({
  ...bare,
  sql: text,
  parameters,
});

/**
 * A query that is built and compiled once, with marks in place of its values, and then only takes values: for reads on
 * hot paths. `build` must hand on every value as it is; a value that decides or is computed with throws. SQLite plans a
 * join anew for each value of a bare parameter, so a join compares with sql`cast(${value} as text)`.
 */
export const prepared = <Values extends readonly unknown[], Row>(
  build: (...values: Values) => Compilable<Row>,
): ((...values: Values) => CompiledQuery<Row>) => {
  const marks = Array.from({ length: build.length }, (_, index) => Symbol(`value ${index}`));
  const make = () => {
    const query = build(...(marks as unknown as Values)).compile();
    const lost = marks.find((mark) => !query.parameters.includes(mark));
    if (lost !== undefined) throw new TypeError(`A prepared query drops its ${lost.description ?? ""}.`);
    return { query, places: query.parameters.map((parameter) => marks.indexOf(parameter as symbol)) };
  };
  let made: ReturnType<typeof make> | undefined;
  return (...values) => {
    const { query, places } = (made ??= make());
    const parameters = places.map((place, index) => (place < 0 ? query.parameters[index] : values[place]));
    return { ...query, parameters };
  };
};

/** All rows of a query. */
export function* all<Row>(query: Query<Row>): Work<readonly Row[]> {
  const outcome = yield compile(query);
  return outcome.rows as readonly Row[];
}

/** The first row of a query, `undefined` when there is none. */
export function* first<Row>(query: Query<Row>): Work<Row | undefined> {
  const outcome = yield compile(query);
  return outcome.rows[0] as Row | undefined;
}

/** Runs an insert, update or delete; gives the number of rows it touched. */
export function* run(query: Query<unknown>): Work<number> {
  const outcome = yield compile(query);
  return outcome.affected;
}
