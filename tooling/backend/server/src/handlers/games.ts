import type { CallData, contract } from "@baize/api-client/contract";
import { HEARTBEAT_MS, localName, type TextLocale } from "@baize/domain";
import type {
  CatalogueGame,
  CatalogueProvider,
  Closing,
  GameCategory,
  LaunchAnswer,
  Provider,
  SavedGamesOwner,
} from "@baize/provider";
import { pauseOf } from "@baize/protection";
import { accept, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { announceClosing } from "../site-notices.ts";
import type { TenantContext } from "../tenant.ts";
import { cashierContext as ctx } from "./cashier-context.ts";
import { withEnglishNames } from "./english-names.ts";
import { type CallContext, type Handlers, sessionOf } from "./handlers.ts";
import { protectedOf } from "./protected-of.ts";

type Games = typeof contract.games;
type Category = CallData<Games["list"]>[number];

/** The home page shows so many games of a category. */
const HOME_GAMES = 24;
/**
 * Browsers wake hidden tabs once a minute, and a beat may be lost: a stake this old still shows that a member plays.
 */
const STAKE_COUNTS_MS = 3 * HEARTBEAT_MS;

const gameView = ({
  id,
  name,
  nameEn,
  seq,
  platform,
  image,
  hot,
  new: isNew,
  search,
  demo,
}: CatalogueGame): Category["games"][number] => ({
  id,
  name,
  nameEn,
  seq,
  platform,
  image,
  hot,
  new: isNew,
  search,
  demo,
});

const providerView = (row: CatalogueProvider, tenant: TenantContext, now: number): Category["providers"][number] => ({
  platform: row.platform,
  name: tenant.facts.sportsNames[row.platform]?.["zh-CN"] ?? row.name,
  nameEn: tenant.facts.sportsNames[row.platform]?.en ?? row.nameEn,
  image: row.image,
  mark: row.mark,
  gameType: row.gameType,
  state: row.state,
  maintenance: announceClosing(row.maintenance, tenant, now),
  openMode: row.openMode,
  hall: row.hall,
  rebateMax: row.rebateMax,
});

const categoryView = (
  row: GameCategory,
  games: readonly CatalogueGame[],
  tenant: TenantContext,
  locale: TextLocale,
  now: number,
): Category => ({
  id: row.id,
  sort: row.sort,
  name: localName(row)[locale],
  providers: row.providers.map((provider) => providerView(provider, tenant, now)),
  games: games.map(gameView),
  tabs: row.tabs.map((tab) => ({ id: tab.id, name: localName(tab)[locale], gameType: tab.gameType })),
});

const until = (maintenance: Closing | null, tenant: TenantContext): Record<string, string> =>
  maintenance?.end == null ? {} : { until: tenant.iso(maintenance.end) };

/** Members are known to the provider by their id, which is unique over all brands. */
const ownerOf = (context: CallContext): SavedGamesOwner => ({
  memberRef: sessionOf(context).member,
  brand: context.tenant.code,
});

/** Stakes are placed in the game's own frame, so the session sees none of them. */
const hasStaked = async (provider: Provider, memberRef: string, platform: string, now: number): Promise<boolean> => {
  const filter = { memberRef, platform, fromMs: now - STAKE_COUNTS_MS };
  return (await provider.bets.list({ ...filter, page: 1, size: 1, locale: "zh-CN" })).total > 0;
};

/** What a paused member is told of the pause. */
const pauseDetailOf =
  ({ database, clock }: Services) =>
  async (context: CallContext): Promise<Record<string, string>> => {
    const account = { brand: context.tenant.code, member: sessionOf(context).member };
    const pause = await database.read(() => pauseOf(account, clock()));
    return pause === null ? {} : { kind: pause.kind, until: context.tenant.iso(pause.until) };
  };

type RefusedLaunch = Extract<LaunchAnswer, { readonly ok: false }>;

/** A launch has no stake: of the limits, that of time alone refuses it. */
const refuseLaunchOf = (services: Services) => {
  const pauseDetail = pauseDetailOf(services);
  return async (context: CallContext, { code, maintenance, gate }: RefusedLaunch) => {
    if (code === "stake_limit" || code === "loss_limit") throw new Error(`A launch was refused for "${code}".`);
    if (code === "play_paused") return refuse(code, await pauseDetail(context));
    if (gate === undefined || !("period" in gate)) return refuse(code, until(maintenance, context.tenant));
    const { period, until: frees } = gate;
    return refuse(code, { period, ...(frees === null ? {} : { until: context.tenant.iso(frees) }) });
  };
};

/** Notes a minute of play where the game is open for money. */
const notePlayOf =
  ({ database, protection }: Services, provider: Provider) =>
  (context: CallContext, gameId: string): Promise<void> => {
    const { member, brand } = { member: sessionOf(context).member, brand: context.tenant.code };
    return database.atomic(function* () {
      if (yield* provider.hasOpenGame({ brand, memberRef: member }, gameId))
        yield* protection.hooks.notePlay(protectedOf(context), context.now);
    });
  };

export const gamesHandlers = (services: Services, provider: Provider): Handlers<Games> => {
  const { cashier, database, logger, presences, sessions } = services;
  const [refuseLaunch, notePlay] = [refuseLaunchOf(services), notePlayOf(services, provider)];
  const wallets: Pick<Handlers<Games>, "walletList" | "recycle" | "recyclePost"> = {
    walletList: (context, input) => cashier.walletList(ctx(context), input),
    recycle: (context, input) => cashier.recycle(ctx(context), input),
    recyclePost: (context, input) => cashier.recycle(ctx(context), input),
  };
  return {
    ...withEnglishNames(wallets, provider),
    transfer: (context, input) => cashier.transfer(ctx(context), input),
    transferPost: (context, input) => cashier.transfer(ctx(context), input),
    transferOrder: (context, input) => cashier.transferOrder(ctx(context), input),
    list: async ({ tenant, locale, now }, { show }) => {
      const enabled = provider.catalogue.categories().filter(({ id }) => tenant.facts.enabledCategoryIds.includes(id));
      if (show === "home") {
        return accept(
          enabled.map((row) =>
            categoryView(row, row.games.filter(({ hot }) => hot).slice(0, HOME_GAMES), tenant, locale, now),
          ),
        );
      }
      return accept(
        enabled.filter(({ id }) => String(id) === show).map((row) => categoryView(row, row.games, tenant, locale, now)),
      );
    },
    heartbeat: async (context, { gameid, platform }) => {
      const { tenant, now } = context;
      if (gameid !== "" && provider.catalogue.game(gameid)?.platform !== platform)
        return refuse("bad_request", { field: "gameid" });
      if (gameid === "" && platform !== "") return refuse("bad_request", { field: "platform" });
      const { vid, member } = sessionOf(context);
      await presences.beat(tenant.code, vid, { member, gameId: gameid, seenAt: now });
      if (gameid !== "") await notePlay(context, gameid);
      if (gameid !== "" && (await hasStaked(provider, member, platform, now)))
        await database.atomic(() => sessions.touch(vid, now));
      return accept({ online: true, serverTime: tenant.iso(now) });
    },
    savedGames: async (context) => {
      const { favourites, recents, maxFavourites } = await provider.savedGames(ownerOf(context));
      return accept({ favourites: [...favourites], recents: [...recents], maxFavourites });
    },
    favourite: async (context, { gameId, on }) => {
      const answer = await provider.setFavourite(ownerOf(context), gameId, on);
      return answer.ok ? accept({ favourites: [...answer.favourites] }) : refuse(answer.code);
    },
    start: async (context, { gameId, mode, surface }) => {
      const { tenant, locale } = context;
      const { member, status } = sessionOf(context);
      if (status !== 1 && mode === "real") return refuse("play_locked");
      const known = provider.catalogue.game(gameId);
      if (!known || !tenant.facts.enabledCategoryIds.includes(known.gameType)) return refuse("game_unknown");
      const launch = await provider.launch({
        memberRef: member,
        brand: tenant.code,
        currency: tenant.facts.currency.code,
        gameId,
        mode,
        surface,
        locale,
        zone: tenant.facts.zone,
        exitUrl: surface === "mobile" ? "/app/home" : "/home",
      });
      if (!launch.ok) return refuseLaunch(context, launch);
      logger.info({ event: "game_started", brand: tenant.code, member, game: gameId, mode });
      const { ok: _ok, ...data } = launch;
      return accept(data);
    },
  };
};
