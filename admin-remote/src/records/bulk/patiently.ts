import { isApiFailure } from '../../lib/api-failure.ts';
import { seconds } from '../../lib/durations.ts';

const pauseMs = seconds(5);
/** Longer together than the minute in which the server counts the writes of a session. */
const pausesMax = 13;

/** Does a job of many, again after a pause as long as the server finds that they come too quickly. */
export async function patiently<Result>(job: () => Promise<Result>, pauses = 0): Promise<Result> {
  try {
    return await job();
  } catch (failure) {
    if (!isApiFailure(failure) || failure.status !== 429 || pauses === pausesMax) throw failure;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return patiently(job, pauses + 1);
}
