/** @jest-environment node */
import { apiFailure } from '../../lib/api-failure.ts';
import { retryWhenThrottled } from './retry-when-throttled.ts';

const tooMany = apiFailure('refused', { status: 429 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('goes on once the server takes writes again', async () => {
  const job = jest.fn<Promise<string>, []>();
  job.mockRejectedValueOnce(tooMany).mockRejectedValueOnce(tooMany).mockResolvedValue('done');
  const done = retryWhenThrottled(job);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(job).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  await expect(done).resolves.toBe('done');
});

test('gives up after more than a minute, and at once for any other failure', async () => {
  const job = jest.fn(() => Promise.reject(tooMany));
  const failed = expect(retryWhenThrottled(job)).rejects.toBe(tooMany);
  await jest.advanceTimersByTimeAsync(66_000);
  await failed;
  const gone = apiFailure('refused', { status: 404 });
  await expect(retryWhenThrottled(() => Promise.reject(gone))).rejects.toBe(gone);
});
