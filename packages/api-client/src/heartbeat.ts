import type { GameState } from "@baize/domain";
import type { Client } from "./client-types.ts";

export declare function startHeartbeat(client: Client, getGame?: () => Pick<GameState, "gameid" | "platform">): () => void;
