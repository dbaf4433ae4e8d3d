import { configure } from "@testing-library/dom";

// A busy machine may take seconds to load a lazy part; the default of one second would call that missing.
configure({ asyncUtilTimeout: 10_000 });
