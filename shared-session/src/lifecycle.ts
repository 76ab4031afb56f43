/** Counts who wants something to run: the first starts it, the last stops it. */
export function createLifecycle(run: () => () => void): () => () => void {
  let users = 0;
  let stop: (() => void) | undefined;
  return () => {
    users += 1;
    stop ??= run();
    let isUsing = true;
    return () => {
      if (isUsing) users -= 1;
      isUsing = false;
      if (users > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}
