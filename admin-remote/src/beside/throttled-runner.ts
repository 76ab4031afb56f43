/** Runs a job after each request for it, but not too often and never twice at a time. */
export interface ThrottledRunner {
  /** Requests a run soon. Requests that come before it starts share it. */
  request: () => void;
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
    if (!isRunning) timer ??= setTimeout(() => void run(), waitMs);
  }

  return {
    request,
    stop() {
      clearTimeout(timer);
      // Keeps later requests from starting a run.
      isRunning = true;
    },
  };
}
