import { useRef, useState } from 'react';

export interface OneAtATime {
  isRunning: boolean;
  /** Runs a job, unless one is under way or has just succeeded. The job tells whether it did. */
  run: (job: () => Promise<boolean>) => void;
}

/** A press so soon after a success is the second half of a double click. */
const doubleClickMs = 500;

/** From the first press on, a second one does nothing: checking the fields takes a moment, too. */
export function useOneAtATime(): OneAtATime {
  const isTaken = useRef(false);
  const [isRunning, setRunning] = useState(false);

  async function begin(job: () => Promise<boolean>): Promise<void> {
    if (isTaken.current) return;
    isTaken.current = true;
    setRunning(true);
    let hasSucceeded = false;
    try {
      hasSucceeded = await job();
    } finally {
      setRunning(false);
      setTimeout(() => (isTaken.current = false), hasSucceeded ? doubleClickMs : 0);
    }
  }

  return { isRunning, run: (job) => void begin(job) };
}
