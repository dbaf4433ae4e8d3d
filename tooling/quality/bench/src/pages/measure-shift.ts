import { MOBILE_BASE, paths } from "@baize/domain";
import { median, type Row } from "../row.ts";
import { type Ground, ROUNDS } from "./ground.ts";
import { look, type Surface, type TabSession } from "./visit.ts";

const PUBLIC = [
  paths.home,
  paths.login,
  paths.register,
  paths.forgetPassword,
  paths.iframeCustomerService,
  paths.agent,
  paths.download,
  paths.help("index"),
  paths.help("deposit-how"),
  paths.help("terms"),
  paths.help("privacy"),
  paths.activityDiscount,
  paths.activityDetail("first-deposit"),
  paths.venueSports,
  paths.venueRealbet,
  paths.venueChess,
  paths.venueGaming,
  paths.venueLottery,
  paths.venueFish,
  paths.egame,
];
const OF_MEMBERS = [
  paths.home,
  paths.user,
  paths.deposit,
  paths.withdraw,
  paths.transfer,
  paths.bankCardsManage,
  paths.transRecord,
  paths.betRecord,
  paths.personal,
  paths.protection,
  paths.statement,
  paths.message,
  paths.feedBack,
  paths.activityGifts,
  paths.activitySign,
  paths.vip,
  paths.vipDetail,
];
/** Shifts are no times, so that pages may be open beside each other. */
const AT_ONCE = 3;
/** Pages that are looked at again: those that moved most at the first look. */
const SUSPECTS = 3;
const BUDGET = 0.02;

interface Place {
  readonly path: string;
  readonly session: TabSession;
  readonly name: string;
  readonly shifts: number[];
}

const lookAtAll = async ({ browser, site }: Ground, surface: Surface, places: readonly Place[]): Promise<void> => {
  const left = [...places];
  const worker = async (): Promise<void> => {
    for (let place = left.shift(); place; place = left.shift()) {
      const base = surface === "phone" ? MOBILE_BASE : "";
      const { path, session, shifts } = place;
      const { shift } = await look(browser, `${site.origin}${base}${path}`, { surface, session });
      shifts.push(shift);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/**
 * How far the pages of a surface move while they come. Each is looked at once, and those that moved most as often as
 * other figures, of which the median counts.
 */
const measureSurface = async (ground: Ground, surface: Surface): Promise<Row> => {
  const session = await ground.site.logIn();
  const places = [
    ...PUBLIC.map((path): Place => ({ path, name: path, session: {}, shifts: [] })),
    ...OF_MEMBERS.map((path): Place => ({ path, name: `${path} of a member`, session, shifts: [] })),
  ];
  const byShift = (): Place[] => places.toSorted((one, other) => median(other.shifts) - median(one.shifts));
  await lookAtAll(ground, surface, places);
  const suspects = byShift().slice(0, SUSPECTS);
  for (let round = 1; round < ROUNDS; round += 1) await lookAtAll(ground, surface, suspects);
  const sorted = byShift();
  const over = sorted.filter(({ shifts }) => median(shifts) > BUDGET);
  const [worst, ...next] = sorted.slice(0, 3).map(({ name, shifts }) => `${median(shifts).toFixed(3)} ${name}`);
  return {
    what: `layout shift, ${surface}: the worst of ${places.length} pages`,
    figure: worst ?? "",
    baseline: next.join(", "),
    ratio: `${over.length} above it`,
    budget: `≤ ${BUDGET}`,
    noise: "–",
  };
};

export const measureShift = async (ground: Ground): Promise<Row[]> => [
  await measureSurface(ground, "phone"),
  await measureSurface(ground, "desktop"),
];
