export { fixture, type FixtureOverrides } from "./fixture.ts";
export {
  createFakeClient,
  type FakeAnswer,
  type FakeAnswered,
  type FakeAnswers,
  type FakeClient,
  type FakeOptions,
  type FakeRequest,
} from "./create-fake-client.ts";
export { after, failure, held, refusal, type Fault } from "./answers.ts";
export { SAMPLE_PUBLIC_KEY } from "./sample-public-key.ts";
