/** Does it when the browser has nothing else to do, in three seconds at the latest. */
export function whenIdle(work: () => void): void {
  const { requestIdleCallback = () => setTimeout(work, 500) } = window as Partial<Window>;
  requestIdleCallback(work, { timeout: 3_000 });
}
