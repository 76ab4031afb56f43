import { isApiFailure } from '../../lib/api-failure.ts';
import { seconds } from '../../lib/durations.ts';

const pauseMs = seconds(5);
/** 65 s in all: longer than the server's one-minute rate-limit window. */
const pausesMax = 13;

/** Runs a call; on status 429 it retries every 5 s, at most 13 times. */
export async function retryWhenThrottled<Result>(call: () => Promise<Result>, pauses = 0): Promise<Result> {
  try {
    return await call();
  } catch (failure) {
    if (!isApiFailure(failure) || failure.status !== 429 || pauses === pausesMax) throw failure;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return retryWhenThrottled(call, pauses + 1);
}
