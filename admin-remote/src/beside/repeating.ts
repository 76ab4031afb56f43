/** Runs a job again and again while something changes, never two at a time. */
export interface Repeating {
  /** Something changed: the job is to run soon. */
  ask: () => void;
  stop: () => void;
}

/** The first change waits so long for those that follow it. */
const waitMs = 60;
/** The shortest time from one run to the next: a session has a limited number of calls. */
const runMs = 150;

/** A job that takes what is newest by the time it runs. It never rejects. */
export function createRepeating(job: () => Promise<void>): Repeating {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAsked = false;

  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    isAsked = false;
    await Promise.all([job(), new Promise((resolve) => setTimeout(resolve, runMs))]);
    isRunning = false;
    if (isAsked) ask();
  }

  function ask(): void {
    isAsked = true;
    if (!isRunning) timer ??= setTimeout(() => void run(), waitMs);
  }

  return {
    ask,
    stop() {
      clearTimeout(timer);
      // Nothing starts any more.
      isRunning = true;
    },
  };
}
