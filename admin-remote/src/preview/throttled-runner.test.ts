/** @jest-environment node */
import { createThrottledRunner } from './throttled-runner.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('requests during a run share the next one', async () => {
  const job = jest.fn(() => Promise.resolve());
  const runner = createThrottledRunner(job);
  runner.request();
  await jest.advanceTimersByTimeAsync(100);
  runner.request();
  runner.request();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(job).toHaveBeenCalledTimes(2);
});

test('a stop during a run ends it for good', async () => {
  const job = jest.fn(() => Promise.resolve());
  const runner = createThrottledRunner(job);
  runner.request();
  await jest.advanceTimersByTimeAsync(100);
  runner.request();
  runner.stop();
  await jest.advanceTimersByTimeAsync(5_000);
  runner.request();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(job).toHaveBeenCalledTimes(1);
});
