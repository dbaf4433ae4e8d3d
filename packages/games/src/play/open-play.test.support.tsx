import { clientWith, useSession } from "@baize/api-client/react";
import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import { Navigate, Route, Routes, useLocation, useNavigate, useSearchParams } from "@baize/feature-kit";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect } from "vitest";
import {
  sampleBalance,
  sampleBets,
  sampleCategory,
  sampleMember,
  sampleProvider,
  sampleStart,
} from "../samples.test.support.ts";
import type { ScreenOptions } from "@baize/feature-kit/testing";
import { showScreen } from "../test-screen.test.support.tsx";
import { Page } from "./play-page.tsx";

const useAccountClient = clientWith({ account: contract.account });

export const PATH = "/venues?game=lhzr-1&mode=real";
export const opened = {
  gameName: "竹筒三骰",
  platform: "lhzr",
  platformName: "澜禾真人",
  gameType: 2,
};
const boot = fixture(contract.service.md, { serverTime: new Date().toISOString() });
export const homeList = (part: Partial<ReturnType<typeof sampleProvider>> = {}) => [
  sampleCategory(2, { providers: [sampleProvider(part)] }),
];
export const closing = {
  state: "maintenance" as const,
  maintenance: { start: null, end: "2026-11-27T04:30:00Z", text: "" },
};
const recycled = fixture(contract.games.recyclePost, {
  list: [{ platform: "lhzr", name: "澜禾真人", amount: "320.00", state: "succeeded", reason: null }],
});

/** As the site guards a member's page: without a session it leads to log-in, and from there back. */
const Guarded = (): ReactElement => {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  return status === 0 ? (
    <Navigate replace to={`/login?${new URLSearchParams({ return: `${pathname}${search}` }).toString()}`} />
  ) : (
    <Page />
  );
};

const LogIn = (): ReactElement => {
  const client = useAccountClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enter = async (): Promise<void> => {
    await client.withSealed(async ({ keyId, seal }) =>
      client.account.login({ username: "member01", password: await seal("p"), keyId }),
    );
    void navigate(search.get("return") ?? "/", { replace: true });
  };
  return (
    <button type="button" onClick={() => void enter()}>
      {"登录"}
    </button>
  );
};

/** The hall, a button into the game, and the browser's back button. */
const Places = ({ state }: { state: object }): ReactElement => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(PATH, { state })}>
        {"进入"}
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        {"浏览器后退"}
      </button>
      <Routes>
        <Route path="/venues" element={<Guarded />} />
        <Route path="/login" element={<LogIn />} />
        <Route path="*" element={<p>{"大厅"}</p>} />
      </Routes>
    </>
  );
};
/** The play page as it is reached from a hall. */
export const openPlay = async (
  answers: FakeAnswers = {},
  options: ScreenOptions & { readonly isAuto?: boolean; readonly state?: object } = {},
) => {
  const shown = await showScreen(
    <Places state={{ from: "/venue/realbet", ...options.state }} />,
    {
      ...answers,
      service: { md: boot },
      member: {
        token: sampleMember(options.isAuto ?? false),
        balance: sampleBalance(),
        recordGame: sampleBets([]),
        ...answers.member,
      },
      games: { start: sampleStart(), list: homeList(), recyclePost: recycled, ...answers.games },
    },
    { path: "/venue/realbet", ...options },
  );
  await userEvent.click(screen.getByRole("button", { name: "进入" }));
  await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0));
  return shown;
};
export const back = async () => userEvent.click(screen.getByRole("button", { name: "浏览器后退" }));
export const figure = (term: string | RegExp) =>
  within(screen.getByText(term).parentElement as HTMLElement).getByRole("definition").textContent;
export const frame = async () => screen.findByTitle<HTMLIFrameElement>("竹筒三骰游戏画面");

/** Posts a message to the page, from a window. */
export const post = (data: unknown, source: MessageEventSource | null, origin = "null") => {
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { data, source, origin }));
  });
};
