import { useRef, useState } from 'react';

export interface OneAtATime {
  isRunning: boolean;
  /** Running, or so shortly after a success that a press would do nothing. */
  isClosed: boolean;
  /** Runs a job, unless one is running or has just succeeded. The job returns whether it succeeded. */
  run: (job: () => Promise<boolean>) => void;
}

/** A press so soon after a success is the second half of a double click. */
const doubleClickMs = 500;

/** From the first press on, a second one does nothing: checking the fields takes a moment, too. */
export function useOneAtATime(): OneAtATime {
  const isTaken = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [isClosed, setClosed] = useState(false);

  async function begin(job: () => Promise<boolean>): Promise<void> {
    if (isTaken.current) return;
    isTaken.current = true;
    setRunning(true);
    setClosed(true);
    let hasSucceeded = false;
    try {
      hasSucceeded = await job();
    } finally {
      setRunning(false);
      setTimeout(open, hasSucceeded ? doubleClickMs : 0);
    }
  }

  function open(): void {
    isTaken.current = false;
    setClosed(false);
  }

  return { isRunning, isClosed, run: (job) => void begin(job) };
}
