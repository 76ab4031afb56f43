/**
 * Calls back once, at the first signal to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of the parent process.
 */
export function onStop(callback: () => void): void {
  let isCalled = false;
  const once = () => {
    if (isCalled) return;
    isCalled = true;
    callback();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('disconnect', once);
}
