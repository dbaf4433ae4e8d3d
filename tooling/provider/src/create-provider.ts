import type { CreateProvider } from "./types.ts";

/** Opens the provider on a database. */
export const createProvider: CreateProvider = () => Promise.reject(new Error("The provider has its door only so far."));
