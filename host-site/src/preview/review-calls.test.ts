/** @jest-environment node */
import { createReviewCalls } from './review-calls.ts';

const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();
const usual = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = fetch;
});
afterEach(() => {
  globalThis.fetch = usual;
  jest.restoreAllMocks();
});

it('gives up a call that never ends', async () => {
  const deadline = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  fetch.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const calls = createReviewCalls('token');
  const answers = [calls.read(), calls.decide({ name: 'Asha', text: '', decision: 'approved' })];
  expect(timeout.mock.calls).toEqual([[30_000], [30_000]]);
  deadline.abort();
  for (const answer of await Promise.all(answers)) {
    expect(answer).toEqual({
      message: 'Network error. Please check your connection and try again.',
      fields: {},
    });
  }
});
