/** Runs a job after each request for it, but not too often and never twice at a time. */
export interface ThrottledRunner {
  /** Requests a run soon. Requests that come before it starts share it. */
  request: () => void;
  /** Ends it for good: neither a run that is under way nor a later request starts another. */
  stop: () => void;
}

/** Debounce of the first request: changes that follow it closely share its run. */
const waitMs = 60;
/** Shortest time from one run to the next: the calls of a session are rate-limited. */
const runMs = 150;

/** @param job takes the newest state when it runs; never rejects */
export function createThrottledRunner(job: () => Promise<void>): ThrottledRunner {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isRequested = false;
  let isStopped = false;

  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    isRequested = false;
    await Promise.all([job(), new Promise((resolve) => setTimeout(resolve, runMs))]);
    isRunning = false;
    if (isRequested) request();
  }

  function request(): void {
    isRequested = true;
    if (!isRunning && !isStopped) timer ??= setTimeout(() => void run(), waitMs);
  }

  return {
    request,
    stop() {
      clearTimeout(timer);
      isStopped = true;
    },
  };
}
