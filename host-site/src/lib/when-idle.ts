/** Does it when the browser has nothing else to do, in three seconds at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has none.
  const { requestIdleCallback = () => setTimeout(work, 100) } = window as Partial<Window>;
  requestIdleCallback(work, { timeout: 3_000 });
}
