import { StorageFault } from "@baize/ledger";
import { failingDatabase, withEngines } from "@baize/ledger/testing";
import { describe, expect, it } from "vitest";
import type { AgencyContext } from "../interface/ports.ts";
import { createWorld, DAY, type World } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

/** Noon of the zone of Shanghai. */
const NOON = Date.parse("2026-12-01T12:00:00+08:00");
const HOUR = 3_600_000;
/** How long after its end a day is taken. */
const SETTLED = 60_000;
const TIMES = 50;
/** Boundaries of the store between two that fail. */
const STRIDE = 4;

const pay = ({ agency, brand }: World): Promise<number> => agency.jobs.payCommission(brand);

/** Day, base and amount of each row, newest day first. */
const rowsOf = async (world: World, agent: AgencyContext) =>
  (await world.earned(agent)).map(([day, , base, , amount]) => [day, base, amount]);

withEngines("days of commission", (open) => {
  const openWorld = async (
    zone: string,
    start: number,
    wrap = (database: Awaited<ReturnType<typeof open>>) => database,
  ) => {
    const world = await createWorld(wrap(await open()), { zone, start });
    await world.agency.operator.setRules(world.brand, samples.net());
    const agent = await world.agent("a1");
    return { world, agent, friend: await world.invitee("i1", "a1") };
  };

  describe.each([
    ["Asia/Shanghai", "2026-12-31T16:00:00Z", "2026-12-31", "2027-01-01"],
    ["America/New_York", "2026-11-02T05:00:00Z", "2026-11-01", "2026-11-02"],
    ["America/New_York", "2027-03-14T05:00:00Z", "2027-03-13", "2027-03-14"],
    ["America/New_York", "2027-03-15T04:00:00Z", "2027-03-14", "2027-03-15"],
    ["Europe/Lisbon", "2026-10-26T00:00:00Z", "2026-10-25", "2026-10-26"],
    ["Europe/Lisbon", "2027-03-28T00:00:00Z", "2027-03-27", "2027-03-28"],
  ])("in %s at %s", (zone, iso, day, next) => {
    it(`part ${day} from ${next}, and are paid a minute after their end`, async () => {
      const midnight = Date.parse(iso);
      const { world, agent, friend } = await openWorld(zone, midnight - 12 * HOUR);
      world.turnTo(midnight - 1);
      await world.bet(friend, "100", "-10");
      world.turnTo(midnight);
      await world.bet(friend, "100", "-30");
      world.turnTo(midnight + SETTLED - 1);
      expect(await pay(world)).toBe(0);
      world.turnTo(midnight + SETTLED);
      expect(await pay(world)).toBe(1);
      expect(await rowsOf(world, agent)).toEqual([[day, "10.00", "1.00"]]);
      world.wait(25 * HOUR);
      expect(await pay(world)).toBe(1);
      expect(await rowsOf(world, agent)).toEqual([
        [next, "30.00", "3.00"],
        [day, "10.00", "1.00"],
      ]);
      expect(await world.findings()).toEqual([]);
    });
  });

  it("are paid one by one, each by its own play, when the job is days late", async () => {
    const { world, agent, friend } = await openWorld("Asia/Shanghai", Date.parse("2026-11-29T12:00:00+08:00"));
    for (const net of ["-100", "40", "-90", "-5"]) {
      await world.bet(friend, "100", net);
      world.wait(DAY);
    }
    world.wait(3 * DAY);
    expect(await pay(world)).toBe(3);
    expect(await rowsOf(world, agent)).toEqual([
      ["2026-12-02", "5.00", "0.50"],
      ["2026-12-01", "90.00", "9.00"],
      ["2026-11-29", "100.00", "10.00"],
    ]);
    expect((await world.records(agent)).map(({ id }) => id).toSorted()).toEqual([
      "A-a1-2026-11-29",
      "A-a1-2026-12-01",
      "A-a1-2026-12-02",
    ]);
    expect(await pay(world)).toBe(0);
  });

  it("count a bet that was written after its day was settled on the next day of the month", async () => {
    const { world, agent, friend } = await openWorld("Asia/Shanghai", NOON);
    await world.bet(friend, "100", "-10");
    world.wait(DAY);
    await pay(world);
    world.wait(-DAY);
    await world.bet(friend, "100", "-20");
    world.wait(DAY);
    await world.bet(friend, "100", "-3");
    world.wait(DAY);
    await pay(world);
    expect(await rowsOf(world, agent)).toEqual([
      ["2026-12-02", "23.00", "2.30"],
      ["2026-12-01", "10.00", "1.00"],
    ]);
  });

  it("are paid once by fifty jobs at once", async () => {
    const { world, agent } = await openWorld("Asia/Shanghai", NOON);
    for (let index = 2; index <= 4; index += 1)
      await world.bet(await world.invitee(`i${index}`, "a1"), "100", `-${index}`);
    world.wait(DAY);
    await world.bet({ brand: world.brand, member: "i2" }, "100", "-50");
    world.wait(DAY);
    const paid = await Promise.all(Array.from({ length: TIMES }, () => pay(world)));
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await rowsOf(world, agent)).toEqual([
      ["2026-12-02", "50.00", "10.25"],
      ["2026-12-01", "2.00", "0.41"],
      ["2026-12-01", "3.00", "0.61"],
      ["2026-12-01", "4.00", "0.82"],
    ]);
    expect(await world.balance(agent)).toBe("12.09");
    expect(await world.records(agent)).toHaveLength(2);
    expect(await world.findings()).toEqual([]);
  }, 120_000);

  it("count nothing twice when a job goes on that was held up while another settled more days", async () => {
    let hold: (() => Promise<void>) | undefined;
    const { world, agent, friend } = await openWorld("Asia/Shanghai", NOON, (database) => ({
      ...database,
      atomic: async (work) => {
        const wait = hold;
        hold = undefined;
        await wait?.();
        return database.atomic(work);
      },
    }));
    await world.bet(friend, "100", "10");
    world.wait(DAY);
    let goOn = (): void => undefined;
    const isHeld = new Promise<void>((tell) => {
      hold = () => {
        tell();
        return new Promise((resolve) => (goOn = resolve));
      };
    });
    const late = pay(world);
    await isHeld;
    await pay(world);
    // What the held job still sees as its own day has more in it by now.
    world.wait(-DAY);
    await world.bet(friend, "100", "-50");
    world.wait(DAY);
    await world.bet(friend, "100", "-5");
    world.wait(DAY);
    await pay(world);
    goOn();
    await late;
    expect(await rowsOf(world, agent)).toEqual([["2026-12-02", "45.00", "4.50"]]);
    expect(await world.findings()).toEqual([]);
  });

  it("are paid whole and once, wherever the store has failed in the middle", async () => {
    let store: ReturnType<typeof failingDatabase> | undefined;
    const { world, agent, friend } = await openWorld(
      "Asia/Shanghai",
      NOON,
      (database) => (store = failingDatabase(database)),
    );
    const other = await world.invitee("i2", "a1");
    let days = 0;
    for (let isFailing = true, nth = 1; isFailing; nth += STRIDE) {
      await world.bet(friend, "10", "-10");
      await world.bet(other, "10", "-30");
      world.wait(DAY);
      store?.arm({ nth, mode: "until_lifted" });
      const fault: unknown = await pay(world).then(
        () => null,
        (error: unknown) => error,
      );
      store?.lift();
      isFailing = fault instanceof StorageFault;
      await pay(world);
      days += 1;
      expect(await world.balance(agent)).toBe(`${days * 4}.00`);
    }
    expect(days).toBeGreaterThan(12);
    expect(await world.findings()).toEqual([]);
  }, 120_000);
});
