export { fixture } from "./fixture.ts";
export { createFakeClient, type FakeAnswer, type FakeAnswers, type FakeClient, type FakeOptions, type FakeRequest } from "./create-fake-client.ts";
export { after, failure, refusal } from "./answers.ts";
