import { configure } from "@testing-library/dom";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine may take seconds to load a lazy part; the default of one second would call that missing.
configure({ asyncUtilTimeout: 10_000 });

// Here and not in the modules that render: those are loaded once a worker, and a hook belongs to one file.
afterEach(cleanup);
